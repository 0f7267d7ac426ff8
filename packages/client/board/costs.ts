/** Where the cost of a legal space is written: in its middle, or aside where a counter stands. */
import type { Table } from '../table/table.ts'

type Shown = Pick<Table, 'glow' | 'stacks'>
export type Cost = readonly [space: number, cost: number]

const takenIn = ({ stacks }: Shown): ReadonlySet<number> => new Set(stacks().map(({ space }) => space))

export function costsInside(table: Shown): Cost[] {
  if (table.glow().costs.size === 0) return []
  const taken = takenIn(table)
  return [...table.glow().costs].filter(([space]) => !taken.has(space))
}

export function costsAside(table: Shown): Cost[] {
  const { costs, spaces, heldSpaces } = table.glow()
  if (costs.size === 0) return []
  const taken = takenIn(table)
  return [...costs].filter(([space]) => taken.has(space) && spaces.has(space) && !heldSpaces.has(space))
}
