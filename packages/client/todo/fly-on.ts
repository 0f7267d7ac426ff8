/** What is left is flown to place by place. */
import type { Undone } from '@sandtable/presentation'
import type { Table } from '../table/table.ts'

/** The place after the one that is looked at; the first after the last. */
export function nextPlace(spaces: readonly number[], now: number | undefined): number | undefined {
  const at = now === undefined ? -1 : spaces.indexOf(now)
  return spaces[(at + 1) % Math.max(1, spaces.length)]
}

/** Everything there is to fly to, the most urgent first. */
export const placesIn = (undone: readonly Undone[]): readonly number[] => [
  ...new Set(undone.filter(({ tone }) => tone !== 'good').flatMap(({ spaces }) => spaces)),
]

type Flying = Pick<Table, 'flyTo' | 'flownTo' | 'select' | 'desk'>

export function flyOn(table: Flying, spaces: readonly number[]): void {
  const space = nextPlace(spaces, table.flownTo())
  if (space === undefined) return
  table.desk.setOpen(false)
  table.select(space)
  table.flyTo(space)
}
