/** §9.1 How far a force gets by marching, and by which way. What the rules allow for one step is asked step by step. */
import { ON } from '../crossings.ts'
import { MARK } from '../codes.ts'
import { isEnemyHeld } from '../rules/02-concepts/control.ts'
import { isSupplied } from '../rules/03-supply/net.ts'
import { leftOfForce } from '../rules/09-land-movement/allowance.ts'
import { isBesideEnemy } from '../rules/09-land-movement/rail.ts'
import { type Marching, whyNotMarch } from '../rules/09-land-movement/ways.ts'
import { allegianceOf, isFlipped, isMarked, spentOf, type State, whereIs } from '../state.ts'
import { ARMP, CROSSINGS, marchCost } from '../terrain.ts'
import { isCorps, printedMovement } from '../units.ts'
import { distance } from '../places.ts'
import { type Side } from '../nations.ts'

/** How a place is reached: in which half from now, and with how many movement points of that half. */
export interface Reached {
  readonly space: number
  /** 0: in this half */
  readonly leg: number
  /** movement points of that half spent when it gets there */
  readonly spent: number
  /** of the last step */
  readonly cost: number
  /** undefined where it set out */
  readonly via: Reached | undefined
  /** hexes beside the enemy on the way */
  readonly beside: number
}

/** Movement points of this half and of each half after it. */
export interface Points {
  readonly now: number
  readonly later: number
}

export const forceOf = (s: State, units: readonly number[]): Marching => ({
  side: allegianceOf(s, units[0] ?? 0) as Side,
  from: whereIs(s, units[0] ?? 0),
  units,
})

/** §3.2 who sets out without supply has one point less */
function pointsOf(s: State, u: number): number {
  const isHungry = !isMarked(s, u, MARK.inForce | MARK.unsupplied) && !isSupplied(s, u)
  return Math.max(0, leftOfForce(s, [u]) - (isHungry && spentOf(s, u) === 0 ? 1 : 0))
}

const least = (values: readonly number[]): number => (values.length === 0 ? 0 : Math.min(...values))

export function pointsOfForce(s: State, units: readonly number[]): Points {
  const corps = units.filter(isCorps)
  return {
    now: least(corps.map((u) => pointsOf(s, u))),
    later: least(corps.map((u) => printedMovement(u, isFlipped(s, u)))),
  }
}

/** sooner, then cheaper, then away from the enemy */
const rankOf = ({ leg, spent, beside }: Reached): number => leg * 10_000 + spent * 100 + Math.min(99, beside)

/** §9.13 one more step; undefined where the force may not go, or needs a half it has not */
function stepTo(
  s: State,
  force: Marching,
  at: Reached,
  to: number,
  { now, later }: Points,
  legs: number,
): Reached | undefined {
  const budget = at.leg === 0 ? now : later
  const isSpent = at.spent >= budget
  const leg = isSpent ? at.leg + 1 : at.leg
  const points = leg === 0 ? now : later
  if (leg >= legs || points === 0) return undefined
  if (whyNotMarch(s, { ...force, from: at.space }, to) !== undefined) return undefined
  const price = marchCost(CROSSINGS.between(at.space, to))
  const before = isSpent ? 0 : at.spent
  const cost = price === ARMP ? points - before : price
  const beside = at.beside + (isBesideEnemy(s, force.side, to) ? 1 : 0)
  return { space: to, leg, spent: before + cost, cost, via: at, beside }
}

/** The best comes last. */
function putInOrder(open: Reached[], next: Reached): void {
  const rank = rankOf(next)
  let [low, high] = [0, open.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (rankOf(open[middle] as Reached) > rank) low = middle + 1
    else high = middle
  }
  open.splice(low, 0, next)
}

/** All places the force can march to within so many halves, each by its best way. */
export function reachOf(
  s: State,
  units: readonly number[],
  legs = 1,
  points = pointsOfForce(s, units),
): ReadonlyMap<number, Reached> {
  const force = forceOf(s, units)
  const start: Reached = { space: force.from, leg: 0, spent: 0, cost: 0, via: undefined, beside: 0 }
  const found = new Map<number, Reached>([[force.from, start]])
  const open = [start]
  for (let at = open.pop(); at; at = open.pop()) {
    if (found.get(at.space) !== at) continue
    for (let c = CROSSINGS.first(at.space); c < CROSSINGS.first(at.space + 1); c++) {
      if (!CROSSINGS.has(c, ON.march)) continue
      const next = stepTo(s, force, at, CROSSINGS.end(c), points, legs)
      const known = next && found.get(next.space)
      if (!next || (known && rankOf(known) <= rankOf(next))) continue
      found.set(next.space, next)
      putInOrder(open, next)
    }
  }
  found.delete(force.from)
  return found
}

/** The steps to a place, the first one first. */
export function stepsTo(reached: Reached): Reached[] {
  const steps: Reached[] = []
  for (let at: Reached | undefined = reached; at?.via; at = at.via) steps.unshift(at)
  return steps
}

/** A way to a place that may be halves away. */
export interface Journey {
  readonly steps: readonly Reached[]
  readonly points: Points
  /** §9.14 enemies hold the goal: the way ends beside it */
  readonly isHeld: boolean
}

/** Farther than this nobody is sent. */
const MOST_LEGS = 24

const known = new WeakMap<State, { readonly key: string; readonly reach: ReadonlyMap<number, Reached> }>()

function farReach(s: State, units: readonly number[], points: Points): ReadonlyMap<number, Reached> {
  const key = units.join()
  const before = known.get(s)
  if (before?.key === key) return before.reach
  const reach = reachOf(s, units, MOST_LEGS, points)
  known.set(s, { key, reach })
  return reach
}

/** undefined where no way leads */
export function journeyTo(s: State, units: readonly number[], goal: number): Journey | undefined {
  const force = forceOf(s, units)
  const points = pointsOfForce(s, units)
  const reach = farReach(s, units, points)
  const isHeld = isEnemyHeld(s, force.side, goal)
  const end = isHeld ? besideOf(force, goal, reach) : reach.get(goal)
  return end && { steps: stepsTo(end), points, isHeld }
}

/** §9.14 the place beside the goal that is reached first */
function besideOf(
  { from }: Marching,
  goal: number,
  reach: ReadonlyMap<number, Reached>,
): Reached | undefined {
  if (CROSSINGS.between(from, goal) >= 0) return undefined
  let best: Reached | undefined
  for (let c = CROSSINGS.first(goal); c < CROSSINGS.first(goal + 1); c++) {
    const at = CROSSINGS.has(c, ON.march) ? reach.get(CROSSINGS.end(c)) : undefined
    if (at && (!best || rankOf(at) < rankOf(best))) best = at
  }
  return best
}

/** Of the places the force reaches now the one nearest to a place it does not reach. */
export function nearestTo(s: State, units: readonly number[], goal: number): Reached | undefined {
  const { from } = forceOf(s, units)
  const reached = [...reachOf(s, units).values()].sort(
    (a, b) => distance(a.space, goal) - distance(b.space, goal) || rankOf(a) - rankOf(b),
  )
  const [best] = reached
  return best && distance(best.space, goal) < distance(from, goal) ? best : undefined
}
