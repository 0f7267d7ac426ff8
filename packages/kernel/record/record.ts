import type { Seed } from '../dice/seed.ts'
import { commitmentOf } from '../dice/seed.ts'
import type { GameTypes } from '../game-types.ts'
import type { Game, OptionValues } from '../game.ts'
import type { Match } from '../play/match.ts'
import { Play } from '../play/play.ts'
import { type Action, readAction } from '../play/submit.ts'

/** Digits of the position's hash kept for each action. */
export const HASH_DIGITS = 4

/** Who plays, for programs that go on with the game; the rules never read it. */
export interface RecordedSeating {
  /** by the id of the seat: a person, or how well the computer plays there */
  readonly seats: Readonly<Record<string, string>>
  /** one person plays everything, sees all and takes back anything */
  readonly solo?: boolean
}

/** A whole game in one open file. The seed is missing while the game is running against others. */
export interface GameRecord {
  readonly game: string
  readonly edition: number
  readonly scenario: string
  readonly options: OptionValues
  readonly seed?: Seed
  /** SHA-256 of the seed, published at the start */
  readonly commitment?: string
  readonly seating?: RecordedSeating
  readonly actions: readonly Action[]
  /** the `hashing` of the game when these hashes were taken */
  readonly hashing?: number
  /** the first digits of the hash after each action, run together */
  readonly hashes?: string
  /** the whole hash at the end */
  readonly hash?: string
}

/** Were the hashes of this record taken as this game takes them? */
export const hasOurHashes = ({ hashing = 1 }: GameRecord, game: Game): boolean =>
  hashing === (game.hashing ?? 1)

/** The record of a game whose dice need not be hidden. */
export type OwnRecord = GameRecord & Required<Pick<GameRecord, 'seed' | 'hash'>>

/** The game so far in short: it can be opened again, and by the hash at the end it is known for the same. */
export function ownRecordOf<T extends GameTypes>({ setup, actions, play }: Match<T>): OwnRecord {
  const { game, scenario, options, seed } = setup
  return {
    game: game.id,
    edition: game.edition,
    scenario: scenario.id,
    options,
    seed,
    actions,
    ...(game.hashing === undefined ? {} : { hashing: game.hashing }),
    hash: play.hash(),
  }
}

/** The game so far as a record, checked action by action when it is opened; `sealed` keeps the seed secret. */
export function recordOf<T extends GameTypes>(match: Match<T>, sealed = false): GameRecord {
  const { seed, hash, ...rest } = ownRecordOf(match)
  return {
    ...rest,
    ...(sealed ? {} : { seed }),
    commitment: commitmentOf(seed),
    hashes: hashesOf(match, match.actions),
    hash,
  }
}

/** One action a line: readable, and easy to compare. */
export function writeRecord(record: GameRecord): string {
  const { actions, ...rest } = record
  const head = JSON.stringify(rest).slice(1, -1)
  const lines = actions.map((action) => JSON.stringify(action)).join(',\n')
  return `{${head},"actions":[\n${lines}\n]}\n`
}

function hashesOf<T extends GameTypes>(match: Match<T>, actions: readonly Action[]): string {
  const play = Play.start(match.setup)
  let hashes = ''
  for (const action of actions) {
    const move = readAction(play, action)
    if ('code' in move) throw new Error(`own action unreadable: ${move.code}`)
    play.answer(move.seat, move.answer)
    hashes += play.hash().slice(0, HASH_DIGITS)
  }
  return hashes
}
