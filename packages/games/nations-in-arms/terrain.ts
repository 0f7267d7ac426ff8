/** §1.2 §6.2.1 The ground of hexes, and what lies on hexsides. */
import { Hexsides } from '@sandtable/board'
import { DATA } from './data/load.ts'
import { GRID, groundLetter, HEXES, sidesIn } from './map.ts'
import { NONE } from './nations.ts'
import { boxOf, zone } from './seas.ts'

/** §1.2 what a hex is; sea and lake are no ground for troops */
export const GROUND = {
  sea: 0,
  lake: 1,
  clear: 2,
  forest: 3,
  marsh: 4,
  mountain: 5,
  pass: 6,
  desert: 7,
} as const
const LETTERS: Readonly<Record<string, number>> = {
  '~': GROUND.sea,
  o: GROUND.lake,
  c: GROUND.clear,
  f: GROUND.forest,
  s: GROUND.marsh,
  m: GROUND.mountain,
  p: GROUND.pass,
  d: GROUND.desert,
  x: GROUND.desert,
}
const grounds = Int8Array.from({ length: HEXES }, (_, h) => LETTERS[groundLetter(h)] ?? GROUND.sea)
export const groundOf = (h: number): number => grounds[h] as number
export const isLand = (h: number): boolean => groundOf(h) >= GROUND.clear
/** deep desert that belongs to its province and that nobody may enter */
export const isClosed = (h: number): boolean => groundLetter(h) === 'x'
/** troops can stand there: §6.2.2 the hexes of an off-map box are drawn only */
export const isOpen = (h: number): boolean => isLand(h) && !isClosed(h) && boxOf(h) === NONE

/** What lies on a hexside. */
export const ON = {
  river: 1,
  /** with `river` */
  bridge: 2,
  /** §6.2.1 a way drawn through a pass hex */
  pass: 4,
  strait: 8,
  impassable: 16,
} as const
export const SIDES = new Hexsides(GRID)
const mark = (sides: string | undefined, flag: number): void => {
  for (const [a, b] of sidesIn(sides)) SIDES.add(a, b, flag)
}
for (const { sides, bridges } of DATA.map.rivers) {
  mark(sides, ON.river)
  mark(bridges, ON.bridge)
}
for (const { sides } of DATA.map.passes) mark(sides, ON.pass)
for (const { side } of DATA.map.straits) mark(side, ON.strait)
mark(DATA.map.impassable, ON.impassable)

const straitZones = DATA.map.straits.map((each) => {
  const [[a, b] = [NONE, NONE]] = sidesIn(each.side)
  return { a, b, zone: zone(each.zone) }
})
/** §6.2.1 the zone whose fleets bar the strait between two hexes, or NONE */
export const zoneOfStrait = (a: number, b: number): number =>
  straitZones.find((each) => (each.a === a && each.b === b) || (each.a === b && each.b === a))?.zone ?? NONE

/** §6.2.1 the hexside can be crossed by troops at all */
export const isPassable = (from: number, d: number): boolean => {
  const to = GRID.neighbour(from, d)
  return to >= 0 && isOpen(from) && isOpen(to) && !SIDES.has(from, d, ON.impassable)
}
