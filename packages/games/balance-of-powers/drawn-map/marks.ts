import type { PrintedMarks } from '@sandtable/cartography'
import { bearing, hexside, midpoint, type Point } from '@sandtable/cartography/geometry'
import type { SideKind } from '../data/types.ts'
import { frame } from './frame.ts'
import { HEXES, sidesOfKind, TOWNS } from './hexes.ts'

/** Places in a hex, from its middle. */
const NUMBER: Point = [0, -28]
const PORT: Point = [-25, 16]

function inHex(id: string, [dx, dy]: Point): Point {
  const [x, y] = frame.centre(id)
  return [x + dx, y + dy]
}

const lying = (kind: SideKind) =>
  sidesOfKind(kind).map(([a, b]) => {
    const side = hexside(frame, a, b)
    return { at: midpoint(...side), along: bearing(...side) }
  })

/** §1.22 §9.13 what the map prints in hexes and on their sides */
export const marks = (): PrintedMarks => ({
  numbers: HEXES.map((id) => ({ at: inHex(id, NUMBER), text: id, boxed: false })),
  numberHeight: 6.6,
  tags: [],
  badges: [],
  obstacles: lying('red-bar').map((side) => ({ ...side, diamonds: 3 as const })),
  passes: [
    ...lying('mountain-pass').map((side) => ({ ...side, isAlpine: false })),
    ...lying('alpine-pass').map((side) => ({ ...side, isAlpine: true })),
  ],
  zones: [],
  peaks: [],
  ports: TOWNS.filter(({ is }) => is.split(' ').includes('port')).map(({ hex }) => inHex(hex, PORT)),
  panel: { left: 250, top: 40, right: 700, bottom: 146 },
})
