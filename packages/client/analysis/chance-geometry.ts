/** Shapes of the chart of chances: bands of all sides on top of each other, the first at the foot. */
import type { TurnChances, TurningPoint } from './model.ts'

type Curve = readonly (readonly number[])[]

export const CHART = { width: 372, height: 148 } as const

/** Where a moment lies, of a game of so many actions. */
export const xAt = (at: number, length: number): number => (length === 0 ? 0 : (at / length) * CHART.width)

export const momentAt = (x: number, length: number): number =>
  Math.min(length, Math.max(0, Math.round((x / CHART.width) * length)))

const yAt = (share: number): number => (1 - share) * CHART.height

/** Chances of the sides up to and with this one. */
const heapOf = (chances: readonly number[], seat: number): number =>
  chances.slice(0, seat + 1).reduce((sum, chance) => sum + chance, 0)

/** The upper edge of a side's band; where nothing changes there is no corner. */
export function edgeOf(curve: Curve, seat: number): string {
  const last = curve.length - 1
  const heaps = curve.map((chances) => heapOf(chances, seat))
  return heaps
    .flatMap((heap, at) => {
      const isCorner = at === 0 || at === last || heap !== heaps[at - 1] || heap !== heaps[at + 1]
      return isCorner ? [`${xAt(at, last).toFixed(1)} ${yAt(heap).toFixed(1)}`] : []
    })
    .join('L')
}

/** From the edge down to the foot: bands are drawn from the last side to the first, each over the one before. */
export const bandOf = (curve: Curve, seat: number): string =>
  `M0 ${CHART.height}L${edgeOf(curve, seat)}L${CHART.width} ${CHART.height}Z`

export interface Pin {
  readonly number: number
  readonly at: number
  readonly x: number
  /** on the edge */
  readonly foot: number
  /** of its number */
  readonly y: number
}

const RADIUS = 8
const APART = 2 * RADIUS + 1

/** Numbers on the edge of the first band; where they would lie on each other they are moved up or down. */
export function pinsOf(points: readonly TurningPoint[], curve: Curve): Pin[] {
  const pins: Pin[] = []
  for (const { number, at } of points) {
    const x = Math.min(CHART.width - RADIUS, Math.max(RADIUS, xAt(at, curve.length - 1)))
    const foot = yAt(heapOf(curve[at] ?? [], 0))
    pins.push({ number, at, x, foot, y: freeHeight(pins, x, foot) })
  }
  return pins
}

function freeHeight(pins: readonly Pin[], x: number, foot: number): number {
  const isInside = (y: number): boolean => y >= RADIUS && y <= CHART.height - RADIUS
  const isFree = (y: number): boolean => pins.every((pin) => Math.hypot(pin.x - x, pin.y - y) >= APART)
  const wanted = Math.min(CHART.height - RADIUS, Math.max(RADIUS, foot))
  for (let away = 0; away < CHART.height; away += 2)
    for (const y of [wanted - away, wanted + away]) if (isInside(y) && isFree(y)) return y
  return wanted
}

export interface AxisLabel {
  readonly text: string
  readonly x: number
}

const DIGITS = 20
const WORD = 44

const numberIn = (text: string): string => /\d+/.exec(text)?.[0] ?? text

/** "Turn 1", then numbers alone, as many as there is room for. */
export function axisOf(turns: readonly TurnChances[], length: number): AxisLabel[] {
  const labels: AxisLabel[] = []
  for (const { label, at } of turns) {
    if (label === undefined) continue
    const x = xAt(at, length)
    const last = labels.at(-1)
    const room = labels.length === 1 ? WORD : DIGITS
    if (!last) labels.push({ text: label, x })
    else if (x - last.x >= room && CHART.width - x >= DIGITS / 2) labels.push({ text: numberIn(label), x })
  }
  return labels
}
