/** Railways, and bridges over rivers. */
import type { DrawLayer } from './layer.ts'
import { element, stamp, stroke } from './svg.ts'

export const drawRailways: DrawLayer = ({ map, palette }) => {
  const { line, gap } = palette.rail
  const each = (colour: string, width: number, more = {}) =>
    map.features.railways.map((course) =>
      stroke(course, colour, width, { 'stroke-linecap': 'butt', ...more }),
    )
  return [
    { pieces: each(gap, 5), attributes: { opacity: 0.35 } },
    { pieces: each(line, 3.2), attributes: { opacity: 0.92 } },
    { pieces: each(gap, 1.5, { 'stroke-dasharray': '6 6' }) },
  ]
}

/** The two railings, with their ends bent back, across the water that runs along x. */
const RAILINGS = 'M-7.6 -7L-4.6 -4.2V4.2L-7.6 7M7.6 -7L4.6 -4.2V4.2L7.6 7'

export const drawBridges: DrawLayer = ({ map, palette }) => {
  const pen = (colour: string, width: number) =>
    element('path', {
      d: RAILINGS,
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    })
  const drawing = pen(palette.rail.gap, 4) + pen(palette.rail.line, 1.9)
  return [{ pieces: map.features.bridges.map(({ at, along }) => stamp(at, 12, drawing, along)) }]
}
