/**
 * §11.1.2 §11.1.3 §11.1.4 Where a group can go.
 * The same holds in regions (§18.1) and on the Italian Front inset (§3.1.2 §11.3).
 */
import { Reach } from '@sandtable/board'
import type { Group, Refusal } from '../../illusions-of-glory.ts'
import { GRAPH, isPlain, isRegion, NEIGHBOURS, SPACES } from '../../map.ts'
import { refusal } from '../../refusal.ts'
import { isOrdered, ORDER, type State } from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { mayEnterFort } from '../20-forts/entering.ts'
import { isForeignFort } from '../20-forts/siege.ts'
import { endSpaceOf } from '../25-sea-invasions/moving.ts'
import { needsGreekTest } from '../26-neutrals/greece.ts'
import { whyNotEnter, whyNotStep } from './barriers.ts'
import { endsMove, LONGEST, movementLeft, stepCost, whyNotStart } from './steps.ts'
import { canRoomBeMade, whyNotStay } from './room.ts'

const reach = new Reach(GRAPH, LONGEST, TABLES.movement.perSpace)
/** One step costs more than all Greek tests on a way together. */
const STEP = LONGEST + 1
const fewestTests = new Reach(GRAPH, LONGEST * STEP + LONGEST, STEP)
/** A search without a limit of movement points, to find the reason for a refusal. */
const unlimited = new Reach(GRAPH, SPACES, TABLES.movement.perSpace)

function search(s: State, group: Group): void {
  const budget = whyNotStart(s, group) === undefined ? movementLeft(s, group) : 0
  reach.search(group.space, budget, (from, d, to) => stepCost(s, group, from, d, to))
}

/** §20.3.1.d While a siege waits for more units, they may go only there. */
const isGoal = (s: State, group: Group, x: number): boolean =>
  (s.siegeDebt < 0 || s.siegeDebt === x) && canHalt(s, group, x)

/** Spaces the whole group can go to and stay in. */
export function destinations(s: State, group: Group): number[] {
  search(s, group)
  const found: number[] = []
  for (let i = 0; i < reach.count; i++) if (isGoal(s, group, reach.at(i))) found.push(reach.at(i))
  return found
}

/** The spaces entered on the way, in order. §11.1.2.a §18.1.e No space is skipped. */
export function pathTo(s: State, group: Group, x: number): number[] {
  search(s, group)
  const path = reach.pathTo(x)
  // Of several ways the player is given one without needless Greek tests.
  return path.some((y) => y !== x && needsGreekTest(s, group.side, y))
    ? pathWithFewestTests(s, group, x)
    : path
}
/** §11.1.1.g Of the shortest ways, the one with the fewest Greek tests (ruling 162). */
function pathWithFewestTests(s: State, group: Group, x: number): number[] {
  fewestTests.search(group.space, movementLeft(s, group) * STEP + STEP - 1, (from, d, to) =>
    stepCost(s, group, from, d, to) < 0 ? -1 : STEP + Number(needsGreekTest(s, group.side, to)),
  )
  return fewestTests.pathTo(x)
}

/** Usually the neighbouring spaces decide; only otherwise is the whole reach searched. */
export function canGoAnywhere(s: State, group: Group): boolean {
  if (whyNotStart(s, group) !== undefined || movementLeft(s, group) === 0) return false
  let isNext = false
  for (const x of NEIGHBOURS[group.space] as readonly number[]) {
    if (stepCost(s, group, group.space, 0, x) < 0) continue
    if (isGoal(s, group, x)) return true
    isNext = true
  }
  return isNext && destinations(s, group).length > 0
}

/**
 * Why a group cannot stay in the space it has reached. §11.1.3.b It may not end in a space activated for
 * attack.
 */
function whyNotHalt(s: State, group: Group, goal: number): Refusal | undefined {
  const x = endSpaceOf(group, goal)
  if (isOrdered(s, x, ORDER.attack) && !isRegion(x)) return refusal('attack-space', { space: x })
  const not = whyNotStay(s, group, x)
  return not && !canRoomBeMade(s, group, x) ? not : undefined
}
export const canHalt = (s: State, group: Group, x: number): boolean => whyNotHalt(s, group, x) === undefined

/** The first reason, in the order of the rulebook. */
export function whyNotMarch(s: State, group: Group, x: number): Refusal {
  return (
    whyNotStart(s, group) ??
    whyNotEnter(s, group, x) ??
    whyNotBesiege(s, group, x) ??
    whyNotHalt(s, group, x) ??
    (s.siegeDebt >= 0 && s.siegeDebt !== x ? refusal('siege-waits', { space: s.siegeDebt }) : undefined) ??
    whyNotReached(s, group, x)
  )
}
const whyNotBesiege = (s: State, group: Group, x: number): Refusal | undefined =>
  isForeignFort(s, group.side, x) && !mayEnterFort(s, group, x)
    ? refusal('too-few-to-besiege', { space: x })
    : undefined

function whyNotReached(s: State, group: Group, x: number): Refusal {
  unlimited.search(group.space, SPACES, (from, d, to) => stepCost(s, group, from, d, to))
  if (unlimited.costTo(x) > 0)
    return refusal('too-far', { space: x, left: movementLeft(s, group), needs: unlimited.costTo(x) })
  const neighbours = NEIGHBOURS[x] as readonly number[]
  const sea = neighbours.includes(group.space) ? whyNotStep(s, group, group.space, x) : undefined
  if (sea !== undefined) return sea
  const stop = neighbours.find((y) => unlimited.costTo(y) > 0 && endsMove(s, group, y))
  return stop === undefined
    ? refusal('not-connected', { space: x })
    : refusal('must-stop-there', { space: stop }, isPlain(stop) ? '20.1.1.b' : '11.1.2.d')
}
