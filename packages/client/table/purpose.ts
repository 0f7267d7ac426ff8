/** What clicks on the map are meant for, where a button has said so. */
import type { Offer, Play } from '@sandtable/kernel'

/** Only this verb of what is offered; everything if it is not among it. */
export function narrowed(offer: Offer | undefined, verb: string | undefined): Offer | undefined {
  const options = verb === undefined ? undefined : offer?.[verb]
  return verb !== undefined && typeof options === 'object' ? { [verb]: options } : offer
}

/** The question a seat is asked, and how it may be answered. */
export interface Meant {
  readonly seat: number
  readonly prompt: string
  readonly offer: Offer
}

export function askedOf(play: Pick<Play, 'asked' | 'offered'>, seat: number | undefined): Meant | undefined {
  const prompt = seat === undefined ? undefined : play.asked(seat)?.question.prompt
  return seat === undefined || prompt === undefined
    ? undefined
    : { seat, prompt, offer: play.offered(seat) ?? {} }
}

/** The same seat is asked the same again, and may answer so again: one press of the button is for several places. */
export const isStillMeant = (verb: string, before: Meant | undefined, now: Meant | undefined): boolean =>
  before?.seat === now?.seat && before?.prompt === now?.prompt && typeof now?.offer[verb] === 'object'
