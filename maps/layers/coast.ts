import type { DrawLayer } from './layer.ts'
import { stroke } from './svg.ts'

export const drawCoast: DrawLayer = ({ map, palette }) => [
  {
    pieces: [...map.features.land, ...(map.features.lakes ?? [])].map((outline) =>
      stroke([...outline, ...outline.slice(0, 1)], palette.sea.coast, 1.3),
    ),
  },
]
