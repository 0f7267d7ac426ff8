/** §16.1.c §16.1.d §16.1.e Which pool pays for a unit. */
import { isDual, nationOf } from '../../pieces.ts'
import { GR, NO_SIDE, type Side, TU } from '../../sides.ts'
import { type State, TURKISH_POOL } from '../../state.ts'
import { POOL_IDS, poolOf } from '../../tables.ts'

/**
 * The pools that pay for a unit, in order: §16.1.c its own nation's, §16.1.d §16.1.e that of the allies; for
 * Turkish units also RPs converted for them (§16.7.1.a). Montenegro and neutral Greece have none.
 */
export function poolsFor(s: State, p: number): number[] {
  const nation = nationOf(p)
  if (isDual(p) || (nation === GR && s.greekSide === NO_SIDE)) return []
  const id = poolOf(nation, s.greekSide as Side)
  if (id === null) return []
  const own = POOL_IDS.indexOf(id)
  return nation === TU ? [TURKISH_POOL, own] : [own]
}

/** the pool that pays first, or -1 */
export const poolFor = (s: State, p: number): number => poolsFor(s, p)[0] ?? -1
