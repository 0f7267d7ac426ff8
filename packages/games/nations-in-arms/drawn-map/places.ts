import { contains, offset, type Point, type Polygon } from '@sandtable/cartography/geometry'
import { frame, HEX } from './frame.ts'
import { PLACES } from './hexes.ts'

/** How far from the middle of its hex a town may stand. */
const STEPS = [0.12, 0.2, 0.28, 0.36].map((share) => share * HEX)
const TURNS = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12)

/** Around a place: it lies on dry land only if this is dry, too. */
const SHORE = 6
const AROUND = [0, 1, 2, 3].map((i) => (i * Math.PI) / 2)

/** Set by hand, from the middle of the hex: where the nearest shore is not the town's own. */
const BY_HAND: Readonly<Record<string, Point>> = {
  // Dunkirk, Ajaccio, Portsmouth, Newcastle, Gibraltar, Santander
  '2720': [-12, 30],
  '3338': [33, 2],
  '2220': [8, -30],
  '2412': [-33, -1],
  '0945': [-32, 1],
  '1532': [-11, 31],
  // Port Mahon, Texel, Venice, Leghorn, Gaeta, Palermo, Cagliari, Malta
  '2641': [-2, -31],
  '3117': [-26, 10],
  '3932': [26, -9],
  '3635': [22, -20],
  '4140': [15, -28],
  '4145': [-14, 30],
  '3443': [-12, -31],
  '4350': [-17, -27],
  // Kolberg, Copenhagen, Karlskrona, Sevastopol, Varna, Corfu, Rhodes, Alexandria
  '4415': [16, 27],
  '4113': [-24, 2],
  '4412': [15, -28],
  '7131': [15, -29],
  '6434': [-32, 3],
  '5242': [-22, -7],
  '6646': [22, 22],
  '7156': [31, 7],
}

/** The middle of each hex, or where its town stands. */
export type PlaceOf = (hex: string) => Point

/** Towns of a coast stand ashore, as near to the middle of their hex as the coast lets them. */
export function placesOn(land: readonly Polygon[]): PlaceOf {
  const isLand = (at: Point): boolean => land.filter((outline) => contains(outline, at)).length % 2 === 1
  const isDry = (at: Point): boolean => [at, ...AROUND.map((turn) => offset(at, SHORE, turn))].every(isLand)
  const ashore = (middle: Point): Point =>
    isDry(middle)
      ? middle
      : (STEPS.flatMap((away) => TURNS.map((turn) => offset(middle, away, turn))).find(isDry) ?? middle)
  const byHand = (hex: string): Point | undefined => {
    const set = BY_HAND[hex]
    const [x, y] = frame.centre(hex)
    return set && [x + set[0], y + set[1]]
  }
  const towns = new Set(PLACES.map(({ hex }) => hex))
  const known = new Map<string, Point>()
  return (hex) => {
    const at =
      known.get(hex) ?? byHand(hex) ?? (towns.has(hex) ? ashore(frame.centre(hex)) : frame.centre(hex))
    known.set(hex, at)
    return at
  }
}
