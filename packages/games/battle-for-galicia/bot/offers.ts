/** Reading what is offered. */
import type { Answer, Facts, Offer } from '@sandtable/kernel'

export function list(offer: Offer, verb: string): readonly number[] {
  const options = offer[verb]
  return typeof options === 'object' ? options : []
}

export function numbers(facts: Facts, name: string): readonly number[] {
  const fact = facts[name]
  return Array.isArray(fact) ? (fact as readonly number[]) : []
}

export const number = (facts: Facts, name: string): number => {
  const fact = facts[name]
  return typeof fact === 'number' ? fact : -1
}

/** The argument of highest score, as an answer; undefined if nothing is offered. */
export function best(offer: Offer, verb: string, score: (arg: number) => number): Answer | undefined {
  const args = list(offer, verb)
  if (args.length === 0) return undefined
  let arg = args[0] as number
  let most = score(arg)
  for (const each of args.slice(1)) {
    const worth = score(each)
    if (worth <= most) continue
    most = worth
    arg = each
  }
  return { verb, arg }
}

/** Whatever bare verb there is, or the first of all. */
export function plainest(offer: Offer): Answer {
  const bare = Object.keys(offer).find((verb) => offer[verb] === true)
  if (bare !== undefined) return { verb: bare }
  const verb = Object.keys(offer).find((each) => list(offer, each).length > 0) ?? ''
  return { verb, arg: list(offer, verb)[0] as number }
}
