/** §11.1.2 The way to a space that may be activations away, as the position stands now. */
import { Reach, type StepCost } from '@sandtable/board'
import type { Group } from '../illusions-of-glory.ts'
import { GRAPH, isRegion, SPACES } from '../map.ts'
import { groupOf } from '../rules/11-movement/ready.ts'
import { endsMove, movementLeft, stepCost } from '../rules/11-movement/steps.ts'
import { destinations } from '../rules/11-movement/ways.ts'
import { enemyOf } from '../sides.ts'
import { presenceOf, type State } from '../state.ts'

export interface Journey {
  readonly from: number
  /** The spaces entered, in order. */
  readonly path: readonly number[]
  /** How many of them are entered now: as far as the group may go, and stay. */
  readonly stepsNow: number
  /** Movement points of this activation, and of one to come. */
  readonly now: number
  readonly later: number
  /** Enemy units are in the goal: the way ends beside it. */
  readonly isHeld: boolean
}

const reach = new Reach(GRAPH, SPACES, 1)

/** Undefined where no way leads. `left`: the movement points of units on the march. */
export function journeyTo(
  s: State,
  pieces: readonly number[],
  goal: number,
  left: number | undefined,
): Journey | undefined {
  if (pieces.length === 0) return undefined
  const fresh = groupOf(s, pieces)
  const later = movementLeft(s, fresh)
  const group = { ...fresh, spent: left === undefined ? 0 : later - left }
  if (group.space === goal || group.space < 0) return undefined
  reach.search(group.space, SPACES, peaceful(s, fresh, goal))
  const path = reach.pathTo(goal)
  if (path.length === 0) return undefined
  const isHeld = areEnemiesAt(s, group, goal)
  const spaces = isHeld ? path.slice(0, -1) : path
  const goals = new Set(destinations(s, group))
  return {
    from: group.space,
    path: spaces,
    stepsNow: spaces.findLastIndex((x) => goals.has(x)) + 1,
    now: movementLeft(s, group),
    later,
    isHeld,
  }
}

/** §11.1.4.a A group marches round its enemies. The last step is taken up to those in the goal. */
function peaceful(s: State, group: Group, goal: number): StepCost {
  return (from, d, to) => {
    const isEnd = to === goal && areEnemiesAt(s, group, to)
    if (!isEnd) return stepCost(s, group, from, d, to)
    return from === group.space || !endsMove(s, group, from) ? 1 : -1
  }
}

const areEnemiesAt = (s: State, { side }: Group, x: number): boolean =>
  !isRegion(x) && presenceOf(s, enemyOf(side)).isAnyone(x)
