/** Ways over the mountains: two slopes that leave a gap, across the side of a space. */
import type { DrawLayer } from './layer.ts'
import { element, stamp } from './svg.ts'

const SLOPES = 'M-9 -5.5Q-2.6 0 -9 5.5M9 -5.5Q2.6 0 9 5.5'
const BAR = 'M-3.4 0H3.4'

export const drawPasses: DrawLayer = ({ map, palette: { marks } }) => {
  const pen = (d: string, stroke: string, width: number) =>
    element('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' })
  const drawing = (isAlpine: boolean) => {
    const d = isAlpine ? SLOPES + BAR : SLOPES
    return pen(d, marks.halo, 5) + pen(d, marks.number.sign, 2.2)
  }
  const pieces = (map.marks.passes ?? []).map(({ at, along, isAlpine }) =>
    stamp(at, 13, drawing(isAlpine), along),
  )
  return [{ pieces }]
}
