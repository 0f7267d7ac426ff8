import { aroundIds, areNeighbours, type HexIndex, hexId, indexHexes } from './grid.ts'
import { repeated } from '@sandtable/kernel/data'
import type { EdgeName, GeometryData, HexData, HexsideData, MapData, RailLineData, SideId } from './types.ts'

const checkOffsets = ({ odd, even }: GeometryData): readonly string[] => {
  const opposite = (direction: number): number => (direction + 3) % 6
  const leadsBack = (rows: number, cols: number, direction: number): boolean => {
    const back = (rows % 2 === 0 ? odd : even)[opposite(direction)]
    return back !== undefined && back[0] === -rows && back[1] === -cols
  }
  const bad = odd.findIndex(([rows, cols], direction) => !leadsBack(rows, cols, direction))
  return bad < 0 ? [] : [`map geometry: direction ${bad} of an odd row does not lead back`]
}

const checkExtent = (map: MapData, index: HexIndex): readonly string[] => {
  const { rows, columns } = map.geometry
  if (rows * columns > 10_000) return [`map geometry: ${rows} rows of ${columns} hexes are too many`]
  const wanted = Array.from({ length: rows * columns }, (_, n) =>
    hexId(Math.floor(n / columns) + 1, (n % columns) + 1),
  )
  return wanted.filter((id) => !index.has(id)).map((id) => `map: hex ${id} is missing`)
}

const edgesOf = (hex: HexData, { rows, columns }: GeometryData): readonly EdgeName[] => {
  const tests: readonly (readonly [EdgeName, boolean])[] = [
    ['top', hex.row === rows],
    ['bottom', hex.row === 1],
    ['left', hex.col === columns],
    ['right', hex.col === 1],
  ]
  return tests.filter(([, on]) => on).map(([edge]) => edge)
}

const sameEdges = (a: readonly EdgeName[], b: readonly EdgeName[]): boolean =>
  [...a].sort().join() === [...b].sort().join()

const checkMarsh = (hex: HexData): readonly string[] => {
  if (hex.terrain !== 'marsh') return []
  const features = [hex.fortress && 'fortress', hex.town && 'town', hex.supply && 'supply symbol']
  return features.filter((name) => name !== undefined).map((name) => `hex ${hex.id}: ${name} in marsh`)
}

const checkHexPlace = (hex: HexData, { rows, columns }: GeometryData): readonly string[] => {
  if (hex.id !== hexId(hex.row, hex.col))
    return [`hex ${hex.id}: id does not fit row ${hex.row} and column ${hex.col}`]
  return hex.row > rows || hex.col > columns ? [`hex ${hex.id}: outside the map`] : []
}

const checkHexEdges = (hex: HexData, geometry: GeometryData): readonly string[] => {
  const edges = edgesOf(hex, geometry)
  return [
    ...(sameEdges(edges, hex.edges ?? []) ? [] : [`hex ${hex.id}: edges must be [${edges.join(', ')}]`]),
    ...(hex.supply && edges.length === 0 ? [`hex ${hex.id}: supply symbol away from the map edge`] : []),
    ...(hex.barred && hex.col !== 1 ? [`hex ${hex.id}: barred hexes lie in column 01`] : []),
  ]
}

const checkHexes = (map: MapData): readonly string[] => [
  ...repeated(map.hexes.map((hex) => hex.id)).map((id) => `map: hex ${id} is listed twice`),
  ...map.hexes.flatMap((hex) => [
    ...checkHexPlace(hex, map.geometry),
    ...checkHexEdges(hex, map.geometry),
    ...checkMarsh(hex),
  ]),
]

/** The rules name this hex (§13.0). */
const FORTRESS = '3.15'

const checkFortress = (map: MapData): readonly string[] => {
  const found = map.hexes.filter((hex) => hex.fortress).map(({ id }) => id)
  const names = found.join(', ') || 'none'
  return names === FORTRESS ? [] : [`map: the fortress must be in ${FORTRESS}, found ${names}`]
}

const checkSources = (map: MapData): readonly string[] => {
  const sides: readonly SideId[] = ['AH', 'RU']
  const hasSource = (side: SideId): boolean => map.hexes.some((hex) => hex.supply?.includes(side))
  return sides.filter((side) => !hasSource(side)).map((side) => `map: ${side} has no supply hex`)
}

/** Problems of one step from hex to hex along a hexside or a railway. */
const checkStep = (map: MapData, index: HexIndex, a: string, b: string, what: string): readonly string[] => {
  const [from, to] = [index.get(a), index.get(b)]
  if (from === undefined) return [`${what}: unknown hex ${a}`]
  if (to === undefined) return [`${what}: unknown hex ${b}`]
  return areNeighbours(map.geometry, from, to) ? [] : [`${what}: ${a} and ${b} are not neighbours`]
}

const sideKey = ({ a, b }: HexsideData): string => [a, b].sort().join('/')

const checkHexside = (map: MapData, side: HexsideData): readonly string[] => {
  const what = `hexside ${side.a}/${side.b}`
  const riverKnown = side.kind !== 'river' || map.rivers.some(({ id }) => id === side.name)
  return [
    ...(riverKnown ? [] : [`${what}: unknown river ${side.name}`]),
    ...(side.bridge && side.kind !== 'river' ? [`${what}: a bridge needs a river`] : []),
  ]
}

const checkHexsides = (map: MapData, index: HexIndex): readonly string[] => [
  ...repeated(map.hexsides.map(sideKey)).map((key) => `hexside ${key}: listed twice`),
  ...map.hexsides.flatMap((side) => [
    ...checkStep(map, index, side.a, side.b, `hexside ${side.a}/${side.b}`),
    ...checkHexside(map, side),
  ]),
]

const checkRail = (map: MapData, index: HexIndex, { name, hexes }: RailLineData): readonly string[] => {
  const what = `railway ${name.en}`
  const marsh = hexes.filter((hex) => index.get(hex)?.terrain === 'marsh')
  return [
    ...hexes.slice(1).flatMap((hex, n) => checkStep(map, index, hexes[n] ?? hex, hex, what)),
    ...marsh.map((hex) => `${what}: runs through marsh at ${hex}`),
  ]
}

const checkHalfHexes = ({ hexes, geometry }: MapData): readonly string[] =>
  hexes
    .filter(({ halfHex, row, col }) => halfHex && (col !== geometry.columns || row % 2 === 1))
    .map(({ id }) => `hex ${id}: half-hexes end the even rows`)

const checkIsolated = ({ hexes, geometry }: MapData, index: HexIndex): readonly string[] =>
  hexes
    .filter(({ row, col }) => !aroundIds(geometry, row, col).some((id) => index.has(id)))
    .map(({ id }) => `hex ${id}: has no neighbour`)

export const checkMap = (map: MapData): readonly string[] => {
  const index = indexHexes(map)
  return [
    ...checkOffsets(map.geometry),
    ...checkExtent(map, index),
    ...checkHexes(map),
    ...checkHalfHexes(map),
    ...checkIsolated(map, index),
    ...checkFortress(map),
    ...checkSources(map),
    ...repeated(map.rivers.map(({ id }) => id)).map((id) => `map: river ${id} is listed twice`),
    ...checkHexsides(map, index),
    ...map.rails.flatMap((line) => checkRail(map, index, line)),
  ]
}
