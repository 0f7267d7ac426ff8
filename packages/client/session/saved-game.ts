import { type Action, type GameRecord, recordProblem } from '@sandtable/kernel'
import { isSeatKind, type SeatKind } from '@sandtable/presentation'
import { type Draft, draftIn } from '../desk/draft.ts'
import { type Charge, chargesIn, isCharge } from '../staff/charge.ts'
import type { Trouble } from './trouble.ts'

/** A game of this browser without its actions: enough to list it. */
export interface GameHead {
  readonly id: string
  readonly record: Omit<GameRecord, 'actions'>
  readonly seats: readonly SeatKind[]
  /** one person plays everything: sees all, takes back anything */
  readonly solo: boolean
  /** milliseconds since 1970, of the last action */
  readonly updated: number
  /** for the list of games, so that it need not replay them */
  readonly turn: number
  readonly phase: string
  /** index of the seat to decide, or to hand over; -1 when the game is over */
  readonly toDecide: number
  /** the guided lesson this game belongs to */
  readonly lesson?: string
  /** it came from a file */
  readonly loaded?: true
  /** what each seat has left to its staff, and answered beforehand */
  readonly charges?: readonly Charge[]
  /** where units have been sent, as text: each seat's own, and no part of the record */
  readonly goals?: string
  /** a desk that is half filled in */
  readonly draft?: Draft
  /** whoever acted last has not handed over yet */
  readonly isHandedOverNext?: true
  /** how often it has been written */
  readonly revision?: number
}

/** A game as it is kept in this browser. */
export interface SavedGame extends GameHead {
  readonly record: GameRecord
}

type Damage = Extract<Trouble['kind'], 'damaged-record' | 'damaged-seats'>

/** Something in the storage that cannot be played: it is shown, can be saved as it is, and deleted. */
export interface DamagedGame {
  readonly key: IDBValidKey
  readonly damage: { readonly kind: Damage }
  readonly raw: unknown
  readonly updated: number
}

export const isDamaged = (game: GameHead | DamagedGame): game is DamagedGame => 'damage' in game

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (raw: unknown): Fields => (typeof raw === 'object' && raw !== null ? (raw as Fields) : {})

/** A record without actions is checked as if nothing had been done yet. */
const NOTHING_DONE: readonly Action[] = []

/** What the storage says of a game whose actions lie elsewhere. */
export function readHead(raw: unknown): GameHead | DamagedGame {
  const fields = fieldsOf(raw)
  const game = readSaved({ ...fields, record: { ...fieldsOf(fields.record), actions: NOTHING_DONE } })
  return isDamaged(game) ? damagedAs(game.damage.kind, raw) : game
}

/**
 * A game as it was found in the storage. What the list of games shows is put right where it is wrong: the game itself
 * knows better. Without a record or without players there is no game.
 */
export function readSaved(raw: unknown): SavedGame | DamagedGame {
  const fields = fieldsOf(raw)
  const { id, record, seats } = fields
  const damaged = (kind: Damage): DamagedGame => damagedAs(kind, raw)
  if (typeof id !== 'string' || recordProblem(record) !== undefined) return damaged('damaged-record')
  if (!Array.isArray(seats) || seats.length === 0 || !seats.every(isSeatKind)) return damaged('damaged-seats')
  const charges = chargesIn(fields.charges)
  const draft = draftIn(fields.draft)
  return {
    id,
    record: record as GameRecord,
    seats,
    solo: fields.solo === true,
    updated: numberOr(fields.updated, 0),
    turn: numberOr(fields.turn, 0),
    phase: typeof fields.phase === 'string' ? fields.phase : '',
    toDecide: numberOr(fields.toDecide, 0),
    ...(typeof fields.lesson === 'string' ? { lesson: fields.lesson } : {}),
    ...(fields.loaded === true ? { loaded: true } : {}),
    ...(charges.some(isCharge) ? { charges } : {}),
    ...(typeof fields.goals === 'string' ? { goals: fields.goals } : {}),
    ...(draft ? { draft } : {}),
    ...(fields.isHandedOverNext === true ? { isHandedOverNext: true } : {}),
    ...(typeof fields.revision === 'number' ? { revision: fields.revision } : {}),
  }
}

export function damagedAs(kind: Damage, raw: unknown): DamagedGame {
  const { id, updated } = fieldsOf(raw)
  return { key: id as IDBValidKey, damage: { kind }, raw, updated: numberOr(updated, 0) }
}

const numberOr = (value: unknown, other: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : other

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** A name for a new game: short enough for a link. */
export const newId = (): string => randomHex(6)

/** 256 bits nobody can guess. */
export const newSeed = (): string => randomHex(32)
