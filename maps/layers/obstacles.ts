/** Signs of ground that is hard to pass: diamonds on the sides of spaces, high mountains in them. */
import type { Obstacle } from '@sandtable/cartography'
import { offset, type Point } from '@sandtable/cartography/geometry'
import type { DrawLayer } from './layer.ts'
import { element, type Piece, stamp } from './svg.ts'

const DIAMOND = 'M0 -7.6L6.2 0L0 7.6L-6.2 0Z'
const APART = 17

/** The middle of each diamond: in a row along the side. */
function places({ at, along, diamonds }: Obstacle): Point[] {
  return Array.from({ length: diamonds }, (_, i) => offset(at, (i - (diamonds - 1) / 2) * APART, along))
}

export const drawObstacles: DrawLayer = ({ map, palette: { marks } }) => {
  const drawing = element('path', {
    d: DIAMOND,
    fill: marks.obstacle,
    stroke: marks.halo,
    'stroke-width': 1.6,
    'stroke-linejoin': 'round',
  })
  const draw = (obstacle: Obstacle): Piece[] => places(obstacle).map((at) => stamp(at, 10, drawing))
  return [{ pieces: map.marks.obstacles.flatMap(draw) }]
}

const SLOPES = 'M-15 6L-5.5 -7L-.5 -.5L4.5 -9L15 6Z'
const SHADE = 'M-5.5 -7L-.5 -.5L-2.5 2.5L-4.8 .6L-6.6 3ZM4.5 -9L15 6H8L5.4 1.2L3.4 3Z'

/** High mountains, where the rules for retreat and stacking are others. */
export const drawPeaks: DrawLayer = ({ map, palette }) => {
  const outline = { d: SLOPES, 'stroke-linejoin': 'round' }
  const drawing =
    element('path', { ...outline, fill: palette.marks.halo, stroke: palette.marks.halo, 'stroke-width': 4 }) +
    element('path', {
      ...outline,
      fill: palette.marks.halo,
      stroke: palette.marks.number.sign,
      'stroke-width': 1.3,
    }) +
    element('path', { d: SHADE, fill: palette.ridge })
  return [{ pieces: map.marks.peaks.map((at) => stamp(at, 18, drawing)) }]
}
