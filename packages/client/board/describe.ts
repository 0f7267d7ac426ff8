/** A space in words, for screen readers. */
import type { SpaceReport } from '../table/models.ts'
import type { Table } from '../table/table.ts'
import { boardWords } from './words.ts'

/** "14.15 Komarów, clear; 2 units: …; cost 4". */
export function describeSpace(table: Table, space: number): string {
  const { sheet } = table.presentation
  const id = sheet.spaces[space]?.id ?? ''
  const name = table.presentation.spaceName(space, table.language())
  const place = name === '' || name.includes(id) ? name || id : `${id} ${name}`
  const report = table.report()
  const facts = report?.id === id ? factsOf(report) : []
  return [[place, ...facts].join(', '), unitsAt(table, space), ...stateOf(table, space)]
    .filter(Boolean)
    .join('; ')
}

const factsOf = (report: SpaceReport): string[] =>
  report.facts.map(({ label, line }) => `${label} ${line.text}`)

function unitsAt(table: Table, space: number): string {
  const stack = table.stacks().find((other) => other.space === space)
  if (!stack) return ''
  const words = boardWords(table.language())
  const names = [...stack.counters.map(({ name }) => name), ...(stack.more ? [words.more] : [])]
  return `${words.units(stack.counters.length)}: ${names.join(', ')}`
}

function stateOf(table: Table, space: number): string[] {
  const { costs, targets, spaces, heldSpaces } = table.glow()
  const words = boardWords(table.language())
  const cost = costs.get(space)
  if (heldSpaces.has(space)) return [words.held]
  if (targets.has(space)) return [words.combat]
  if (cost !== undefined) return [words.cost(cost)]
  return spaces.has(space) ? [words.legal] : []
}
