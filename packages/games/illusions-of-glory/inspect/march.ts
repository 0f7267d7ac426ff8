/** §11 The cost and the consequences of a march. §11 §13 How far units could go. */
import type { Group } from '../illusions-of-glory.ts'
import { isPlain } from '../map.ts'
import { isTroops } from '../pieces.ts'
import { groupOf } from '../rules/11-movement/ready.ts'
import { movementLeft } from '../rules/11-movement/steps.ts'
import { destinations, pathTo } from '../rules/11-movement/ways.ts'
import { targetsOf } from '../rules/12-combat/targets.ts'
import { mayAttack, mayRedeploy } from '../rules/14-supply/rights.ts'
import { supplyAt } from '../rules/14-supply/supply.ts'
import { isForeignFort } from '../rules/20-forts/siege.ts'
import { SUPPLY } from '../illusions-of-glory.ts'
import type { Side } from '../sides.ts'
import { isControlledBy, piecesAt, type State } from '../state.ts'
import { redeploymentGoals } from './prices.ts'

/** Units with so many movement points left. */
function groupWith(s: State, pieces: readonly number[], left: number): Group {
  const fresh = groupOf(s, pieces)
  return { ...fresh, spent: movementLeft(s, fresh) - left }
}

/** §11.1.2.e The movement points of units that have not moved. */
export const marchPoints = (s: State, pieces: readonly number[]): number =>
  movementLeft(s, groupOf(s, pieces))

/** §11.1.2.b The movement points to every space these units can go to. */
export function marchCosts(
  s: State,
  pieces: readonly number[],
  left = marchPoints(s, pieces),
): Map<number, number> {
  const group = groupWith(s, pieces, left)
  return new Map(destinations(s, group).map((x) => [x, pathTo(s, group, x).length]))
}

export interface March {
  readonly from: number
  /** The spaces entered, in order. */
  readonly path: readonly number[]
  readonly left: number
  /** §11.2.a Spaces that change control on the way. */
  readonly taken: readonly number[]
  /** §20.3 An enemy fort is there. */
  readonly besieges: boolean
  /** §14.1.1 Units that would be out of supply at the end. */
  readonly unsupplied: readonly number[]
}

export function marchTo(s: State, pieces: readonly number[], left: number, x: number): March {
  const group = groupWith(s, pieces, left)
  const { side, space: from } = group
  const path = pathTo(s, group, x)
  const isTaken = (at: number): boolean =>
    isPlain(at) && !isControlledBy(s, side, at) && !isForeignFort(s, side, at)
  return {
    from,
    path,
    left: left - path.length,
    taken: pieces.some(isTroops) ? path.filter(isTaken) : [],
    besieges: isForeignFort(s, side, x),
    unsupplied: pieces.filter((p) => isTroops(p) && supplyAt(s, p, x) === SUPPLY.none),
  }
}

/**
 * §11 How far the units of a space could go if they were activated now: the movement points to every space one of
 * them can reach by itself; the least of all units.
 */
export function reachFrom(s: State, side: Side, x: number): Map<number, number> {
  const found = new Map<number, number>()
  for (const p of piecesAt(s, side, x))
    for (const [to, mp] of marchCosts(s, [p])) found.set(to, Math.min(mp, found.get(to) ?? mp))
  return found
}

/** §13.5 Every space one of the units of a space could redeploy to now. */
export const trainsFrom = (s: State, side: Side, x: number): number[] => [
  ...new Set(
    piecesAt(s, side, x)
      .filter((p) => mayRedeploy(s, p))
      .flatMap((p) => [...redeploymentGoals(s, p)]),
  ),
]

/** §9.4.3.a Every space the active side's units there could attack if the space were activated. */
export const targetsFrom = (s: State, x: number): number[] => [
  ...new Set(
    piecesAt(s, s.active, x)
      .filter((p) => isTroops(p) && mayAttack(s, p))
      .flatMap((p) => targetsOf(s, p)),
  ),
]
