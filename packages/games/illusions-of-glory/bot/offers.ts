/** Reading what is offered, and choosing from it. */
import { argsOf, isBare } from '@sandtable/bots'
import type { Answer, Offer } from '@sandtable/kernel'

export { anything, argsOf, isBare, numberIn, numbersIn } from '@sandtable/bots'

export interface Rated {
  readonly arg: number
  readonly score: number
}
/** All arguments, the highest score first. */
export const rankedBy = (args: readonly number[], score: (arg: number) => number): Rated[] =>
  args.map((arg) => ({ arg, score: score(arg) })).sort((a, b) => b.score - a.score)
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
