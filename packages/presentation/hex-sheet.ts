import type { Language } from '@sandtable/kernel'
import type { Point, SpaceShape } from './models.ts'
import type { Sheet, SheetData } from './sheet.ts'

/** How the hexes lie: with a corner at the top and level rows, or with a side at the top and upright columns. */
export interface HexLayout {
  /** a corner, if it is not said */
  readonly top?: HexTop
  /** centre of any hex, whether or not the map has it */
  readonly origin: Point
  /** width of a hex from one side to the opposite one */
  readonly W: number
  /** width of a counter; without it a hex has room for one */
  readonly counter?: number
  /** the game's own neighbours, where they are not simply the adjacent hexes */
  readonly neighbour?: (space: number, direction: number) => number
}

type HexTop = 'corner' | 'side'

interface Axial {
  readonly q: number
  readonly r: number
}

/** Clockwise from the right; with a side at the top the first lies to the lower right. */
const STEPS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
]

const ROOT = Math.sqrt(3)
/** Of a hex a single counter takes so much. */
const ONE_COUNTER = 0.72

const ARROWS: Readonly<Record<HexTop, Sheet['arrows']>> = {
  corner: { right: [0], down: [1, 2], left: [3], up: [5, 4] },
  side: { right: [0, 5], down: [1], left: [3, 2], up: [4] },
}

export function hexSheet(data: SheetData, spaces: readonly SpaceShape[], layout: HexLayout): Sheet {
  const { W } = layout
  const axials = spaces.map(({ x, y }) => axialAt(layout, x, y))
  const table = new Map(axials.map((axial, space) => [keyOf(axial), space]))
  const lookUp = (axial: Axial): number => table.get(keyOf(axial)) ?? -1
  const adjacent = (space: number, direction: number): number => {
    const [from, step] = [axials[space], STEPS[direction]]
    return from && step ? lookUp({ q: from.q + step.q, r: from.r + step.r }) : -1
  }
  return {
    ...data,
    kind: 'hexes',
    spaces,
    outline: hexOutline(layout),
    spaceWidth: W,
    counterWidth: layout.counter ?? W * ONE_COUNTER,
    arrows: ARROWS[layout.top ?? 'corner'],
    spaceAt: (x, y) => lookUp(axialAt(layout, x, y)),
    neighbour: layout.neighbour ?? adjacent,
    measure: W,
    kilometresText: (language) => scaleWords(Math.round(data.kilometresPerUnit * W), language),
  }
}

/** Where the first corner lies. */
const START: Readonly<Record<HexTop, number>> = { corner: -Math.PI / 2, side: -Math.PI / 3 }

/** Clockwise from the top: the side towards direction d runs from corner d + 1 to corner d + 2. */
const hexOutline = ({ W, top = 'corner' }: HexLayout): Point[] =>
  Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner + START[top]
    return { x: (W / ROOT) * Math.cos(angle), y: (W / ROOT) * Math.sin(angle) }
  })

const keyOf = ({ q, r }: Axial): number => (q + 2048) * 4096 + r + 2048

/** The hex around a point: axial coordinates, rounded in the cube. */
function axialAt({ origin, W, top = 'corner' }: HexLayout, x: number, y: number): Axial {
  const [right, down] = [(x - origin.x) / W, (y - origin.y) / W]
  const across = (2 / ROOT) * (top === 'corner' ? down : right)
  return top === 'corner' ? rounded(right - across / 2, across) : rounded(across, down - across / 2)
}

function rounded(q: number, r: number): Axial {
  const s = -q - r
  const [nearQ, nearR, nearS] = [Math.round(q), Math.round(r), Math.round(s)]
  const [offQ, offR, offS] = [Math.abs(nearQ - q), Math.abs(nearR - r), Math.abs(nearS - s)]
  if (offQ > offR && offQ > offS) return { q: -nearR - nearS, r: nearR }
  if (offR > offS) return { q: nearQ, r: -nearQ - nearS }
  return { q: nearQ, r: nearR }
}

const scaleWords = (kilometres: number, language: Language): string =>
  language === 'ja' ? `1ヘクス＝${kilometres} km` : `${kilometres} km per hex`
