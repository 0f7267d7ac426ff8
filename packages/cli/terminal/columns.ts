import { padTo, widthOf } from '@sandtable/presentation/terminal'

const GAP = 2

/** Cells side by side, in reading order. A cell too wide for half a line takes two places. */
export function inColumns(cells: readonly string[], width: number): string[] {
  const widest = Math.max(0, ...cells.map(widthOf)) + GAP
  const slot = widest * 2 > width ? Math.floor(width / 2) : widest
  const places = Math.max(1, Math.floor(width / slot))
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const cell of cells) {
    const needs = widthOf(cell) < slot ? 1 : 2
    if (used > 0 && used + needs > places) {
      lines.push(line.trimEnd())
      line = ''
      used = 0
    }
    line += padTo(cell, needs * slot)
    used += needs
  }
  return used > 0 ? [...lines, line.trimEnd()] : lines
}
