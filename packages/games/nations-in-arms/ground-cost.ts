import { GRID } from './map.ts'
import { byGround, MOVEMENT } from './tables.ts'
import { GROUND, groundOf, ON, SIDES } from './terrain.ts'

/** §6.2.1(3) a pass hex that is not entered by its way is mountain */
const INTO = byGround({ ...MOVEMENT.ground, pass: MOVEMENT.ground.mountain })
const BY_A_PASS = MOVEMENT.ground.pass
const OUT_OF_MOUNTAINS = MOVEMENT.leaveMountain

/** movement points into a hex that is entered by no way of a pass */
export const costInto = (h: number): number => INTO[groundOf(h)] ?? 0
const isHigh = (h: number): boolean => groundOf(h) === GROUND.mountain || groundOf(h) === GROUND.pass

/**
 * §6.2.1 Movement points for the ground alone, without the river or strait in between: §6.2.1(1) out of mountains costs
 * more, §6.2.1(3) a pass hex that is not entered by its way is mountain. §6.2.1(2) Russian marsh from 1798 on is not
 * reckoned here.
 */
export function groundCost(from: number, d: number): number {
  const to = GRID.neighbour(from, d)
  if (SIDES.has(from, d, ON.pass)) return groundOf(to) === GROUND.pass ? BY_A_PASS : costInto(to)
  const leaving = isHigh(from) && !isHigh(to) ? OUT_OF_MOUNTAINS : 0
  return costInto(to) + leaving
}
