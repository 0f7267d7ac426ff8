import { quickRandom, type Seed, seedFrom } from '@sandtable/kernel'

type Pick = (n: number) => number

/** The dice of one game of a series. */
export const seedOfGame = (series: string, number: number): Seed => seedFrom(`${series} game ${number}`)

/** What random players choose by: repeatable, and never the game's own dice. */
export const randomOf = (name: string): Pick => quickRandom(Number.parseInt(seedFrom(name).slice(0, 8), 16))

export const playersOfGame = (series: string, number: number): Pick => randomOf(`${series} players ${number}`)
