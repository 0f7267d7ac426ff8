/** Dots of sand, thicker towards the middle of the desert. */
import type { DrawLayer } from './layer.ts'
import { type Spot, scatter } from './scatter.ts'
import { element, type Piece, stamp } from './svg.ts'

const CELL = [9, 7.5] as const

export const drawDeserts: DrawLayer = ({ map, ground, palette }) => {
  const { deserts } = ground
  if (!deserts) return []
  const keep = ({ at, chance }: Spot) => deserts.linear(at[0], at[1]) > 2 + 6 * chance(5) && chance(6) > 0.25
  const dot = element('circle', { r: 0.95, fill: palette.desert.grain })
  const pieces = scatter(map.features.deserts ?? [], CELL, 91, keep).map(({ at }): Piece => stamp(at, 2, dot))
  return [{ pieces, attributes: { opacity: 0.8 } }]
}
