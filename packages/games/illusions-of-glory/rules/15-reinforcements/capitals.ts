/** §15.4 Nations that have lost their capital. */
import { CAPITALS } from '../../map.ts'
import { isOf } from '../../pieces.ts'
import { AH, AP, CP, GE, type Nation, onlySideOf, RU } from '../../sides.ts'
import { piecesAt, presenceOf, REBELS, type State } from '../../state.ts'

/** Enemy troops or an uprising of the nation itself are there. */
function isTaken(s: State, nation: Nation, x: number): boolean {
  const enemy = onlySideOf(nation) === CP ? AP : CP
  return presenceOf(s, enemy).troops(x) > 0 || piecesAt(s, REBELS, x).some((p) => isOf(p, nation))
}

const RULES: Partial<Readonly<Record<Nation, string>>> = { [RU]: '15.4.a', [GE]: '15.4.b', [AH]: '15.4.c' }
export const capitalRule = (nation: Nation): string => RULES[nation] ?? '15.4.a'

/**
 * No reinforcements while the capital is occupied: §15.4.a Petrograd, §15.4.b Berlin, §15.4.c Vienna and
 * Budapest both.
 */
export function isCapitalLost(s: State, nation: Nation): boolean {
  const capitals = CAPITALS[nation] ?? []
  return capitals.length > 0 && capitals.every((x) => isTaken(s, nation, x))
}
