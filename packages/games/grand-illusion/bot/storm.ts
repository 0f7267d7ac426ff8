/** §14.1.3.b the blow that ends the game: Allies who stand in Trier, or beside it, attack its garrison. */
import { DIRECTIONS, GRID, TRIER } from '../map.ts'
import { isInfantry } from '../pieces.ts'
import { AL, GE } from '../sides.ts'
import { isControlledBy, isDisrupted, type State, unitsAt } from '../state.ts'
import { clash } from './clash.ts'

const isFresh = (s: State, u: number): boolean => isInfantry(u) && !isDisrupted(s, u)
const freshAt = (s: State, h: number): number[] => unitsAt(s, AL, h).filter((u) => isFresh(s, u))

const BESIDE = Array.from({ length: DIRECTIONS }, (_, d) => GRID.neighbour(TRIER, d)).filter((h) => h >= 0)
/** who must march first may be stopped on the way, and the garrison warned */
const ON_THE_WAY = 0.6

/** the chance that the garrison must leave after the next attack */
export function stormOfTrier(s: State): number {
  if (!isControlledBy(s, GE, TRIER)) return 1
  const there = freshAt(s, TRIER)
  let most = there.length === 0 ? 0 : thrownOut(s, there)
  for (const h of BESIDE) {
    const coming = freshAt(s, h)
    if (coming.length < LEAST) continue
    most = Math.max(most, ON_THE_WAY * thrownOut(s, [...there, ...coming]))
  }
  return most
}
/** fewer do not storm a fortress */
const LEAST = 3

const thrownOut = (s: State, attackers: readonly number[]): number =>
  clash(s, TRIER, attackers, AL).defenderGoes
