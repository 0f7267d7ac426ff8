import { distance, hexside, type Point } from '@sandtable/cartography/geometry'
import { pairKey } from '@sandtable/maps/testing'
import { DATA } from '../../data/load.ts'
import type { HexData } from '../../data/types.ts'
import { frame } from '../../drawn-map/frame.ts'

export const HEXES = DATA.map.hexes

/** Every pair of adjacent hexes once. */
export const PAIRS: readonly (readonly [HexData, HexData])[] = HEXES.flatMap((a, i) =>
  HEXES.slice(i + 1)
    .filter((b) => distance(frame.centre(a.id), frame.centre(b.id)) < frame.width * 1.1)
    .map((b) => [a, b] as const),
)

export const RAIL_LINKS = new Set(DATA.map.rails.map(({ a, b }) => pairKey(a, b)))
export const OBSTACLES = new Map(DATA.map.hexsides.map(({ a, b, kind }) => [pairKey(a, b), kind]))

export const sideOf = ([a, b]: readonly [HexData, HexData]) => hexside(frame, a.id, b.id)

/** A place counted from the middle of a hex. */
export function inHex(id: string, dx: number, dy: number): Point {
  const [x, y] = frame.centre(id)
  return [x + dx, y + dy]
}
