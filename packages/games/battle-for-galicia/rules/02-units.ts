/** Chapter 2: the playing pieces, and what their strength comes to with markers (§10.1, §11.1). */
import { OUT_OF_SUPPLY, ceOf, type State, spentOf, stepsOf, supplyOf } from '../state.ts'
import { printedArtillery, printedAttack, printedDefense, printedMovement, releaseTurn } from '../units.ts'

/** §10.1 §11.1 CE and supply markers take 1 or 2 each from attack and defence */
const reduction = (s: State, u: number): number => ceOf(s, u) + supplyOf(s, u)

export const attackStrength = (s: State, u: number): number =>
  printedAttack(u, stepsOf(s, u)) - reduction(s, u)
export const defenseStrength = (s: State, u: number): number =>
  printedDefense(u, stepsOf(s, u)) - reduction(s, u)

/** §10.1 CE leaves artillery alone; §11.1 out of supply it counts nothing */
export const artilleryValue = (s: State, u: number): number =>
  supplyOf(s, u) === OUT_OF_SUPPLY ? 0 : printedArtillery(u, stepsOf(s, u))

/** §4.1 */
export const movementLeft = (s: State, u: number): number => printedMovement(u, stepsOf(s, u)) - spentOf(s, u)

/** §2.1.move-restriction a unit with a dot stays where it is before the turn in the dot */
export const isReleased = (s: State, u: number): boolean => releaseTurn(u) <= s.turn
