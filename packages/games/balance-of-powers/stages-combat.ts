/** §10.03 The steps of a land combat. */
export type CombatStage =
  | 'combat/supply'
  | 'combat/bombardment'
  | 'combat/payment'
  | 'combat/reserves'
  | 'combat/point-units'
  | 'combat/leadership'
  | 'combat/infrastructure'
  | 'combat/modifiers'
  | 'combat/roll'
  /** by side: results of RP (§10.711) */
  | 'combat/resources'
  /** by side */
  | 'combat/losses'
  | 'combat/morale'
  | 'combat/retreat'
  | 'combat/ground'
  | 'combat/close'
