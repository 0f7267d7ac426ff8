/** Many markers in few paths: those of one kind and nation are drawn together. */
import type { Sheet, SpaceMark } from '@sandtable/presentation'
import { pointText } from './corners.ts'
import { near } from './digits.ts'
import { arrowBetween, barBetween, type PlacedMark, placedMarks } from './mark-places.ts'
import { inkOf, type Layer, layersOf, lettersOf, sized } from './marker-shapes.ts'

interface DrawnLayer extends Omit<Layer, 'shape'> {
  readonly d: string
}

export interface Letters {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly text: string
}

export interface DrawnMarks {
  readonly layers: readonly DrawnLayer[]
  readonly letters: readonly Letters[]
}

/** Bars lie beneath, what calls for action on top. */
const ORDER: readonly SpaceMark['kind'][] = [
  'blocked',
  'supply',
  'control',
  'chip',
  'fortress',
  'fortress-red',
  'destroyed',
  'trench',
  'landing',
  'points',
  'siege',
  'active',
  'breach',
  'battle',
]

export function drawnMarks(sheet: Sheet, marks: readonly SpaceMark[]): DrawnMarks {
  const placed = placedMarks(sheet, marks)
  const groups = new Map<string, PlacedMark[]>()
  for (const each of placed) {
    const { kind, nation, text } = each.mark
    const key = `${kind} ${nation ?? ''} ${text !== undefined}`
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  const inOrder = [...groups.values()].sort((a, b) => orderOf(a) - orderOf(b))
  return { layers: inOrder.flatMap((group) => groupLayers(sheet, group)), letters: placed.flatMap(lettersIn) }
}

const orderOf = (group: readonly PlacedMark[]): number => ORDER.indexOf(group[0]?.mark.kind ?? 'control')

function groupLayers(sheet: Sheet, group: readonly PlacedMark[]): DrawnLayer[] {
  const [first] = group
  if (!first) return []
  return layersOf(first.mark).map(({ shape, ...look }) => ({
    ...look,
    d: group.map((each) => pathOf(sheet, each, shape)).join(''),
  }))
}

function pathOf(sheet: Sheet, { mark, middle, size }: PlacedMark, shape: string): string {
  if (mark.towards === undefined) return `M${near(middle.x)} ${near(middle.y)}${sized(shape, size)}`
  const line = mark.kind === 'breach' ? arrowBetween : barBetween
  return `M${line(sheet, mark.space, mark.towards).map(pointText).join('L')}`
}

function lettersIn({ mark, middle, size }: PlacedMark): Letters[] {
  if (mark.text === undefined) return []
  const { dx, dy, size: height } = lettersOf(mark.kind)
  const [x, y] = [middle.x + dx * size, middle.y + dy * size]
  return [{ x, y, size: height * size, fill: inkOf(mark), text: mark.text }]
}
