import type { Level } from '@sandtable/bots'

/** One bot for each seat, in every game. */
export interface Fixed {
  readonly kind: 'fixed'
  readonly bots: readonly Level[]
}

/** Every two bots of the list meet; each two of their games have the same dice with the seats exchanged. */
export interface Mirrored {
  readonly kind: 'mirrored'
  readonly bots: readonly Level[]
  /** games of each two bots */
  readonly each: number
}

/** Who plays the games of a series. */
export type Seating = Fixed | Mirrored

/** How one game of a series is set up. */
export interface Seated {
  /** games with the same number here have the same dice, and bots think with the same chance */
  readonly dice: number
  /** which bot of the list sits at each seat */
  readonly bots: readonly number[]
}

/** Every two of so many bots, as numbers of the list. */
export function pairsOf(bots: number): (readonly [number, number])[] {
  const all = [...Array(bots).keys()]
  return all.flatMap((first) => all.slice(first + 1).map((second) => [first, second] as const))
}

/** Which pair meets in game `number`, counted from 1. */
export const pairOfGame = (number: number, each: number): number => Math.floor((number - 1) / each)

export function seatedIn(seating: Seating, seats: number, number: number): Seated {
  if (seating.kind === 'fixed') return { dice: number, bots: [...Array(seats).keys()] }
  const { bots, each } = seating
  const pair = pairsOf(bots.length)[pairOfGame(number, each)]
  if (!pair) throw new RangeError(`no game ${number}`)
  const place = (number - 1) % each
  const atSeat = (seat: number): number => pair[(seat + place) % 2] as number
  return { dice: (place >> 1) + 1, bots: Array.from({ length: seats }, (_, seat) => atSeat(seat)) }
}
