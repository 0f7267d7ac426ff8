/** §19.4 Losing trenches. */
import type { IllusionsOfGlory } from '../../illusions-of-glory.ts'
import { SPACES } from '../../map.ts'
import { AP, CP, NO_SIDE, SIDES } from '../../sides.ts'
import {
  type Camp,
  GREEKS,
  GROUND,
  hasGround,
  presenceOf,
  REBELS,
  setGround,
  type State,
  trenchLevel,
} from '../../state.ts'

/**
 * §19.2.c A trench serves all LCUs and SCUs of its side. The one at Doiran serves the Greeks, and later the
 * side they join.
 */
export function trenchOwner(s: State, x: number): Camp {
  if (hasGround(s, x, GROUND.trenchGreek)) return s.greekSide === NO_SIDE ? GREEKS : s.greekSide
  return hasGround(s, x, GROUND.trenchCp) ? CP : AP
}

/** Places a trench of a side. There is one marker in a space (§19.3.a). */
export function layTrench(s: State, x: number, side: Camp, level: number): void {
  setGround(s, x, GROUND.trench | GROUND.trenchGreek | GROUND.trenchCp, false)
  setGround(s, x, level | (side === CP ? GROUND.trenchCp : 0), true)
}

/** §19.4.b §19.4.c A trench is lost when others enter. §19.4.a It remains when its units leave. */
export function loseTrench(g: IllusionsOfGlory, x: number, by: Camp): void {
  const { state: s } = g
  const level = trenchLevel(s, x)
  if (level === 0 || trenchOwner(s, x) === by) return
  setGround(s, x, GROUND.trench | GROUND.trenchGreek | GROUND.trenchCp, false)
  g.emit?.({ type: 'trench-lost', rule: by === REBELS ? '19.4.c' : '19.4.b', space: x, level })
  // §19.4.d The trench at Doiran becomes an enemy trench of level 1.
  if (level === 2 && (by === AP || by === CP)) {
    layTrench(s, x, by, 1)
    g.emit?.({ type: 'trench-dug', rule: '19.4.d', side: by, space: x, level: 1 })
  }
}

/** §19.4.b Units that were redeployed or placed have entered the space too. */
export function loseOccupiedTrenches(g: IllusionsOfGlory): void {
  const { state: s } = g
  for (let x = 0; x < SPACES; x++) {
    if (trenchLevel(s, x) === 0) continue
    for (const side of SIDES) if (presenceOf(s, side).troops(x) > 0) loseTrench(g, x, side)
  }
}
