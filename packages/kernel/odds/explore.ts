import type { Chance } from '../dice/chance.ts'
import { KeyedChance } from '../dice/keyed-chance.ts'
import type { Seed } from '../dice/seed.ts'
import { eyesOf } from '../events/event.ts'
import type { GameTypes } from '../game-types.ts'
import type { Json } from '../game.ts'
import { imaginedBy, maskedFor } from '../play/masked.ts'
import type { Play } from '../play/play.ts'
import type { Refusal } from '../play/refusal.ts'
import { type Move, whyNot } from '../play/submit.ts'
import type { Text } from '../text.ts'
import type { OddsOutcome } from './outcome.ts'
import { type Sampled, sampleOdds } from './sample.ts'
import { ScriptedChance } from './scripted-chance.ts'

export interface Odds {
  /** likeliest first; the p sum to 1 */
  readonly outcomes: readonly OddsOutcome[]
  /** what the seat cannot know and was therefore assumed */
  readonly assumed?: Text
  /** how often the procedure was run */
  readonly runs: number
  /** only where there are too many outcomes to try them all */
  readonly sampled?: Sampled
}

export interface ExploreOptions {
  /** stop at the first event of this type rather than at the next decision */
  readonly until?: string
  /** with more outcomes than this the odds are sampled */
  readonly limit?: number
  /** in so many runs */
  readonly samples?: number
  /** rather than sampled they are refused */
  readonly exact?: true
}

const LIMIT = 10_000
const SAMPLES = 4_000

/** Thrown to leave an imagined run early; never leaves this file. */
class Stop extends Error {}

/**
 * The exact distribution of what a move leads to, up to the next decision: every outcome of every die is tried. Where
 * there are too many (a salvo of a whole fleet, battles of several rounds) it is sampled, and says so. It is worked out
 * from the masked position: the seat learns nothing it cannot know.
 */
export function odds<T extends GameTypes>(
  play: Play<T>,
  move: Move,
  options: ExploreOptions = {},
): Odds | Refusal {
  const refusal = whyNot(play, move)
  if (refusal) return refusal
  const { game, scenario } = play.setup
  // Others may have answered in secret already: nothing can be told before all answers are shown.
  const known = play.seenFrom(move.seat)
  if (known.isHeldBack(move.seat)) return { outcomes: [{ p: 1, result: game.result([]) }], runs: 0 }
  const eyes = eyesOf(scenario.seats[move.seat]?.powers ?? [])
  const assumed = game.assumption(maskedFor(game, known.state, eyes), eyes)
  const { outcomes, sampled } = outcomesOf(imaginedBy(known, eyes), move, options)
  return {
    outcomes: merge(outcomes),
    ...(assumed ? { assumed } : {}),
    runs: outcomes.length,
    ...(sampled ? { sampled } : {}),
  }
}

interface Found {
  readonly outcomes: readonly OddsOutcome[]
  readonly sampled?: Sampled
}

function outcomesOf<T extends GameTypes>(from: Play<T>, move: Move, options: ExploreOptions): Found {
  const { until, limit = LIMIT, samples = SAMPLES, exact } = options
  const outcomes = runAll(from, move, until, limit)
  if (outcomes) return { outcomes }
  if (exact) throw new RangeError(`more than ${limit} outcomes`)
  return sampleOdds(from, move, samples, (chance) => runOnce(from.fork(), move, chance, until))
}

/** After so many runs one can tell how many there would be. */
const ENOUGH_TO_TELL = 256

/** Every outcome; undefined if there are more than the limit, or will be by the look of it. */
function runAll<T extends GameTypes>(
  from: Play<T>,
  move: Move,
  until: string | undefined,
  limit: number,
): OddsOutcome[] | undefined {
  const results: OddsOutcome[] = []
  let done = 0
  let script: number[] | undefined = []
  while (script) {
    const chance = new ScriptedChance(script)
    results.push({ result: runOnce(from.fork(), move, chance, until), p: chance.probability })
    done += chance.widths.reduce((share, width) => share / width, 1)
    if (results.length > limit) return undefined
    if (results.length === ENOUGH_TO_TELL && ENOUGH_TO_TELL / done > limit) return undefined
    script = nextScript(script, chance.widths)
  }
  return results
}

function runOnce<T extends GameTypes>(play: Play<T>, move: Move, chance: Chance, until?: string): Json {
  const events: T['event'][] = []
  play.umpire.chance = chance
  play.umpire.emit = (event) => {
    events.push(event)
    if (event.type === until) throw new Stop()
  }
  try {
    play.answer(move.seat, move.answer)
  } catch (error) {
    if (!(error instanceof Stop)) throw error
  }
  return play.setup.game.result(events)
}

/** The next path in order, like counting with digits of different bases. */
function nextScript(script: readonly number[], widths: readonly number[]): number[] | undefined {
  const path = widths.map((_, i) => script[i] ?? 0)
  for (let i = path.length - 1; i >= 0; i--) {
    const branch = (path[i] as number) + 1
    if (branch < (widths[i] as number)) return [...path.slice(0, i), branch]
  }
  return undefined
}

function merge(runs: readonly OddsOutcome[]): OddsOutcome[] {
  const merged = new Map<string, OddsOutcome>()
  for (const { p, result } of runs) {
    const key = JSON.stringify(result)
    merged.set(key, { p: p + (merged.get(key)?.p ?? 0), result })
  }
  return [...merged.values()].sort((a, b) => b.p - a.p)
}

/**
 * The position a move would have led to with other dice, up to the next decision. What fell before it
 * stays. To look at, not to play on: a fork of it would have the game's own dice again.
 */
export function rerolled<T extends GameTypes>(before: Play<T>, move: Move, seed: Seed): Play<T> {
  const play = before.fork()
  play.umpire.chance = new KeyedChance(seed)
  play.answer(move.seat, move.answer)
  return play
}
