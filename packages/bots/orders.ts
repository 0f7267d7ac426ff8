/**
 * A plan as a list of orders: what is to be answered to which question, one after the other. Where the list says nothing,
 * habit answers; so an empty list is what would be done anyway, and a better plan is one that orders something else.
 */
import { type Answer, type GameTypes, isOffered } from '@sandtable/kernel'
import type { Sight } from './mind.ts'

export interface Order {
  /** the question */
  readonly prompt: string
  /** what the question is about: a unit that marches or retreats; -1 where the question itself says enough */
  readonly about: number
  readonly answer: Answer
}

/** The question of a sight, with what it is about. */
export interface Matter<T extends GameTypes> {
  readonly sight: Pick<Sight<T>, 'prompt' | 'offer'>
  readonly about: number
}

/** The first order that fits the question and can still be given: what has been carried out is not offered again. */
export const orderFor = <T extends GameTypes>(
  orders: readonly Order[],
  { sight, about }: Matter<T>,
): Answer | undefined =>
  orders.find(
    (order) => order.prompt === sight.prompt && order.about === about && isOffered(sight.offer, order.answer),
  )?.answer
