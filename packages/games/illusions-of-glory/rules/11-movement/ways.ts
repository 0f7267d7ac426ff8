/** §11.1.2 §11.1.3 §11.1.3.b §11.1.4 §11.3 §18.1 §3.1.2 where a group can go. */
import { Reach } from '@sandtable/board'
import type { Group, Refusal } from '../../illusions.ts'
import { GRAPH, isPlain, isRegion, NEIGHBOURS, SPACES } from '../../map.ts'
import { isSupport, isTroops } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { isOrdered, ORDER, piecesAt, type State } from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { faultAt, fits } from '../10-stacking/limits.ts'
import { movementOf } from '../14-supply/rights.ts'
import { isStarvedBy } from '../20-forts/comers.ts'
import { mayEnterFort } from '../20-forts/entering.ts'
import { mustStop } from '../20-forts/stopping.ts'
import { mayLeave } from '../20-forts/leaving.ts'
import { isEnough, besiegers, isForeignFort } from '../20-forts/siege.ts'
import { endOf } from '../25-sea-invasions/moving.ts'
import { isTestDue } from '../26-neutrals/greece.ts'
import { isCompany } from '../27-headquarters/stacking.ts'
import { whyTreatyForbids } from '../28-treaty/limits.ts'
import { whyNotEnter, whyNotLeaveBrandenburg, whyNotStep } from './barriers.ts'
import { whyNotForsake } from './forsaking.ts'
import { groupOf, isReady, willHaveFinished } from './ready.ts'

/** §glossary.mf no unit has more movement points */
const LONGEST = 6
const reach = new Reach(GRAPH, LONGEST, TABLES.movement.perSpace)
/** for others, while `reach` is looked through */
const away = new Reach(GRAPH, LONGEST, TABLES.movement.perSpace)
/** a step weighs more than all the trouble on a way */
const STEP = LONGEST + 1
const quiet = new Reach(GRAPH, LONGEST * STEP + LONGEST, STEP)
/** for the reasons: as if there were no end of points */
const far = new Reach(GRAPH, SPACES, TABLES.movement.perSpace)

/** §11.1.2.e a group is as fast as its slowest unit; §11.1.2.f what is left is lost */
export function movementLeft(s: State, { pieces, spent, starving }: Group): number {
  let slowest = LONGEST
  for (const p of pieces) slowest = Math.min(slowest, movementOf(s, p, starving.includes(p)))
  return Math.max(0, slowest - spent)
}

/** §11.1.2.d regions, Lemnos and the sea end a move; §20.1.1.b so does a fort that is not besieged yet */
const endsMove = (s: State, group: Group, x: number): boolean => !isPlain(x) || mustStop(s, group, x)

/** Why a group cannot leave the space it is in. */
export function whyNotStart(s: State, group: Group): Refusal | undefined {
  if (group.spent > 0 && !isPlain(group.space)) return refusal('must-stop-there', { space: group.space })
  if (!mayLeave(s, group)) {
    const rule = group.spent > 0 ? '20.1.1.b' : '20.3.4.a'
    return refusal('siege-must-hold', { space: group.space, pieces: group.pieces }, rule)
  }
  return whyNotLeaveBrandenburg(s, group) ?? whyNotForsake(s, group)
}

/** §11.1.2.b §11.1.2.c §11.3.1.a §11.3.2 §18.1.a §18.1.b §18.1.c one point for any space, by any connection; -1: may not */
export function stepCost(s: State, group: Group, from: number, _: number, to: number): number {
  if (from !== group.space && endsMove(s, group, from)) return -1
  if (whyNotStep(s, group, from, to) !== undefined) return -1
  if (isForeignFort(s, group.side, to) && !mayEnterFort(s, group, to)) return -1
  return TABLES.movement.perSpace
}

function search(s: State, group: Group): void {
  const budget = whyNotStart(s, group) === undefined ? movementLeft(s, group) : 0
  reach.search(group.space, budget, (from, d, to) => stepCost(s, group, from, d, to))
}

/** §20.3.1.d while a siege waits for others they go there and nowhere else */
const isGoal = (s: State, group: Group, x: number): boolean =>
  (s.siegeDebt < 0 || s.siegeDebt === x) && canHalt(s, group, x)

