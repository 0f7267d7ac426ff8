/** §11.1.1 Which units can still move, which must, and why others cannot. */
import type { Refusal } from '../../illusions-of-glory.ts'
import { isSupport, isUprising } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
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
import { isOverstacked } from '../10-stacking/limits.ts'
import { joinersOf } from '../20-forts/joining.ts'
import { isBesiegedBy } from '../20-forts/siege.ts'
import { isAlone } from '../27-headquarters/stacking.ts'
import { groupOf, isActivatedAsSpace, isMoving, isReady, placeOf, readyAt, readyPieces } from './ready.ts'
import { whyNotStart } from './steps.ts'
import { canGoAnywhere } from './ways.ts'

export interface Movers {
  /** units that can go somewhere by themselves */
  readonly units: number[]
  /** spaces whose units can set out together */
  readonly stacks: number[]
  /** Why these units must move before anything else is done. In a space they may also be assembled. */
  readonly obligation: 'siege' | 'space' | undefined
}

/**
 * §20.3.1.d Units that must complete a siege. Those of the space that is moving come first, because it will
 * be finished otherwise (§11.1.1.b).
 */
function siegeJoiners(s: State): Movers {
  const joiners = joinersOf(s, s.siegeDebt).filter((p) => canGoAnywhere(s, groupOf(s, [p])))
  const here = joiners.filter((p) => spaceOf(s, p) === s.moving)
  return { units: here.length > 0 ? here : joiners, stacks: [], obligation: 'siege' }
}

/** The units that can move now. */
export function movers(s: State, ready: readonly number[] = readyPieces(s)): Movers {
  if (s.siegeDebt >= 0) return siegeJoiners(s)
  const units = freeMovers(s, ready)
  const besiegersLeft = lastBesiegers(s, units)
  if (besiegersLeft.length > 0)
    return { units: besiegersLeft, stacks: stacksOf(s, besiegersLeft), obligation: 'siege' }
  const others = mustFinish(s, units)
  if (others.length > 0) return { units: others, stacks: stacksOf(s, others), obligation: 'space' }
  return { units, stacks: stacksOf(s, units), obligation: undefined }
}

/** §20.3.4.b All besiegers that give up a siege leave before any other unit moves. */
const lastBesiegers = (s: State, units: readonly number[]): number[] =>
  units.filter((p) => isSiegeGivenUp(s, spaceOf(s, p)))
/** Besiegers have begun to leave, and those left are too few. */
const isSiegeGivenUp = (s: State, x: number): boolean =>
  isOrdered(s, x, ORDER.abandoned) && !isBesiegedBy(s, s.active, x)
/** §11.1.1.b Units of the space that is moving that must go on before another space begins (ruling 161). */
const mustFinish = (s: State, units: readonly number[]): number[] =>
  s.moving < 0 ? [] : mustMove(s, units).filter((p) => isMoving(s, placeOf(s, p)))

const freeMovers = (s: State, ready: readonly number[]): number[] =>
  ready.filter((p) => canGoAnywhere(s, groupOf(s, [p])))
const stacksOf = (s: State, units: readonly number[]): number[] => {
  const spaces = [...new Set(units.map((p) => spaceOf(s, p)))]
  return spaces.filter((x) => stackOn(s, x, units).length > 1)
}

/**
 * The units that set out together from a space. In a region these are the stack that is moving, or the first
 * stack.
 */
export function stackOn(s: State, x: number, units: readonly number[] = movers(s).units): number[] {
  const here = units.filter((p) => spaceOf(s, p) === x)
  if (isActivatedAsSpace(x)) return readyAt(s, { space: x, stack: 0 })
  const numbers = [...new Set(here.map((p) => stackOf(s, p)))].sort((a, b) => a - b)
  const first = s.moving === x && numbers.includes(s.movingStack) ? s.movingStack : numbers[0]
  const stacks = numbers.map((stack) => readyAt(s, { space: x, stack }))
  const moving = stacks[numbers.indexOf(first ?? 0)] ?? []
  return moving.length > 1 ? moving : (stacks.find((stack) => stack.length > 1) ?? [])
}

/**
 * §10.3.b §27.0.b Units that must go on before the movement can end: the stack is over the limit, or support
 * has no troops.
 */
export const mustMove = (s: State, units: readonly number[]): number[] =>
  units.filter((p) => isOverstacked(s, s.active, spaceOf(s, p)) || (isSupport(p) && isAlone(s, p)))
const whyMustMove = (s: State, p: number): Refusal =>
  isSupport(p) && isAlone(s, p)
    ? refusal('support-alone', { space: spaceOf(s, p), piece: p })
    : refusal('stack-full', { space: spaceOf(s, p) }, '10.3.b')

/** Why the movement cannot end yet. */
export function whyNotDone(s: State): Refusal | undefined {
  const bound = whyOthersFirst(s)
  if (bound !== undefined) return bound
  const [p] = mustMove(s, freeMovers(s, readyPieces(s)))
  return p === undefined ? undefined : whyMustMove(s, p)
}

/** Why other units must move first; undefined for one of those units. */
export function whyOthersFirst(s: State, unit = -1): Refusal | undefined {
  if (s.siegeDebt >= 0) return refusal('siege-waits', { space: s.siegeDebt })
  const { units, obligation } = movers(s)
  const [p] = units
  if (obligation === undefined || p === undefined || units.includes(unit)) return undefined
  return isSiegeGivenUp(s, spaceOf(s, p))
    ? refusal('siege-must-hold', { space: spaceOf(s, p) }, '20.3.4.b')
    : whyMustMove(s, p)
}

/** Why a unit cannot move. */
export function whyNotUnit(s: State, p: number): Refusal | undefined {
  const x = spaceOf(s, p)
  // §11.1.b §11.1.4.c §18.1.1.j §glossary.uprising Uprisings never move.
  if (isUprising(p)) return refusal('not-activated', { piece: p }, '11.1.b')
  if (x < 0 || campOf(s, p) !== s.active) return refusal('not-activated', { piece: p })
  if (isMarked(s, p, MARK.moved))
    return refusal('has-moved', { piece: p }, isOrdered(s, x, ORDER.dug) ? '19.1.d' : '11.1.3.a')
  return whyNotReady(s, p, x) ?? whyOthersFirst(s, p) ?? whyNotStart(s, groupOf(s, [p]))
}
/** Why the units of a space cannot set out together. */
export function whyNotTogether(s: State, x: number): Refusal | undefined {
  const here = piecesAt(s, s.active, x)
  if (here.length === 0) return refusal('no-units-there', { space: x })
  const [reason] = here.flatMap((p) => whyNotUnit(s, p) ?? [])
  return reason
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
