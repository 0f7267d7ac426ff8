import type { AreaData, GeometryData, HexData, MapData } from './types.ts'

export type HexIndex = ReadonlyMap<string, HexData>

export const hexId = (row: number, col: number): string => `${row}.${String(col).padStart(2, '0')}`

export const indexHexes = (map: MapData): HexIndex => new Map(map.hexes.map((hex) => [hex.id, hex]))

/** Ids in the six directions, whether or not the map has those hexes. */
export const aroundIds = (geometry: GeometryData, row: number, col: number): readonly string[] =>
  (row % 2 === 0 ? geometry.even : geometry.odd).map(([rows, cols]) => hexId(row + rows, col + cols))

export const areNeighbours = (geometry: GeometryData, a: HexData, b: HexData): boolean =>
  aroundIds(geometry, a.row, a.col).includes(b.id)

const within = (value: number, [first, last]: readonly [number, number]): boolean =>
  value >= first && value <= last

export const insideArea = (area: AreaData | null, hex: HexData): boolean =>
  area === null || (within(hex.row, area.rows) && within(hex.col, area.cols))
