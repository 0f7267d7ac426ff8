/** §8.4 The combat results table, and how large a battle is (§8.2.3). */
import { DATA } from '../../data/load.ts'

/** §8.2.3(2) */
export const SIZE = { skirmish: 0, engagement: 1, decisive: 2 } as const
export type Size = (typeof SIZE)[keyof typeof SIZE]
const COLUMNS = ['skirmish', 'engagement', 'decisive'] as const

/** What one side does to the other. */
export interface Damage {
  /** §8.4(3)a steps */
  readonly steps: number
  /** §8.5.1(3) it breaks a tie */
  readonly plus: boolean
  /** §8.4(3)b one of them mounted */
  readonly mounted: boolean
  /** §8.4.2(1) whose lowest leader checks: of the side that rolled, of the other, or nobody's */
  readonly leader: 'roller' | 'other' | undefined
}

const { rows } = DATA.tables.combat
const LOWEST = rows[0]?.total ?? 0
const HIGHEST = rows.at(-1)?.total ?? 0
/** §8.4.2(1) the first row on which an L is for the side that rolled */
const OWN_LEADER = 12

/** the row of a modified total; beyond the table its last rows count */
export const rowOf = (total: number): number => Math.min(HIGHEST, Math.max(LOWEST, total))

/** §8.4(2) §8.4(3) The damage of a modified total. */
export function damageAt(size: Size, total: number): Damage {
  const row = rowOf(total)
  const cell = rows[row - LOWEST]?.[COLUMNS[size]] ?? ''
  return {
    steps: Number.parseInt(cell, 10),
    plus: cell.includes('+'),
    mounted: cell.includes('C'),
    leader: !cell.includes('L') ? undefined : row >= OWN_LEADER ? 'roller' : 'other',
  }
}

const MOST_IN_SKIRMISH = 8
const LEAST_IN_DECISIVE = 21
const LEAST_OF_WEAKER = 9

/** §8.2.3(3) §8.2.3(4) §8.2.3(5) From the steps of both sides; 21 in all belong to the larger sizes (ruling 3). */
export function sizeOf(one: number, other: number): Size {
  if (one + other <= MOST_IN_SKIRMISH) return SIZE.skirmish
  const isDecisive = one + other >= LEAST_IN_DECISIVE && Math.min(one, other) >= LEAST_OF_WEAKER
  return isDecisive ? SIZE.decisive : SIZE.engagement
}
