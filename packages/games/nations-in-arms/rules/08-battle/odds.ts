/** §8.3.1 Odds: the ratio of combat points, and what it is worth. */
import { DATA } from '../../data/load.ts'

/** A ratio as the table lists it: three to one is 3, one to three is -3, even is 1. */
export type Ratio = number

const modifiers = new Map(
  DATA.tables.odds.rows.map(({ ratio, modifier }) => {
    const [attack = 1, defence = 1] = ratio.split(':').map(Number)
    return [attack >= defence ? attack / defence : -defence / attack, modifier] as const
  }),
)
const BEST = Math.max(...modifiers.keys())
const WORST = Math.min(...modifiers.keys())

const HALF = 0.5
const ROUT = 5
/** §8.3.1(3)b of the quotient of an inferior attacker */
const EVEN = 0.75

/** §8.3.1(3) Rounded to a listed ratio, or beyond the list; the same from either side's combat points. */
export function ratioOf(attack: number, defence: number): Ratio {
  if (defence === 0) return Infinity
  if (attack === 0) return -Infinity
  const quotient = attack / defence
  // §8.3.1(3)a
  if (quotient >= 1) return Math.floor(quotient + HALF)
  // §8.3.1(3)b the quotient itself is rounded (ruling 2): below 0.75 the next lower listed ratio
  if (quotient >= EVEN) return 1
  if (isRouted(attack, defence)) return -Math.floor(defence / attack + HALF)
  return -Math.min(ROUT - 1, Math.ceil(defence / attack))
}

/** §8.3.1(5) five to one after rounding, as for the attacker: 4.5 to 1 counts (rulings 2 and 61) */
const isRouted = (attack: number, defence: number): boolean => Math.floor(defence / attack + HALF) >= ROUT
/** §8.3.1(5) who wins without dice: 1 the attacker, -1 the defender, 0 nobody */
export function wonByOdds(ratio: Ratio): -1 | 0 | 1 {
  if (ratio >= ROUT) return 1
  return ratio <= -ROUT ? -1 : 0
}

/** §8.3.1(4) to the attacker's roll only */
export const oddsModifier = (ratio: Ratio): number =>
  modifiers.get(Math.min(BEST, Math.max(WORST, ratio))) ?? 0

const EXEMPT = 3
/** §8.3.1(6) §8.4.2(1)a superior by three to one: no check for an L */
export const isExempt = (ratio: Ratio, isAttacker: boolean): boolean =>
  isAttacker ? ratio >= EXEMPT : ratio <= -EXEMPT
