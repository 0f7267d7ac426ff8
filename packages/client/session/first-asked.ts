import type { Asked, Play } from '@sandtable/kernel'

/** The first question on the table that is still open: several may be put at once, and answered one by one. */
export const firstAsked = (play: Pick<Play, 'pending' | 'asked'>): Asked | undefined =>
  play.pending.find((each) => play.asked(each.seat) === each)
