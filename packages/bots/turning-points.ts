/** Where a game turned: the decisions and dice after which the chances stood most differently. */
import type { Luck } from './luck.ts'

export interface TurningPoint {
  /** number of the action */
  readonly at: number
  /** in chances to win, by seat: all that one action with dice brought; of one without, what the choice itself did */
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

const largest = (change: readonly number[]): number => Math.max(...change.map(Math.abs))
const sizeOf = ({ change }: TurningPoint): number => largest(change)

export const isTurn = (change: readonly number[]): boolean => largest(change) >= LEAST

/** At most `count`, the largest first. */
export function turningPoints(
  stands: readonly Stand[],
  luck: readonly Luck[],
  /** of actions without dice that look like turns: what the choice did */
  choices: ReadonlyMap<number, readonly number[]>,
  count: number,
): TurningPoint[] {
  const luckAt = new Map(luck.map(({ at, bySeat }) => [at, bySeat]))
  const changes = stands.slice(1).map(({ at, chances }, before): TurningPoint => {
    const whole = chances.map((chance, seat) => chance - (stands[before]?.chances[seat] ?? chance))
    const change = choices.get(at) ?? whole
    return { at, change, luck: luckAt.get(at) ?? change.map(() => 0) }
  })
  return changes
    .filter(({ change }) => isTurn(change))
    .sort((a, b) => sizeOf(b) - sizeOf(a) || a.at - b.at)
    .slice(0, count)
}
