import type { BattleStage } from './stages-battle.ts'
import type { SiegeStage } from './stages-siege.ts'

/** The stages at which the rules can be entered anew: phases of the turn, and steps of some of them. */
export type Stage =
  /** a season begins */
  | 'turn'
  /** §20.5 forces of the scenario that arrive */
  | 'arrivals'
  /** §4.1 */
  | 'initiative'
  /** §4.2 the next marker is drawn */
  | 'activation'
  /** §4.4 a player of the side chooses; its number is that major plus one, or 0 for the most senior */
  | 'impulse'
  /** §5.1.3 one answer of the stack that moves */
  | 'march'
  /** §6.2.5 the steps after a stack has entered a space */
  | EntryStage
  /** §5.6.1(4) the next flank unit of the army */
  | 'march/flanks'
  /** §5.2 the stack ends its move */
  | 'march/end'
  /** §5.2(8) §9.1.4(3) the activation is over */
  | 'march/close'
  | BattleStage
  | SiegeStage
  /** §7.1.1 §7.2.1(2) */
  | 'attrition'
  /** §16 */
  | 'victory'
  | 'turn/end'

type EntryStage =
  /** §6.2.5(2) */
  | 'entry/intercept'
  /** §6.2.5(4) §6.2.5(5) */
  | 'entry/avoid'
  /** §6.2.5(6) §6.2.5(7) */
  | 'entry/fight'
  /** §6.2.5(8) */
  | 'entry/end'
