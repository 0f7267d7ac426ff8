import type { BattleEvents } from './events/battle.ts'
import type { CommandEvents } from './events/command.ts'
import type { MovementEvents } from './events/movement.ts'
import type { RetreatEvents } from './events/retreat.ts'
import type { ScenarioEvents } from './events/scenario.ts'

/** Everything that can happen, by name. Hexes and pieces are numbers. */
interface Happenings extends CommandEvents, MovementEvents, BattleEvents, RetreatEvents, ScenarioEvents {}

export type GrandIllusionEvent = {
  readonly [K in keyof Happenings]: { readonly type: K; readonly rule: string } & Readonly<Happenings[K]>
}[keyof Happenings]
