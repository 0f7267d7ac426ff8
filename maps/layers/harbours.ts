/** Boxes off the ports, and arrows across the straits. */
import type { Harbour, Strait } from '@sandtable/cartography'
import { bearing, offset } from '@sandtable/cartography/geometry'
import type { Palette } from '../palette.ts'
import type { DrawLayer } from './layer.ts'
import { word } from './lettering.ts'
import { element, type Piece, stamp, stroke } from './svg.ts'

const BOX = { wide: 13, withTrade: 24, high: 15 }
/** The way begins so far from the middle of the town. */
const FROM = 9

const ANCHOR =
  'M0 -4.500V5.500M-2.600 -2H2.600M-5 1.200C-4.600 4 -2.500 5.500 0 5.500S4.600 4 5 1.200M-1.300 -5.200A1.300 1.300 0 1 0 1.300 -5.200A1.300 1.300 0 1 0 -1.300 -5.200'

function way({ at, town }: Harbour, { sea }: Palette): Piece {
  return stroke([offset(town, FROM, bearing(town, at)), at], sea.coast, 1.6)
}

/** White with a shipyard, blue without one; the figure is its trade. */
function box({ trade, hasShipyard }: Harbour, { harbour, town }: Palette): string {
  const [fill, sign] = hasShipyard ? [harbour.yard, harbour.onYard] : [harbour.plain, harbour.onPlain]
  const width = trade === undefined ? BOX.wide : BOX.withTrade
  const aside = trade === undefined ? 0 : -5.4
  const pen = { fill: 'none', stroke: sign, 'stroke-width': 1.5, 'stroke-linecap': 'round' }
  const anchor = element('path', { d: ANCHOR, transform: `translate(${aside} 0) scale(.92)`, ...pen })
  const figure =
    trade === undefined
      ? ''
      : element(
          'g',
          { transform: 'translate(5.600 0)' },
          word(String(trade), 8.4, { colour: sign, weight: 2 }),
        )
  const outline = { x: -width / 2, y: -BOX.high / 2, width, height: BOX.high, rx: 2.4 }
  return element('rect', { ...outline, fill, stroke: town.line, 'stroke-width': 1.1 }) + anchor + figure
}

export const drawHarbours: DrawLayer = ({ map, palette }) => {
  const harbours = map.marks.harbours ?? []
  return [
    { pieces: harbours.map((harbour) => way(harbour, palette)) },
    { pieces: harbours.map((harbour) => stamp(harbour.at, 15, box(harbour, palette))) },
  ]
}

const ARROW = 'M-13 0L-6 -5.500V-2.200H6V-5.500L13 0L6 5.500V2.200H-6V5.500Z'

export const drawStraits: DrawLayer = ({ map, palette: { marks } }) => {
  const outline = { d: ARROW, 'stroke-linejoin': 'round' }
  const drawing = element('path', {
    ...outline,
    fill: marks.obstacle,
    stroke: marks.halo,
    'stroke-width': 1.5,
  })
  const piece = ({ at, across }: Strait): Piece => stamp(at, 15, drawing, across)
  return [{ pieces: (map.marks.straits ?? []).map(piece) }]
}
