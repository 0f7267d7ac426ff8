import type { Gate, PointLink, PointLinkKind } from '@sandtable/cartography'
import { midpoint, type Point, type Polyline } from '@sandtable/cartography/geometry'
import type { Palette } from '../palette.ts'
import type { PointPalette } from '../point-palette.ts'
import type { DrawLayer, Layer } from './layer.ts'
import { element, type Piece, stamp, stroke } from './svg.ts'

const RAIL = 4.4
const BAR = 17

/** A line of each kind, in passes from the bottom up. */
type Pass = (line: Polyline, palette: PointPalette, halo: string) => Piece

const butt = { 'stroke-linecap': 'butt' }
const rail = (dash: (palette: PointPalette) => string, dashes: string): Pass[] => [
  (line, _, halo) => stroke(line, halo, RAIL + 2.6, { ...butt, opacity: 0.5 }),
  (line, { rail: { sign } }) => stroke(line, sign, RAIL, butt),
  (line, palette) => stroke(line, dash(palette), 2, { ...butt, 'stroke-dasharray': dashes }),
]

const PASSES: Readonly<Record<PointLinkKind, readonly Pass[]>> = {
  single: rail(({ rail: { ground } }) => ground, '7 6'),
  mixed: rail(({ mixed }) => mixed, '4 4'),
  road: [
    (line, _, halo) => stroke(line, halo, 4.4, { opacity: 0.55 }),
    (line, { road }) => stroke(line, road, 2.7, { 'stroke-dasharray': '0.4 5' }),
  ],
  alpine: [
    (line, _, halo) => stroke(line, halo, 4.4, { opacity: 0.55 }),
    (line, { alpine }) => stroke(line, alpine, 2.2, { 'stroke-dasharray': '5 5' }),
  ],
  sea: [
    (line, _, halo) => stroke(line, halo, 5.4, { opacity: 0.5 }),
    (line, { lane }) => stroke(line, lane, 2.6, { 'stroke-dasharray': '11 7' }),
  ],
}

/** Roads lie beneath railways. */
const KINDS: readonly PointLinkKind[] = ['sea', 'road', 'alpine', 'mixed', 'single']

/** A pass through the Alps has a small peak in its middle. */
function peak({ line }: PointLink, { alpine, tag }: PointPalette): Piece {
  const middle = midpoint(line[0] as Point, line.at(-1) as Point)
  const pen = { fill: tag.ground, stroke: alpine, 'stroke-width': 1.7, 'stroke-linejoin': 'round' }
  return stamp(
    middle,
    12,
    element('path', { d: 'M-8.500 5L-2 -6L1.500 -0.500L3.500 -3.500L8.500 5Z', ...pen }),
  )
}

/** Water that a line crosses. */
function bar({ at, along }: NonNullable<PointLink['bar']>, colour: string, halo: string): Piece {
  const rect = (grow: number, fill: string) =>
    element('rect', {
      x: -BAR / 2 - grow,
      y: -2.8 - grow,
      width: BAR + 2 * grow,
      height: 5.6 + 2 * grow,
      rx: 1.2,
      fill,
    })
  return stamp(at, BAR, rect(1.1, halo) + rect(0, colour), along)
}

const GATE_WAY = 15

/** A broad way from a region to the frame of the map it opens. */
const gateWay = ({ way, nation }: Gate, { spaces }: PointPalette): Piece[] => [
  stroke(way, spaces[nation].edge, GATE_WAY, butt),
  stroke(way, spaces[nation].fill, GATE_WAY - 3.4, butt),
]

/** Railways, roads, passes and lanes, from the bottom up, with what lies on them. */
export function linkPieces(links: readonly PointLink[], { points, marks }: Palette): Piece[][] {
  return [
    ...KINDS.flatMap((kind) =>
      PASSES[kind].map((pass) =>
        links.filter((link) => link.kind === kind).map(({ line }) => pass(line, points, marks.halo)),
      ),
    ),
    links.filter(({ kind }) => kind === 'alpine').map((link) => peak(link, points)),
    links.flatMap((link) => (link.bar ? [bar(link.bar, points.bar, marks.halo)] : [])),
  ]
}

export const drawLinks: DrawLayer = ({ map, palette }) => {
  if (!map.points) return []
  const { links, gates } = map.points
  const layer = (pieces: readonly Piece[], attributes = {}): Layer => ({
    pieces,
    attributes,
    overInsets: true,
  })
  return [
    layer(
      gates.flatMap((gate) => gateWay(gate, palette.points)),
      { opacity: 0.8 },
    ),
    ...linkPieces(links, palette).map((pieces) => layer(pieces)),
  ]
}
