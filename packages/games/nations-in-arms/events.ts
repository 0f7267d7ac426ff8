import type { ActivationEvents } from './events/activation.ts'
import type { MovementEvents } from './events/movement.ts'
import type { ReactionEvents } from './events/reaction.ts'
import type { SequenceEvents } from './events/sequence.ts'
import type { SupplyEvents } from './events/supply.ts'

/** All events by name. Spaces, pieces, markers and nations are numbers. */
interface Happenings extends SequenceEvents, ActivationEvents, MovementEvents, ReactionEvents, SupplyEvents {}

export type NationsInArmsEvent = {
  readonly [K in keyof Happenings]: { readonly type: K; readonly rule: string } & Readonly<Happenings[K]>
}[keyof Happenings]
