/** A space in words, for screen readers. */
import type { SpaceReport } from '@sandtable/presentation'
import { stacksAt } from '../table/stacks-at.ts'
import type { Table } from '../table/table.ts'
import { boardWords } from './words.ts'

/** "14.15 Komarów, clear; 2 units: …; cost 4". */
export function describeSpace(table: Table, space: number): string {
  const { sheet } = table.presentation
  const id = sheet.spaces[space]?.id ?? ''
  const name = table.presentation.spaceName(space, table.language())
  const isEnough = sheet.kind === 'points' || name.includes(id)
  const place = name === '' || isEnough ? name || id : `${id} ${name}`
  const report = table.report()
  const facts = report?.id === id ? factsOf(report) : []
  const head = [place, ...facts].join(', ')
  return [head, ...marksAt(table, space), ...unitsAt(table, space), ...stateOf(table, space)]
    .filter(Boolean)
    .join('; ')
}

const factsOf = (report: SpaceReport): string[] =>
  report.facts.map(({ label, line }) => `${label} ${line.text}`)

function unitsAt(table: Table, space: number): string[] {
  const words = boardWords(table.language())
  return stacksAt(table.later.stacks(), space).map(({ counters, more }) => {
    const names = [...counters.map(({ name }) => name), ...(more ? [words.more] : [])]
    return `${words.units(counters.length)}: ${names.join(', ')}`
  })
}

const marksAt = (table: Table, space: number): string[] =>
  table
    .marks()
    .filter((mark) => mark.space === space || mark.towards === space)
    .map(({ title }) => title)

function stateOf(table: Table, space: number): string[] {
  const { costs, targets, spaces, heldSpaces } = table.later.glow()
  const words = boardWords(table.language())
  const cost = costs.get(space)
  if (heldSpaces.has(space)) return [words.held]
  if (targets.has(space)) return [words.combat]
  if (cost !== undefined) return [words.cost(cost)]
  return spaces.has(space) ? [words.legal] : []
}
