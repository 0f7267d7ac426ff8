/** §7.4 §7.7 strengths and artillery in combat. */
import { GRID, isRidge, isRiver } from '../../map.ts'
import { hexOf, type State } from '../../state.ts'
import { artilleryValue, attackStrength, defenseStrength } from '../02-units.ts'

/** §7.7 across a river (bridged or not) or a ridge a unit counts half, rounded up */
function isHampered(s: State, u: number, target: number): boolean {
  const from = hexOf(s, u)
  const direction = GRID.direction(from, target)
  return isRiver(from, direction) || isRidge(from, direction)
}

const half = (value: number): number => Math.ceil(value / 2)

function summed(units: readonly number[], of: (u: number) => number): number {
  return units.reduce((sum, u) => sum + of(u), 0)
}

/** §7.7 halved unit by unit, after markers */
export const totalAttack = (s: State, target: number, units: readonly number[]): number =>
  summed(units, (u) => (isHampered(s, u, target) ? half(attackStrength(s, u)) : attackStrength(s, u)))

export const attackingArtillery = (s: State, target: number, units: readonly number[]): number =>
  summed(units, (u) => (isHampered(s, u, target) ? half(artilleryValue(s, u)) : artilleryValue(s, u)))

/** §7.3 one combined strength; §7.4.defense units without any left defend with 1 between them */
export const totalDefense = (s: State, units: readonly number[]): number =>
  Math.max(
    1,
    summed(units, (u) => Math.max(0, defenseStrength(s, u))),
  )

export const defendingArtillery = (s: State, units: readonly number[]): number =>
  summed(units, (u) => artilleryValue(s, u))
