import type { ActivationEvents } from './events/activation.ts'
import type { BattleEvents } from './events/battle.ts'
import type { MovementEvents } from './events/movement.ts'
import type { ReactionEvents } from './events/reaction.ts'
import type { SequenceEvents } from './events/sequence.ts'
import type { SiegeEvents } from './events/siege.ts'
import type { SupplyEvents } from './events/supply.ts'

/** All events by name. Spaces, pieces, markers and nations are numbers. */
interface Happenings
  extends SequenceEvents,
    ActivationEvents,
    MovementEvents,
    ReactionEvents,
    SupplyEvents,
    BattleEvents,
    SiegeEvents {}

export type NationsInArmsEvent = {
  readonly [K in keyof Happenings]: { readonly type: K; readonly rule: string } & Readonly<Happenings[K]>
}[keyof Happenings]
