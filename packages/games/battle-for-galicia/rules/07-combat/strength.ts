/** §7.4 §7.7 strengths and artillery in combat. */
import { GRID, isRidge, isRiver } from '../../map.ts'
import { hexOf, type State } from '../../state.ts'
import { artilleryValue, attackStrength, defenseStrength } from '../02-units.ts'

/** §7.7 across a river (bridged or not) or a ridge a unit counts half, rounded up */
export function hamperedBy(s: State, u: number, target: number): 'river' | 'ridge' | undefined {
  const from = hexOf(s, u)
  const direction = GRID.direction(from, target)
  if (isRiver(from, direction)) return 'river'
  return isRidge(from, direction) ? 'ridge' : undefined
}

const half = (value: number): number => Math.ceil(value / 2)

const asFelt = (s: State, u: number, target: number, value: number): number =>
  hamperedBy(s, u, target) ? half(value) : value

function summed(units: readonly number[], of: (u: number) => number): number {
  return units.reduce((sum, u) => sum + of(u), 0)
}

/** §7.7 halved unit by unit, after markers */
export const attackAcross = (s: State, u: number, target: number): number =>
  asFelt(s, u, target, attackStrength(s, u))
export const artilleryAcross = (s: State, u: number, target: number): number =>
  asFelt(s, u, target, artilleryValue(s, u))

export const totalAttack = (s: State, target: number, units: readonly number[]): number =>
  summed(units, (u) => attackAcross(s, u, target))

export const attackingArtillery = (s: State, target: number, units: readonly number[]): number =>
  summed(units, (u) => artilleryAcross(s, u, target))

/** §7.3 one combined strength; §7.4.defense units without any left defend with 1 between them */
export const totalDefense = (s: State, units: readonly number[]): number =>
  Math.max(
    1,
    summed(units, (u) => Math.max(0, defenseStrength(s, u))),
  )

export const defendingArtillery = (s: State, units: readonly number[]): number =>
  summed(units, (u) => artilleryValue(s, u))
