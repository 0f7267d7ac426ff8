/**
 * The types of the game as the kernel and the rules see it.
 *
 * One word for one thing:
 * - place: any location of the rulebook (§2.51), a hex or a box; land and water: what lies in it
 * - crossing: the way from a place to one beside it, with what is printed on the hexside
 * - nation: a major or a minor; side: CP or EP; allegiance: a side, or neutral; power: who decides
 * - corps: a land unit that is no leader; force: the units that move or fight together; fortress: the printed ones
 * - to dig in and to rise: a corps turns to its trench side or back
 */
import type { Next as NextOf, Refusal as RefusalOf, TypesOf, Umpire } from '@sandtable/kernel'
import type { BalanceOfPowersEvent } from './events.ts'
import type { Stage } from './stages.ts'
import type { State } from './state.ts'
import type { PromptKey, RefusalCode } from './text/keys.ts'

export type { Stage } from './stages.ts'

export type BalanceOfPowersTypes = TypesOf<State, BalanceOfPowersEvent, PromptKey, RefusalCode, Stage>

/** The table as the rules of this game see it. */
export type BalanceOfPowers = Umpire<BalanceOfPowersTypes>
export type { Procedure } from '@sandtable/kernel'
export type Refusal = RefusalOf<RefusalCode>
export type Next = NextOf<Stage>
