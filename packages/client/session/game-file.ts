/** What a file says besides the moves. */
import { type GameRecord, recordProblem, type Scenario } from '@sandtable/kernel'
import { isSeatKind } from '@sandtable/presentation'
import type { Seating } from './local-game.ts'

/**
 * Who played when the file was saved; undefined if the file does not say, if somebody plays who cannot play here, or
 * if one person plays everything.
 */
export function recordedSeating(
  { seating }: GameRecord,
  seats: Scenario['seats'],
  hasComputer: boolean,
): Seating | undefined {
  if (!seating || seating.solo === true) return undefined
  const kinds = seats.map(({ id }) => seating.seats[id])
  if (!kinds.every(isSeatKind)) return undefined
  const needsComputer = kinds.some((kind) => kind !== 'human')
  return needsComputer && !hasComputer ? undefined : { seats: kinds, solo: false, loaded: true }
}

/** The record in something that was saved from the storage as it lay there. */
export function recordInStored(text: string): GameRecord | undefined {
  try {
    const parsed = JSON.parse(text) as { readonly record?: unknown } | null
    return recordProblem(parsed?.record) === undefined ? (parsed?.record as GameRecord) : undefined
  } catch {
    return undefined
  }
}
