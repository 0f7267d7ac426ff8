/** Hexes by their numbers, and who lies next to whom. */
import type { HexData, MapData } from './types.ts'

export type HexIndex = ReadonlyMap<string, HexData>

export const indexHexes = ({ hexes }: MapData): HexIndex => new Map(hexes.map((hex) => [hex.id, hex]))

/** odd columns lie half a hex lower */
export function areAdjacent(a: HexData, b: HexData): boolean {
  if (a.col === b.col) return Math.abs(a.row - b.row) === 1
  if (Math.abs(a.col - b.col) !== 1) return false
  const lower = a.col % 2 === 1 ? a : b
  const higher = lower === a ? b : a
  return higher.row === lower.row || higher.row === lower.row + 1
}
