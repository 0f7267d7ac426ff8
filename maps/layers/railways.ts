import type { DrawLayer } from './layer.ts'
import { stroke } from './svg.ts'

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
