/** Seven powers of two sides: the two that command the armies, and their allies. */
import { type Side, SIDES } from './units.ts'

export const POWER_IDS = ['WEST', 'EAST', 'ALPS', 'DELTA', 'FJORD', 'MOOR', 'STEPPE'] as const
export const POWERS = POWER_IDS.map((_, power) => power)
const SIDE_OF: readonly Side[] = [0, 1, 0, 0, 0, 1, 1]

export const sideOfPower = (power: number): Side => SIDE_OF[power] ?? 0
export const POWERS_OF = SIDES.map((side) => POWERS.filter((power) => sideOfPower(power) === side))
export const alliesOf = (power: number): readonly number[] => POWERS_OF[sideOfPower(power)] ?? []

/** The economy: not played, with open books, or with secret ones. */
export const ECONOMIES = ['off', 'open', 'secret'] as const
export const ECONOMY = { off: 0, open: 1, secret: 2 } as const
