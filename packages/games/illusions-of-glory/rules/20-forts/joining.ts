/** §20.3.1.d Units that can still join a siege this round to complete it. */
import { Reach } from '@sandtable/board'
import { GRAPH, isPlain } from '../../map.ts'
import { isTroops, PIECES } from '../../pieces.ts'
import { presenceOf, type State, spaceOf } from '../../state.ts'
import { LIMIT } from '../10-stacking/limits.ts'
import { whyNotLeaveBrandenburg, whyNotStep } from '../11-movement/barriers.ts'
import { whyNotLeaveSupport } from '../11-movement/leaving-support.ts'
import { groupOf, isReady } from '../11-movement/ready.ts'
import { closesLineBehind } from '../14-supply/ground.ts'
import { netWithout } from '../14-supply/nets.ts'
import { movementOf } from '../14-supply/rights.ts'
import { isOutOfSupply } from '../14-supply/supply.ts'
import { mayLeaveSiege } from './leaving.ts'
import { mustStop } from './stopping.ts'

/** The highest movement factor of any unit. */
const LONGEST = 6
const reach = new Reach(GRAPH, LONGEST, 1)

/** Troops that are activated, have not moved, and have a way into the space. */
export function joinersOf(s: State, x: number, except: readonly number[] = []): number[] {
  const found: number[] = []
  if (presenceOf(s, s.active).troops(x) > LIMIT) return found
  for (let p = 0; p < PIECES; p++)
    if (
      isTroops(p) &&
      isReady(s, p) &&
      spaceOf(s, p) !== x &&
      !except.includes(p) &&
      hasWayTo(s, p, x, except)
    )
      found.push(p)
  return found
}

/**
 * Whether the unit can reach the space after `gone` has left. §27.0.b Support left behind may keep the unit
 * where it is. §20.3.2.b A siege that `gone` lifted is no longer open to movement, nor to supply.
 */
export function hasWayTo(s: State, p: number, x: number, gone: readonly number[]): boolean {
  const group = groupOf(s, [p])
  if (whyNotLeaveBrandenburg(s, group) || !mayLeaveSpace(s, [p, ...gone])) return false
  const afterLeaving = { ...group, pieces: [p, ...gone] }
  const isThrough = (y: number): boolean => y === group.space || (isPlain(y) && !mustStop(s, afterLeaving, y))
  const points = movementOf(s, p, isCutOffBy(s, p, x, gone))
  reach.search(group.space, Math.min(points, LONGEST), (from, _, to) =>
    isThrough(from) && whyNotStep(s, group, from, to) === undefined ? 1 : -1,
  )
  return reach.costTo(x) > 0
}
/** Whether the first unit may leave its space when the others have left it, or leave it too. */
function mayLeaveSpace(s: State, pieces: readonly number[]): boolean {
  const group = { ...groupOf(s, pieces.slice(0, 1)), pieces }
  return whyNotLeaveSupport(s, group) === undefined && mayLeaveSiege(s, group)
}

/** The unit is out of supply, or will be when these units have gone to x (ruling 160). */
export function isCutOffBy(s: State, p: number, x: number, gone: readonly number[]): boolean {
  if (isOutOfSupply(s, p)) return true
  const side = s.active
  const left = [...new Set(gone.map((q) => spaceOf(s, q)))].filter((y) => y !== x)
  return left.some(
    (y) => closesLineBehind(s, side, y, gone) && netWithout(s, side, y).reached(spaceOf(s, p)) === 0,
  )
}
