import { argsOf, isBare } from '@sandtable/bots'
import type { Answer, Facts, Offer } from '@sandtable/kernel'

export { anything, argsOf, isBare } from '@sandtable/bots'

export const has = (offer: Offer, verb: string, arg: number): boolean => argsOf(offer, verb).includes(arg)

/** The argument with the highest score, as an answer; undefined without any. */
export function bestOf(offer: Offer, verb: string, score: (arg: number) => number): Answer | undefined {
  let best: number | undefined
  let most = -Infinity
  for (const arg of argsOf(offer, verb)) {
    const its = score(arg)
    if (its > most) [best, most] = [arg, its]
  }
  return best === undefined ? undefined : { verb, arg: best }
}

/** The first of these bare verbs that is offered. */
export function firstOf(offer: Offer, verbs: readonly string[]): Answer | undefined {
  const verb = verbs.find((each) => isBare(offer, each))
  return verb === undefined ? undefined : { verb }
}

export const numberIn = (facts: Facts, name: string): number => {
  const value = facts[name]
  return typeof value === 'number' ? value : -1
}
export const numbersIn = (facts: Facts, name: string): readonly number[] => {
  const value = facts[name]
  return Array.isArray(value) ? value.map(Number) : []
}
