/** Combat cards (§9.8): when they may be played and what they do. */
import type { UnitFilter, Where } from './card-parts.ts'
import type { RatedId, WilledId } from './types.ts'

export type CombatRole = 'attacker' | 'defender'

/**
 * When a piece of a combat card acts. All cards are played in step E of §12.2, attacker first: `play` acts
 * there and then, `flank` in step F, `fire` in G.1-3, `result` after the losses (G.4-5), `retreat` in §12.7,
 * `advance` in §12.8.
 */
export type CombatWindow = 'play' | 'flank' | 'fire' | 'result' | 'retreat' | 'advance'

/** All of them must hold. `own` and `enemy` are seen from the player of the card. */
export type CombatCondition =
  | { readonly kind: 'own' | 'enemy'; readonly units: UnitFilter }
  /** the defended space or region */
  | { readonly kind: 'at'; readonly where: Where }
  /** the defended place or one of the attackers' places */
  | { readonly kind: 'at-or-from'; readonly where: Where }
  | { readonly kind: 'any-of'; readonly of: readonly CombatCondition[] }

/** `won` and `lost` are seen from the player of the card; `enemy-retreats-2` before steps taken to stand. */
export type CombatOutcome = 'always' | 'won' | 'lost' | 'enemy-retreats-2'

export type CombatEffect =
  /** §12.2.1.a.8 on the fire of that side; `as` only in that role, `when` only if these hold as well */
  | {
      readonly kind: 'drm'
      readonly on: 'own' | 'enemy'
      readonly drm: number
      readonly as?: CombatRole
      readonly when?: readonly CombatCondition[]
    }
  /** §21.3.c */
  | { readonly kind: 'flank-drm'; readonly drm: number }
  /** column shifts against the attacker that do not count (§12.3, §19.5) */
  | { readonly kind: 'ignore-shift'; readonly of: 'trench' | 'weather' }
  /** §12.2.G.3.b the player's side fires first, losses before the answer; beats water and a failed flank */
  | { readonly kind: 'fire-first' }
  /** so many spaces of retreat, or all; `step`: at the price of one step of a unit that fits */
  | {
      readonly kind: 'shorten-retreat'
      readonly distance: number | 'all'
      readonly price?: 'step'
      readonly payer?: UnitFilter
      readonly as?: CombatRole
    }
  /** §12.8.1.a before fire; `all` the combat ends, `rearguard` some may stay, one of them of that type */
  | {
      readonly kind: 'withdraw'
      readonly distance: number
      readonly who: 'all' | 'rearguard'
      readonly rearguard?: UnitFilter
    }
  /** one enemy unit that fits loses one more step, the enemy chooses which */
  | { readonly kind: 'step-loss'; readonly units: UnitFilter; readonly if: CombatOutcome }
  | {
      readonly kind: 'combat-will'
      readonly nation: WilledId
      readonly by: number
      readonly if: CombatOutcome
    }
  | {
      readonly kind: 'combat-quality'
      readonly nation: RatedId
      readonly by: number
      readonly if: CombatOutcome
    }
  | { readonly kind: 'special'; readonly id: CombatSpecial }

export type CombatSpecial = 'forced-march' | 'cavalry-pursuit' | 'flank-despite-trench'

export interface CombatPlay {
  readonly as: readonly CombatRole[]
  readonly windows: readonly CombatWindow[]
  readonly when: readonly CombatCondition[]
}
