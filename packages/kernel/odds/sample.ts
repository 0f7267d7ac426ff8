import { KeyedChance } from '../dice/keyed-chance.ts'
import { seedFrom } from '../dice/seed.ts'
import type { GameTypes } from '../game-types.ts'
import type { Json } from '../game.ts'
import type { Play } from '../play/play.ts'
import type { Move } from '../play/submit.ts'
import type { OddsOutcome } from './outcome.ts'

/** Odds that were not worked out but tried: how often, and how far they may be out. */
export interface Sampled {
  readonly runs: number
  /** in 19 of 20 cases any chance among them is nearer to the truth than this */
  readonly error: number
}

/** 1.96 standard deviations of the chance that swings most, one in two */
const errorOf = (runs: number): number => 0.98 / Math.sqrt(runs)

/** Tries a move so many times. The dice follow from the position: asked again, the odds are the same. */
export function sampleOdds<T extends GameTypes>(
  from: Play<T>,
  { answer }: Move,
  runs: number,
  runOnce: (chance: KeyedChance) => Json,
): { readonly outcomes: OddsOutcome[]; readonly sampled: Sampled } {
  const chance = new KeyedChance(seedFrom(`odds ${from.hash()} ${answer.verb} ${answer.arg ?? ''}`))
  const outcomes = Array.from({ length: runs }, () => ({ p: 1 / runs, result: runOnce(chance) }))
  return { outcomes, sampled: { runs, error: errorOf(runs) } }
}
