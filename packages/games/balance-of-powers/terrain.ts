/** §1.22 What the map says of hexsides, railways and the cost of marching. */
import { Crossings, ON } from './crossings.ts'
import { DATA } from './data/load.ts'
import type { SideKind } from './data/types.ts'
import {
  FIRST_BOX,
  GROUND,
  groundOf,
  isBox,
  isInAfrica,
  isLand,
  isWater,
  ownerOf,
  place,
  PLACES,
  placesIn,
  SHEETS,
  type Sheet,
} from './places.ts'

const neighbours: number[][] = Array.from({ length: PLACES }, () => [])
for (const { grid, from } of SHEETS)
  for (let h = 0; h < grid.size; h++)
    for (let d = 0; d < grid.degree; d++) {
      const to = grid.neighbour(h, d)
      if (to >= 0) neighbours[from + h]?.push(from + to)
    }

const touch = (a: number, b: number): void => {
  if (neighbours[a]?.includes(b)) return
  neighbours[a]?.push(b)
  neighbours[b]?.push(a)
}
for (const { box, to } of DATA.chart.links) for (const p of placesIn(to)) touch(place(box), p)
for (const { a, b } of DATA.chart.straits) touch(place(a), place(b))

/** §faq.1 no ways but those drawn or labelled: nobody leaves an edge to come back elsewhere */
export const CROSSINGS = new Crossings(neighbours)
/** §2.52 the places beside a place */
export const neighboursOf = (p: number): readonly number[] => neighbours[p] as number[]

const FLAGS: Readonly<Record<SideKind, number>> = {
  'all-water': ON.allWater,
  'all-land': ON.allLand,
  'mountain-pass': ON.mountainPass,
  'alpine-pass': ON.alpinePass,
  'red-bar': ON.redBar,
  'naval-bar': ON.navalBar,
}
const mark = (sides: string, flag: number): void => {
  for (const side of sides.split(' ').filter(Boolean)) {
    const [a = '', b = ''] = side.split('/')
    CROSSINGS.add(place(a), place(b), flag)
  }
}
for (const { data } of SHEETS) {
  for (const { kind, sides } of data.sides) mark(sides, FLAGS[kind])
  for (const { canal, sides } of data.rivers) mark(sides, ON.river | (canal ? ON.canal : 0))
}

/** directions of the grid, from the top clockwise: north, north-east, south-east */
const DRAWN = [0, 1, 2]
function layRails({ data, grid, from, firstRow, firstCol }: Sheet): void {
  for (let h = 0; h < grid.size; h++) {
    const digit = data.rails[(grid.rows[h] as number) - firstRow]?.[(grid.cols[h] as number) - firstCol]
    const lines = Number(digit ?? 0) || 0
    for (const d of DRAWN) if (lines & (1 << d)) CROSSINGS.add(from + h, from + grid.neighbour(h, d), ON.rail)
  }
}
SHEETS.forEach(layRails)

const landLinks = new Set(
  DATA.chart.links
    .filter(({ by }) => by === 'land')
    .flatMap(({ box, to }) => placesIn(to).map((p) => `${place(box)}/${p}`)),
)
const isLandLink = (a: number, b: number): boolean => landLinks.has(`${a}/${b}`) || landLinks.has(`${b}/${a}`)

/** §9.13 §9.4 without what only some troops may cross */
function mayMarch(a: number, b: number, c: number): boolean {
  if (!isLand(a) || !isLand(b) || CROSSINGS.has(c, ON.allWater | ON.redBar)) return false
  return isBox(a) || isBox(b) ? isLandLink(a, b) : true
}
/** §7.32 §7.33 */
function maySail(a: number, b: number, c: number): boolean {
  if (!isWater(a) || !isWater(b) || CROSSINGS.has(c, ON.allLand | ON.navalBar)) return false
  return !isLandLink(a, b)
}
for (let p = 0; p < PLACES; p++)
  for (let c = CROSSINGS.first(p); c < CROSSINGS.first(p + 1); c++) {
    const to = CROSSINGS.end(c)
    if (p > to) continue
    if (mayMarch(p, to, c)) CROSSINGS.add(p, to, ON.march)
    if (maySail(p, to, c)) CROSSINGS.add(p, to, ON.sail)
    if (p < FIRST_BOX && to < FIRST_BOX && isLand(p) && isLand(to) && ownerOf(p) !== ownerOf(to))
      CROSSINGS.add(p, to, ON.border)
  }

const railed = Uint8Array.from({ length: PLACES }, (_, p) =>
  Number(neighboursOf(p).some((to) => CROSSINGS.has(CROSSINGS.between(p, to), ON.rail))),
)
/** a railway runs there */
export const isRail = (p: number): boolean => railed[p] === 1

/** §1.22 all remaining movement points */
export const ARMP = -1
const COSTS: Readonly<Record<number, number>> = {
  [GROUND.clear]: 1,
  [GROUND.desert]: 1,
  [GROUND.mountain]: ARMP,
  [GROUND.marsh]: ARMP,
  [GROUND.forest]: ARMP,
  [GROUND.jungle]: ARMP,
}
/** §9.13 movement points for marching into such ground, or ARMP */
export const groundCost = (ground: number): number => COSTS[ground] as number
/** §aid.tec §9.13 §9.4 movement points for marching across, or ARMP */
export function marchCost(c: number): number {
  const to = CROSSINGS.end(c)
  if (isBox(to) || CROSSINGS.has(c, ON.alpinePass)) return ARMP
  if (groundOf(to) === GROUND.mountain && CROSSINGS.has(c, ON.mountainPass)) return 1
  return groundCost(groundOf(to))
}
/** §2.62 desert and marsh, where one corps has room unless something helps it */
export const isBarren = (p: number): boolean => groundOf(p) === GROUND.desert || groundOf(p) === GROUND.marsh
/** §9.23 */
export const MOST_RAIL_MP = 3
export const RAIL_HEXES = 18
export const railHexes = (p: number, isTrench: boolean): number =>
  isInAfrica(p) && isTrench ? 6 : RAIL_HEXES
