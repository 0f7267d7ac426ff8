/** §10.53 How good a unit is in this combat. */
import { FORTRESS } from '../../codes.ts'
import { yearOf } from '../../calendar.ts'
import { GROUND, groundOf } from '../../places.ts'
import { fortressAt } from '../../sites.ts'
import { isFlipped, type State } from '../../state.ts'
import { isKind, isMountainCorps, printedEffectiveness, unitData } from '../../units.ts'
import { isSupplied } from '../03-supply/net.ts'
import { COMBAT, is, PRINTED_POINT } from './facts.ts'

const YELLOW_YEAR = 1914
const YELLOW = 4
const FORTRESS_VALUES: Readonly<Record<number, number>> = { [FORTRESS.intact]: 3, [FORTRESS.reduced]: 2 }
/** §1.25 */
const INHERENT = 1

/** §10.1 one less without supply */
const want = (s: State, u: number): number => (isSupplied(s, u) ? 0 : 1)

/** §10.532 yellow infantry is better when it attacks in 1914 */
const printedAttack = (s: State, u: number): number =>
  unitData(u).yellow && yearOf(s.month) === YELLOW_YEAR ? YELLOW : printedEffectiveness(u, isFlipped(s, u))

/** §10.562 at home in the mountains */
const climbs = (s: State, u: number): number =>
  isMountainCorps(u) && groundOf(s.target) === GROUND.mountain ? 1 : 0

export const attackValue = (s: State, u: number): number => printedAttack(s, u) + climbs(s, u) - want(s, u)

/** §1.321 §10.532 a tank defends with its second value */
const printedDefence = (s: State, u: number): number =>
  printedEffectiveness(u, isFlipped(s, u) || isKind(u, 'tank'))

/** §1.33 §1.25 a fortress and inherent defence are always in supply */
export function defenceValue(s: State, u: number): number {
  if (u !== PRINTED_POINT) return printedDefence(s, u) - want(s, u)
  return is(s, COMBAT.inherent) ? INHERENT : (FORTRESS_VALUES[s.fortress.get(fortressAt(s.target))] as number)
}
