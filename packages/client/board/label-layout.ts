/** Which names of towns have room, and where their parts lie. */
import type { Language } from '@sandtable/kernel'
import type { LabelKind, MapLabel, Sheet } from '@sandtable/presentation'
import type { Rect } from './camera.ts'
import { overlap } from './placing.ts'
import { centreOf } from './shapes.ts'
import { textWidth } from './text-width.ts'

export const TAG_WIDTH = 28
const TAG_GAP = 5

/** Small names would be too small from afar: they grow. */
export const labelScale = (scale: number): number =>
  scale >= 0.9 ? 1 : scale >= 0.7 ? 1.2 : scale >= 0.5 ? 1.55 : 2.1

/** A name over a free space lies closer to its town, clear of what stands in the spaces below. */
export const LIFT = 10

/** A wide name must not lie over the counters beside it; one beneath the frame of its space never moves. */
export function canLift(sheet: Sheet, space: number, width: number, taken: ReadonlySet<number>): boolean {
  if (sheet.kind === 'points') return false
  const isNarrow = width / 2 <= sheet.spaceWidth * 0.62
  const beside = [...sheet.arrows.right, ...sheet.arrows.left].map((way) => sheet.neighbour(space, way))
  const areFree = !beside.some((other) => taken.has(other))
  return !taken.has(space) && (isNarrow || areFree)
}

/** The space at whose foot a name lies, in the gap under the counter; undefined where it lies at its town. */
export function spaceOverName(sheet: Sheet, { x, y }: Pick<MapLabel, 'x' | 'y'>): number | undefined {
  const space = sheet.spaceAt(x, y - sheet.spaceWidth * 0.3)
  return y - centreOf(sheet, space).y >= sheet.spaceWidth * 0.45 ? space : undefined
}

/** Is the name shown at all? Lesser ones only in lit spaces, if these are given. */
export const isNamed = (sheet: Sheet, label: MapLabel, lit: ReadonlySet<number> | undefined): boolean =>
  label.kind !== 'town' || !lit || lit.has(spaceOverName(sheet, label) ?? sheet.spaceAt(label.x, label.y))

/** Grown names keep their upper edge, beneath the counter: so much lower for each time of growth. */
export const DROP = 9

const TOWNS: ReadonlySet<LabelKind> = new Set(['town', 'victory-town', 'fortress'])

export const isTown = ({ kind }: MapLabel): boolean => TOWNS.has(kind)

const sizeOf = ({ kind }: MapLabel, language: Language): number =>
  kind === 'town' ? (language === 'ja' ? 10 : 11.5) : 15

/** Bold letters are a little wider; Japanese signs never are. */
const nameWidth = ({ kind, text }: MapLabel, language: Language): number => {
  const size = kind === 'town' ? (language === 'ja' ? 10 : 11.5) : 15
  const wider = language === 'ja' ? 1 : kind === 'town' ? 1.05 : 1.14
  return textWidth(text[language], size) * wider
}

/** Where the name of a town with a tag ends, and the tag begins, so that both together lie in the middle. */
export function tagPlace(
  label: MapLabel,
  language: Language,
): { readonly name: number; readonly tag: number } {
  const name = (nameWidth(label, language) - TAG_GAP - TAG_WIDTH) / 2
  return { name, tag: name + TAG_GAP }
}

/** Where names lie beneath frames of spaces none is ever lifted. */
export const liftOn = ({ kind }: Pick<Sheet, 'kind'>): number => (kind === 'points' ? 0 : LIFT)

/** The room of a name with its tag, lifted or not, in map units. */
export function labelRect(label: MapLabel, language: Language, scale: number, lift = LIFT): Rect {
  const size = sizeOf(label, language)
  const width = nameWidth(label, language) + (label.tag === undefined ? 0 : TAG_GAP + TAG_WIDTH)
  const top = label.y + (scale - 1) * DROP - size * 0.85 * scale - lift
  return { x: label.x - (width * scale) / 2, y: top, width: width * scale, height: size * 1.1 * scale + lift }
}

/** Names closer than this run together. */
const APART = 5
const GROWTHS = [2.1, 1.55, 1.35, 1.2, 1]

/** Lesser names that have no room are tried this much smaller: less could not be read. */
const SMALLER = [1, 0.88, 0.78]

/**
 * How far each name has grown; the lesser ones grow less, or are left out, where they would run into another.
 * Names of towns worth points grow less where they would run into each other.
 */
export function grownNames(
  labels: readonly MapLabel[],
  language: Language,
  growth: number,
  lift = LIFT,
): ReadonlyMap<MapLabel, number> {
  const type: Type = { language, lift }
  const great = settled(
    labels.filter(({ kind }) => kind !== 'town'),
    type,
    growth,
  )
  const lesser = labels.filter(({ kind }) => kind === 'town')
  return SMALLER.reduce<ReadonlyMap<MapLabel, number>>((placed, less) => {
    const left = lesser.filter((label) => !placed.has(label))
    return new Map(fitting([...placed, ...left.map((label) => [label, growth * less] as const)], type))
  }, great)
}

/** Those that run into each other shrink together until they do not. */
function settled(labels: readonly MapLabel[], type: Type, growth: number): Map<MapLabel, number> {
  const grown = new Map(labels.map((label) => [label, growth]))
  for (const less of GROWTHS.filter((each) => each < growth)) {
    const fit = new Map(fitting([...grown], type))
    const backwards = new Map(fitting([...grown].reverse(), type))
    for (const label of labels) if (!fit.has(label) || !backwards.has(label)) grown.set(label, less)
  }
  return grown
}

type Grown = readonly [label: MapLabel, growth: number]

/** How names are set on a sheet. */
interface Type {
  readonly language: Language
  readonly lift: number
}

/** Those that have room, one after the other. */
function fitting(labels: readonly Grown[], { language, lift }: Type): Grown[] {
  const rects: Rect[] = []
  return labels.filter(([label, growth]) => {
    const { x, y, width, height } = labelRect(label, language, growth, lift)
    const rect = { x: x - APART / 2, y, width: width + APART, height }
    const isFree = !rects.some((other) => overlap(rect, other) > 0)
    if (isFree) rects.push(rect)
    return isFree
  })
}
