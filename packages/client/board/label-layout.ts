/** Which names of towns have room, and where their parts lie. */
import type { Language } from '@sandtable/kernel'
import type { Rect } from './camera.ts'
import { overlap } from './placing.ts'
import type { LabelKind, MapLabel, Sheet } from './sheet.ts'
import { textWidth } from './text-width.ts'

export const TAG_WIDTH = 28
const TAG_GAP = 5

/** Small names would be too small from afar: they grow. */
export const labelScale = (scale: number): number =>
  scale >= 0.9 ? 1 : scale >= 0.7 ? 1.2 : scale >= 0.5 ? 1.55 : 2.1

/** A name over a free space lies closer to its town, clear of what stands in the spaces below. */
export const LIFT = 10

/** A wide name must not lie over the counters beside it. */
export function canLift(sheet: Sheet, space: number, width: number, taken: ReadonlySet<number>): boolean {
  const isNarrow = width / 2 <= sheet.spaceWidth * 0.62
  const [right, left] = [0, Math.floor(sheet.outline.length / 2)].map((way) => sheet.neighbour(space, way))
  const areFree = !taken.has(right ?? -1) && !taken.has(left ?? -1)
  return !taken.has(space) && (isNarrow || areFree)
}

/** Grown names keep their upper edge, beneath the counter: so much lower for each time of growth. */
export const DROP = 9

/** Who stays if two have no room: those worth points, then fortresses. */
const RANK: Readonly<Partial<Record<LabelKind, number>>> = { 'victory-town': 0, fortress: 1, town: 2 }

export const isTown = ({ kind }: MapLabel): boolean => kind in RANK

const sizeOf = ({ kind }: MapLabel, language: Language): number =>
  kind === 'town' ? (language === 'ja' ? 10 : 11.5) : 15

/** Bold letters are a little wider. */
const nameWidth = (label: MapLabel, language: Language): number =>
  textWidth(label.text[language], sizeOf(label, language)) * (label.kind === 'town' ? 1.05 : 1.12)

/** Where the name of a town with a tag ends, and the tag begins, so that both together lie in the middle. */
export function tagPlace(
  label: MapLabel,
  language: Language,
): { readonly name: number; readonly tag: number } {
  const name = (nameWidth(label, language) - TAG_GAP - TAG_WIDTH) / 2
  return { name, tag: name + TAG_GAP }
}

/** The room of a name with its tag, lifted or not, in map units. */
export function labelRect(label: MapLabel, language: Language, scale: number): Rect {
  const size = sizeOf(label, language)
  const width = nameWidth(label, language) + (label.tag === undefined ? 0 : TAG_GAP + TAG_WIDTH)
  const top = label.y + (scale - 1) * DROP - size * 0.85 * scale - LIFT
  return { x: label.x - (width * scale) / 2, y: top, width: width * scale, height: size * 1.1 * scale + LIFT }
}

/** The names that do not run into a greater one. */
export function namesThatFit(
  labels: readonly MapLabel[],
  language: Language,
  scale: number,
): ReadonlySet<MapLabel> {
  const ranked = labels.filter(isTown).sort((a, b) => (RANK[a.kind] ?? 0) - (RANK[b.kind] ?? 0))
  const shown = new Map<MapLabel, Rect>()
  for (const label of ranked) {
    const rect = labelRect(label, language, scale)
    if (![...shown.values()].some((other) => overlap(rect, other) > 0)) shown.set(label, rect)
  }
  return new Set(shown.keys())
}
