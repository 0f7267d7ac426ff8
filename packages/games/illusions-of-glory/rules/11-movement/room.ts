/** §10.3 §27.0.b Which units may stay in a space, and which can leave it to make room. */
import { Reach } from '@sandtable/board'
import type { Group, Refusal } from '../../illusions-of-glory.ts'
import { GRAPH, NEIGHBOURS } from '../../map.ts'
import { isSupport, isTroops } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { isOrdered, ORDER, piecesAt, type State } from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { faultAt, fits } from '../10-stacking/limits.ts'
import { isCutOffBy } from '../20-forts/joining.ts'
import { mustStop } from '../20-forts/stopping.ts'
import { isEnoughForSiege, besiegers, isForeignFort } from '../20-forts/siege.ts'
import { endSpaceOf } from '../25-sea-invasions/moving.ts'
import { canAccompany } from '../27-headquarters/stacking.ts'
import { whyTreatyForbids } from '../28-treaty/limits.ts'
import { whyNotStep } from './barriers.ts'
import { groupOf, isReady, willHaveFinished } from './ready.ts'
import { LONGEST, movementLeft, stepCost, whyNotStart } from './steps.ts'

const roomReach = new Reach(GRAPH, LONGEST, TABLES.movement.perSpace)

/** §28.0.d.2 Russian units may cross such land on their way home, but not end their move there. */
function whyTreatyForbidsEnd(s: State, pieces: readonly number[], x: number): Refusal | undefined {
  for (const p of pieces) {
    const treaty = whyTreatyForbids(s, p, x, false)
    if (treaty !== undefined) return treaty
  }
  return undefined
}

/**
 * §10.1 §27.0.b Stacking limits; support needs troops. §20.3.4.a The units that leave must not break a siege.
 */
export function whyNotStay(
  s: State,
  { side, pieces }: Group,
  x: number,
  leaving: readonly number[] = [],
): Refusal | undefined {
  const fault = faultAt(s, pieces, x, leaving)
  if (fault !== undefined) return refusal(fault, { space: x })
  const treaty = whyTreatyForbidsEnd(s, pieces, x)
  if (treaty !== undefined) return treaty
  const others = piecesAt(s, side, x).filter((p) => !leaving.includes(p) && !pieces.includes(p))
  const staying = [...others, ...pieces].filter(isTroops)
  const alone = pieces.find((p) => isSupport(p) && !staying.some((q) => canAccompany(q, p)))
  if (alone !== undefined) return refusal('support-alone', { space: x, piece: alone })
  const isBroken = leaving.length > 0 && isForeignFort(s, side, x) && !isEnoughForSiege(staying, x)
  return isBroken ? refusal('too-few-to-besiege', { space: x }) : undefined
}

/** §10.3.a Units in the space that have still to move and have somewhere to go. */
const unitsThatCanLeave = (s: State, group: Group, x: number): number[] =>
  piecesAt(s, group.side, x).filter(
    (p) => isReady(s, p) && !willHaveFinished(s, group, p) && canMakeRoom(s, groupOf(s, [p]), group.pieces),
  )

/**
 * Whether the group can go to a space with room, also through full spaces.
 * @param gone units that will have left the space they are in
 */
export function canMakeRoom(s: State, group: Group, gone: readonly number[]): boolean {
  if (whyNotStart(s, group) !== undefined || movementLeft(s, group) === 0) return false
  const isNextRoom = (NEIGHBOURS[group.space] as readonly number[]).some(
    (x) => stepCost(s, group, group.space, 0, x) > 0 && isRoom(s, group, x, gone),
  )
  return isNextRoom || roomsFor(s, group, gone).length > 0
}
const isRoom = (s: State, group: Group, x: number, gone: readonly number[]): boolean =>
  endSpaceOf(group, x) === x && !isOrdered(s, x, ORDER.attack) && whyNotStay(s, group, x, gone) === undefined
function roomsFor(s: State, group: Group, gone: readonly number[]): number[] {
  // §20.3.2.b A siege that `gone` has lifted is no longer open to movement or supply.
  const afterLeaving = { ...group, pieces: [...group.pieces, ...gone] }
  const isClosed = (x: number): boolean => x !== group.space && mustStop(s, afterLeaving, x)
  const unsupplied = group.pieces.filter(
    (p) => group.unsupplied.includes(p) || isCutOffBy(s, p, group.space, gone),
  )
  roomReach.search(group.space, movementLeft(s, { ...group, unsupplied }), (from, d, to) =>
    isClosed(from) ? -1 : stepCost(s, group, from, d, to),
  )
  const reached = Array.from({ length: roomReach.count }, (_, i) => roomReach.at(i))
  return reached.filter((x) => isRoom(s, group, x, gone))
}

/** §10.3.b Whether all groups can go, each to a space with room beside the others. */
export function canShareRoom(s: State, groups: readonly Group[], gone: readonly number[]): boolean {
  const rooms = groups.map((group) => roomsFor(s, group, gone))
  const canPlace = (i: number, placed: readonly (readonly [number, number])[]): boolean => {
    const [p] = groups[i]?.pieces ?? []
    if (p === undefined) return true
    return (rooms[i] ?? []).some((x) => {
      const beside = placed.filter(([, y]) => y === x).map(([q]) => q)
      return fits(s, [p, ...beside], x, gone) && canPlace(i + 1, [...placed, [p, x]])
    })
  }
  return canPlace(0, [])
}

/** §20.3.5.c The spaces a unit may go to from a broken siege. */
export function whereToLeave(s: State, p: number): number[] {
  const group = groupOf(s, [p])
  return (NEIGHBOURS[group.space] as readonly number[]).filter((x) => {
    if (whyNotStep(s, group, group.space, x) !== undefined || whyNotStay(s, group, x) !== undefined)
      return false
    return !isForeignFort(s, group.side, x) || isEnoughForSiege([...besiegers(s, group.side, x), p], x)
  })
}

/**
 * §10.3.a Whether some units can leave so that the rest is a legal stack, has troops for its support, and
 * still besieges.
 * @param gone units that do not stay in any case
 */
export function canRoomBeMade(s: State, group: Group, x: number, gone: readonly number[] = []): boolean {
  const going = unitsThatCanLeave(s, group, x)
  for (let some = gone.length > 0 ? 0 : 1; some < 1 << going.length; some++) {
    const leaving = going.filter((_, i) => (some & (1 << i)) !== 0)
    const isRoom = whyNotStay(s, group, x, [...leaving, ...gone]) === undefined
    if (isRoom && canAllGo(s, leaving, group.pieces)) return true
  }
  return false
}
/**
 * Whether this unit may stay when the rest of its group goes on, if the group relies on others to make room.
 */
export function canBeLeft(s: State, group: Group, p: number): boolean {
  if (group.spent === 0 || whyNotStay(s, group, group.space) === undefined) return true
  const rest = group.pieces.filter((q) => q !== p)
  return canRoomBeMade(s, { ...group, pieces: [p] }, group.space, rest)
}
/** Each unit can leave by itself, as has been checked; together there must be room for all. */
const canAllGo = (s: State, leaving: readonly number[], gone: readonly number[]): boolean =>
  leaving.length < 2 ||
  canShareRoom(
    s,
    leaving.map((p) => groupOf(s, [p])),
    gone,
  )
