/** A plan is a list of orders for one action (§8.2): a card and its use, activations, marches, attacks, retreats. */
import type { Order } from '@sandtable/bots'
import type { Side } from '../sides.ts'
import type { State } from '../state.ts'
import { numberIn, numbersIn } from './offers.ts'
import type { Sight } from './types.ts'

export interface Plan {
  readonly turn: number
  readonly round: number
  /** The side whose action it is: retreats are ordered in the enemy's. */
  readonly active: Side
  readonly orders: readonly Order[]
}

export const planOf = ({ turn, round, active }: State, orders: readonly Order[]): Plan => ({
  turn,
  round,
  active,
  orders,
})

/** Whether it is still the action the plan was made for. */
export const isCurrent = (s: State, { turn, round, active }: Plan): boolean =>
  s.turn === turn && s.round === round && s.active === active

/** The unit a question is about, -1 if it is about none. */
export const aboutOf = ({ prompt, facts }: Pick<Sight, 'prompt' | 'facts'>): number =>
  prompt === 'march' ? (numbersIn(facts, 'pieces')[0] ?? -1) : numberIn(facts, 'piece')
