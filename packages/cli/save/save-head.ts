import {
  commitmentOf,
  type GameRecord,
  type OptionValues,
  readRecord,
  type Seed,
  type Setup,
} from '@sandtable/kernel'
import { isPlayer, type Player } from '../seats.ts'

/** The first line of a saved game: everything but the actions. */
export interface SaveHead {
  readonly game: string
  readonly edition: number
  readonly scenario: string
  readonly options: OptionValues
  readonly seed: Seed
  readonly commitment: string
  /** who plays each seat */
  readonly players: readonly Player[]
}

export function headOf({ game, scenario, options, seed }: Setup, players: readonly Player[]): SaveHead {
  const { id, edition } = game
  return { game: id, edition, scenario: scenario.id, options, seed, commitment: commitmentOf(seed), players }
}

/** The head, or what is wrong with the line. */
export function readHead(line: string): SaveHead | string {
  const json = parseObject(line)
  if (!json || !Array.isArray(json.players) || !json.players.every(isPlayer))
    return 'the first line is not the head of a saved game'
  // A head is a record without actions: the kernel knows how to check the rest.
  const record = readRecord(JSON.stringify({ ...json, actions: [] }))
  if (typeof record === 'string') return record
  return record.seed === undefined ? 'the head has no seed' : (json as unknown as SaveHead)
}

/** The record this head and these actions make. */
export function recordFrom(head: SaveHead, actions: GameRecord['actions']): GameRecord {
  const { game, edition, scenario, options, seed, commitment } = head
  return { game, edition, scenario, options, seed, commitment, actions }
}

export function parseObject(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const json: unknown = JSON.parse(line)
    return typeof json === 'object' && json !== null ? (json as Readonly<Record<string, unknown>>) : undefined
  } catch {
    return undefined
  }
}
