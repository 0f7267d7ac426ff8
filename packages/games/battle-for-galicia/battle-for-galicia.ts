import type { Next as NextOf, Refusal as RefusalOf, TypesOf, Umpire } from '@sandtable/kernel'
import type { BattleForGaliciaEvent } from './events.ts'
import type { State } from './state.ts'
import type { PromptKey, RefusalCode } from './text/keys.ts'

export type Stage = 'supply' | 'reinforcement' | 'movement' | 'over-stacking' | 'combat' | 'victory-points'

export type BattleForGaliciaTypes = TypesOf<State, BattleForGaliciaEvent, PromptKey, RefusalCode, Stage>

/** The table as the rules of this game see it. */
export type BattleForGalicia = Umpire<BattleForGaliciaTypes>
export type { Procedure } from '@sandtable/kernel'
export type Refusal = RefusalOf<RefusalCode>
export type Next = NextOf<Stage>
