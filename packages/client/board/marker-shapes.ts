/** How markers are drawn: shapes in a box of 1 × 1 about its middle, in colours that show on any ground. */
import type { SpaceMark } from '@sandtable/presentation'
import { paletteOf } from '../counters/palette.ts'

export interface Layer {
  /** a path of relative steps, in sides of the marker */
  readonly shape: string
  readonly fill?: string
  readonly stroke?: string
  /** of the line, in map units */
  readonly line?: number
}

type Kind = SpaceMark['kind']

/** What of a marker makes its looks. */
export interface Look {
  readonly kind: Kind
  readonly nation?: string | undefined
  readonly text?: string | undefined
}

const PAPER = '#fffdf4'
const INK = '#231e17'
const RED = '#98281f'
const BLUE = '#1c4e80'
const GREEN = '#2f6136'
const EARTH = '#5a452a'
const RUIN = '#b9ad98'

/** In four arcs, without the flags of a path's own arcs: every number in it is a length. */
function circle(radius: number): string {
  const bend = radius * 0.552
  const rest = radius - bend
  return (
    `m0 ${-radius}c${bend} 0 ${radius} ${rest} ${radius} ${radius}s${-rest} ${radius} ${-radius} ${radius}` +
    `s${-radius} ${-rest} ${-radius} ${-radius}s${rest} ${-radius} ${radius} ${-radius}z`
  )
}

const box = (x: number, y: number, width: number, height: number): string =>
  `m${x} ${y}h${width}v${height}h${-width}z`

const FLAG = { x: -0.44, y: -0.5, width: 1, height: 0.68 }

/** A flag on its staff: the nation's colour with its stripe, as on its counters. */
function control(nation: string): Layer[] {
  const { fill, edge, stripe } = paletteOf(nation)
  const { x, y, width, height } = FLAG
  const part = height / stripe.length
  const outline = box(x, y, width, height)
  const staff = `m${x} ${y}v1.04`
  return [
    { shape: staff, stroke: PAPER, line: 5 },
    { shape: outline, stroke: PAPER, line: 3.6 },
    { shape: staff, stroke: INK, line: 2.2 },
    { shape: outline, fill, stroke: edge, line: 1.2 },
    ...stripe.map((colour, at) => ({ shape: box(x, y + at * part, 0.34, part), fill: colour })),
  ]
}

/** A breastwork as old maps draw it. */
const WORKS = 'm-.62 .42v-.56h.248v-.22h.248v.22h.248v-.22h.248v.22h.248v.56z'

const CROSSED = 'm-.27 -.27l.5 .5m.04 -.5l-.5 .5m.29 -.02l.15 -.15m-.27 .15l-.15 -.15'

const RING = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => {
  const [x, y] = [Math.cos((Math.PI * at) / 4), Math.sin((Math.PI * at) / 4)]
  return `m${(x * 0.5).toFixed(3)} ${(y * 0.5).toFixed(3)}l${(-x * 0.2).toFixed(3)} ${(-y * 0.2).toFixed(3)}m${(-x * 0.3).toFixed(3)} ${(-y * 0.3).toFixed(3)}`
})

const SHIELD = 'm-.42 -.48h.84v.46c0 .28 -.2 .42 -.42 .52c-.22 -.1 -.42 -.24 -.42 -.52z'

/** A tag with crenels, and room for a figure. */
const TOWER = 'm-.5 .5v-.86h.2v.16h.2v-.16h.2v.16h.2v-.16h.2v.86z'
const stronghold = (fill: string): Layer[] => [
  { shape: TOWER, stroke: PAPER, line: 3.6 },
  { shape: TOWER, fill },
]

const DIAMOND = 'm0 -.5l.42 .5l-.42 .5l-.42 -.5z'

/** over what stands no more */
const CROSS = 'm-.5 -.42l1 .9m0 -.9l-1 .9'

const ANCHOR = 'm0 -.32v.62m-.17 -.44h.34m-.51 .22c.02 .2 .16 .25 .34 .25m0 0c.18 0 .32 -.05 .34 -.25'

const SPOKES = 'm-.46 0h.92m-.46 -.46v.92m-.325 -.785l.65 .65m0 -.65l-.65 .65'

/** A wheel; with a letter its hub has room for it. */
const supply = (hasLetter: boolean): Layer[] => [
  { shape: circle(0.5), fill: PAPER, stroke: PAPER, line: 4 },
  { shape: SPOKES, stroke: GREEN, line: 1.6 },
  { shape: circle(0.5), stroke: GREEN, line: 2.4 },
  { shape: circle(hasLetter ? 0.36 : 0.16), fill: hasLetter ? PAPER : GREEN },
]

