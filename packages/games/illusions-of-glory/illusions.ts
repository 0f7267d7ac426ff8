/** The types of the game as the kernel and the rules see it, and the shapes that cross the borders of chapters. */
import type {
  Next as KernelNext,
  Refusal as KernelRefusal,
  Step as KernelStep,
  Table,
} from '@sandtable/kernel'
import type { IllusionsEvent } from './events.ts'
import type { Modifier } from './events/parts.ts'
import type { Side } from './sides.ts'
import type { Stage } from './stages.ts'
import type { Camp, State } from './state.ts'
import type { PromptKey, RefusalCode } from './text/keys.ts'

export type { Cause, Modifier } from './events/parts.ts'
export type { Stage } from './stages.ts'

export interface IllusionsTypes {
  state: State
  event: IllusionsEvent
  prompt: PromptKey
  refusal: RefusalCode
  stage: Stage
}

/** The table as the rules of this game see it. */
export type Illusions = Table<IllusionsTypes>
export type Step<T = void> = KernelStep<T>
export type Refusal = KernelRefusal<RefusalCode>
export type Next = KernelNext<Stage>

/** §14 0: out of supply; 1: only from an ally's source; 2: from a source of its own nation */
export const SUPPLY = { none: 0, allied: 1, own: 2 } as const
export type Supply = (typeof SUPPLY)[keyof typeof SUPPLY]

/** §9.4.1 what an activation would cost, item by item */
export interface Cost {
  readonly ops: number
  readonly items: readonly Modifier[]
}

/** units that move together (§11) */
export interface Group {
  readonly side: Side
  readonly space: number
  readonly pieces: readonly number[]
  /** movement points spent since they set out */
  readonly spent: number
  /** §14.3.1.a.1 those of them who set out without supply: it is judged then, wherever they get to */
  readonly unsupplied: readonly number[]
  /** card AP24: activated free of charge, only towards home, as long as the march lasts */
  readonly isFree: boolean
}

/** who fights whom, as the state says (`combat`, MARK.fighting) */
export interface Fight {
  readonly space: number
  readonly attacker: Side
  readonly defender: Camp
  readonly attackers: readonly number[]
  readonly defenders: readonly number[]
  /** spaces the attack comes from; the defended one itself for a siege or within a region */
  readonly from: readonly number[]
}

/** what one side would fire with (§12.2.D, §12.2.G.1) */
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
