import {
  type Game,
  type GameRecord,
  HASH_DIGITS,
  type Match,
  readRecord,
  replay,
  setupOf,
} from '@sandtable/kernel'
import type { Arguments } from '../arguments.ts'
import { readText } from '../files.ts'
import { findGame, findManifest } from '../find-game.ts'
import { orProblem, Problem } from '../problem.ts'
import { recordOfSave } from '../save/read-save.ts'
import { refusalLine } from '../texts.ts'

export interface OpenRecord {
  readonly game: Game
  readonly record: GameRecord
}

/** The record in a file; a saved game of `play` will do too. */
export async function openRecord(path: string): Promise<OpenRecord> {
  const record = recordAt(path)
  return { game: await findGame(record.game), record }
}

/** The record alone, of a game there is. */
export function recordAt(path: string): GameRecord {
  const text = readText(path)
  const record = recordOfSave(text) ?? readRecord(text)
  if (typeof record === 'string') throw new Problem(`${path}: ${record}`)
  findManifest(record.game)
  return record
}

/** The record's game, played again to its end or to `--at`. */
export async function replayed(args: Arguments): Promise<Match> {
  const path = args.operand(0)
  const { game, record } = await openRecord(path)
  const at = args.whole('at', { least: 0, most: record.actions.length })
  return replayedTo(path, game, at === undefined ? record : firstActions(record, at))
}

function replayedTo(path: string, game: Game, record: GameRecord): Match {
  // Setting up first tells a record of another edition from one with a bad action.
  orProblem(setupOf(game, record))
  const result = replay(game, record)
  if ('match' in result) return result.match
  const { at, problem, refusal } = result.mismatch
  const why = refusal ? `: ${refusalLine(game, refusal)}` : ''
  throw new Problem(`${path} does not replay: action ${at}, ${problem}${why}`)
}

/** The record as it was after so many actions; what it says of its end no longer holds. */
function firstActions(record: GameRecord, count: number): GameRecord {
  const { game, edition, scenario, options, seed, commitment, hashes } = record
  return {
    ...{ game, edition, scenario, options },
    ...(commitment === undefined ? {} : { commitment }),
    ...(seed === undefined ? {} : { seed }),
    ...(hashes === undefined ? {} : { hashes: hashes.slice(0, count * HASH_DIGITS) }),
    actions: record.actions.slice(0, count),
  }
}
