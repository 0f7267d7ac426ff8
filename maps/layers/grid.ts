import { midpoint, nodeKey, type Point, type Polygon, type Segment } from '@sandtable/cartography/geometry'
import type { DrawLayer } from './layer.ts'
import { stroke } from './svg.ts'

const sidesOf = (outline: Polygon): Segment[] =>
  outline.map((corner, i) => [corner, outline[(i + 1) % outline.length] as Point])

/** Every side once, however many spaces share it. */
function sides(spaces: readonly Polygon[]): Segment[] {
  const unique = new Map<string, Segment>()
  for (const side of spaces.flatMap(sidesOf)) unique.set(nodeKey(midpoint(...side)), side)
  return [...unique.values()]
}

export const drawGrid: DrawLayer = ({ map, palette }) => {
  const { gridStrength = 1 } = map
  return [
    {
      pieces: sides(map.spaces).map((side) => stroke(side, palette.grid.colour, gridStrength)),
      attributes: { opacity: palette.grid.opacity * gridStrength },
    },
  ]
}
