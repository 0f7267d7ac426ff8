/** A plan is a list of orders for one force: who sets out, by which way, and against whom. */
import type { Order } from '@sandtable/bots'
import { enemyOf } from '../nations.ts'
import type { State } from '../state.ts'
import { halvesLeft } from './clock.ts'
import { numberIn } from './offers.ts'
import type { Order as Move } from './orders.ts'
import { sideOf } from './seat.ts'
import type { Sight } from './types.ts'

export interface Plan {
  /** halves left when it was made */
  readonly left: number
  readonly orders: readonly Order[]
  /** what they come to; undefined where habit decides, or nobody goes anywhere */
  readonly move?: Move | undefined
}

export const planOf = (s: State, orders: readonly Order[], move?: Move): Plan => ({
  left: halvesLeft(s),
  orders,
  move,
})

/** Is it still the half the plan was made for? */
export const isCurrent = (s: State, seat: number, { left }: Plan): boolean =>
  s.fortnight > 0 && s.phasing !== enemyOf(sideOf(seat)) && halvesLeft(s) === left

/** What a question is about: the place where the force stands; -1 where a force is still to be taken up. */
export const aboutOf = ({ prompt, facts }: Pick<Sight, 'prompt' | 'facts'>): number =>
  prompt === 'move-force' ? numberIn(facts, 'place') : -1
