import type { Gate, PointLink, PointMap, PointNation, PointSpace } from '@sandtable/cartography'
import { bearing, midpoint, type Point, type Polyline, throughPoints } from '@sandtable/cartography/geometry'
import { DATA } from '../data/load.ts'
import type { ConnectionData, SpaceData } from '../data/types.ts'
import { GATES, LANES } from './by-hand.ts'
import { INSET } from './frame.ts'
import { mapKey } from './key.ts'
import { placeOf } from './places.ts'
import { isOnInset, leavesInset, sizeOf, spaceNamed } from './spaces.ts'

const NATIONS: Readonly<Record<string, PointNation>> = {
  GE: 'germany',
  AH: 'austria-hungary',
  RU: 'russia',
  IT: 'italy',
  SB: 'serbia',
  MN: 'montenegro',
  AL: 'albania',
  GR: 'greece',
  BU: 'bulgaria',
  RO: 'romania',
  TU: 'turkey',
}

function nationOf({ nation, kind }: SpaceData): PointNation {
  if (nation !== null) return NATIONS[nation] ?? 'none'
  return kind === 'sea' ? 'sea' : 'none'
}

const pointSpace = (space: SpaceData): PointSpace => ({
  id: space.id,
  at: placeOf(space.id),
  ...sizeOf(space),
  nation: nationOf(space),
  isRegion: space.kind === 'region' || space.kind === 'island',
  terrain: space.terrain,
  fort: space.fort ?? 0,
  isPort: space.port !== undefined,
  isSource: space.supply !== undefined,
  isVictory: space.vp === true,
})

const gateAt = (id: string): Point => GATES[id] as Point

/** Lines to the regions beyond the inset end at its gates, a sea lane may go around land. */
function lineOf({ a, b }: ConnectionData): Polyline {
  const lane = LANES[`${a} ${b}`]
  if (lane) return throughPoints([placeOf(a), ...lane, placeOf(b)])
  const end = (id: string): Point => (leavesInset(a, b) && !isOnInset(id) ? gateAt(id) : placeOf(id))
  return [end(a), end(b)]
}

/** The bar lies in the middle of what shows between two spaces. */
function barOn([from, to]: Polyline, a: SpaceData, b: SpaceData): PointLink['bar'] {
  const [start, goal] = [from, to] as [Point, Point]
  const along = bearing(start, goal)
  const [first, last] = [rimOf(a, start, along), rimOf(b, goal, along + Math.PI)]
  return { at: midpoint(first, last), along: along + Math.PI / 2 }
}

/** Where a line in this direction leaves a space. */
function rimOf(space: SpaceData, [x, y]: Point, along: number): Point {
  const { width, height } = sizeOf(space)
  const reach = Math.min(width / 2 / Math.abs(Math.cos(along)), height / 2 / Math.abs(Math.sin(along)))
  return [x + Math.cos(along) * reach, y + Math.sin(along) * reach]
}

function linkOf(connection: ConnectionData): PointLink {
  const { a, b, kind, water } = connection
  const line = lineOf(connection)
  const bar = water ? barOn(line, spaceNamed(a), spaceNamed(b)) : undefined
  return { ends: [a, b], kind, line, ...(bar ? { bar } : {}) }
}

const gateOf = (id: string): Gate => ({
  at: gateAt(id),
  nation: nationOf(spaceNamed(id)),
  way: [placeOf(id), gateAt(id)],
})

export const pointMap = (): PointMap => ({
  spaces: DATA.map.spaces.map(pointSpace),
  links: DATA.map.connections.map(linkOf),
  gates: Object.keys(GATES).map(gateOf),
  frames: [INSET],
  key: mapKey(),
})