/** Spaces the whole group can go to and stay in. */
export function destinations(s: State, group: Group): number[] {
  search(s, group)
  const found: number[] = []
  for (let i = 0; i < reach.count; i++) if (isGoal(s, group, reach.at(i))) found.push(reach.at(i))
  return found
}

/** The spaces entered on the way, in order. §11.1.2.a §18.1.e nothing is skipped. */
export function pathTo(s: State, group: Group, x: number): number[] {
  search(s, group)
  const path = reach.pathTo(x)
  return path.some((y) => y !== x && isTestDue(s, group.side, y)) ? quietPathTo(s, group, x) : path
}
/** §11.1.1.g of the shortest ways the one that troubles Greece least (ruling 162) */
function quietPathTo(s: State, group: Group, x: number): number[] {
  quiet.search(group.space, movementLeft(s, group) * STEP + STEP - 1, (from, d, to) =>
    stepCost(s, group, from, d, to) < 0 ? -1 : STEP + Number(isTestDue(s, group.side, to)),
  )
  return quiet.pathTo(x)
}

/** Most often a look at the spaces next to it will tell. */
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

/** Why a group that has got there cannot stay. */
function whyNotHalt(s: State, group: Group, goal: number): Refusal | undefined {
  const x = endOf(group, goal)
  if (isOrdered(s, x, ORDER.attack) && !isRegion(x)) return refusal('attack-space', { space: x })
  const not = whyNotStay(s, group, x)
  return not && !canRoomBeMade(s, group, x) ? not : undefined
}
/**
 * §10.3.a some of those who can still go leave, and the others are company enough, and enough for the siege
 * @param gone those who do not stay in any case
 */
function canRoomBeMade(s: State, group: Group, x: number, gone: readonly number[] = []): boolean {
  const going = thoseWhoGo(s, group, x)
  for (let some = gone.length > 0 ? 0 : 1; some < 1 << going.length; some++) {
    const leaving = going.filter((_, i) => (some & (1 << i)) !== 0)
    const isRoom = whyNotStay(s, group, x, [...leaving, ...gone]) === undefined
    if (isRoom && canAllGo(s, leaving, group.pieces)) return true
  }
  return false
}
/** Of a group that counts on others to make room where it is: may this one stay when the rest goes on? */
export function canBeLeft(s: State, group: Group, p: number): boolean {
  if (group.spent === 0 || whyNotStay(s, group, group.space) === undefined) return true
  const rest = group.pieces.filter((q) => q !== p)
  return canRoomBeMade(s, { ...group, pieces: [p] }, group.space, rest)
}
/** each of them can, as was asked before; together there must be room for all */
const canAllGo = (s: State, leaving: readonly number[], gone: readonly number[]): boolean =>
  leaving.length < 2 ||
  canShareRoom(
    s,
    leaving.map((p) => groupOf(s, [p])),
    gone,
  )
export const canHalt = (s: State, group: Group, x: number): boolean => whyNotHalt(s, group, x) === undefined

/** §28.0.d.2 land the way home may cross, but not end in */
function whyNoGoal(s: State, pieces: readonly number[], x: number): Refusal | undefined {
  for (const p of pieces) {
    const treaty = whyTreatyForbids(s, p, x, false)
    if (treaty !== undefined) return treaty
  }
  return undefined
}

/** §10.1 §27.0.b stacking, and no support alone; §20.3.4.a who leaves does not break a siege */
function whyNotStay(
  s: State,
  { side, pieces }: Group,
  x: number,
  leaving: readonly number[] = [],
): Refusal | undefined {
  const fault = faultAt(s, pieces, x, leaving)
  if (fault !== undefined) return refusal(fault, { space: x })
  const treaty = whyNoGoal(s, pieces, x)
  if (treaty !== undefined) return treaty
  const others = piecesAt(s, side, x).filter((p) => !leaving.includes(p) && !pieces.includes(p))
  const staying = [...others, ...pieces].filter(isTroops)
  const lonely = pieces.find((p) => isSupport(p) && !staying.some((q) => isCompany(q, p)))
  if (lonely !== undefined) return refusal('support-alone', { space: x, piece: lonely })
  const isBroken = leaving.length > 0 && isForeignFort(s, side, x) && !isEnough(staying, x)
  return isBroken ? refusal('too-few-to-besiege', { space: x }) : undefined
}

