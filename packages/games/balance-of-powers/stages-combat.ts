/** §10.03 The steps of a land combat, in their order. */
export const COMBAT_ORDER = [
  'combat/supply',
  'combat/bombardment',
  'combat/payment',
  'combat/reserves',
  'combat/point-units',
  'combat/leadership',
  'combat/infrastructure',
  'combat/modifiers',
  'combat/roll',
  /** by side: results of RP (§10.711) */
  'combat/resources',
  /** by side */
  'combat/losses',
  'combat/morale',
  'combat/retreat',
  'combat/ground',
  'combat/close',
] as const

export type CombatStage = (typeof COMBAT_ORDER)[number]
