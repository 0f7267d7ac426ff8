import type {
  Next as KernelNext,
  Refusal as KernelRefusal,
  Step as KernelStep,
  Table,
} from '@sandtable/kernel'
import type { GrandIllusionEvent } from './events.ts'
import type { State } from './state.ts'
import type { PromptKey, RefusalCode } from './text/keys.ts'

/**
 * Where the rules can be entered anew. What a phase needs between two entries is in the state.
 * options, deployment: before the first turn. caps: §5, §6. arrivals: §7. segment: §8.1, and the window of §8.7.1.
 * activation: movement of §8.2 to §8.6. battles: §9. withdrawal: §8.7.2, §8.7.3. strategic: §10.
 * administration: §11 A to F. recovery: §11.4. turn-end: §11.5, §11.6.
 */
export type Stage =
  | 'options'
  | 'deployment'
  | 'caps'
  | 'arrivals'
  | 'segment'
  | 'activation'
  | 'battles'
  | 'withdrawal'
  | 'strategic'
  | 'administration'
  | 'recovery'
  | 'turn-end'

export interface GrandIllusionTypes {
  state: State
  event: GrandIllusionEvent
  prompt: PromptKey
  refusal: RefusalCode
  stage: Stage
}

/** The table as the rules of this game see it. */
export type GrandIllusion = Table<GrandIllusionTypes>
export type Step<T = void> = KernelStep<T>
export type Refusal = KernelRefusal<RefusalCode>
export type Next = KernelNext<Stage>
