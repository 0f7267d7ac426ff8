import { GRID } from './map.ts'
import { NONE } from './nations.ts'
import { hexesOfProvince, provinceOf, PROVINCES } from './provinces.ts'
import { ON, SIDES } from './terrain.ts'

const DIRECTIONS = [0, 1, 2, 3, 4, 5]

function around(p: number): number[] {
  const found = new Set<number>()
  for (const h of hexesOfProvince(p))
    for (const d of DIRECTIONS) {
      const to = GRID.neighbour(h, d)
      if (to >= 0 && !SIDES.has(h, d, ON.impassable)) found.add(provinceOf(to))
    }
  return [...found].filter((to) => to !== NONE && to !== p).sort((a, b) => a - b)
}
const beside = Array.from({ length: PROVINCES }, (_, p) => around(p))
/** provinces that share a hexside with it which can be crossed, straits counted */
export const provincesBeside = (p: number): readonly number[] => beside[p] as number[]
