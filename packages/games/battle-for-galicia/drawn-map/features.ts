import type {
  Country,
  Features,
  RealCountry,
  River,
  SupplySource,
  Town,
  TownRank,
} from '@sandtable/cartography'
import { brooksBeside } from '@sandtable/cartography/brooks'
import {
  bearing,
  type Course,
  chain,
  courses,
  fillet,
  hexOutline,
  hexRadius,
  hexside,
  midpoint,
  nodeKey,
  offset,
  type Point,
  type Polygon,
  type Polyline,
  type Segment,
} from '@sandtable/cartography/geometry'
import { DATA } from '../data/load.ts'
import type { HexData, SideId } from '../data/types.ts'
import { frame, HEX, projection } from './frame.ts'

const { map, victory } = DATA
const FAR = 4000

const RIVER_WIDTHS: Readonly<Record<string, number>> = {
  Vistula: 7,
  San: 5.4,
  Bug: 5,
  Dniester: 5,
  Wieprz: 4.4,
  Styr: 4.2,
  Wislok: 3.8,
  Wisloka: 3.8,
  Tanew: 3.6,
}
const SMALL_RIVER = 3.4

const outlines = (wanted: (hex: HexData) => boolean): Polygon[] =>
  map.hexes.filter(wanted).map(({ id }) => hexOutline(frame, id))

/** Inside the grid three hexes share a corner, at its edge fewer. */
function atGridEdge(): (corner: Point) => boolean {
  const shared = new Map<string, number>()
  for (const key of spaces().flat().map(nodeKey)) shared.set(key, (shared.get(key) ?? 0) + 1)
  return (corner) => (shared.get(nodeKey(corner)) ?? 0) < 3
}

function rivers(): River[] {
  const sides = map.rivers.map(({ id }) =>
    map.hexsides.filter(({ kind, name }) => kind === 'river' && name === id),
  )
  const segments = sides.map((own) => own.map(({ a, b }) => hexside(frame, a, b)))
  const lines = courses(segments, atGridEdge())
  return map.rivers.map(({ id }, i) => ({
    width: RIVER_WIDTHS[id] ?? SMALL_RIVER,
    courses: lines[i] as Course[],
  }))
}

function bridges() {
  return map.hexsides
    .filter(({ bridge }) => bridge)
    .map(({ a, b }) => {
      const [from, to] = hexside(frame, a, b)
      return { at: midpoint(from, to), along: bearing(from, to) }
    })
}

const ridges = (): Polyline[] =>
  chain(map.hexsides.filter(({ kind }) => kind === 'ridge').map(({ a, b }) => hexside(frame, a, b)))

/** Every stretch of line once, however many railways use it. */
function railways(): Polyline[] {
  const stretches = new Map<string, Segment>()
  for (const { hexes } of map.rails)
    hexes.slice(1).forEach((to, i) => {
      const from = hexes[i] as string
      stretches.set([from, to].sort().join(' '), [frame.centre(from), frame.centre(to)])
    })
  const towns = new Set(map.hexes.filter(({ town }) => town).map(({ id }) => nodeKey(frame.centre(id))))
  return chain([...stretches.values()]).map((line) =>
    fillet(line, (corner) => (towns.has(nodeKey(corner)) ? 0 : HEX / 4)),
  )
}

/** Corners only just rounded: a wider bend would put hexes near it into the wrong country. */
const frontier = (): Polyline =>
  fillet(
    map.frontier.map(([latitude, longitude]) => projection.forward(longitude, latitude)),
    () => HEX / 8,
  )

function countries(line: Polyline): Country[] {
  const first = line[0] as Point
  const last = line.at(-1) as Point
  const beyond = (y: number): Point[] => [
    [FAR, last[1]],
    [FAR, y],
    [-FAR, y],
    [-FAR, first[1]],
  ]
  return [
    { nation: 'austria-hungary', outline: [...line, ...beyond(FAR)] },
    { nation: 'russia', outline: [...line, ...beyond(-FAR)] },
  ]
}

function rankOf({ id, fortress }: HexData): TownRank {
  if (fortress) return 'fortress'
  return victory.towns.some(({ hex }) => hex === id) ? 'victory-town' : 'town'
}

const towns = (): Town[] =>
  map.hexes.filter(({ town }) => town).map((hex) => ({ at: frame.centre(hex.id), rank: rankOf(hex) }))

const NATIONS: Readonly<Record<SideId, SupplySource['nation']>> = { AH: 'austria-hungary', RU: 'russia' }
/** §11.2 the map edges from which each side is supplied, the clearest first */
const FRIENDLY_EDGES = { AH: ['bottom', 'left'], RU: ['right', 'top', 'left'] } as const
const OUTWARDS = { right: 0, bottom: Math.PI / 2, left: Math.PI, top: -Math.PI / 2 } as const
const BESIDE = 7.5

function source(hex: HexData, side: SideId): SupplySource {
  const edge = FRIENDLY_EDGES[side].find((name) => hex.edges?.includes(name)) ?? 'top'
  const out = OUTWARDS[edge]
  const reach = edge === 'left' || edge === 'right' ? HEX / 2 : hexRadius(HEX)
  return {
    nation: NATIONS[side],
    at: offset(frame.centre(hex.id), reach + BESIDE, out),
    towards: out + Math.PI,
  }
}

const sources = (): SupplySource[] =>
  map.hexes.flatMap((hex) => (hex.supply ?? []).map((side) => source(hex, side)))

export const spaces = (): Polygon[] => outlines(() => true)

export function features(real: RealCountry): Features {
  const line = frontier()
  const water = rivers()
  return {
    land: [],
    woods: outlines(({ terrain }) => terrain === 'forest'),
    marshes: outlines(({ terrain }) => terrain === 'marsh'),
    closed: outlines(({ barred }) => barred === true),
    rivers: water,
    brooks: brooksBeside(real.rivers, (name) => water[map.rivers.findIndex(({ id }) => id === name)]),
    bridges: bridges(),
    ridges: ridges(),
    railways: railways(),
    frontiers: [line],
    countries: countries(line),
    towns: towns(),
    sources: sources(),
  }
}
