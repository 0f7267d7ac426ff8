/**
 * The types of the game as the kernel and the rules see it.
 *
 * One word for one thing:
 * - space: a hex or an off-map box; place: a city, with its fortress and port
 * - nation: a major or a minor; major: one of seven, and the power that decides; bloc: allied majors and their minors;
 *   side: Empire or Coalition
 * - piece: any counter; unit: a combat unit; support unit: engineer or supply unit; army: an army marker
 * - force: the pieces of one bloc that stand together; stack: the force that moves; garrison: a force in a fortress;
 *   flank unit: a force beside the marker of its army
 */
import type { Next as NextOf, Refusal as RefusalOf, TypesOf, Umpire } from '@sandtable/kernel'
import type { NationsInArmsEvent } from './events.ts'
import type { Stage } from './stages.ts'
import type { State } from './state.ts'
import type { PromptKey, RefusalCode } from './text/keys.ts'

export type { Stage } from './stages.ts'

export type NationsInArmsTypes = TypesOf<State, NationsInArmsEvent, PromptKey, RefusalCode, Stage>

/** The table as the rules of this game see it. */
export type NationsInArms = Umpire<NationsInArmsTypes>
export type { Procedure } from '@sandtable/kernel'
export type Refusal = RefusalOf<RefusalCode>
export type Next = NextOf<Stage>
