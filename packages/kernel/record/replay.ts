import { commitmentOf } from '../dice/seed.ts'
import type { GameTypes } from '../game-types.ts'
import type { Game } from '../game.ts'
import { Match, type MatchOptions } from '../play/match.ts'
import type { Setup } from '../play/play.ts'
import type { Refusal } from '../play/refusal.ts'
import { completeOptions } from '../options.ts'
import { findScenario } from './read-record.ts'
import { type GameRecord, HASH_DIGITS, hasOurHashes } from './record.ts'

/** Where a record and its replay part ways. */
export interface Mismatch {
  /** number of the action, from 1; 0 for the head of the record */
  readonly at: number
  readonly problem: string
  readonly refusal?: Refusal
}

export type Replay<T extends GameTypes> = { readonly match: Match<T> } | { readonly mismatch: Mismatch }

/** The set-up a record asks for, or what is wrong with it. */
export function setupOf<T extends GameTypes>(game: Game<T>, record: GameRecord): Setup<T> | string {
  if (record.game !== game.id) return `the record is of "${record.game}", not of "${game.id}"`
  if (record.edition !== game.edition)
    return `the record is of edition ${record.edition} of ${game.id}; this is edition ${game.edition}`
  if (record.seed === undefined) return 'the record is sealed: its seed has not been revealed'
  if (record.commitment && record.commitment !== commitmentOf(record.seed))
    return 'the seed does not match its commitment'
  const scenario = findScenario(game, record.scenario)
  if (typeof scenario === 'string') return scenario
  const options = completeOptions(game, scenario, record.options)
  if (typeof options === 'string') return options
  return { game, scenario, options, seed: record.seed }
}

export interface ReplayOptions extends MatchOptions {
  /**
   * The record was made by this very program and nobody else could change it. If its last hash is right, its actions are
   * done again without asking whether each is offered; if not, it is checked like any other.
   */
  readonly isOwn?: boolean
}

/** Plays a record again, refusing what the rules refuse and comparing every hash it carries, if hashes are still taken so. */
export function replay<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord,
  options: ReplayOptions = {},
): Replay<T> {
  const setup = setupOf(game, record)
  if (typeof setup === 'string') return { mismatch: { at: 0, problem: setup } }
  const isHashed = hasOurHashes(record, setup.game)
  const own = options.isOwn === true && isHashed ? doneAgain(setup, record, options) : undefined
  return own ? { match: own } : checked(setup, record, options)
}

/** What the record comes to, if it can be done and ends in the position the record says. */
function doneAgain<T extends GameTypes>(
  setup: Setup<T>,
  { actions, hash }: GameRecord,
  options: MatchOptions,
): Match<T> | undefined {
  if (hash === undefined) return undefined
  const match = new Match(setup, options)
  try {
    const isDone = actions.every((action) => match.takeAgain(action))
    return isDone && match.play.hash() === hash ? match : undefined
  } catch {
    // An answer nobody offered may lead the rules anywhere. The check says which one it is.
    return undefined
  }
}

function checked<T extends GameTypes>(setup: Setup<T>, record: GameRecord, options: MatchOptions): Replay<T> {
  const match = new Match(setup, options)
  const isHashed = hasOurHashes(record, setup.game)
  for (const [index, action] of record.actions.entries()) {
    const refusal = match.submit(action)
    if (refusal) return { mismatch: { at: index + 1, problem: 'the action is refused', refusal } }
    if (isHashed && !hashAgrees(record, index, match))
      return { mismatch: { at: index + 1, problem: 'the position has another hash' } }
  }
  if (isHashed && record.hash !== undefined && record.hash !== match.play.hash())
    return { mismatch: { at: record.actions.length, problem: 'the last position has another hash' } }
  return { match }
}

function hashAgrees<T extends GameTypes>(record: GameRecord, index: number, match: Match<T>): boolean {
  if (record.hashes === undefined) return true
  const expected = record.hashes.slice(index * HASH_DIGITS, (index + 1) * HASH_DIGITS)
  return match.play.hash().slice(0, HASH_DIGITS) === expected
}
