/** Who is disrupted and within reach of fresh enemies may be dead before the turn is over (§9.3.3.unit, §9.4.1.a). */
import { DIRECTIONS, GRID, HEXES } from '../map.ts'
import { isCombatUnit, isCorps, isInfantry, sideOf, UNIT_COUNT } from '../pieces.ts'
import { enemyOf, type Side } from '../sides.ts'
import { FRONT, FRONT_SPACES, hexOf, isDisrupted, type State } from '../state.ts'
import { powerWith } from './power.ts'

/** a shot hits so often */
const HIT = 0.7
/** CAPs of the enemy with which he is sure to find the time */
const ENOUGH_CAPS = 3
/** a division fills half a space */
const spaces = (u: number): number => (isCorps(u) ? 1 : 0.5)

const newSums = (): readonly [Float64Array, Float64Array] => [
  new Float64Array(HEXES),
  new Float64Array(HEXES),
]

/** Strength in danger by side: what fresh enemies at hand would kill of those who are disrupted. */
export function perils(s: State): readonly [number, number] {
  const fresh = newSums()
  const hurt = newSums()
  const worth = newSums()
  for (let u = 0; u < UNIT_COUNT; u++) {
    const h = hexOf(s, u)
    if (h < 0 || !isCombatUnit(u)) continue
    const side = sideOf(u)
    if (isDisrupted(s, u)) {
      hurt[side][h] = (hurt[side][h] as number) + spaces(u)
      worth[side][h] = (worth[side][h] as number) + powerWith(u, FRONT)
    } else if (isInfantry(u)) fresh[side][h] = (fresh[side][h] as number) + spaces(u)
  }
  const perilOf = (side: Side): number => {
    const enemy = enemyOf(side)
    const haste = Math.min(1, s.caps.get(enemy) / ENOUGH_CAPS)
    if (haste === 0) return 0
    let sum = 0
    for (let h = 0; h < HEXES; h++) {
      const targets = hurt[side][h] as number
      if (targets === 0) continue
      const shots = Math.min(FRONT_SPACES, strongestNear(fresh[enemy], h)) - (fresh[side][h] as number)
      if (shots <= 0) continue
      sum += (worth[side][h] as number) * HIT * Math.min(1, shots / targets)
    }
    return haste * sum
  }
  return [perilOf(0), perilOf(1)]
}

/** the strongest stack in the hex or beside it */
function strongestNear(fresh: Float64Array, h: number): number {
  let most = fresh[h] as number
  for (let d = 0; d < DIRECTIONS; d++) {
    const next = GRID.neighbour(h, d)
    if (next >= 0) most = Math.max(most, fresh[next] as number)
  }
  return most
}
