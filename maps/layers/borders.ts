/** Lines where something ends: coasts, frontiers, the sides of spaces, zones. */
import { midpoint, nodeKey, type Point, type Polygon, type Segment } from '@sandtable/cartography/geometry'
import type { DrawLayer } from './layer.ts'
import { stroke } from './svg.ts'

export const drawCoast: DrawLayer = ({ map, palette }) => [
  {
    pieces: [...map.features.land, ...(map.features.lakes ?? [])].map((outline) =>
      stroke([...outline, ...outline.slice(0, 1)], palette.sea.coast, 1.3),
    ),
  },
]

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

/** Dotted lines within a country, and dashes between zones of the sea. */
export const drawProvinces: DrawLayer = ({ map, palette }) => [
  {
    pieces: (map.features.provinces ?? []).map((line) =>
      stroke(line, palette.frontier, 1.9, { 'stroke-dasharray': '0.01 4.6' }),
    ),
    attributes: { opacity: 0.8 },
  },
]

export const drawWaters: DrawLayer = ({ map, palette }) => [
  {
    pieces: (map.features.waters ?? []).map((line) =>
      stroke(line, palette.sea.coast, 2.2, { 'stroke-dasharray': '13 9' }),
    ),
    attributes: { opacity: 0.7 },
  },
]

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
      pieces: sides(map.gridded ?? map.spaces).map((side) => stroke(side, palette.grid.colour, gridStrength)),
      attributes: { opacity: palette.grid.opacity * gridStrength },
    },
  ]
}

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
