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
/** the argument of the highest score; undefined if there is none */
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
/** the same, but only if it is worth more than nothing */
export function goodOf(offer: Offer, verb: string, score: (arg: number) => number): Answer | undefined {
  const best = rated(argsOf(offer, verb), score)
  return best && best.score > 0 ? { verb, arg: best.arg } : undefined
}
/** the first of these bare verbs that is offered */
export function firstOf(offer: Offer, ...verbs: readonly string[]): Answer | undefined {
  const verb = verbs.find((each) => isBare(offer, each))
  return verb === undefined ? undefined : { verb }
}
/** the first argument there is: for questions nobody has thought of */
export function anything(offer: Offer): Answer {
  for (const verb in offer) {
    const options = offer[verb]
    if (options === true) return { verb }
    if (typeof options === 'object' && options.length > 0) return { verb, arg: options[0] as number }
  }
  throw new Error('nothing is offered')
}