/** §10.3.a those there who are still to move, and have somewhere to go */
const thoseWhoGo = (s: State, group: Group, x: number): number[] =>
  piecesAt(s, group.side, x).filter(
    (p) => isReady(s, p) && !willHaveFinished(s, group, p) && canMakeRoom(s, groupOf(s, [p]), group.pieces),
  )

/** Can it go where there is room, be it through full spaces? `gone` will have left where they are. */
export function canMakeRoom(s: State, group: Group, gone: readonly number[]): boolean {
  if (whyNotStart(s, group) !== undefined || movementLeft(s, group) === 0) return false
  const isNextRoom = (NEIGHBOURS[group.space] as readonly number[]).some(
    (x) => stepCost(s, group, group.space, 0, x) > 0 && isRoom(s, group, x, gone),
  )
  return isNextRoom || roomsFor(s, group, gone).length > 0
}
const isRoom = (s: State, group: Group, x: number, gone: readonly number[]): boolean =>
  endOf(group, x) === x && !isOrdered(s, x, ORDER.attack) && whyNotStay(s, group, x, gone) === undefined
function roomsFor(s: State, group: Group, gone: readonly number[]): number[] {
  // §20.3.2.b §20.3.5.d the sieges they have lifted are no way any more, and feed nobody
  const afterThem = { ...group, pieces: [...group.pieces, ...gone] }
  const isShut = (x: number): boolean => x !== group.space && mustStop(s, afterThem, x)
  const starving = group.pieces.filter(
    (p) => group.starving.includes(p) || isStarvedBy(s, p, group.space, gone),
  )
  away.search(group.space, movementLeft(s, { ...group, starving }), (from, d, to) =>
    isShut(from) ? -1 : stepCost(s, group, from, d, to),
  )
  const reached = Array.from({ length: away.count }, (_, i) => away.at(i))
  return reached.filter((x) => isRoom(s, group, x, gone))
}

/** §10.3.b can so many of them go, each where there is room beside the others? */
export function canShareRoom(
  s: State,
  groups: readonly Group[],
  gone: readonly number[],
  count: number = groups.length,
): boolean {
  const rooms = groups.map((group) => roomsFor(s, group, gone))
  const canSeat = (i: number, seated: readonly (readonly [number, number])[]): boolean => {
    if (seated.length === count) return true
    const [p] = groups[i]?.pieces ?? []
    if (p === undefined) return false
    const isSeated = (rooms[i] ?? []).some((x) => {
      const beside = seated.filter(([, y]) => y === x).map(([q]) => q)
      return fits(s, [p, ...beside], x, gone) && canSeat(i + 1, [...seated, [p, x]])
    })
    return isSeated || canSeat(i + 1, seated)
  }
  return canSeat(0, [])
}

/** §20.3.5.c the spaces one piece may step back to from a siege that has failed */
export function whereToLeave(s: State, p: number): number[] {
  const group = groupOf(s, [p])
  return (NEIGHBOURS[group.space] as readonly number[]).filter((x) => {
    if (whyNotStep(s, group, group.space, x) !== undefined || whyNotStay(s, group, x) !== undefined)
      return false
    return !isForeignFort(s, group.side, x) || isEnough([...besiegers(s, group.side, x), p], x)
  })
}

/** The first reason in the order of the rulebook. */
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
  far.search(group.space, SPACES, (from, d, to) => stepCost(s, group, from, d, to))
  if (far.costTo(x) > 0)
    return refusal('too-far', { space: x, left: movementLeft(s, group), needs: far.costTo(x) })
  const neighbours = NEIGHBOURS[x] as readonly number[]
  const sea = neighbours.includes(group.space) ? whyNotStep(s, group, group.space, x) : undefined
  if (sea !== undefined) return sea
  const stop = neighbours.find((y) => far.costTo(y) > 0 && endsMove(s, group, y))
  return stop === undefined
    ? refusal('not-connected', { space: x })
    : refusal('must-stop-there', { space: stop }, isPlain(stop) ? '20.1.1.b' : '11.1.2.d')
}
