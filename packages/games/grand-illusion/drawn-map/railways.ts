import {
  between,
  distance,
  fillet,
  hexside,
  type Point,
  type Polyline,
} from '@sandtable/cartography/geometry'
import { DATA } from '../data/load.ts'
import { frame, HEX } from './frame.ts'
import { townAt } from './places.ts'
import { TOWNS } from './towns.ts'

const { rails, hexsides } = DATA.map

const pair = (a: string, b: string): string => [a, b].sort().join(' ')
const obstacles = new Set(hexsides.map(({ a, b }) => pair(a, b)))

/** Where the railways of a hex meet: its first town. */
function junction(hex: string): Point {
  const town = TOWNS.find((each) => each.hex === hex)
  return town ? townAt(town) : frame.centre(hex)
}

/** Of a side, railways cross the middle part: it must be clear which side it is. */
const CROSSINGS = [0.36, 0.43, 0.5, 0.57, 0.64]
/** Diamonds stand in the middle, and numbers under the middle of a level side: a railway goes past them. */
const PAST_THE_MIDDLE = [0.2, 0.8]

/** The way over the common side, as straight as the two towns allow. */
function crossing(a: string, b: string, from: Point, to: Point): Point {
  const [start, end] = hexside(frame, a, b)
  const isLevel = Math.abs(start[1] - end[1]) < 1
  const shares = isLevel || obstacles.has(pair(a, b)) ? PAST_THE_MIDDLE : CROSSINGS
  const ways = shares.map((share) => between(start, end, share))
  const length = (at: Point) => distance(from, at) + distance(at, to)
  return ways.reduce((best, at) => (length(at) < length(best) ? at : best))
}

/** One line for each link of the data, and for nothing else. */
export const railways = (): Polyline[] =>
  rails.map(({ a, b }) => {
    const [from, to] = [junction(a), junction(b)]
    return fillet([from, crossing(a, b, from, to), to], () => HEX / 8)
  })
