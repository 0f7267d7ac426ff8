import {
  type Anchor,
  bearing,
  bentProjection,
  distance,
  offset,
  type Point,
} from '@sandtable/cartography/geometry'
import { frame, globe, HEX } from './frame.ts'
import { TOWNS, type TownPlace } from './towns.ts'

/** Towns keep this far from the sides of their hex, from the signs at its top and from its foot. */
const RIM = 21
const HEAD = -26
const FOOT = 26
const SIDES = Array.from({ length: 6 }, (_, i) => (Math.PI / 3) * (i + 0.5))
const ROUNDS = 40
/** Set by hand, from the middle of the hex, where two towns of one hex would meet. */
const BY_HAND: Readonly<Record<string, Point>> = {
  Dinant: [45, -22],
  Givet: [3, -22],
  'Neuf-Brisach': [-44, 2],
}
/** Two towns of one hex keep this far apart, so that each has room for its name. */
const APART = 46

/** The nearest place to `at`, counted from the middle of the hex, that lies well inside it. */
function wellInside([x, y]: Point): Point {
  let at: Point = [x, y]
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of SIDES) {
      const over = at[0] * Math.cos(side) + at[1] * Math.sin(side) - (HEX / 2 - RIM)
      if (over > 0) at = [at[0] - over * Math.cos(side), at[1] - over * Math.sin(side)]
    }
    at = [at[0], Math.min(FOOT, Math.max(HEAD, at[1]))]
  }
  return at
}

/** The game's facts win: a town that the globe has in another hex is drawn at the edge of its own. */
export function townAt(town: TownPlace): Point {
  const first = TOWNS.find(({ hex }) => hex === town.hex) as TownPlace
  const set = BY_HAND[town.en]
  const at = set ? fromMiddle(town.hex, set) : inHex(town.hex, onGlobe(town))
  if (set || first === town) return at
  const main = townAt(first)
  const away = bearing(onGlobe(first), onGlobe(town))
  return distance(main, at) < APART ? inHex(town.hex, offset(main, APART, away)) : at
}

const onGlobe = ({ longitude, latitude }: TownPlace): Point => globe.forward(longitude, latitude)

function fromMiddle(hex: string, [dx, dy]: Point): Point {
  const [cx, cy] = frame.centre(hex)
  return [cx + dx, cy + dy]
}

function inHex(hex: string, [x, y]: Point): Point {
  const [cx, cy] = frame.centre(hex)
  return fromMiddle(hex, wellInside([x - cx, y - cy]))
}

/** The way around a town that comes along with it; more where the town goes far. */
const REACH = 84
const REACHES: Readonly<Record<string, number>> = { 'Le Havre': 230, Dieppe: 120, Rouen: 110, Cologne: 170 }
/** Too near to others that stay where they are: these go alone. */
const ALONE = new Set([
  'Versailles',
  'Verdun West',
  'Donon',
  'Mulhouse',
  'Zeebrugge',
  'Eeklo',
  'Mons',
  'Dinant',
])

const anchors: readonly Anchor[] = TOWNS.filter(({ en }) => !ALONE.has(en)).map((town) => ({
  from: onGlobe(town),
  to: townAt(town),
  reach: REACHES[town.en] ?? REACH,
}))

/** Coasts, rivers, hills and frontiers are drawn with this. */
export const projection = bentProjection(globe, anchors)
