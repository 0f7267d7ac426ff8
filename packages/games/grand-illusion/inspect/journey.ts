/** §8.4 the way to a hex that may be activations away, as the position stands now. */
import { Reach, type StepCost } from '@sandtable/board'
import { GRID } from '../map.ts'
import { isClosed, priceOf } from '../rules/08-action/blocked.ts'
import { barrierTo, mustStopIn } from '../rules/08-action/entry.ts'
import { gather, type Group, type Manner, movementLeft } from '../rules/08-action/group.ts'
import { findWays } from '../rules/08-action/ways.ts'
import { enemyOf } from '../sides.ts'
import { presenceOf, type State } from '../state.ts'

export interface Journey {
  readonly from: number
  /** hexes entered, with the MPs of each */
  readonly steps: readonly { readonly hex: number; readonly cost: number }[]
  /** steps made in this activation: as far as the group may go and stop without a battle */
  readonly stepsNow: number
  /** MPs of this activation, and of one to come */
  readonly now: number
  readonly later: number
  /** enemies are in the goal: the way ends beside it */
  readonly isHeld: boolean
}

/** Farther than this nobody is sent. */
const FARTHEST = 60
const reach = new Reach(GRID, FARTHEST, 1)

/** Beyond this activation supply is not looked at: nobody knows it yet. Undefined where no way leads. */
export function journeyTo(
  s: State,
  units: readonly number[],
  manner: Manner,
  goal: number,
): Journey | undefined {
  if (units.length === 0) return undefined
  const group = gather(s, units, manner)
  if (group.hex === goal || group.hex < 0) return undefined
  reach.search(group.hex, FARTHEST, peaceful(s, group, goal))
  const path = reach.pathTo(goal)
  if (path.length === 0) return undefined
  const isHeld = areEnemiesAt(s, group, goal)
  const hexes = isHeld ? path.slice(0, -1) : path
  const steps = hexes.map((hex, i) => {
    const from = hexes[i - 1] ?? group.hex
    return { hex, cost: priceOf(s, from, GRID.direction(from, hex)) }
  })
  return {
    from: group.hex,
    steps,
    stepsNow: stepsNow(s, group, hexes),
    now: movementLeft(group),
    later: movementLeft({ ...group, spent: 0 }),
    isHeld,
  }
}

/** As the rules charge, past enemies: nobody attacks on the way. The last step is taken up to those in the goal. */
function peaceful(s: State, group: Group, goal: number): StepCost {
  return (from, direction, to) => {
    const price = priceOf(s, from, direction)
    if (areEnemiesAt(s, group, to)) return to === goal && !isClosed(s, from, direction) ? price : -1
    return barrierTo(s, group, from, direction, to) === undefined ? price : -1
  }
}

const areEnemiesAt = (s: State, group: Group, h: number): boolean =>
  presenceOf(s, enemyOf(group.side)).isAnyone(h) || mustStopIn(s, group, h)

/** The last hex of the way that this activation reaches, and where all of them may stop. */
function stepsNow(s: State, group: Group, hexes: readonly number[]): number {
  const goals = new Set(
    findWays(s, group)
      .filter(({ canStop }) => canStop)
      .map(({ hex }) => hex),
  )
  return hexes.findLastIndex((hex) => goals.has(hex)) + 1
}
