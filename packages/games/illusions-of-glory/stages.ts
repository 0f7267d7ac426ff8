/**
 * The stages at which the rules can be entered anew: phases, and the steps of some phases. What a stage needs
 * between two entries is in the state, or is the number the stage is left with.
 */
export type Stage =
  /** §4.2 §30.2.2, by side */
  | 'opening'
  /** §6.0.I second half, §23.4.1.c §28.0.c */
  | 'turn-start'
  /** §28.0.d.3 §28.0.d.8 free redeployments */
  | 'treaty'
  | 'mandatory'
  /** §8.2 */
  | 'action'
  /** §9.7, by effect of the card; one placement per entry */
  | 'event'
  /** §9.4 */
  | 'activation'
  /** §11, one group per entry */
  | 'movement'
  | CombatStage
  /** §13 */
  | 'redeployment'
  /** §10.3.b §20.3.5.c */
  | 'round-end'
  /** §6.0.C §6.0.D */
  | 'attrition'
  /** §6.0.E */
  | 'war-status'
  | 'war-status/bulgaria'
  | 'war-status/romania'
  | 'war-status/serbia'
  | 'war-status/austria'
  | 'war-status/end'
  /** §6.0.F; uprisings by nation, the dissolution one LCU per entry */
  | 'rebellion'
  | 'rebellion/uprising'
  | 'rebellion/revolution'
  | 'rebellion/dissolution'
  /** §6.0.G; purchases by command, one per entry */
  | 'replacement'
  | 'replacement/purchase'
  | 'replacement/end'
  /** §6.0.H; discards by command, one per entry */
  | 'draw'
  | 'draw/discard'
  | 'draw/hands'
  | 'draw/delegation'

/** §12.2 A to G, §12.7, §12.8 */
export type CombatStage =
  | 'combat'
  | 'combat/flank'
  | 'combat/weather'
  | 'combat/attacker-cards'
  | 'combat/defender-cards'
  | 'combat/flank-roll'
  | 'combat/fire'
  | 'combat/fire-back'
  | 'combat/losses'
  | 'combat/absorb'
  | 'combat/result'
  | 'combat/advance'
  | 'combat/advancing'
  | 'retreat'
  | 'retreat/stand'
  | 'retreat/go'
