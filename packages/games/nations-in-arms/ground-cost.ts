import { GRID } from './map.ts'
import { GROUND, groundOf, ON, SIDES } from './terrain.ts'

const INTO: Readonly<Record<number, number>> = {
  [GROUND.clear]: 1,
  [GROUND.forest]: 2,
  [GROUND.marsh]: 2,
  [GROUND.desert]: 2,
  [GROUND.mountain]: 4,
  [GROUND.pass]: 4,
}
const BY_A_PASS = 2
const OUT_OF_MOUNTAINS = 2

const isHigh = (h: number): boolean => groundOf(h) === GROUND.mountain || groundOf(h) === GROUND.pass

/**
 * §6.2.1 Movement points for the ground alone, without the river or strait in between: §6.2.1(1) out of mountains costs
 * more, §6.2.1(3) a pass hex that is not entered by its way is mountain. §6.2.1(2) Russian marsh from 1798 on is not
 * reckoned here.
 */
export function groundCost(from: number, d: number): number {
  const to = GRID.neighbour(from, d)
  if (SIDES.has(from, d, ON.pass)) return groundOf(to) === GROUND.pass ? BY_A_PASS : (INTO[groundOf(to)] ?? 0)
  const leaving = isHigh(from) && !isHigh(to) ? OUT_OF_MOUNTAINS : 0
  return (INTO[groundOf(to)] ?? 0) + leaving
}
