import type { Level } from '@sandtable/bots'

/** A person at this screen, or the computer at one of its levels. */
export type SeatKind = 'human' | Level

const KINDS: Readonly<Record<SeatKind, true>> = {
  human: true,
  random: true,
  easy: true,
  normal: true,
  hard: true,
}

export const isSeatKind = (value: unknown): value is SeatKind =>
  typeof value === 'string' && Object.hasOwn(KINDS, value)
