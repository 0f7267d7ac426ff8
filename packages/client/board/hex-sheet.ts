import type { Language } from '@sandtable/kernel'
import type { Point, SpaceShape } from '../table/models.ts'
import type { Sheet, SheetData } from './sheet.ts'

/** How the hexes lie: pointy tops, rows level. */
export interface HexLayout {
  /** centre of any hex, whether or not the map has it */
  readonly origin: Point
  /** width of a hex, side to side */
  readonly W: number
  /** the game's own neighbours, where they are not simply the adjacent hexes */
  readonly neighbour?: (space: number, direction: number) => number
}

interface Axial {
  readonly q: number
  readonly r: number
}

/** Clockwise from the right. */
const STEPS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
]

const ROOT = Math.sqrt(3)

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
    spaces,
    outline: hexOutline(W),
    spaceWidth: W,
    spaceAt: (x, y) => lookUp(axialAt(layout, x, y)),
    neighbour: layout.neighbour ?? adjacent,
    kilometresText: (language) => scaleWords(Math.round(data.kilometresPerUnit * W), language),
  }
}

/** Clockwise from the top: the side towards direction d runs from corner d + 1 to corner d + 2. */
const hexOutline = (W: number): Point[] =>
  Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2
    return { x: (W / ROOT) * Math.cos(angle), y: (W / ROOT) * Math.sin(angle) }
  })

const keyOf = ({ q, r }: Axial): number => (q + 2048) * 4096 + r + 2048

/** The hex around a point: axial coordinates, rounded in the cube. */
function axialAt({ origin, W }: HexLayout, x: number, y: number): Axial {
  const r = (y - origin.y) / ((W * ROOT) / 2)
  const q = (x - origin.x) / W - r / 2
  return rounded(q, r)
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
