import type { Table } from '../table/table.ts'

/** Marks above the counters. */
export interface MarksProps {
  readonly table: Table
  /** pixels a map unit */
  readonly scale: number
}

/** A mark as large as this on the screen can be read. */
const READABLE = 0.8
const MOST_GROWN = 2.2

/** How much larger marks are drawn when the map is far away. */
export const grownAt = (scale: number): number => Math.min(MOST_GROWN, Math.max(1, READABLE / scale))
