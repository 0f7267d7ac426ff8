import { eyesOf } from '../events/event.ts'
import type { GameTypes } from '../game-types.ts'
import type { Json } from '../game.ts'
import type { Play } from '../play/play.ts'
import type { Refusal } from '../play/refusal.ts'
import { type Move, whyNot } from '../play/submit.ts'
import { imaginedBy, maskedFor } from '../play/masked.ts'
import type { Text } from '../text.ts'
import { ScriptedChance } from './scripted-chance.ts'

export interface OddsOutcome {
  readonly p: number
  readonly result: Json
}

export interface Odds {
  /** likeliest first; the p sum to 1 */
  readonly outcomes: readonly OddsOutcome[]
  /** what the seat cannot know and was therefore assumed */
  readonly assumed?: Text
  /** how often the procedure was run */
  readonly runs: number
}

export interface ExploreOptions {
  /** stop at the first event of this type rather than at the next decision */
  readonly until?: string
  /** more runs than this are refused: the question is too wide */
  readonly limit?: number
}

/** Thrown to leave an imagined run early; never leaves this file. */
class Stop extends Error {}

/**
 * The exact distribution of what a move leads to, up to the next decision: every outcome of
 * every die is tried. It is worked out from the masked position: the seat learns nothing it cannot know.
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
  const runs = runAll(imaginedBy(known, eyes), move, options)
  return { outcomes: merge(runs), ...(assumed ? { assumed } : {}), runs: runs.length }
}

function runAll<T extends GameTypes>(
  from: Play<T>,
  move: Move,
  { until, limit = 100_000 }: ExploreOptions,
): OddsOutcome[] {
  const results: OddsOutcome[] = []
  let script: number[] | undefined = []
  while (script) {
    const chance = new ScriptedChance(script)
    results.push({ result: runOnce(from.fork(), move, chance, until), p: chance.probability })
    if (results.length > limit) throw new RangeError(`more than ${limit} outcomes`)
    script = nextScript(script, chance.widths)
  }
  return results
}

function runOnce<T extends GameTypes>(
  play: Play<T>,
  move: Move,
  chance: ScriptedChance,
  until?: string,
): Json {
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
