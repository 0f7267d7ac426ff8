/**
 * How a game lies on the shelf: a head, small, and its actions in chunks. What is done next is added to the last chunk, so
 * a long game is stored as quickly as a short one. Older editions of the table laid games down whole: they are read as
 * they are, and laid down in chunks when they are written next.
 */
import type { Action } from '@sandtable/kernel'
import {
  damagedAs,
  type DamagedGame,
  type GameHead,
  isDamaged,
  readHead,
  readSaved,
  type SavedGame,
} from './saved-game.ts'

/** actions in a chunk */
const CHUNK = 128

export interface Chunk {
  readonly id: string
  /** which chunk of the game, from 0 */
  readonly n: number
  /** the writing of the game that has laid it down: all that follow are as new, or newer */
  readonly revision: number
  readonly actions: readonly Action[]
}

/** What is laid down at once, all of it or nothing. */
export interface Writing {
  readonly head: object
  readonly chunks: readonly Chunk[]
  /** chunks from this one on are cleared away first */
  readonly end?: number
}

/** What lies there of one game. */
export interface Lying {
  readonly head: unknown
  /** the number of the first of the chunks; those before it have not been asked for */
  readonly from: number
  readonly chunks: readonly unknown[]
}

/** What is known to lie there. */
export interface Known {
  readonly revision: number
  readonly actions: readonly Action[]
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (raw: unknown): Fields => (typeof raw === 'object' && raw !== null ? (raw as Fields) : {})

/** The number of actions, where they lie in chunks; undefined for a game that lies there whole, or for anything else. */
function lengthOf(head: unknown): number | undefined {
  const { length, record } = fieldsOf(head)
  const isWhole = fieldsOf(record).actions !== undefined
  return !isWhole && Number.isSafeInteger(length) ? (length as number) : undefined
}

/** The game as it is laid down where its first `kept` actions lie already in the place of `found`. */
export function writingOf({ record, ...rest }: SavedGame, kept: number, found: unknown): Writing {
  const { actions, ...head } = record
  const { id, revision = 0 } = rest
  const isThere = (lengthOf(found) ?? 0) >= kept
  const first = isThere ? Math.floor(kept / CHUNK) : 0
  const end = Math.ceil(actions.length / CHUNK)
  const chunks = Array.from({ length: Math.max(0, end - first) }, (_, i): Chunk => {
    const n = first + i
    return { id, n, revision, actions: actions.slice(n * CHUNK, (n + 1) * CHUNK) }
  })
  const isShorter = (lengthOf(found) ?? Infinity) > actions.length
  return { head: { ...rest, record: head, length: actions.length }, chunks, ...(isShorter ? { end } : {}) }
}

/** A game that lies there whole, as it is laid down today; undefined if nobody could read it. */
export function splitUp(raw: unknown): Writing | undefined {
  if (lengthOf(raw) !== undefined) return undefined
  const game = readSaved(raw)
  return isDamaged(game) ? undefined : writingOf(game, 0, raw)
}

/** A game of the list, from what lies in the place of its head. */
export const listed = (head: unknown): GameHead | DamagedGame =>
  lengthOf(head) === undefined ? readSaved(head) : readHead(head)

/** The game put together; undefined if what lies there does not fit what was known. */
export function assembled({ head, from, chunks }: Lying, known?: Known): SavedGame | DamagedGame | undefined {
  const length = lengthOf(head)
  if (length === undefined) return readSaved(head)
  const before = (known?.actions ?? []).slice(0, Math.min(length, from * CHUNK))
  const since = chunks.flatMap((chunk) => (fieldsOf(chunk).actions ?? []) as Action[])
  const actions = [...before, ...since]
  const isWhole = actions.length === length
  if (known && !isWhole) return undefined
  // What was known has been checked before.
  const game = readSaved(withActions(head, since))
  if (!isWhole || isDamaged(game)) return damagedAs('damaged-record', withActions(head, actions))
  return { ...game, record: { ...game.record, actions } }
}

function withActions(head: unknown, actions: readonly Action[]): object {
  const { record, ...rest } = fieldsOf(head)
  return { ...rest, record: { ...fieldsOf(record), actions } }
}
