/** What of the signs is on the map now: the legend names no others. */
import type { CounterMarks, MarkKind, SpaceMark } from '@sandtable/presentation'
import type { Table } from '../table/table.ts'

type Shown = Pick<Table, 'glow' | 'stacks'>

export type GlowKind = 'reachable' | 'crowded' | 'legal' | 'combat' | 'aim' | 'held'

export function glowSigns({ glow }: Shown): GlowKind[] {
  const { spaces, costs, crowded, targets, aimed, heldSpaces, heldUnits } = glow()
  const isHeld = heldUnits.size > 0 || [...heldSpaces].some((space) => !aimed.has(space))
  const kinds: [GlowKind, boolean][] = [
    ['reachable', costs.size > 0],
    ['crowded', crowded.size > 0],
    ['legal', costs.size === 0 && spaces.size > targets.size],
    ['combat', targets.size > 0],
    ['aim', aimed.size > 0],
    ['held', isHeld],
  ]
  return kinds.flatMap(([kind, isThere]) => (isThere ? [kind] : []))
}

const MARKS: readonly (readonly [MarkKind, (marks: CounterMarks) => boolean])[] = [
  ['acted', ({ acted }) => acted === true],
  ['ce', ({ ce = 0 }) => ce > 0],
  ['release', ({ release }) => release !== undefined],
  ['supplyLow', ({ supply }) => supply === 'low'],
  ['supplyOut', ({ supply }) => supply === 'out'],
  ['disrupted', ({ disrupted }) => disrupted === true],
  ['active', ({ active }) => active === true],
  ['hits', ({ hits = 0 }) => hits > 0],
]

/** Does a number on a stack say how many lie there? */
export const hasCounts = ({ stacks }: Shown): boolean =>
  stacks().some(({ more, counters }) => !more && counters.length > 1)

/** Marks of the counters that show their faces; a legal one is not drawn as acted. */
export function markSigns({ glow, stacks }: Shown): MarkKind[] {
  const { units } = glow()
  const tops = stacks().flatMap(({ counters }) => counters.slice(0, 1))
  const isDrawn = (kind: MarkKind, unit: number): boolean => kind !== 'acted' || !units.has(unit)
  return MARKS.flatMap(([kind, has]) =>
    tops.some(({ unit, face }) => has(face.marks) && isDrawn(kind, unit)) ? [kind] : [],
  )
}

/** Of each kind of marker on the map one, as it lies there. */
export const markerSigns = (marks: readonly SpaceMark[]): SpaceMark[] =>
  marks.filter((mark, order) => marks.findIndex(({ kind }) => kind === mark.kind) === order)
