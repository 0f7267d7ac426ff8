/** Looks into a position, for players: pure, without words, and only on what the viewer may know. */
export {
  artilleryValue,
  attackStrength,
  defenseStrength,
  isReleased,
  movementLeft,
} from '../rules/02-units.ts'
export { isOnBoard, LAST_BARRED_TURN } from '../scenarios.ts'
export { isInOpenEnemyZone } from '../rules/06-zones-of-control.ts'
export { whyNotEnter } from '../rules/04-movement/refusals.ts'
export { entryPrice } from '../rules/14-reinforcements.ts'
export { attackPoints } from '../rules/15-victory.ts'
export { whyNotRecover, wouldEliminate } from '../rules/10-effectiveness.ts'
export * from './combat/chances.ts'
export * from './combat/combat.ts'
export * from './combat/plan.ts'
export * from './ground.ts'
export * from './journey.ts'
export * from './march.ts'
export * from './stack.ts'
export * from './step.ts'
export * from './supply.ts'
export * from './unit.ts'
export * from './zones.ts'
