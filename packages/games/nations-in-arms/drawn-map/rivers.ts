import type { Brook, RealLine, River } from '@sandtable/cartography'
import { brooksBeside } from '@sandtable/cartography/brooks'
import {
  bearing,
  contains,
  type Course,
  courses,
  densify,
  hexOutline,
  hexside,
  midpoint,
  nodeKey,
  type Point,
  type Polygon,
  type Polyline,
} from '@sandtable/cartography/geometry'
import { DATA } from '../data/load.ts'
import { frame, GROUND } from './frame.ts'
import { HEXES, isLand, pairsIn } from './hexes.ts'

export const RIVERS = DATA.map.rivers

const WIDTHS: Readonly<Record<string, number>> = {
  Danube: 7,
  Rhine: 6.4,
  Nile: 6.4,
  Dnieper: 6.4,
  Don: 6.2,
  Vistula: 6,
  Elbe: 5.6,
  Oder: 5.4,
  Rhone: 5.4,
  Po: 5.6,
  Loire: 5.4,
  Dniester: 5.2,
  Dvina: 5.4,
  Ebro: 5,
  Tagus: 5,
  Duero: 5,
  Niemen: 5,
  Seine: 5,
  Garonne: 5,
  Tisza: 5,
  Sava: 5,
}
const SMALL = 4.4

/** Names of the same rivers in the source of the real ones. */
const SOURCE: Readonly<Record<string, string>> = {
  Tajo: 'Tagus',
  Tejo: 'Tagus',
  Maas: 'Meuse',
  Mosel: 'Moselle',
  Rhône: 'Rhone',
  Saône: 'Saone',
  Rhein: 'Rhine',
  Donau: 'Danube',
  Drau: 'Drava',
  Tisa: 'Tisza',
  Neman: 'Niemen',
  Daugava: 'Dvina',
  Byarezina: 'Berezina',
  Evros: 'Maritsa',
  Dnepr: 'Dnieper',
  Dnepre: 'Dnieper',
  Dnipro: 'Dnieper',
}

/** Where the grid ends, or the sea begins. */
function atGridEdge(): (corner: Point) => boolean {
  const shared = new Map<string, number>()
  for (const key of HEXES.filter(isLand)
    .flatMap((id) => hexOutline(frame, id))
    .map(nodeKey))
    shared.set(key, (shared.get(key) ?? 0) + 1)
  return (corner) => (shared.get(nodeKey(corner)) ?? 0) < 3
}

/** How far a river flows on beyond its last hexside. */
const TO_THE_COAST = 46
const STRIDE = 3
/** So far off the coast it has become sea. */
const ESTUARY = 7

const isInside = ([x, y]: Point): boolean => x > 0 && y > 0 && x < GROUND.right && y < GROUND.bottom

/** A way out to sea, as far as the coast; over the edge of the sheet it goes on. */
function mouth(way: Polyline, isAshore: (at: Point) => boolean): Polyline {
  if (!isInside(way.at(-1) as Point)) return way
  const points = densify(way, STRIDE)
  const last = points.findLastIndex((at, i) => i * STRIDE < TO_THE_COAST && isAshore(at))
  return points.slice(0, last + 1 + Math.round(ESTUARY / STRIDE))
}

/** A course that ends in the sea ends at its coast. */
function toTheCoast({ line, start, end }: Course, isAshore: (at: Point) => boolean): Course {
  const head = start === 'leaves' ? mouth([line[1] as Point, line[0] as Point], isAshore) : []
  const tail = end === 'leaves' ? mouth(line.slice(-2), isAshore) : []
  const middle = line.slice(head.length > 0 ? 1 : 0, tail.length > 0 ? -1 : undefined)
  return { line: [...[...head].slice(1).reverse(), ...middle, ...tail.slice(1)], start, end }
}

export function rivers(land: readonly Polygon[]): River[] {
  const isAshore = (at: Point): boolean => land.filter((outline) => contains(outline, at)).length % 2 === 1
  const sides = RIVERS.map(({ sides: list }) => pairsIn(list).map(([a, b]) => hexside(frame, a, b)))
  const lines = courses(sides, atGridEdge())
  return RIVERS.map(({ name }, i) => ({
    width: WIDTHS[name.en] ?? SMALL,
    courses: (lines[i] ?? []).map((course) => toTheCoast(course, isAshore)),
  }))
}

/** §6.2.1(4) */
export const bridges = () =>
  RIVERS.flatMap(({ bridges: list }) => pairsIn(list)).map(([a, b]) => {
    const side = hexside(frame, a, b)
    return { at: midpoint(...side), along: bearing(...side) }
  })

/** Shorter ones would be taken for obstacles. */
const SHORTEST = 130
/** Real rivers where the game has none. */
export const brooks = (real: readonly RealLine[], drawn: readonly River[]): Brook[] =>
  brooksBeside(
    real,
    (name) => {
      const own = SOURCE[name] ?? name
      return drawn[RIVERS.findIndex(({ name: { en } }) => en === own)]
    },
    SHORTEST,
  )
