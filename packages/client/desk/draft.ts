/** A desk that is half filled in: kept with the game, and good for the very question it was filled in at. */
import type { DeskPick } from '@sandtable/presentation'

export interface Draft {
  readonly seat: number
  /** how long the match was */
  readonly at: number
  readonly picks: readonly DeskPick[]
}

/** As it lies in the storage; what cannot be read is no draft. */
export function draftIn(value: unknown): Draft | undefined {
  const { seat, at, picks } = fieldsOf(value)
  if (typeof seat !== 'number' || typeof at !== 'number' || !Array.isArray(picks)) return undefined
  const read = picks.flatMap(pickIn)
  return read.length === 0 ? undefined : { seat, at, picks: read }
}

function pickIn(value: unknown): DeskPick[] {
  const { row, way, place } = fieldsOf(value)
  if (typeof row !== 'string') return []
  return [
    { row, ...(typeof way === 'string' ? { way } : {}), ...(typeof place === 'number' ? { place } : {}) },
  ]
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
