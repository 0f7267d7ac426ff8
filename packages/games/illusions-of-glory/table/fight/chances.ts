/** What the chances of a combat come to. */
import { retreatLength } from '../../rules/12-combat/retreat/length.ts'
import type { Chance } from '../../inspect/index.ts'

export const percent = (p: number): string => `${(p * 100).toFixed(0)}\u00a0%`

interface Summary {
  readonly win: number
  readonly tie: number
  readonly lose: number
  /** §12.7.2.b the defenders retreat two spaces */
  readonly far: number
}

export function summary(chances: readonly Chance[]): Summary {
  const sum = (test: (chance: Chance) => boolean): number =>
    chances.filter(test).reduce((total, { p }) => total + p, 0)
  return {
    win: sum(({ attackLn, defenceLn }) => attackLn > defenceLn),
    tie: sum(({ attackLn, defenceLn }) => attackLn === defenceLn),
    lose: sum(({ attackLn, defenceLn }) => attackLn < defenceLn),
    far: sum(({ attackLn, defenceLn }) => retreatLength(attackLn, defenceLn) > 1),
  }
}

/** The chance of each Loss Number of one side. */
export function lossChances(chances: readonly Chance[], of: 'attackLn' | 'defenceLn'): Map<number, number> {
  const found = new Map<number, number>()
  for (const chance of chances) found.set(chance[of], (found.get(chance[of]) ?? 0) + chance.p)
  return new Map([...found].sort(([a], [b]) => a - b))
}
