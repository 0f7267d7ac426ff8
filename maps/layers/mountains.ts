/** Peaks, drawn as engravers did, in the spaces that are mountains to the game. */
import { hash } from '@sandtable/cartography/noise'
import type { Palette } from '../palette.ts'
import type { DrawLayer } from './layer.ts'
import { type Spot, scatter } from './scatter.ts'
import { element, num, type Piece, stamp } from './svg.ts'

const CELL = [17, 13] as const
/** Peaks stand this deep inside, so that the edge of the mountains lies on the hexside. */
const INSIDE = 5

/** Two slopes, the right one in shadow with hachures. */
function peak(size: number, skew: number, { ridge, paper }: Palette): string {
  const s = (share: number) => num(size * share)
  const top = `${s(skew)} ${s(-1)}`
  return (
    element('path', {
      d: `M${s(-1)} ${s(0.55)}L${top}L${s(1.05)} ${s(0.55)}Z`,
      fill: paper,
      'fill-opacity': 0.5,
    }) +
    element('path', {
      d: `M${top}L${s(1.05)} ${s(0.55)}L${s(0.3)} ${s(0.5)}L${s(0.42)} ${s(0.05)}L${s(0.05)} ${s(-0.1)}Z`,
      fill: ridge,
      'fill-opacity': 0.75,
    }) +
    element('path', {
      d: `M${s(-1)} ${s(0.55)}L${top}L${s(1.05)} ${s(0.55)}`,
      fill: 'none',
      stroke: ridge,
      'stroke-width': 1.1,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    })
  )
}

export const drawMountains: DrawLayer = ({ map, ground, palette }) => {
  const spaces = map.features.mountains ?? []
  if (spaces.length === 0) return []
  const spots = scatter(spaces, CELL, 83, ({ at, chance }: Spot) => {
    const inside = ground.mountains.linear(at[0], at[1])
    return inside > INSIDE && chance(6) > 0.18
  })
  const pieces = spots.map(({ at, chance }): Piece => {
    const size = 6 + 4 * chance(3)
    return stamp(at, 14, peak(size, 0.4 * (hash(Math.round(at[0]), Math.round(at[1]), 7) - 0.5), palette))
  })
  return [{ pieces, attributes: { opacity: 0.8 } }]
}
