/** A plan is the temper of one half. */
import { enemyOf } from '../nations.ts'
import type { State } from '../state.ts'
import { halvesLeft } from './clock.ts'
import { sideOf } from './seat.ts'
import type { Temper } from './temper.ts'

export interface Plan {
  /** halves left when it was made */
  readonly left: number
  readonly temper: Temper
}

/** Is it still the half the plan was made for? */
export const isCurrent = (s: State, seat: number, { left }: Plan): boolean =>
  s.fortnight > 0 && s.phasing !== enemyOf(sideOf(seat)) && halvesLeft(s) === left
