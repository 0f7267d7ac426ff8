/** §12.7.3.a §12.7.3.b §12.7.3.c §12.7.3.g Where a unit may retreat to. */
import { isRegion, isSeaSpace, LEMNOS, NEIGHBOURS } from '../../../map.ts'
import { AP, enemyOf, type Side } from '../../../sides.ts'
import {
  campOf,
  controlOf,
  GREEKS,
  GROUND,
  hasFort,
  hasGround,
  presenceOf,
  type State,
} from '../../../state.ts'
import { fits } from '../../10-stacking/limits.ts'
import { isEnemyHeld, isFriendly } from '../../11-movement/control.ts'
import { isOpen } from '../../11-movement/neutrals.ts'
import { besiegers, isEnoughForSiege } from '../../20-forts/siege.ts'
import { whyTreatyForbids } from '../../28-treaty/limits.ts'

/** §12.7.3.a §18.5.a A retreat into a region or a sea-invasion space ends there, however long it would be. */
export const endsRetreat = (x: number): boolean => isRegion(x) || isSeaSpace(x)

/** §12.7.3.b A fort of the enemy or a neutral that friendly units do not besiege. */
const isFortInTheWay = (s: State, side: Side, x: number): boolean =>
  hasFort(s, x) && controlOf(s, x) !== side && !isEnoughForSiege(besiegers(s, side, x), x)

/** Enemy units, an uprising, neutral Greek units or a fort close the space. */
const isBarred = (s: State, side: Side, x: number): boolean =>
  presenceOf(s, enemyOf(side)).isAnyone(x) ||
  presenceOf(s, GREEKS).troops(x) > 0 ||
  isEnemyHeld(s, side, x) ||
  isFortInTheWay(s, side, x)

/** Whether a unit may retreat from one place to another. */
export function isOpenToRetreat(s: State, p: number, from: number, to: number, origin: number): boolean {
  const side = campOf(s, p) as Side
  // §12.7.3.g It may not go back, §25.2.3.e nor to Lemnos.
  if (to === origin || to === from || to === LEMNOS) return false
  // §12.7.7.a It may not retreat by sea, §12.7.3.a except AP into a landing.
  if (isSeaSpace(to)) return side === AP && hasGround(s, to, GROUND.landing)
  // §12.7.7.a §28.0.d.5 The treaty may forbid the space.
  if (isSeaSpace(from) || !isOpen(s, to) || whyTreatyForbids(s, p, to, false)) return false
  // §12.7.3.b Enemies, uprisings or an unbesieged enemy fort close a space, but no region.
  return isRegion(to) || !isBarred(s, side, to)
}

const open = (s: State, p: number, at: number, origin: number): number[] =>
  (NEIGHBOURS[at] as readonly number[]).filter((to) => isOpenToRetreat(s, p, at, to, origin))

/**
 * Friendly spaces and regions with room that are the fewest connections beyond the full ones, through
 * friendly spaces.
 */
export const nearestWithRoom = (s: State, p: number, from: readonly number[], origin: number): number[] =>
  beyondFull(s, p, from, origin).rooms

/** The full spaces a unit passes on its way to the space with room. */
export function fullOnTheWay(
  s: State,
  p: number,
  from: readonly number[],
  origin: number,
  to: number,
): number[] {
  const { cameFrom } = beyondFull(s, p, from, origin)
  const passed: number[] = []
  for (let at = cameFrom.get(to); at !== undefined; at = cameFrom.get(at)) passed.unshift(at)
  return passed
}

function beyondFull(
  s: State,
  p: number,
  from: readonly number[],
  origin: number,
): { readonly rooms: number[]; readonly cameFrom: ReadonlyMap<number, number> } {
  const side = campOf(s, p) as Side
  const seen = new Set([origin, ...from])
  const cameFrom = new Map<number, number>()
  for (let edge = [...from]; edge.length > 0; ) {
    const next = new Set<number>()
    for (const at of edge)
      for (const to of NEIGHBOURS[at] as readonly number[]) {
        if (seen.has(to) || !isFriendly(s, side, to) || !isOpenToRetreat(s, p, at, to, origin)) continue
        if (!next.has(to)) cameFrom.set(to, at)
        next.add(to)
      }
    for (const to of next) seen.add(to)
    const rooms = [...next].filter((to) => fits(s, [p], to))
    if (rooms.length > 0) return { rooms: rooms.sort((a, b) => a - b), cameFrom }
    edge = [...next].filter((to) => !isRegion(to))
  }
  return { rooms: [], cameFrom }
}

/** §12.7.3.c §12.7.3.d The unit can end in one of these spaces, or beyond a full one. */
function canEndBy(s: State, p: number, spaces: readonly number[], origin: number): boolean {
  if (spaces.some((x) => fits(s, [p], x))) return true
  const full = spaces.filter((x) => isFriendly(s, campOf(s, p) as Side, x))
  return nearestWithRoom(s, p, full, origin).length > 0
}

/**
 * Steps before priorities are applied. With two spaces to retreat, the first must lead on or end the retreat.
 * A first space that leads only to full ones is used if there is no other (ruling 57).
 */
export function retreatSteps(s: State, p: number, at: number, origin: number, left: number): number[] {
  const next = open(s, p, at, origin)
  if (left < 2) return next
  const onward = (to: number): number[] => open(s, p, to, origin).filter((beyond) => beyond !== at)
  const complete = next.filter((to) =>
    endsRetreat(to) ? fits(s, [p], to) : canEndBy(s, p, onward(to), origin),
  )
  return complete.length > 0 ? complete : next.filter((to) => endsRetreat(to) || onward(to).length > 0)
}
