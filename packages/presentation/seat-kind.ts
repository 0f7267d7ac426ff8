import type { Level } from '@sandtable/bots'

/** A person at this screen, or the computer at one of its levels. */
export type SeatKind = 'human' | Level
