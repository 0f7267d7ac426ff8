import { distance } from '@sandtable/cartography/geometry'
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

const sides = (kind: 'river' | 'ridge'): Set<string> =>
  new Set(DATA.map.hexsides.filter((side) => side.kind === kind).map(({ a, b }) => pairKey(a, b)))

export const RIVER_SIDES = sides('river')
export const RIDGE_SIDES = sides('ridge')

export const RAIL_LINKS = new Set(
  DATA.map.rails.flatMap(({ hexes }) => hexes.slice(1).map((to, i) => pairKey(hexes[i] as string, to))),
)

/** About this many of a list, spread over the whole of it. */
export const sample = <T>(list: readonly T[], count: number): T[] =>
  list.filter((_, i) => Math.floor((i * count) / list.length) !== Math.floor(((i - 1) * count) / list.length))
