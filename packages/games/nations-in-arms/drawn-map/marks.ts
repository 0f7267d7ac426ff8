import type { Harbour, PrintedMarks, SpaceNumber } from '@sandtable/cartography'
import { bearing, between, distance, hexside, midpoint, type Point } from '@sandtable/cartography/geometry'
import { DATA } from '../data/load.ts'
import type { PlaceData } from '../data/types.ts'
import { frame, HEX } from './frame.ts'
import { around, areaOf, HEXES, isLand, isOnBoard, isSea, pairsIn, PLACES } from './hexes.ts'
import type { PlaceOf } from './places.ts'

/** Places in a hex, from its middle. */
const NUMBER = -28
/** A box lies so far from its town, over the water: the nearer the better. */
const OFFSHORE = [0.5, 0.64, 0.8].map((share) => share * HEX)
const IN_HEX: Point = [-22, 17]

function inHex(id: string, [dx, dy]: Point): Point {
  const [x, y] = frame.centre(id)
  return [x + dx, y + dy]
}

/** Where a town stands at the head of its hex the number goes to the other side. */
const HEAD = -15
const ASIDE = 16

function numbers(placeOf: PlaceOf): SpaceNumber[] {
  return HEXES.filter((id) => isLand(id) && isOnBoard(id)).map((id) => {
    const [x, y] = frame.centre(id)
    const town = placeOf(id)
    const aside = town[1] - y > HEAD ? 0 : town[0] < x ? ASIDE : -ASIDE
    return { at: [x + aside, y + NUMBER], text: id, boxed: false }
  })
}

const codes = new Map(DATA.seas.zones.map(({ id, code }) => [id, code]))

/** Sea hexes of the zone that the port opens on, beside it; none where it is reached by a river. */
function watersOf({ hex, port }: PlaceData): string[] {
  const water = around(hex).filter(isSea)
  return water.filter((id) => areaOf(id) === codes.get(port?.zone ?? ''))
}

/** Boxes keep this far apart, and clear of the numbers. */
const APART = 26
const OFF_NUMBERS = 17

/** §1.2(8) §1.2(9) Each port has a box: where there is room for it off the coast, else in its hex. */
function harbours(placeOf: PlaceOf, numbered: readonly SpaceNumber[]): Harbour[] {
  const taken: Point[] = []
  return PLACES.filter(({ port }) => port !== undefined).map((place) => {
    const town = placeOf(place.hex)
    const choices = OFFSHORE.flatMap((away) =>
      watersOf(place).map((id) => {
        const there = frame.centre(id)
        return between(town, there, Math.min(1, away / distance(town, there)))
      }),
    )
    const free = choices.find(
      (at) =>
        taken.every((other) => distance(at, other) > APART) &&
        numbered.every((number) => distance(at, number.at) > OFF_NUMBERS),
    )
    const at = free ?? inHex(place.hex, IN_HEX)
    taken.push(at)
    return {
      at,
      town,
      ...(place.port?.trade ? { trade: place.port.trade } : {}),
      hasShipyard: place.port?.shipyard === true,
    }
  })
}

const lying = (sides: string) =>
  pairsIn(sides).map(([a, b]) => {
    const side = hexside(frame, a, b)
    return { at: midpoint(...side), along: bearing(...side) }
  })

/** What the map prints in hexes and on their sides. */
export const marks = (placeOf: PlaceOf): PrintedMarks => marksWith(placeOf, numbers(placeOf))

const marksWith = (placeOf: PlaceOf, numbered: readonly SpaceNumber[]): PrintedMarks => ({
  numbers: numbered,
  numberHeight: 6.6,
  tags: [],
  badges: [],
  obstacles: lying(DATA.map.impassable).map((side) => ({ ...side, diamonds: 1 as const })),
  zones: [],
  peaks: [],
  harbours: harbours(placeOf, numbered),
  straits: DATA.map.straits
    .flatMap(({ side }) => lying(side))
    .map(({ at, along }) => ({ at, across: along + Math.PI / 2 })),
  panel: { left: 60, top: 60, right: 560, bottom: 166 },
})
