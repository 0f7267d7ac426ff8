/** §14.2.1.c §14.2.1.d §14.2.2.c §14.2.2.d §14.2.3.b §14.2.3.c §14.3.1 what units may do according to their supply. */
import { SUPPLY } from '../../illusions.ts'
import { mfOf } from '../../pieces.ts'
import { faceOf, type State } from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { isOutOfSupply, supplyOf } from './supply.ts'

/** §14.2.1.d §14.2.2.d §14.2.3.c not from an ally's source alone; §14.3.1.a.2 but out of supply altogether it may */
export const mayAttack = (s: State, p: number): boolean => supplyOf(s, p) !== SUPPLY.allied
/** §14.2.1.c §14.2.2.c §14.2.3.b from an own source only; §14.3.1.a.3 */
export const mayRedeploy = (s: State, p: number): boolean => supplyOf(s, p) === SUPPLY.own
/** §14.2.1.c §14.2.2.c from an own source only; §14.3.1.a.4 */
export const mayBeReplaced = (s: State, p: number): boolean => supplyOf(s, p) === SUPPLY.own
/** §14.3.1.a.1 its movement factor; out of supply one point at most */
export function movementOf(s: State, p: number, isStarving: boolean = isOutOfSupply(s, p)): number {
  const factor = mfOf(p, faceOf(s, p))
  return isStarving ? Math.min(factor, TABLES.movement.outOfSupply) : factor
}
