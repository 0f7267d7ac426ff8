/** §4.2 §4.3 the way to a hex that may be turns away, as the position stands now. */
import { type StepCost, Reach } from '@sandtable/board'
import { GRID, stepCost } from '../map.ts'
import { prices } from '../rules/04-movement/costs.ts'
import { budgetOf } from '../rules/04-movement/ways.ts'
import type { Side } from '../sides.ts'
import { hexOf, isEnemyAt, type State, spentOf, stepsOf } from '../state.ts'
import { printedMovement, sideOf } from '../units.ts'
import { type March, walk } from './march.ts'
import { stackWeight } from './stack.ts'

export interface Journey {
  readonly march: March
  /** §4.2 the slowest unit's MPs left, and those of a whole turn */
  readonly now: number
  readonly later: number
  /** steps that are made this turn: as far as the MPs go (§4.3 one hex at least), and the stack may stay (§5.1) */
  readonly stepsNow: number
  /** §5.1 the hex where they would have stopped, had it room for them */
  readonly isFullAt: number | undefined
  /** §4.1 enemies are in the goal: the way ends beside it */
  readonly isHeld: boolean
}

/** Farther than this nobody is sent. */
const FARTHEST = 120
const reach = new Reach(GRID, FARTHEST, 1)

/** undefined where no way leads; `leaving` make room for them */
export function journeyTo(
  s: State,
  units: readonly number[],
  goal: number,
  leaving: readonly number[] = [],
): Journey | undefined {
  const [first] = units
  if (first === undefined || hexOf(s, first) === goal) return undefined
  const side = sideOf(first)
  const isHeld = isEnemyAt(s, side, goal)
  reach.search(hexOf(s, first), FARTHEST, isHeld ? pricesUpTo(s, side, goal) : prices(s, side))
  const path = reach.pathTo(goal)
  if (path.length === 0) return undefined
  const march = walk(s, units, isHeld ? path.slice(0, -1) : path)
  return { march, isHeld, ...allowances(s, units), ...stopping(s, units, march, leaving) }
}

/** As the rules charge, but the last step is taken up to the enemies in the goal. */
function pricesUpTo(s: State, side: Side, goal: number): StepCost {
  const cost = prices(s, side)
  return (from, direction, to) => (to === goal ? stepCost(from, direction) : cost(from, direction, to))
}

const allowances = (s: State, units: readonly number[]): Pick<Journey, 'now' | 'later'> => ({
  now: Math.max(0, budgetOf(s, units)),
  later: Math.min(...units.map((u) => printedMovement(u, stepsOf(s, u)))),
})

function stopping(
  s: State,
  units: readonly number[],
  { steps, affordable }: March,
  leaving: readonly number[],
): Pick<Journey, 'stepsNow' | 'isFullAt'> {
  const isFresh = units.every((u) => spentOf(s, u) === 0)
  const most = affordable === 0 && isFresh ? Math.min(1, steps.length) : affordable
  const isFull = (count: number): boolean => {
    const hex = steps[count - 1]?.to
    return hex !== undefined && isTooFull(s, units, hex, leaving)
  }
  let count = most
  while (count > 0 && isFull(count)) count--
  return { stepsNow: count, isFullAt: count < most ? steps[most - 1]?.to : undefined }
}

/** §5.1 with these units the hex would hold too many steps, even when others have left it */
export function isTooFull(
  s: State,
  units: readonly number[],
  h: number,
  leaving: readonly number[] = [],
): boolean {
  const { steps, limit } = stackWeight(s, sideOf(units[0] as number), h, units)
  const left = leaving.filter((u) => hexOf(s, u) === h && !units.includes(u))
  return steps - left.reduce((sum, u) => sum + stepsOf(s, u), 0) > limit
}
