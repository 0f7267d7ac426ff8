/** The sheet on which the stacks of a space are spread. */
import type { Stack } from '@sandtable/presentation'
import type { Size } from './camera.ts'

const CELL = 68
/** in a low window, where four rows of the others would hide a third of the map */
export const SMALL_CELL = 52
/** pixels of map: the window of a laptop has about 530, that of a desk 700 */
const LOW = 600
/** of a cell */
const COUNTER = 0.74
/** padding and hairline on both sides */
const RIM = 14
const IN_ROW = 4
/** what lies between two rows of stacks */
const RULE = 5

/** Stacks that fit lie side by side; a larger one begins a row. */
export function fanRows(stacks: readonly Stack[]): readonly (readonly Stack[])[] {
  const rows: Stack[][] = []
  for (const stack of stacks) {
    const row = rows.at(-1)
    if (row && cellsIn([...row, stack]) <= IN_ROW) row.push(stack)
    else rows.push([stack])
  }
  return rows
}

const cellsIn = (stacks: readonly Stack[]): number =>
  stacks.reduce((sum, { counters }) => sum + counters.length, 0)

/** Side of the square a counter has on the sheet. */
export const fanCell = (map: Size): number => (map.height < LOW ? SMALL_CELL : CELL)

export const fanCounter = (cell: number): number => Math.round(cell * COUNTER)

export function fanSize(stacks: readonly Stack[], cell: number): Size {
  const counts = fanRows(stacks).map(cellsIn)
  const columns = Math.min(IN_ROW, Math.max(1, ...counts))
  const lines = counts.reduce((sum, count) => sum + Math.ceil(count / columns), 0)
  return { width: columns * cell + RIM, height: lines * cell + (counts.length - 1) * RULE + RIM }
}
