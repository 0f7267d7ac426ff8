import type {
  Next as KernelNext,
  Refusal as KernelRefusal,
  Procedure as KernelProcedure,
  Umpire,
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
export type BattleForGalicia = Umpire<BattleForGaliciaTypes>
export type Procedure<T = void> = KernelProcedure<T>
export type Refusal = KernelRefusal<RefusalCode>
export type Next = KernelNext<Stage>
