import { type Game, Match, recordOf, writeRecord } from '@sandtable/kernel'
import { randomMove } from '../selfplay/random-game.ts'
import { timed } from './clock.ts'
import { courseOf } from './course.ts'
import { median, p99 } from './statistics.ts'

export interface Sizes {
  /** the state as it lies in memory, and as JSON */
  readonly stateBytes: number
  readonly stateJsonBytes: number
  readonly recordBytes: number
  readonly actionsPerGame: number
  readonly seekMs: number
  readonly seekP99Ms: number
}

const SEEKS = 200

/** Measured on one whole game. */
export function measureSizes(game: Game): Sizes {
  const { setup, pick } = courseOf(game, 1)
  const match = new Match(setup)
  while (!match.play.isOver) match.take(randomMove(match.play, pick))
  const seeks = Array.from({ length: SEEKS }, (_, i) => seekTime(match, i / SEEKS))
  return {
    stateBytes: match.play.state.words.byteLength,
    stateJsonBytes: JSON.stringify(game.layout.toJson(match.play.state)).length,
    recordBytes: Buffer.byteLength(writeRecord(recordOf(match))),
    actionsPerGame: match.length,
    seekMs: median(seeks),
    seekP99Ms: p99(seeks),
  }
}

const seekTime = (match: Match, share: number): number =>
  timed(() => match.at(Math.floor(match.length * share)))
