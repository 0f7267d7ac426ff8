import type { Gate, PointSpace } from '@sandtable/cartography'
import type { Box } from '@sandtable/cartography/geometry'
import type { Palette } from '../palette.ts'
import type { PointPalette } from '../point-palette.ts'
import type { DrawLayer, Layer } from './layer.ts'
import { word } from './lettering.ts'
import { element, type Piece, stamp } from './svg.ts'

const CORNER = 5.5
/** How far signs hang over the frame of a space. */
const OVERHANG = 24

/** A rectangle around the origin. */
const rectangle = (width: number, height: number, more: Readonly<Record<string, string | number>>): string =>
  element('rect', { x: -width / 2, y: -height / 2, width, height, rx: CORNER, ...more })

const moved = (x: number, y: number, content: string): string =>
  element('g', { transform: `translate(${x} ${y})` }, content)

const TERRAIN: Readonly<Record<PointSpace['terrain'], (colours: PointPalette['terrain']) => string>> = {
  clear: () => '',
  mountain: ({ mountain }) =>
    element('path', {
      d: 'M-18 13L-7.500 -9L-1 3L4 -4.500L17 13Z',
      fill: mountain,
      'fill-opacity': 0.2,
      stroke: mountain,
      'stroke-width': 2.2,
      'stroke-linejoin': 'round',
    }),
  forest: ({ forest }) =>
    [
      [-9, 6],
      [8, 7],
      [-0.5, -5],
    ]
      .map(([x = 0, y = 0]) =>
        element('path', {
          d: 'M-6.500 5.500L0 -7.500L6.500 5.500ZM-1.100 5.500V9H1.100V5.500Z',
          fill: forest,
          transform: `translate(${x} ${y})`,
        }),
      )
      .join(''),
  swamp: ({ swamp }) =>
    element('path', {
      d: 'M-17 -5H-3M2 -5H9M-10 3H8M12 3H17M-15 11H-4M1 11H14M-6 -5V-11M-9.500 -5L-12 -10M-2.500 -5L0 -10M4 3V-2.500',
      fill: 'none',
      stroke: swamp,
      'stroke-width': 2.2,
      'stroke-linecap': 'round',
    }),
}

/** In a space of the sea. */
const waves = ({ lane }: PointPalette): string =>
  element('path', {
    d: [-9, 0, 9].map((y) => `M-16 ${y}q4 -5.500 8 0t8 0t8 0t8 0`).join(''),
    fill: 'none',
    stroke: lane,
    'stroke-width': 1.8,
    'stroke-linecap': 'round',
    opacity: 0.75,
  })

/** A crenellated tag with the strength of the fort. */
export function fort(strength: number, { sign, ground }: PointPalette['tag']): string {
  const pen = { fill: ground, stroke: sign, 'stroke-width': 1.7, 'stroke-linejoin': 'round' }
  const wall = element('path', { d: 'M-9.500 10V-8H-5V-4H-2.200V-8H2.200V-4H5V-8H9.500V10Z', ...pen })
  return wall + moved(0, 3.4, word(String(strength), 8.6, { colour: sign, weight: 1.9 }))
}

/** A round tag with a sign drawn by a pen. */
const disc = (path: string, fill: string, { sign, ground }: PointPalette['tag']): string =>
  element('circle', { r: 9, fill: ground, stroke: sign, 'stroke-width': 1.5 }) +
  element('path', {
    d: path,
    fill,
    stroke: sign,
    'stroke-width': 1.5,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })

const ANCHOR =
  'M0 -4.500V5.500M-2.600 -2H2.600M-5 1.200C-4.600 4 -2.500 5.500 0 5.500S4.600 4 5 1.200M-1.300 -5.200A1.300 1.300 0 1 0 1.300 -5.200A1.300 1.300 0 1 0 -1.300 -5.200'
const STAR =
  'M0 -6L1.500 -1.900L5.800 -1.800L2.400 0.900L3.600 5.100L0 2.700L-3.600 5.100L-2.400 0.900L-5.800 -1.800L-1.500 -1.900Z'

