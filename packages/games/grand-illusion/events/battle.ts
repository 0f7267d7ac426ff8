import type { FortuneResult } from '../data/types.ts'
import type { Side } from '../sides.ts'

/** Why a piece lost a step or left the map. */
export type Cause =
  | 'battle'
  | 'bombardment'
  | 'elan'
  | 'withdrawal'
  | 'cavalry-delay'
  | 'evasion'
  | 'retreat'
  | 'no-retreat'
  | 'overstacked'
  | 'sea'
  | 'attrition'
  | 'surrender'
  | 'overrun'

/** One line of a die roll modifier, with its rule. */
export interface Modifier {
  readonly what: 'terrain' | 'trench' | 'concentric' | 'mountain' | 'counterattack' | 'fort' | 'elan'
  readonly drm: number
  readonly rule: string
}

/** When a space fires: at the enemy opposite, before him (§9.6.1), or from reserve (§9.3.4). */
export type Moment = 'front' | 'free' | 'reserve'

/** One column of the battle board. */
export interface Column {
  readonly attackers: readonly number[]
  readonly defenders: readonly number[]
  /** in reserve behind them */
  readonly behindAttackers: readonly number[]
  readonly behindDefenders: readonly number[]
}

/** What happens under the rules of this part. */
export interface BattleEvents {
  'battle-began': {
    readonly hex: number
    readonly side: Side
    readonly attackers: readonly number[]
    readonly defenders: readonly number[]
  }
  'mandated-declared': { readonly hex: number; readonly side: Side; readonly elan: boolean }
  'mandate-missed': { readonly hex: number; readonly side: Side }
  bombarded: {
    readonly hex: number
    readonly ha: number
    readonly fort: number
    readonly die: number
    /** §2.4.fort added to the die */
    readonly defence: number
    readonly value: number
    readonly hit: boolean
  }
  'massed-bombardment': { readonly hex: number; readonly units: readonly number[] }
  'massed-hit': { readonly hex: number; readonly fort: number }
  'fortune-rolled': {
    readonly hex: number
    readonly side: Side
    readonly faces: readonly number[]
    readonly roll: number
    readonly result: FortuneResult
    /** §9.1.1.e without effect in this battle */
    readonly ignored: boolean
  }
  'landing-rolled': { readonly hex: number; readonly die: number; readonly surprise: boolean }
  'battle-imposed': { readonly side: Side; readonly left: number }
  'battle-not-imposed': { readonly side: Side }
  'advantage-used': {
    readonly hex: number
    readonly side: Side
    readonly choice: 'retire' | 'skirmish' | 'counterattack' | 'accept'
  }
  'battles-cancelled': { readonly hexes: readonly number[]; readonly side: Side }
  'nobody-to-fight': { readonly hex: number }
  'no-counterattack': { readonly hex: number; readonly side: Side }
  'board-set': { readonly hex: number; readonly side: Side; readonly columns: readonly Column[] }
  'cavalry-withdrew': {
    readonly hex: number
    readonly units: readonly number[]
    /** 0: before cavalry, no die */
    readonly die: number
    readonly hit: boolean
  }
  'moved-up': { readonly hex: number; readonly units: readonly number[] }
  fired: {
    readonly hex: number
    readonly side: Side
    readonly moment: Moment
    readonly units: readonly number[]
    readonly targets: readonly number[]
    readonly strength: number
    /** of it by §12.2 */
    readonly raised: number
    readonly die: number
    readonly modifiers: readonly Modifier[]
    readonly total: number
    readonly hit: boolean
  }
  'unit-disrupted': { readonly unit: number; readonly hex: number; readonly cause: Cause }
  'fort-reduced': {
    readonly fort: number
    readonly hex: number
    /** steps */
    readonly left: number
    readonly cause: Cause
  }
  'piece-eliminated': { readonly piece: number; readonly hex: number; readonly cause: Cause }
  flipped: { readonly unit: number; readonly hex: number }
}
