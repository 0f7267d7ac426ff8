import { GRID } from '../../map.ts'
import { SIDE_IDS, type Side } from '../../sides.ts'
import { UNITS } from '../../units.ts'

const HEXES = new Set(['hex', 'hexes', 'from', 'to', 'target', 'enemy'])
const UNIT_LISTS = new Set(['unit', 'units', 'withheld'])

/** "from=13.15 units=AH-4,AH-25 cost=2": ids and numbers, so that no change of wording changes a line. */
export const compact = (facts: object): string =>
  Object.entries(facts)
    .filter(([name, value]) => name !== 'type' && name !== 'rule' && value !== undefined)
    .map(([name, value]) => `${name}=${written(name, value)}`)
    .join(' ')

function written(name: string, value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0 ? '-' : value.map((each) => written(name, each)).join(',')
  if (typeof value === 'number') return numbered(name, value)
  return typeof value === 'object' && value !== null ? itemized(value) : String(value)
}

function numbered(name: string, value: number): string {
  if (HEXES.has(name)) return value < 0 ? '-' : GRID.idOf(value)
  if (UNIT_LISTS.has(name)) return UNITS[value]?.id.replaceAll(' ', '_') ?? '?'
  return name === 'side' ? SIDE_IDS[value as Side] : String(value)
}

/** a modifier or a shift: "artillery+1" */
function itemized(item: object): string {
  const values = Object.entries(item).flatMap(([name, value]: [string, unknown]) =>
    name === 'rule' ? [] : [value],
  )
  return values
    .map((value) => (typeof value === 'number' && value >= 0 ? `+${value}` : String(value)))
    .join('')
}
