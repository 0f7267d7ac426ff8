import type { DrawLayer } from './layer.ts'
import { stroke } from './svg.ts'

/** Dots: strokes of no length with round ends. */
const DOTS = { 'stroke-dasharray': '0.01 8' }

export const drawZones: DrawLayer = ({ map, palette: { marks } }) => {
  const lines = map.marks.zones.flatMap(({ colour, edges }) =>
    edges.map((edge) => ({ edge, colour: marks.zones[colour] })),
  )
  return [
    { pieces: lines.map(({ edge }) => stroke(edge, marks.halo, 5.6, DOTS)), attributes: { opacity: 0.7 } },
    { pieces: lines.map(({ edge, colour }) => stroke(edge, colour, 3.9, DOTS)) },
  ]
}
