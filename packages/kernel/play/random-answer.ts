import type { Answer, Offer } from './question.ts'

/** Lists count as several bare verbs, so that a random player does things rather than pass. */
const MOST = 6

const weightOf = (options: readonly number[] | boolean | undefined): number =>
  typeof options === 'object' ? Math.min(options.length, MOST) : Number(options ?? false)

/** One of the offered answers; `pick(n)` chooses from 0 to n - 1. */
export function randomAnswer(offer: Offer, pick: (n: number) => number): Answer {
  let total = 0
  for (const verb in offer) total += weightOf(offer[verb])
  if (total === 0) throw new Error('nothing is offered')
  let ticket = pick(total)
  for (const verb in offer) {
    const options = offer[verb]
    ticket -= weightOf(options)
    if (ticket >= 0) continue
    return typeof options === 'object' ? { verb, arg: options[pick(options.length)] as number } : { verb }
  }
  throw new Error('the weights do not add up')
}

/** Small, quick and repeatable numbers for random players and fuzzers; never for the game's own dice. */
export function quickRandom(seed: number): (n: number) => number {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x6d2b79f5) >>> 0
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) % n
  }
}
