import type { Palette } from '../palette.ts'
import type { DrawLayer } from './layer.ts'
import { type Spot, scatter } from './scatter.ts'
import { element, num, type Piece, stamp } from './svg.ts'

const POOLS = [13, 5.6] as const
const REEDS = [15, 12] as const

function pool({ at, chance }: Spot, { water }: Palette['marsh']): Piece {
  const half = num(2.8 + 3.4 * chance(3))
  const pen = { stroke: water, 'stroke-width': 1.35, 'stroke-linecap': 'round' }
  return stamp(at, 8, element('path', { d: `M-${half} 0H${half}`, ...pen }))
}

function reed({ at, chance }: Spot, { reed: colour }: Palette['marsh']): Piece {
  const tall = num(4.6 + 1.6 * chance(3))
  const pen = { fill: 'none', stroke: colour, 'stroke-width': 1.05, 'stroke-linecap': 'round' }
  const blades = `M0 1V-${tall}M-.8 1Q-1.2 -2 -2.9 -3.4M.8 1Q1.2 -2 2.9 -3.4`
  return stamp(at, 8, element('path', { d: blades, ...pen }))
}

export const drawMarshes: DrawLayer = ({ map, ground, palette }) => {
  const deep = (least: number) => (spot: Spot) => ground.marshes.linear(spot.at[0], spot.at[1]) > least
  const pools = scatter(map.features.marshes, POOLS, 81, deep(5))
  const reeds = scatter(map.features.marshes, REEDS, 82, (spot) => deep(6)(spot) && spot.chance(4) > 0.3)
  return [
    { pieces: pools.map((spot) => pool(spot, palette.marsh)), attributes: { opacity: 0.85 } },
    { pieces: reeds.map((spot) => reed(spot, palette.marsh)) },
  ]
}
