/** Luck: what the dice made of a move, less what they make of it on average. */
import { type GameTypes, type Move, Play, rerolled, type Seed, seedFrom } from '@sandtable/kernel'
import { chancesOf } from './chances.ts'
import type { Mind } from './mind.ts'

export interface Luck {
  /** number of the action; 0: what was dealt before the first */
  readonly at: number
  /** by seat, in chances to win */
  readonly bySeat: readonly number[]
}

/** A move that used chance. */
export interface ChanceMove<T extends GameTypes> {
  /** the game before it */
  readonly behind: Play<T>
  readonly move: Move
  /** the game after it */
  readonly play: Play<T>
  readonly at: number
}

export function luckOfMove<T extends GameTypes>(
  mind: Mind<T>,
  { behind, move, play, at }: ChanceMove<T>,
  rerolls: number,
): Luck {
  const again = (seed: Seed): number[] => chancesOf(mind, rerolled(behind, move, seed))
  return { at, bySeat: lessMean(chancesOf(mind, play), at, rerolls, again) }
}

/** Of what fell before anybody decided anything. */
export function luckOfStart<T extends GameTypes>(mind: Mind<T>, play: Play<T>, rerolls: number): Luck {
  const again = (seed: Seed): number[] => chancesOf(mind, Play.start({ ...play.setup, seed }))
  return { at: 0, bySeat: lessMean(chancesOf(mind, play), 0, rerolls, again) }
}

function lessMean(
  chances: readonly number[],
  at: number,
  rerolls: number,
  again: (seed: Seed) => readonly number[],
): number[] {
  const sums = chances.map(() => 0)
  for (let n = 0; n < rerolls; n++)
    again(seedFrom(`again ${at} ${n}`)).forEach((chance, seat) => {
      sums[seat] = (sums[seat] as number) + chance
    })
  return chances.map((chance, seat) => (rerolls === 0 ? 0 : chance - (sums[seat] as number) / rerolls))
}

export function totalLuck(luck: readonly Luck[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    luck.reduce((sum, { bySeat }) => sum + (bySeat[seat] ?? 0), 0),
  )
}
