import type { Counter } from '@sandtable/presentation'
import type { Table } from '../table/table.ts'

/** What a list calls a unit: its figures stand beside it. */
export const titleOf = ({ title, name }: Pick<Counter, 'title' | 'name'>): string => title ?? name

/** Whether a unit lies in the hand, or may be taken up. */
export function unitState(table: Pick<Table, 'glow'>, unit: number): 'held' | 'can' | undefined {
  if (table.glow().heldUnits.has(unit)) return 'held'
  return table.glow().units.has(unit) ? 'can' : undefined
}

/** A click on a unit of the selected place; what may not be chosen says why. */
export function chooseUnit(table: Pick<Table, 'selected' | 'choose'>, unit: number): void {
  const space = table.selected()
  if (space !== undefined) table.choose(space, unit)
}

/** A click on a unit that lies on a battle board, wherever its place on the map is. */
export function chooseOnBoard(table: Pick<Table, 'stacks' | 'selected' | 'choose'>, unit: number): void {
  const stack = table.stacks().find(({ counters }) => counters.some((counter) => counter.unit === unit))
  table.choose(stack?.space ?? table.selected() ?? 0, unit)
}
