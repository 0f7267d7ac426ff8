/** 623 units of two sides, in formations of sixteen. */
import { hexAt, noise } from './map.ts'

export const SIDES = [0, 1] as const
export type Side = (typeof SIDES)[number]
export const NO_SIDE = 2
export const SIDE_IDS = ['WEST', 'EAST'] as const
export const enemyOf = (side: Side): Side => (side === 0 ? 1 : 0)

const WESTERN = 312
export const UNITS = 623
const SIZE = 16
const PER_SIDE = Math.ceil(WESTERN / SIZE)
export const FORMATIONS = PER_SIDE * SIDES.length

export const sideOf = (u: number): Side => (u < WESTERN ? 0 : 1)
const numberOf = (u: number): number => (u < WESTERN ? u : u - WESTERN)
export const formationOf = (u: number): number => sideOf(u) * PER_SIDE + Math.floor(numberOf(u) / SIZE)

const all = Array.from({ length: UNITS }, (_, u) => u)
export const ARMY = SIDES.map((side) => all.filter((u) => sideOf(u) === side))
export const MEMBERS = Array.from({ length: FORMATIONS }, (_, f) => all.filter((u) => formationOf(u) === f))
/** its first unit leads a formation: it commands the engineers */
export const leaderOf = (f: number): number => MEMBERS[f]?.[0] as number
export const formationsOf = (side: Side): number[] =>
  Array.from({ length: PER_SIDE }, (_, i) => side * PER_SIDE + i)

export const STEPS = 2
export const strengthOf = (u: number): number => 2 + (noise(u, 3) % 4)
const isCavalry = (u: number): boolean => noise(u, 4) % 8 === 0
export const movementOf = (u: number): number => (isCavalry(u) ? 6 : 4)
export const MOST_MOVEMENT = 6

/** Each formation stands in a block of its own, some hexes from the enemy's. */
export function startOf(u: number): number {
  const place = numberOf(u)
  const within = place % SIZE
  const row = 1 + Math.floor(place / SIZE) * 2 + ((within >> 1) & 1)
  const depth = within >> 2
  return hexAt(row + (within & 1) * 10, sideOf(u) === 0 ? 39 - depth : 41 + depth)
}
