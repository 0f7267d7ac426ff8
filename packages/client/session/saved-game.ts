import type { GameRecord } from '@sandtable/kernel'
import type { SeatKind } from '@sandtable/presentation'
import * as storage from './storage.ts'

/** A game as it lies in the browser's storage. */
export interface SavedGame {
  readonly id: string
  readonly record: GameRecord
  readonly seats: readonly SeatKind[]
  /** one person plays everything: sees all, takes back anything */
  readonly solo: boolean
  /** milliseconds since 1970, of the last action */
  readonly updated: number
  /** for the list of games, so that it need not replay them */
  readonly turn: number
  readonly phase: string
  /** index of the seat to decide; -1 when the game is over */
  readonly toDecide: number
  /** the guided lesson this game belongs to */
  readonly lesson?: string
}

export const saveGame = (game: SavedGame): Promise<void> => storage.put(game)
export const deleteGame = (id: string): Promise<void> => storage.remove(id)

export async function loadGame(id: string): Promise<SavedGame | undefined> {
  return (await storage.get(id)) as SavedGame | undefined
}

/** All games, the last played first. */
export async function listGames(): Promise<SavedGame[]> {
  const games = (await storage.all()) as SavedGame[]
  return games.sort((a, b) => b.updated - a.updated)
}

/** A name for a new game: short enough for a link. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** 256 bits nobody can guess. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
