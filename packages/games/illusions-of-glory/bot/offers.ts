/** Reading what is offered, and choosing from it. */
import type { Answer, Facts, Offer } from '@sandtable/kernel'

export function argsOf(offer: Offer, verb: string): readonly number[] {
  const options = offer[verb]
  return typeof options === 'object' ? options : []
}
export const isBare = (offer: Offer, verb: string): boolean => offer[verb] === true

export const numberIn = (facts: Facts, name: string): number => {
  const fact = facts[name]
  return typeof fact === 'number' ? fact : -1
}
export function numbersIn(facts: Facts, name: string): readonly number[] {
  const fact = facts[name]
  return Array.isArray(fact) ? (fact as readonly number[]) : []
}

export interface Rated {
  readonly arg: number
  readonly score: number
}
/** The argument with the highest score; undefined if there is none. */
export function rated(args: readonly number[], score: (arg: number) => number): Rated | undefined {
  let best: Rated | undefined
  for (const arg of args) {
    const its = score(arg)
    if (best === undefined || its > best.score) best = { arg, score: its }
  }
  return best
}
export function bestOf(offer: Offer, verb: string, score: (arg: number) => number): Answer | undefined {
  const best = rated(argsOf(offer, verb), score)
  return best && { verb, arg: best.arg }
}
/** The same, but only if its score is above zero. */
export function goodOf(offer: Offer, verb: string, score: (arg: number) => number): Answer | undefined {
  const best = rated(argsOf(offer, verb), score)
  return best && best.score > 0 ? { verb, arg: best.arg } : undefined
}
/** The first offered of these verbs without an argument. */
export function firstOf(offer: Offer, ...verbs: readonly string[]): Answer | undefined {
  const verb = verbs.find((each) => isBare(offer, each))
  return verb === undefined ? undefined : { verb }
}
/** The first argument offered: for questions without an answer of their own. */
export function anything(offer: Offer): Answer {
  for (const verb in offer) {
    const options = offer[verb]
    if (options === true) return { verb }
    if (typeof options === 'object' && options.length > 0) return { verb, arg: options[0] as number }
  }
  throw new Error('nothing is offered')
}
