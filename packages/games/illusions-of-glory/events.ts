import type { CombatEvents } from './events/combat.ts'
import type { CommandEvents } from './events/command.ts'
import type { LogisticsEvents } from './events/logistics.ts'
import type { OperationsEvents } from './events/operations.ts'
import type { PoliticsEvents } from './events/politics.ts'

/** All events by name. Spaces, pieces and cards are numbers. */
interface Happenings extends CommandEvents, OperationsEvents, CombatEvents, LogisticsEvents, PoliticsEvents {}

export type IllusionsOfGloryEvent = {
  readonly [K in keyof Happenings]: { readonly type: K; readonly rule: string } & Readonly<Happenings[K]>
}[keyof Happenings]
