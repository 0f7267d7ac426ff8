import type { DrawLayer } from './layer.ts'
import { element, stamp } from './svg.ts'

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
