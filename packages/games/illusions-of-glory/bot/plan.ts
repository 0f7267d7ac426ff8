/** A plan is the action of one round (§8.2): a card, what it is played for, and the temper in which it is carried out. */
import type { State } from '../state.ts'
import type { Use } from './card-answers.ts'
import type { Temper } from './operations.ts'

export interface Plan {
  readonly turn: number
  readonly round: number
  readonly verb: Use
  /** the card, or the nation an uprising is raised in; -1 none */
  readonly arg: number
  readonly temper: Temper
}

/** is it still the round the plan was made for? */
export const isCurrent = (s: State, side: number, { turn, round }: Plan): boolean =>
  s.turn === turn && s.round === round && s.active === side
