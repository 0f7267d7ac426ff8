/** Shapes of units.json, support.json and leaders.json. */
import type { Names, Provenance } from '@sandtable/kernel/data'

/** §2.2.1 What a combat unit is. */
export type UnitType = FootType | MountedType
type FootType =
  | 'infantry'
  | 'detachment'
  | 'reserve'
  | 'grenadier'
  | 'guard'
  | 'guards'
  | 'old-guard'
  | 'young-guard'
  | 'militia'
  | 'frontaliers'
  | 'feudal'
  | 'janissaries'
  | 'regulars'
  | 'guerrilla'
type MountedType = 'cavalry' | 'cuirassier' | 'guard-cavalry' | 'cossack'

/** Combat units of one nation that are alike. */
export interface UnitsData extends Provenance {
  readonly nation: string
  readonly type: UnitType
  /** what is printed on each of them: "VII", "I-Cav", "d1" for the first detachment */
  readonly labels: string
  readonly steps: 1 | 2
  readonly modifier: number
  /** §2.2.6 §2.2.7 the modifier counts only then */
  readonly modifierIn?: 'winter' | 'mountain'
  readonly morale: number
  readonly artillery: number
  /** §2.2.1 on the side with one step */
  readonly reducedArtillery?: number
  readonly entry?: number
  readonly exit?: number
  /** enters by this event card only */
  readonly card?: string
}

/** §2.4 An army marker. */
export interface ArmyData extends Provenance {
  readonly id: string
  readonly name: Names
  readonly artillery: number
}

/** §2.3 §2.4 Support units and army markers of a nation. */
export interface SupportData extends Provenance {
  readonly nation: string
  readonly engineers: number
  readonly supply: number
  /** §10 false fleets */
  readonly decoys: number
  readonly armies: readonly ArmyData[]
}

/** §2.5.1 */
export interface LeaderData extends Provenance {
  readonly id: string
  readonly name: Names
  readonly nation: string
  /** stars; 4 is a monarch */
  readonly rank: 1 | 2 | 3 | 4
  readonly initiative: number
  /** without it he never commands an army */
  readonly capacity?: number
  readonly combat: number
  readonly cavalry?: true
  readonly entry: number
  readonly exit?: number
  /** which values the rulebook gives */
  readonly printed?: string
}