const LAYERS: Readonly<Record<Kind, (nation: string | undefined, hasLetter: boolean) => Layer[]>> = {
  control: (nation = '') => control(nation),
  trench: (nation) => [
    { shape: WORKS, fill: groundOf(nation), stroke: PAPER, line: 4 },
    { shape: WORKS, fill: groundOf(nation), stroke: INK, line: 1.6 },
  ],
  siege: () => [
    { shape: circle(0.52), fill: PAPER, stroke: INK, line: 1.8 },
    { shape: RING.join(''), stroke: INK, line: 1.8 },
    { shape: box(-0.14, -0.14, 0.28, 0.28), fill: RED },
  ],
  battle: () => [
    { shape: circle(0.5), fill: RED, stroke: PAPER, line: 2 },
    { shape: CROSSED, stroke: PAPER, line: 2.4 },
  ],
  points: (nation) => [
    { shape: box(-0.58, -0.42, 1.16, 0.84), fill: RED, stroke: PAPER, line: 1.8 },
    ...(nation === undefined ? [] : [{ shape: box(-0.58, -0.42, 0.26, 0.84), fill: paletteOf(nation).fill }]),
  ],
  active: (nation) => [
    { shape: SHIELD, fill: nation === undefined ? BLUE : paletteOf(nation).fill, stroke: PAPER, line: 4 },
    { shape: SHIELD, stroke: INK, line: 1.2 },
    { shape: 'm-.22 -.14l.22 .22l.22 -.22', stroke: inkOf({ kind: 'active', nation }), line: 2.6 },
  ],
  supply: (_nation, hasLetter) => supply(hasLetter),
  destroyed: () => [
    { shape: WORKS, fill: RUIN, stroke: PAPER, line: 4 },
    { shape: WORKS, fill: RUIN, stroke: INK, line: 1.6 },
    { shape: CROSS, stroke: PAPER, line: 5 },
    { shape: CROSS, stroke: RED, line: 2.8 },
  ],
  landing: (nation) => [
    { shape: circle(0.54), fill: groundOf(nation), stroke: PAPER, line: 4 },
    { shape: circle(0.54), stroke: INK, line: 1.2 },
    { shape: ANCHOR, stroke: inkOf({ kind: 'landing', nation }), line: 2.2 },
  ],
  fortress: () => stronghold(INK),
  'fortress-red': () => stronghold(RED),
  chip: (nation) => [
    { shape: DIAMOND, stroke: PAPER, line: 6 },
    { shape: DIAMOND, fill: nation === undefined ? RED : paletteOf(nation).fill, stroke: RED, line: 3 },
  ],
  breach: (nation) => [
    { shape: '', stroke: PAPER, line: 7 },
    { shape: '', stroke: RED, line: 4.5 },
    { shape: '', stroke: nation === undefined ? RED : paletteOf(nation).fill, line: 1.6 },
  ],
  blocked: (nation) => [
    { shape: '', stroke: PAPER, line: 11 },
    { shape: '', stroke: nation === undefined ? RED : INK, line: 7.5 },
    { shape: '', stroke: nation === undefined ? RED : paletteOf(nation).fill, line: 4 },
  ],
}

/** Earth, where a marker belongs to nobody. */
const groundOf = (nation: string | undefined): string =>
  nation === undefined ? EARTH : paletteOf(nation).fill

export const layersOf = ({ kind, nation, text }: Look): readonly Layer[] =>
  LAYERS[kind](nation, text !== undefined)

/** Of letters and lines on it. */
export function inkOf({ kind, nation }: Look): string {
  if (kind === 'siege' || kind === 'supply' || kind === 'blocked' || kind === 'destroyed') return INK
  const hasColours = kind === 'control' || kind === 'trench' || kind === 'active' || kind === 'landing'
  return nation === undefined || !hasColours ? '#ffffff' : paletteOf(nation).ink
}

/** Where on it letters stand, and how large they are: in sides of the marker. */
const LETTERS: Readonly<Record<Kind, { readonly dx: number; readonly dy: number; readonly size: number }>> = {
  control: { dx: 0.22, dy: 0.06, size: 0.62 },
  trench: { dx: 0, dy: 0.36, size: 0.78 },
  siege: { dx: 0, dy: 0.28, size: 0.7 },
  battle: { dx: 0, dy: 0.28, size: 0.7 },
  points: { dx: 0.08, dy: 0.29, size: 0.82 },
  active: { dx: 0, dy: 0.28, size: 0.7 },
  supply: { dx: 0, dy: 0.24, size: 0.66 },
  blocked: { dx: 0, dy: 0.25, size: 0.7 },
  destroyed: { dx: 0, dy: 0.36, size: 0.78 },
  landing: { dx: 0, dy: 0.28, size: 0.7 },
  fortress: { dx: 0, dy: 0.4, size: 0.72 },
  'fortress-red': { dx: 0, dy: 0.4, size: 0.72 },
  chip: { dx: 0, dy: 0.25, size: 0.7 },
  breach: { dx: 0, dy: 0.25, size: 0.7 },
}

export const lettersOf = (kind: Kind) => LETTERS[kind]

/** The same shape for a marker of this size. */
export const sized = (shape: string, size: number): string =>
  shape.replace(
    /-?\d*\.?\d+(?:e-?\d+)?/g,
    (number) => ` ${String(Math.round(Number(number) * size * 100) / 100)}`,
  )
