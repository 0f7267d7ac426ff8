import type { Next as NextOf, Refusal as RefusalOf, TypesOf, Umpire } from '@sandtable/kernel'
import type { GrandIllusionEvent } from './events.ts'
import type { State } from './state.ts'
import type { PromptKey, RefusalCode } from './text/keys.ts'

/** Where the rules can be entered anew: the rulebook's own steps, in its order. What lasts longer than one of them is in the state. */
export type Stage =
  /** §13.1.1 the British of Maubeuge */
  | 'deployment'
  /** §14.3.6 both choose options, in scenario 3 */
  | 'options'
  /** §14.3.6.a.5 */
  | 'deployment/belgian'
  /** §14.3.6.a.1 */
  | 'deployment/french'
  /** §14.3.6.b.1 */
  | 'deployment/german'
  /** §14.3.6.b.4 */
  | 'deployment/ninth-army'
  /** §14.3.6.a.5 after the battle for Liège, which it has called */
  | 'liege'
  /** §5, §6 */
  | 'caps'
  /** §7.0 a player's part begins; §8.4.9.f */
  | 'arrivals'
  /** §7.3, called */
  | 'eastern-front'
  /** §7.1, §7.2 */
  | 'arrivals/choices'
  /** §8.7.1 a segment begins: the other player may withdraw */
  | 'segment/window'
  /** §8.1.1 the player of the segment is asked what he does */
  | 'segment/activity'
  /** §8.1.1.b after an activation, which it has called: he goes on or yields */
  | 'segment'
  /** §8.1.2 he has no CAPs */
  | 'segment/out-of-caps'
  /** §8.2 to §8.6, called; leads to the battles */
  | 'activation'
  /** §9.1, called or after an activation */
  | 'battles'
  /** §9.1.3.f called with the number of its hex; the stages of a battle lead from one to the next */
  | 'battle'
  /** §9.5.4 */
  | 'battle/bombardment'
  /** §9.1.4 */
  | 'battle/fortunes'
  /** §9.2 */
  | 'battle/board'
  /** §9.2.6, §9.3 */
  | 'battle/fire'
  /** §9.4, §9.3.6 */
  | 'battle/retreats'
  /** §8.7.2, §8.7.3 */
  | 'withdrawal/moves'
  /** §8.7.3 */
  | 'withdrawal/trenches'
  /** §10 */
  | 'strategic'
  /** §11 A to F */
  | 'administration'
  /** §11.4 with the number of the next hex */
  | 'recovery/allied'
  /** §11.4 the same */
  | 'recovery/german'
  /** §11.5, §11.6 */
  | 'turn-end'

export type GrandIllusionTypes = TypesOf<State, GrandIllusionEvent, PromptKey, RefusalCode, Stage>

/** The table as the rules of this game see it. */
export type GrandIllusion = Umpire<GrandIllusionTypes>
export type { Procedure } from '@sandtable/kernel'
export type Refusal = RefusalOf<RefusalCode>
export type Next = NextOf<Stage>
