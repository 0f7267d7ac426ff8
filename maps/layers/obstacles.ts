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
