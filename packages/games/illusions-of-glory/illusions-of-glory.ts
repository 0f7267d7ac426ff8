/**
 * The types of the game as the kernel and the rules see it, and the shapes that several chapters share.
 *
 * One word for one thing:
 * - unit: any counter the rulebook calls a combat unit; `piece` is its number, and uprisings have one too
 * - troops: LCUs and divisions; support: HQs and heavy artillery
 * - space: any box of the map, regions and Lemnos included; `Place`: a space, or one stack in a region
 * - side: AP or CP; camp: a side, neutral Greece or the uprisings; command: who decides for some units of a side
 * - combat: the procedure of §12; `Fight`: the units and spaces in it
 */
import type { Next as NextOf, Refusal as RefusalOf, TypesOf, Umpire } from '@sandtable/kernel'
import type { IllusionsOfGloryEvent } from './events.ts'
import type { Modifier } from './events/parts.ts'
import type { Side } from './sides.ts'
import type { Stage } from './stages.ts'
import type { Camp, State } from './state.ts'
import type { PromptKey, RefusalCode } from './text/keys.ts'

export type { Cause, Modifier } from './events/parts.ts'
export type { Stage } from './stages.ts'

export type IllusionsOfGloryTypes = TypesOf<State, IllusionsOfGloryEvent, PromptKey, RefusalCode, Stage>

/** The table as the rules of this game see it. */
export type IllusionsOfGlory = Umpire<IllusionsOfGloryTypes>
export type { Procedure } from '@sandtable/kernel'
export type Refusal = RefusalOf<RefusalCode>
export type Next = NextOf<Stage>

/** §14 0: out of supply; 1: supplied only by an ally's source; 2: by a source of its own nation */
export const SUPPLY = { none: 0, allied: 1, own: 2 } as const
export type Supply = (typeof SUPPLY)[keyof typeof SUPPLY]

/** §9.4.1 The cost of an activation, item by item. */
export interface Cost {
  readonly ops: number
  readonly items: readonly Modifier[]
}

/** §11 Units that move together. */
export interface Group {
  readonly side: Side
  readonly space: number
  readonly pieces: readonly number[]
  /** movement points spent since they set out */
  readonly spent: number
  /** §14.3.1.a.1 Units that were out of supply when the group set out; this is not checked again on the way. */
  readonly unsupplied: readonly number[]
  /** Card AP24: the group was activated free of charge and may go only to Russian spaces. */
  readonly isFree: boolean
}

/** The units in a combat, read from the state's `combat` and MARK.fighting. */
export interface Fight {
  readonly space: number
  readonly attacker: Side
  readonly defender: Camp
  readonly attackers: readonly number[]
  readonly defenders: readonly number[]
  /** The spaces the attack comes from; the defended space itself for a siege or an attack within a region. */
  readonly from: readonly number[]
}

/** §12.2.D §12.2.G.1 What one side would fire with. */
export interface Shot {
  readonly table: 'heavy' | 'light'
  readonly strength: number
  readonly column: number
  readonly shifts: readonly Modifier[]
  readonly modifiers: readonly Modifier[]
  readonly drm: number
}

/** §12.2.G.3.b */
export type FireOrder = 'simultaneous' | 'attacker-first' | 'defender-first'
