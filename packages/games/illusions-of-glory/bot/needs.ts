/** §16 RPs that could be used, by pool: lost steps, and units that can be rebuilt. */
import { isLcu, isTroops, nationOf, PIECES } from '../pieces.ts'
import { poolsFor } from '../rules/16-replacements/pools.ts'
import { isPoor } from '../rules/24-troop-quality.ts'
import type { Side } from '../sides.ts'
import { campOf, isFull, isOnMap, REPLACEABLE, type State, spaceOf } from '../state.ts'
import { POOL_IDS } from '../tables.ts'

/** Without RPs recorded already. */
export function needsOf(s: State, side: Side): number[] {
  const need = POOL_IDS.map(() => 0)
  for (let p = 0; p < PIECES; p++) {
    if (!isTroops(p) || campOf(s, p) !== side) continue
    const isHurt = isOnMap(s, p) && !isFull(s, p)
    if (!isHurt && spaceOf(s, p) !== REPLACEABLE) continue
    // Turks are paid for with converted points first (§16.7.1.a); no card brings those.
    const pool = poolsFor(s, p).find((each) => each < need.length)
    if (pool === undefined) continue
    const price = (isLcu(p) ? 1 : 0.5) * (isPoor(s, nationOf(p)) ? 2 : 1)
    need[pool] = (need[pool] as number) + (isHurt ? price : price * 2)
  }
  return need
}
