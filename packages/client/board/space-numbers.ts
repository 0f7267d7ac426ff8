import type { Level } from '../counters/level.ts'
import type { Table } from '../table/table.ts'

type Shown = Pick<Table, 'glow' | 'hovered' | 'selected'>

/** Spaces whose number is worth its room where not all have any: pointed at, looked at, legal. */
export function numbersThatMatter(table: Shown, level: Level): number[] {
  const { spaces, heldSpaces } = table.glow()
  const legal = level === 'far' ? [] : [...spaces, ...heldSpaces]
  const pointed = [table.hovered(), table.selected()].filter((space) => space !== undefined)
  return [...new Set([...legal, ...pointed])]
}
