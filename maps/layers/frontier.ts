import type { DrawLayer } from './layer.ts'
import { stroke } from './svg.ts'

export const drawFrontier: DrawLayer = ({ map, palette }) => {
  const { frontiers } = map.features
  return [
    {
      pieces: frontiers.map((line) => stroke(line, palette.frontier, 16)),
      attributes: { opacity: 0.17 },
    },
    {
      pieces: frontiers.map((line) =>
        stroke(line, palette.frontier, 2, { 'stroke-dasharray': '11 4 2 4', 'stroke-linecap': 'butt' }),
      ),
      attributes: { opacity: 0.88 },
    },
  ]
}
