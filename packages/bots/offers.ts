/** Reading what is offered, and choosing from it. */
import type { Answer, Offer } from '@sandtable/kernel'

/** the arguments an offer has for a verb */
export function argsOf(offer: Offer, verb: string): readonly number[] {
  const options = offer[verb]
  return typeof options === 'object' ? options : []
}

export const isBare = (offer: Offer, verb: string): boolean => offer[verb] === true

/** any answer at all, for questions nobody has thought of */
export function anything(offer: Offer): Answer {
  for (const verb in offer) {
    const options = offer[verb]
    if (options === true) return { verb }
    if (typeof options === 'object' && options.length > 0) return { verb, arg: options[0] as number }
  }
  throw new Error('nothing is offered')
}