export const port = (tag: PointPalette['tag']): string => disc(ANCHOR, 'none', tag)
export const source = (tag: PointPalette['tag']): string => disc(STAR, tag.sign, tag)

/** Forts, ports and supply sources hang on the corners, where a counter hides no more than their rim. */
function signs(space: PointSpace, { tag }: PointPalette): string {
  const [x, y] = [space.width / 2, space.height / 2]
  return [
    space.isPort ? moved(-x + 1, -y + 2, port(tag)) : '',
    space.isSource ? moved(x, y - 11, source(tag)) : '',
    space.fort > 0 ? moved(-x - 1, y - 12, fort(space.fort, tag)) : '',
  ].join('')
}

/** Its terrain shows around a counter too. */
const rim = ({ width, height }: PointSpace, colour: string): string =>
  rectangle(width - 6.6, height - 6.6, {
    fill: 'none',
    stroke: colour,
    'stroke-width': 3,
    rx: 3,
    opacity: 0.85,
  })

/** A space around the origin. */
export function spaceDrawing(space: PointSpace, points: PointPalette): string {
  const { width, height, nation, isVictory, isRegion, terrain } = space
  const { fill, edge } = points.spaces[nation]
  const frame = isVictory ? points.victory : edge
  return (
    moved(1.2, 2, rectangle(width, height, { fill: points.shade, 'fill-opacity': 0.22 })) +
    rectangle(width, height, { fill, stroke: frame, 'stroke-width': isVictory ? 3.4 : 2 }) +
    (isRegion
      ? rectangle(width - 9, height - 9, { fill: 'none', stroke: edge, 'stroke-width': 1, rx: 3 })
      : '') +
    (terrain === 'clear' ? '' : rim(space, points.terrain[terrain])) +
    TERRAIN[terrain](points.terrain) +
    (nation === 'sea' ? waves(points) : '') +
    signs(space, points)
  )
}

const drawnSpace = (space: PointSpace, points: PointPalette): Piece =>
  stamp(space.at, Math.max(space.width, space.height) / 2 + OVERHANG, spaceDrawing(space, points))

const GATE = { width: 92, height: 24 }

function drawnGate({ at, nation }: Gate, { spaces }: PointPalette): Piece {
  const { fill, edge } = spaces[nation]
  const tag = rectangle(GATE.width, GATE.height, { fill, stroke: edge, 'stroke-width': 2, rx: 12 })
  return stamp(at, GATE.width, tag)
}

/** The frame of a map within the sheet: a double line. */
function insetFrame(box: Box, { frame, paper }: Palette): Piece {
  const { left, top, right, bottom } = box
  const line = (inset: number, stroke: string, width: number) =>
    element('rect', {
      x: left + inset,
      y: top + inset,
      width: right - left - 2 * inset,
      height: bottom - top - 2 * inset,
      fill: 'none',
      stroke,
      'stroke-width': width,
    })
  const svg = line(-3, paper, 5) + line(-5.5, frame, 1) + line(0, frame, 2.2)
  return { box: { left: left - 8, top: top - 8, right: right + 8, bottom: bottom + 8 }, svg }
}

export const drawSpaces: DrawLayer = ({ map, palette }) => {
  if (!map.points) return []
  const { spaces, gates } = map.points
  const layer = (pieces: readonly Piece[]): Layer => ({ pieces, overInsets: true })
  return [
    layer(gates.map((gate) => drawnGate(gate, palette.points))),
    layer(spaces.map((space) => drawnSpace(space, palette.points))),
  ]
}

/** Beneath the lines, which cross it. */
export const drawInsetFrames: DrawLayer = ({ map, palette }) => [
  { pieces: (map.points?.frames ?? []).map((box) => insetFrame(box, palette)), overInsets: true },
]

const PORT_SCALE = 0.72

/** Anchors beside the towns that are ports, as on point-to-point maps. */
export const drawPorts: DrawLayer = ({ map, palette }) => {
  const drawing = element('g', { transform: `scale(${PORT_SCALE})` }, port(palette.points.tag))
  return [{ pieces: (map.marks.ports ?? []).map((at) => stamp(at, 9, drawing)) }]
}
