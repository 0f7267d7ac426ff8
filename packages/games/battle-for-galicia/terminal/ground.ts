import { DATA } from '../data/load.ts'
import type { HexData } from '../data/types.ts'
import { GRID, hexData, isRidge, isRiver, isUnbridgedRiver } from '../map.ts'

const VICTORY_TOWNS = new Set(DATA.victory.towns.map(({ hex }) => hex))
const RAIL = new Set(DATA.map.rails.flatMap(({ hexes }) => hexes))

export const isVictoryTown = (id: string): boolean => VICTORY_TOWNS.has(id)
export const isOnRailway = (id: string): boolean => RAIL.has(id)

/** Worth fighting for. */
export const isGoal = ({ id, fortress }: HexData): boolean => isVictoryTown(id) || fortress !== undefined

/** One letter for what lies in a hex. */
export function groundMark({ id, terrain, town, fortress }: HexData): string {
  if (fortress) return '%'
  if (isVictoryTown(id)) return '*'
  if (town) return 'o'
  return { clear: ' ', forest: 'f', marsh: 'm' }[terrain]
}

/** One letter for what lies on a hexside. */
export function sideMark(hex: number, direction: number): string | undefined {
  if (isUnbridgedRiver(hex, direction)) return '~'
  if (isRiver(hex, direction)) return '='
  return isRidge(hex, direction) ? '^' : undefined
}

/** Hexes of the part of the map around these places, clipped to so many rows and columns on each side. */
export function around(places: readonly number[], rows: number, columns: number): number[] {
  const spots = places.map(hexData)
  const [first] = spots
  if (!first) return []
  // The first place is the middle; the others only have to lie near it.
  return DATA.map.hexes.flatMap(({ row, col, id }) =>
    Math.abs(row - first.row) <= rows && Math.abs(col - first.col) <= columns ? [GRID.indexOf(id)] : [],
  )
}
