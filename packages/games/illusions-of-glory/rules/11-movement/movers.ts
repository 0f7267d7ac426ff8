/** §11.1.1 who can still move, who must, and why others cannot. */
import type { Refusal } from '../../illusions.ts'
import { SPACES } from '../../map.ts'
import { isSupport, isUprising, PIECES } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import type { Side } from '../../sides.ts'
import {
  campOf,
  isMarked,
  isOrdered,
  MARK,
  ORDER,
  piecesAt,
  type State,
  spaceOf,
  stackOf,
} from '../../state.ts'
import { isOverfull } from '../10-stacking/limits.ts'
import { comersTo } from '../20-forts/entering.ts'
import { isAlone } from '../27-headquarters/stacking.ts'
import { groupOf, isActivatedAsSpace, isReady, readyAt } from './ready.ts'
import { canGoAnywhere, whyNotStart } from './ways.ts'

export interface Movers {
  /** units that can go somewhere by themselves */
  readonly units: number[]
  /** spaces whose units can set out together */
  readonly stacks: number[]
}

/** §20.3.1.d a siege waits for them: first those of the space that is moving, whose turn would pass (§11.1.1.b) */
function debtors(s: State): Movers {
  const comers = comersTo(s, s.siegeDebt).filter((p) => canGoAnywhere(s, groupOf(s, [p])))
  const here = comers.filter((p) => spaceOf(s, p) === s.moving)
  return { units: here.length > 0 ? here : comers, stacks: [] }
}

/** Who can move now. */
export function movers(s: State): Movers {
  if (s.siegeDebt >= 0) return debtors(s)
  const units = freeMovers(s)
  const followers = units.filter((p) => isOrdered(s, spaceOf(s, p), ORDER.abandoned))
  // §20.3.4.b a siege is given up as a whole before anybody else moves
  const bound = followers.length > 0 ? followers : units
  return { units: bound, stacks: stacksOf(s, bound) }
}

function freeMovers(s: State): number[] {
  const units: number[] = []
  for (let p = 0; p < PIECES; p++) if (isReady(s, p) && canGoAnywhere(s, groupOf(s, [p]))) units.push(p)
  return units
}
const stacksOf = (s: State, units: readonly number[]): number[] => {
  const spaces = [...new Set(units.map((p) => spaceOf(s, p)))]
  return spaces.filter((x) => stackOn(s, x, units).length > 1)
}

/** The units that set out together from a space; in a region those of the stack that is moving, or of the first. */
export function stackOn(s: State, x: number, units: readonly number[] = movers(s).units): number[] {
  const here = units.filter((p) => spaceOf(s, p) === x)
  if (isActivatedAsSpace(x)) return readyAt(s, { space: x, stack: 0 })
  const numbers = [...new Set(here.map((p) => stackOf(s, p)))].sort((a, b) => a - b)
  const first = s.moving === x && numbers.includes(s.movingStack) ? s.movingStack : numbers[0]
  const stacks = numbers.map((stack) => readyAt(s, { space: x, stack }))
  const moving = stacks[numbers.indexOf(first ?? 0)] ?? []
  return moving.length > 1 ? moving : (stacks.find((stack) => stack.length > 1) ?? [])
}

/** §10.3.b §27.0.b those who have to go on before the movement is over: no room here, or no company */
export const mustMove = (s: State, units: readonly number[]): number[] =>
  units.filter((p) => isOverfull(s, s.active as Side, spaceOf(s, p)) || (isSupport(p) && isAlone(s, p)))

/** Why the movement cannot end yet. */
export function whyNotDone(s: State): Refusal | undefined {
  if (s.siegeDebt >= 0) return refusal('siege-waits', { space: s.siegeDebt })
  const { units } = movers(s)
  const follower = units.find((p) => isOrdered(s, spaceOf(s, p), ORDER.abandoned))
  if (follower !== undefined) return refusal('siege-must-hold', { space: spaceOf(s, follower) }, '20.3.4.b')
  const [p] = mustMove(s, units)
  if (p === undefined) return undefined
  return isSupport(p) && isAlone(s, p)
    ? refusal('support-alone', { space: spaceOf(s, p), piece: p })
    : refusal('stack-full', { space: spaceOf(s, p) }, '10.3.b')
}

/** Why a unit cannot move; §11.1.b §11.1.4.c §18.1.1.j uprisings never do. */
export function whyNotUnit(s: State, p: number): Refusal | undefined {
  const x = spaceOf(s, p)
  if (isUprising(p)) return refusal('not-activated', { piece: p }, '11.1.b')
  if (x < 0 || campOf(s, p) !== s.active) return refusal('not-activated', { piece: p })
  if (isMarked(s, p, MARK.moved))
    return refusal('has-moved', { piece: p }, isOrdered(s, x, ORDER.dug) ? '19.1.d' : '11.1.3.a')
  return whyNotReady(s, p, x) ?? whyNotNow(s, p) ?? whyNotStart(s, groupOf(s, [p]))
}
/** Why the units of a space cannot set out together. */
export function whyNotTogether(s: State, x: number): Refusal | undefined {
  const [first] = piecesAt(s, s.active as Side, x)
  return first === undefined ? refusal('no-units-there', { space: x }) : whyNotUnit(s, first)
}
function whyNotReady(s: State, p: number, x: number): Refusal | undefined {
  if (isReady(s, p)) return undefined
  if (isOrdered(s, x, ORDER.done)) return refusal('finish-the-other-space', { piece: p, space: x })
  if (isActivatedAsSpace(x)) return refusal('not-activated', { piece: p })
  const wasActivated = stackOf(s, p) > 0 && !isMarked(s, p, MARK.toAttack)
  return wasActivated
    ? refusal('finish-the-other-space', { piece: p, space: x }, '11.1.1.d')
    : refusal('not-activated', { piece: p }, '11.1.1.c')
}
function whyNotNow(s: State, p: number): Refusal | undefined {
  if (s.siegeDebt >= 0) return refusal('siege-waits', { space: s.siegeDebt })
  const left = abandonedSiege(s)
  if (left < 0 || left === spaceOf(s, p)) return undefined
  return refusal('siege-must-hold', { space: left }, '20.3.4.b')
}
function abandonedSiege(s: State): number {
  for (let x = 0; x < SPACES; x++)
    if (isOrdered(s, x, ORDER.abandoned) && readyAt(s, { space: x, stack: 0 }).length > 0) return x
  return -1
}
