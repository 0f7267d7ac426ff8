/** A plan is the action of one round (§8.2): a card, its use, and the temper in which it is carried out. */
import type { State } from '../state.ts'
import type { Use } from './card-answers.ts'
import type { Temper } from './operations.ts'

export interface Plan {
  readonly turn: number
  readonly round: number
  readonly verb: Use
  /** The card, or the nation in which an uprising is raised; -1 for none. */
  readonly arg: number
  readonly temper: Temper
}

/** Whether it is still the round the plan was made for. */
export const isCurrent = (s: State, side: number, { turn, round }: Plan): boolean =>
  s.turn === turn && s.round === round && s.active === side
