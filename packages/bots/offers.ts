/** Reading what is offered, and choosing from it. */
import type { Answer, Facts, Offer } from '@sandtable/kernel'

/** the arguments an offer has for a verb */
export function argsOf(offer: Offer, verb: string): readonly number[] {
  const options = offer[verb]
  return typeof options === 'object' ? options : []
}

export const isBare = (offer: Offer, verb: string): boolean => offer[verb] === true

export const has = (offer: Offer, verb: string, arg: number): boolean => argsOf(offer, verb).includes(arg)

/** the argument with the highest score, as an answer; undefined without any */
export function bestOf(offer: Offer, verb: string, score: (arg: number) => number): Answer | undefined {
  let best: number | undefined
  let most = -Infinity
  for (const arg of argsOf(offer, verb)) {
    const its = score(arg)
    if (its > most) [best, most] = [arg, its]
  }
  return best === undefined ? undefined : { verb, arg: best }
}

/** the first of these bare verbs that is offered */
export function firstOf(offer: Offer, verbs: readonly string[]): Answer | undefined {
  const verb = verbs.find((each) => isBare(offer, each))
  return verb === undefined ? undefined : { verb }
}

/** the number a fact names, or -1 */
export const numberIn = (facts: Facts, name: string): number => {
  const fact = facts[name]
  return typeof fact === 'number' ? fact : -1
}

export const numbersIn = (facts: Facts, name: string): readonly number[] => {
  const fact = facts[name]
  return Array.isArray(fact) ? fact.map(Number) : []
}

/** any answer at all, for questions nobody has thought of */
export function anything(offer: Offer): Answer {
  for (const verb in offer) {
    const options = offer[verb]
    if (options === true) return { verb }
    if (typeof options === 'object' && options.length > 0) return { verb, arg: options[0] as number }
  }
  throw new Error('nothing is offered')
}
