import type { AviationStage } from './stages-aviation.ts'
import type { CombatStage } from './stages-combat.ts'

/**
 * The stages at which the rules can be entered anew: the sub-phases of §4.1 and the steps of some of them. The number
 * a stage is left with is a side, where nothing else is said.
 */
export type Stage =
  | 'set-up'
  | 'set-up/side'
  /** §4.0 a month, with the seasonal turn before it */
  | 'month'
  | 'month/end'
  | SeasonStage
  | 'diplomacy'
  | 'diplomacy/violations'
  | 'construction/muster'
  | 'construction/procurement'
  /** §6.22 by nation */
  | 'construction/buying'
  | 'construction/end'
  | AviationStage
  /** §6.4 by sub-phase, 1 or 2 */
  | 'admiralty'
  | CampaignStage
  | CombatStage
  | 'aerodrome'
  | 'revolution'

/** §5.0 */
type SeasonStage =
  | 'season'
  | 'season/pool'
  | 'season/posting'
  | 'season/conversion'
  /** §5.22 by nation */
  | 'season/converting'
  | 'season/transfer'
  /** §5.23 by the nation that gives */
  | 'season/giving'
  | 'season/requisition'
  | 'season/air-raids'
  | 'season/submarines'
  | 'season/raiders'
  | 'season/blockade'
  | 'season/stockholm'
  | 'season/demoralization'
  | 'season/end'

/** §6.5 §6.6 */
type CampaignStage =
  | 'campaign/weather'
  | 'campaign/interior-lines'
  /** by fortnight, 1 or 2 */
  | 'campaign/fortnight'
  | 'campaign/open'
  | 'campaign/half'
  /** §9.0 a force that moves; one answer per entry */
  | 'campaign/force'
  /** §10.8 after a combat */
  | 'campaign/go-on'
  | 'campaign/close'
  | 'campaign/commissariat'
  /** by side: infrastructure given up */
  | 'campaign/dismantling'
  | 'campaign/over'
