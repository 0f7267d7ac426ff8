import type { TimeSpan } from '@sandtable/presentation'
import { textWidth } from '../board/text-width.ts'

/** The line is a little longer than the game: what is still to come stays empty at its right. */
export const roomFor = (length: number): number => Math.max(24, length) * 1.08

/** Where a moment lies, in percent of the line. */
export const placeOf = (at: number, length: number): number => (at / roomFor(length)) * 100

/** The moment at a fraction of the line. */
export const momentAt = (fraction: number, length: number): number =>
  Math.min(length, Math.max(0, Math.round(fraction * roomFor(length))))

/** Top and bottom of the stretches, in pixels. */
const [TOP, BOTTOM] = [16.5, 25.5]

export interface Bands {
  /** palette key */
  readonly nation: string
  /** all stretches of a side, along the line in actions */
  readonly path: string
}

/** The stretches as one drawing for each side: a long game has hundreds of them, and with every action all would be moved. */
export function bandsOf(spans: readonly TimeSpan[]): readonly Bands[] {
  const paths = new Map<string, string>()
  for (const { from, to, nation } of spans)
    paths.set(nation, `${paths.get(nation) ?? ''}M${from} ${TOP}H${to}V${BOTTOM}H${from}Z`)
  return [...paths].map(([nation, path]) => ({ nation, path }))
}

/** more dots than this cannot be told apart */
const MOST_DOTS = 1024

/** The dots of all stretches as one drawing; those that would lie on one another make one. */
export function dotsOf(spans: readonly TimeSpan[], length: number): string {
  // Grows in leaps, so that dots stay where they are from action to action.
  const grain = 2 ** Math.max(0, Math.ceil(Math.log2(roomFor(length) / MOST_DOTS)))
  const places = new Set(spans.flatMap(({ dots }) => dots.map((dot) => Math.floor(dot / grain) * grain)))
  return [...places].map((place) => `M${place} ${(TOP + BOTTOM) / 2}h0`).join('')
}

export interface TimeLabel {
  readonly text: string
  /** in percent of the line */
  readonly place: number
}

/**
 * Labels under a line of so many pixels: all of them, or mostly their numbers, or every second, every third …
 * counted from the last, which never runs into "now".
 */
export function labelsOf(spans: readonly TimeSpan[], length: number, width: number): readonly TimeLabel[] {
  const end = placeOf(length, length)
  const named = spans.flatMap(({ from, label }) =>
    label === undefined ? [] : [{ text: label, place: placeOf(from, length) }],
  )
  for (let nth = 1; nth <= named.length; nth++)
    for (const shorten of SHORTER) {
      const texts = named.map(({ text, place }, n) => ({ text: shorten(text, n), place }))
      const beforeNow = texts.filter(isClearOf(end, width))
      const shown = beforeNow.filter((_, n) => (beforeNow.length - 1 - n) % nth === 0)
      if (shown.every((label, n) => isClearOf(shown[n + 1]?.place ?? end, width)(label))) return shown
    }
  return []
}

const FONT = 12
const GAP = 12

/** Does the label end before this place? */
const isClearOf =
  (place: number, width: number) =>
  (label: TimeLabel): boolean =>
    ((place - label.place) / 100) * width >= textWidth(label.text, FONT) + GAP

const numberIn = (text: string): string => /\d+/.exec(text)?.[0] ?? text

/** "Turn 3" is 3 where there is no more room, after the first if that has some. */
const SHORTER: readonly ((text: string, n: number) => string)[] = [
  (text) => text,
  (text, n) => (n === 0 ? text : numberIn(text)),
  numberIn,
]

/** The stretch a moment belongs to. */
export const spanAt = (spans: readonly TimeSpan[], at: number): TimeSpan | undefined =>
  spans.findLast(({ from }) => from <= at)

const LEAP = 10

/** Where a key leads from a moment; undefined if it is none of the line's keys. */
export function stepByKey(key: string, at: number, length: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - LEAP,
    PageUp: at + LEAP,
    Home: 0,
    End: length,
  }
  const to = Object.hasOwn(steps, key) ? steps[key] : undefined
  return to === undefined ? undefined : Math.min(length, Math.max(0, to))
}
