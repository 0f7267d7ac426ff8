/** Facts about a position, for players: pure and without words. None of them reads a hidden card. */
export * from './ground.ts'
export * from './stacking.ts'
export * from './supply.ts'
export type { Chance } from './fight-odds.ts'
export * from './fight.ts'
export * from './march.ts'
export * from './prices.ts'
export * from './reach.ts'
