import { contains, offset, type Point, type Polygon } from '@sandtable/cartography/geometry'
import { frame, HEX } from './frame.ts'
import { isTown } from './hexes.ts'

/** How far from the middle of its hex a town may stand. */
const STEPS = [0.12, 0.2, 0.28, 0.36].map((share) => share * HEX)
const TURNS = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12)

/** Around a place: it lies on dry land only if this is dry, too. */
const SHORE = 5
const AROUND = [0, 1, 2, 3].map((i) => (i * Math.PI) / 2)

/** Set by hand, from the middle of the hex, where the nearest shore is another country's. */
const BY_HAND: Readonly<Record<string, Point>> = {
  // Copenhagen
  '2409': [-30, -4],
}

function byHand(hex: string): Point | undefined {
  const set = BY_HAND[hex]
  const [x, y] = frame.centre(hex)
  return set && [x + set[0], y + set[1]]
}

/** The middle of each hex, or where its town stands. */
export type PlaceOf = (hex: string) => Point

/** Towns of a coast stand ashore, as near to the middle of their hex as the coast lets them. */
export function placesOn(land: readonly Polygon[]): PlaceOf {
  const isLand = (at: Point): boolean => land.some((outline) => contains(outline, at))
  const isDry = (at: Point): boolean => [at, ...AROUND.map((turn) => offset(at, SHORE, turn))].every(isLand)
  const ashore = (middle: Point): Point =>
    isDry(middle)
      ? middle
      : (STEPS.flatMap((away) => TURNS.map((turn) => offset(middle, away, turn))).find(isDry) ?? middle)
  const known = new Map<string, Point>()
  return (hex) => {
    const at = known.get(hex) ?? byHand(hex) ?? (isTown(hex) ? ashore(frame.centre(hex)) : frame.centre(hex))
    known.set(hex, at)
    return at
  }
}
