/**
 * §4.4 Which command is asked. With two players each seat has both commands of its side; with three or four a
 * pair of players shares them.
 */
import { AP, CP, type Side } from './sides.ts'

/** RU, and RO stacked with RU */
export const RUSSIA = 0
/** SB MN IT BR FR RO, and GR as an AP ally */
export const WEST = 1
/** AH */
export const AUSTRIA = 2
/** GE TU BU, GR as a CP ally, and AH stacked with GE */
export const GERMANY = 3
/** A command is a power of the kernel. */
export type Command = typeof RUSSIA | typeof WEST | typeof AUSTRIA | typeof GERMANY
export const COMMAND_IDS = ['RU', 'WA', 'AH', 'GE'] as const
export const COMMANDS: readonly Command[] = [RUSSIA, WEST, AUSTRIA, GERMANY]

export const sideOfCommand = (command: Command): Side => (command < AUSTRIA ? AP : CP)
/**
 * The command that acts in rounds 1, 3 and 5 (§4.4.1.a.8, §4.4.2.a.8). It holds the only hand of a side that
 * is not divided.
 */
export const leadOf = (side: Side): Command => (side === AP ? RUSSIA : AUSTRIA)
export const secondOf = (side: Side): Command => (side === AP ? WEST : GERMANY)
export const commandsOf = (side: Side): readonly Command[] => [leadOf(side), secondOf(side)]

/**
 * How the four commands are divided among players. The kernel has one scenario for each scenario and seating.
 */
export const SEATINGS = ['two', 'two-ap', 'two-cp', 'four'] as const
export type Seating = (typeof SEATINGS)[number]
export const isDivided = (seating: Seating, side: Side): boolean =>
  seating === 'four' || seating === (side === AP ? 'two-ap' : 'two-cp')
