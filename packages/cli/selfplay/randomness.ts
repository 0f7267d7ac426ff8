import { quickRandom, type Seed, seedFrom } from '@sandtable/kernel'

type Pick = (n: number) => number

/** The dice of one game of a series. */
export const seedOfGame = (series: string, number: number): Seed => seedFrom(`${series} game ${number}`)

/** What random players choose by: repeatable, and never the game's own dice. */
export const randomOf = (name: string): Pick => quickRandom(numberFrom(name))

const numberFrom = (name: string): number => Number.parseInt(seedFrom(name).slice(0, 8), 16)

export const playersOfGame = (series: string, number: number): Pick => randomOf(`${series} players ${number}`)

/** What a bot thinks by: the same at whichever seat it sits. */
export const seedOfBot = (series: string, dice: number, bot: number): number =>
  numberFrom(`${series} bot ${bot} in game ${dice}`)
