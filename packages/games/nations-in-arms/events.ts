import type { ActivationEvents } from './events/activation.ts'
import type { SequenceEvents } from './events/sequence.ts'

/** All events by name. Spaces, pieces, markers and nations are numbers. */
interface Happenings extends SequenceEvents, ActivationEvents {}

export type NationsInArmsEvent = {
  readonly [K in keyof Happenings]: { readonly type: K; readonly rule: string } & Readonly<Happenings[K]>
}[keyof Happenings]
