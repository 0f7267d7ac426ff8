/** Shapes of tracks.json, victory.json and offensives.json. */
import type { NationId, SideId } from '../sides.ts'
import type { Nations, Provenance } from './provenance.ts'

export type CommitmentLevel = 'mobilization' | 'limited' | 'total'
export type WilledId = 'RU' | 'GE' | 'AH'
export type RatedId = 'RU' | 'IT' | 'GE' | 'AH'

export interface TracksData {
  readonly vp: Provenance & { readonly start: number; readonly least: number; readonly most: number }
  readonly nationalWill: Provenance & {
    readonly nations: readonly WilledId[]
    readonly start: number
    readonly floor: number
    readonly demoralized: number
    readonly lost: number
    readonly retaken: number
  }
  readonly troopQuality: Provenance & {
    readonly nations: readonly RatedId[]
    readonly start: number
    readonly floor: number
    readonly poor: number
    readonly lcuLost: Readonly<Record<RatedId, number>>
    readonly reinforcements: Readonly<Record<RatedId, number>>
    readonly rebuilt: number
    /** §24.2.a.2 reinforcements that never arrive reduced */
    readonly exempt: {
      readonly units: readonly string[]
      readonly elite: readonly NationId[]
      readonly regional: readonly NationId[]
      readonly cavalry: readonly NationId[]
    }
  }
  readonly armistice: Provenance & {
    readonly start: number
    readonly most: number
    readonly lastTurn: number
  }
  readonly commitment: readonly (Provenance & {
    readonly level: CommitmentLevel
    readonly warStatus: number
    readonly turn: number
    readonly cards: number
  })[]
  readonly offensiveModifier: Provenance & { readonly most: number }
}

export interface VictoryLevelData extends Provenance {
  readonly least: number
  readonly most: number
  readonly winner: SideId | null
  readonly level: 'automatic' | 'limited' | 'marginal' | 'draw'
}

export interface VictoryData {
  readonly levels: readonly VictoryLevelData[]
  readonly changes: Provenance & {
    readonly apTakes: number
    readonly cpTakes: number
    readonly ruUprising: number
    readonly geOrAhUprising: number
    readonly apOffensiveFailed: number
    readonly cpOffensiveFailed: number
    readonly forbiddenAttack: number
    readonly landingUnderFire: number
    readonly apEntry: number
    readonly cpEntry: number
  }
}

export type ApOffensive = 'RU' | 'BR-FR' | 'BR-FR-halt' | 'IT' | 'balkans' | 'none'
export type CpOffensive = 'AH-SB' | 'GE' | 'TU' | 'AH-IT' | 'balkans' | 'none'

/** what makes a result count as none when it is rolled */
export type VoidReason =
  | 'tsar-fallen'
  | 'no-br-fr-lcu'
  | 'italy-not-at-war'
  | 'no-enemy-in-balkans'
  | 'austria-collapsed'
  | 'serbia-collapsed'
  | 'germandom'
  | 'bulgaria-not-at-war'
  | 'no-ap-lcu-in-reach'

export interface OffensiveData<Result extends string> extends Provenance {
  readonly rolls: readonly number[]
  readonly result: Result
  readonly void: readonly VoidReason[]
}

export interface OffensivesData {
  readonly AP: readonly OffensiveData<ApOffensive>[]
  readonly CP: readonly OffensiveData<CpOffensive>[]
  readonly modifiers: readonly (Provenance & {
    readonly side: SideId
    readonly event: string
    readonly drm: number
  })[]
  readonly firstTurn: Provenance & { readonly AP: ApOffensive; readonly CP: CpOffensive }
  readonly balkans: Nations
  readonly turkishReach: Nations
}
