/** Where a game turned: the actions after which the chances stood most differently. */
import type { Luck } from './luck.ts'

export interface TurningPoint {
  /** number of the action */
  readonly at: number
  /** in chances to win, by seat; all that one action brought is one change */
  readonly change: readonly number[]
  /** the part of it that was luck */
  readonly luck: readonly number[]
}

interface Stand {
  readonly at: number
  readonly chances: readonly number[]
}

/** smaller changes turn nothing */
const LEAST = 0.02

const sizeOf = ({ change }: TurningPoint): number => Math.max(...change.map(Math.abs))

/** At most `count`, the largest first. */
export function turningPoints(
  stands: readonly Stand[],
  luck: readonly Luck[],
  count: number,
): TurningPoint[] {
  const luckAt = new Map(luck.map(({ at, bySeat }) => [at, bySeat]))
  const changes = stands.slice(1).map(({ at, chances }, before): TurningPoint => {
    const change = chances.map((chance, seat) => chance - (stands[before]?.chances[seat] ?? chance))
    return { at, change, luck: luckAt.get(at) ?? change.map(() => 0) }
  })
  return changes
    .filter((each) => sizeOf(each) >= LEAST)
    .sort((a, b) => sizeOf(b) - sizeOf(a) || a.at - b.at)
    .slice(0, count)
}
