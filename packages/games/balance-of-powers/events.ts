import type { AirEvents } from './events/air.ts'
import type { CombatEvents } from './events/combat.ts'
import type { EconomyEvents } from './events/economy.ts'
import type { MovementEvents } from './events/movement.ts'
import type { SequenceEvents } from './events/sequence.ts'
import type { WorldEvents } from './events/world.ts'

/** All events by name. Places, units and nations are numbers. */
interface Happenings
  extends SequenceEvents,
    MovementEvents,
    CombatEvents,
    EconomyEvents,
    AirEvents,
    WorldEvents {}

export type BalanceOfPowersEvent = {
  readonly [K in keyof Happenings]: { readonly type: K; readonly rule: string } & Readonly<Happenings[K]>
}[keyof Happenings]
