/** Signs of ground that is hard to pass: diamonds and passes on the sides of spaces, high mountains in them. */
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

/** Two slopes that leave a gap. */
const PASS = 'M-9 -5.5Q-2.6 0 -9 5.5M9 -5.5Q2.6 0 9 5.5'
const ALPINE = 'M-3.4 0H3.4'

/** Ways over the mountains, across the side of a space. */
export const drawPasses: DrawLayer = ({ map, palette: { marks } }) => {
  const pen = (d: string, stroke: string, width: number) =>
    element('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' })
  const drawing = (isAlpine: boolean) => {
    const d = isAlpine ? PASS + ALPINE : PASS
    return pen(d, marks.halo, 5) + pen(d, marks.number.sign, 2.2)
  }
  const pieces = (map.marks.passes ?? []).map(({ at, along, isAlpine }) =>
    stamp(at, 13, drawing(isAlpine), along),
  )
  return [{ pieces }]
}
