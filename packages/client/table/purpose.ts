/** What clicks on the map are meant for, where a button has said so. */
import type { Offer } from '@sandtable/kernel'

/** Only this verb of what is offered; everything if it is not among it. */
export function narrowed(offer: Offer | undefined, verb: string | undefined): Offer | undefined {
  const options = verb === undefined ? undefined : offer?.[verb]
  return verb !== undefined && typeof options === 'object' ? { [verb]: options } : offer
}
