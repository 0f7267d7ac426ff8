import type {
  Next as KernelNext,
  Refusal as KernelRefusal,
  Step as KernelStep,
  Table,
} from '@sandtable/kernel'
import type { BattleForGaliciaEvent } from './events.ts'
import type { State } from './state.ts'
import type { PromptKey, RefusalCode } from './text/keys.ts'

export type Stage = 'supply' | 'reinforcement' | 'movement' | 'over-stacking' | 'combat' | 'victory-points'

export interface BattleForGaliciaTypes {
  state: State
  event: BattleForGaliciaEvent
  prompt: PromptKey
  refusal: RefusalCode
  stage: Stage
}

/** The table as the rules of this game see it. */
export type BattleForGalicia = Table<BattleForGaliciaTypes>
export type Step<T = void> = KernelStep<T>
export type Refusal = KernelRefusal<RefusalCode>
export type Next = KernelNext<Stage>
