import type { Palette } from '../palette.ts'
import type { DrawLayer } from './layer.ts'
import { type Spot, scatter } from './scatter.ts'
import { element, num, type Piece, stamp } from './svg.ts'

const CELL = [8, 6.8] as const
/** Trees stand this deep inside the wood, so that its edge lies on the hexside. */
const INSIDE = 2.2

function broadleaf(size: number, wood: Palette['wood']): string {
  const s = (share: number) => num(size * share)
  const crown =
    `M${s(-1)} ${s(0.2)}Q${s(-1.25)} ${s(-0.6)} ${s(-0.55)} ${s(-0.68)}Q${s(-0.1)} ${s(-1.35)} ${s(0.5)} ${s(-0.75)}` +
    `Q${s(1.3)} ${s(-0.6)} ${s(1)} ${s(0.2)}Q${s(0.75)} ${s(0.85)} 0 ${s(0.72)}Q${s(-0.8)} ${s(0.85)} ${s(-1)} ${s(0.2)}Z`
  const light =
    `M${s(-0.8)} ${s(0.05)}Q${s(-0.95)} ${s(-0.45)} ${s(-0.4)} ${s(-0.5)}Q${s(0)} ${s(-1)} ${s(0.35)} ${s(-0.55)}` +
    `Q${s(-0.1)} ${s(-0.2)} ${s(-0.8)} ${s(0.05)}Z`
  return (
    element('ellipse', {
      cx: 1.1,
      cy: num(size * 0.62),
      rx: num(size * 1.12),
      ry: num(size * 0.62),
      fill: wood.dark,
      'fill-opacity': 0.42,
    }) +
    element('path', { d: crown, fill: wood.tree, stroke: wood.dark, 'stroke-width': 0.4 }) +
    element('path', { d: light, fill: wood.lit, 'fill-opacity': 0.75 })
  )
}

function conifer(size: number, wood: Palette['wood']): string {
  const w = num(size * 0.86)
  const top = num(-size * 1.5)
  const low = num(size * 0.8)
  return (
    element('ellipse', {
      cx: 1.2,
      cy: low,
      rx: num(size),
      ry: num(size * 0.4),
      fill: wood.dark,
      'fill-opacity': 0.42,
    }) +
    element('path', {
      d: `M0 ${top}L${w} ${low}L-${w} ${low}Z`,
      fill: wood.tree,
      stroke: wood.dark,
      'stroke-width': 0.45,
      'stroke-linejoin': 'round',
    }) +
    element('path', {
      d: `M0 ${top}L-${w} ${low}L-${num(size * 0.2)} ${low}Z`,
      fill: wood.lit,
      'fill-opacity': 0.8,
    })
  )
}

function tree(spot: Spot, firs: number, wood: Palette['wood']): Piece {
  const size = 2.3 + 1.1 * spot.chance(3)
  const drawing = spot.chance(4) < firs ? conifer(size, wood) : broadleaf(size, wood)
  return stamp(spot.at, 7, drawing)
}

export const drawWoods: DrawLayer = ({ map, ground, palette }) => {
  const deep = ({ at, chance }: Spot) =>
    ground.woods.linear(at[0], at[1]) > INSIDE + 2.5 * chance(5) && ground.grid.linear(at[0], at[1]) > 0
  const spots = scatter(map.features.woods, CELL, 71, (spot) => deep(spot) && spot.chance(6) > 0.12)
  /** firs gather in the hills */
  const firs = ({ at }: Spot) => 0.2 + 0.55 * Math.min(1, ground.rough.linear(at[0], at[1]))
  const pieces = spots.map((spot) => tree(spot, firs(spot), palette.wood))
  const { woodStrength } = map
  return [woodStrength === undefined ? { pieces } : { pieces, attributes: { opacity: woodStrength } }]
}
