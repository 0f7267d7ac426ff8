/** What of the signs is on the map now: the legend names no others. */
import type { MarkKind } from '../counters/MarkSign.tsx'
import type { CounterMarks } from '../table/models.ts'
import type { Table } from '../table/table.ts'

type Shown = Pick<Table, 'glow' | 'stacks'>

export type GlowKind = 'reachable' | 'legal' | 'combat' | 'held'

export function glowSigns({ glow }: Shown): GlowKind[] {
  const { spaces, costs, targets, heldSpaces, heldUnits } = glow()
  const kinds: [GlowKind, boolean][] = [
    ['reachable', costs.size > 0],
    ['legal', costs.size === 0 && spaces.size > targets.size],
    ['combat', targets.size > 0],
    ['held', heldSpaces.size + heldUnits.size > 0],
  ]
  return kinds.flatMap(([kind, isThere]) => (isThere ? [kind] : []))
}

const MARKS: readonly (readonly [MarkKind, (marks: CounterMarks) => boolean])[] = [
  ['acted', ({ acted }) => acted === true],
  ['ce', ({ ce = 0 }) => ce > 0],
  ['release', ({ release }) => release !== undefined],
  ['supplyLow', ({ supply }) => supply === 'low'],
  ['supplyOut', ({ supply }) => supply === 'out'],
]

/** Marks of the counters that show their faces; a legal one is not drawn as acted. */
export function markSigns({ glow, stacks }: Shown): MarkKind[] {
  const { units } = glow()
  const tops = stacks().flatMap(({ counters }) => counters.slice(0, 1))
  const isDrawn = (kind: MarkKind, unit: number): boolean => kind !== 'acted' || !units.has(unit)
  return MARKS.flatMap(([kind, has]) =>
    tops.some(({ unit, face }) => has(face.marks) && isDrawn(kind, unit)) ? [kind] : [],
  )
}
