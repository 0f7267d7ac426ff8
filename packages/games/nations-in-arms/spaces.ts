/** Where troops can be: the hexes of the map, and after them the off-map boxes (§6.2.2). */
import { GRID, hexNamed, HEXES } from './map.ts'
import { NONE } from './nations.ts'
import { boxData, BOXES, boxesBeside, entryHexes } from './seas.ts'
import { isPassable } from './terrain.ts'

export const SPACES = HEXES + BOXES
export const isBox = (at: number): boolean => at >= HEXES
/** the space of a box */
const spaceOfBox = (b: number): number => HEXES + b

export const idOfSpace = (at: number): string => (isBox(at) ? boxData(at - HEXES).id : GRID.idOf(at))
const boxIds = new Map(Array.from({ length: BOXES }, (_, b) => [boxData(b).id, spaceOfBox(b)]))
/** -1 if there is no such space */
export const spaceNamed = (id: string): number => boxIds.get(id) ?? hexNamed(id)
export function space(id: string): number {
  const at = spaceNamed(id)
  if (at === NONE) throw new Error(`no space ${id}`)
  return at
}

const neighbours: number[][] = Array.from({ length: SPACES }, (_, at) => {
  if (isBox(at)) return [...entryHexes(at - HEXES), ...boxesBeside(at - HEXES).map(spaceOfBox)]
  return [0, 1, 2, 3, 4, 5].filter((d) => isPassable(at, d)).map((d) => GRID.neighbour(at, d))
})
for (let b = 0; b < BOXES; b++) for (const h of entryHexes(b)) neighbours[h]?.push(spaceOfBox(b))
/** spaces that troops can go to from here, whoever holds them */
export const neighboursOf = (at: number): readonly number[] => neighbours[at] as number[]
export const areAdjacent = (a: number, b: number): boolean => neighboursOf(a).includes(b)

/** the hexes around a hex, water included; none of a box (§2.4.6) */
const rings: number[][] = Array.from({ length: HEXES }, (_, h) =>
  [0, 1, 2, 3, 4, 5].map((d) => GRID.neighbour(h, d)).filter((to) => to >= 0),
)
export const ringOf = (at: number): readonly number[] => rings[at] ?? []
