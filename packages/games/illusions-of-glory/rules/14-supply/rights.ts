/** §14.2 §14.3.1 What units may do according to their supply. */
import { SUPPLY } from '../../illusions-of-glory.ts'
import { mfOf } from '../../pieces.ts'
import { faceOf, type State } from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { isOutOfSupply, supplyOf } from './supply.ts'

/**
 * §14.2.1.d §14.2.2.d §14.2.3.c A unit supplied only by an ally's source may not attack. §14.3.1.a.2 A unit
 * out of supply may.
 */
export const mayAttack = (s: State, p: number): boolean => supplyOf(s, p) !== SUPPLY.allied
/** §14.2.1.c §14.2.2.c §14.2.3.b Only with a source of its own; §14.3.1.a.3 not out of supply. */
export const mayRedeploy = (s: State, p: number): boolean => supplyOf(s, p) === SUPPLY.own
/** §14.2.1.c §14.2.2.c Only with a source of its own; §14.3.1.a.4 not out of supply. */
export const mayBeReplaced = (s: State, p: number): boolean => supplyOf(s, p) === SUPPLY.own
/** §14.3.1.a.1 The movement factor; out of supply at most one. */
export function movementOf(s: State, p: number, isUnsupplied: boolean = isOutOfSupply(s, p)): number {
  const factor = mfOf(p, faceOf(s, p))
  return isUnsupplied ? Math.min(factor, TABLES.movement.outOfSupply) : factor
}
