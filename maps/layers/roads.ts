/** Ways through mountains: they must be seen on crests and in shadow. */
import type { DrawLayer } from './layer.ts'
import { stroke } from './svg.ts'

export const drawRoads: DrawLayer = ({ map, palette }) => {
  const { line, edge } = palette.road
  const roads = map.features.roads ?? []
  return [
    { pieces: roads.map((road) => stroke(road, edge, 5.4)), attributes: { opacity: 0.75 } },
    { pieces: roads.map((road) => stroke(road, line, 2.6, { 'stroke-dasharray': '7 5' })) },
  ]
}
