/** §20.1.1 §20.3.1 §20.3.2.b §20.3.5.e entering the space of an enemy fort. */
import { Reach } from '@sandtable/board'
import type { Group } from '../../illusions.ts'
import { fortAt, GRAPH, isPlain } from '../../map.ts'
import { isDivision, isLcu, isSupport, isTroops, PIECES } from '../../pieces.ts'
import type { Side } from '../../sides.ts'
import { piecesAt, presenceOf, type State, spaceOf } from '../../state.ts'
import { faultOf, LIMIT } from '../10-stacking/limits.ts'
import { whyNotLeaveBrandenburg, whyNotStep } from '../11-movement/barriers.ts'
import { whyNotForsake } from '../11-movement/forsaking.ts'
import { groupOf, isReady } from '../11-movement/ready.ts'
import { movementOf } from '../14-supply/rights.ts'
import { mayLeave } from './leaving.ts'
import { besiegers, isEnough, isForeignFort } from './siege.ts'

/** no unit goes farther in a round */
const LONGEST = 6
const reach = new Reach(GRAPH, LONGEST, 1)

const others = (s: State, { side, pieces }: Group, x: number): number[] =>
  besiegers(s, side, x).filter((p) => !pieces.includes(p))

/** §20.1.1.b §20.3.1.b §20.3.5.e who comes into it stops, §20.3.2.b unless it is besieged without him */
export const mustStop = (s: State, group: Group, x: number): boolean =>
  isForeignFort(s, group.side, x) && !isEnough(others(s, group, x), x)

/** §20.1.1.a only who can besiege it; §20.3.1.d or will, with those who can still come this round */
export function mayEnterFort(s: State, group: Group, x: number): boolean {
  const there = others(s, group, x)
  const troops = group.pieces.filter(isTroops)
  if (isEnough([...there, ...troops], x)) return true
  if (troops.length === 0) return false
  const support = [...piecesAt(s, group.side, x), ...group.pieces].filter(isSupport)
  return couldStillCome(s, [...there, ...troops], support, x)
}

/** §20.3.1.d could others complete the siege these would begin, §10.2.b and stand beside them? One such debt at a time. */
function couldStillCome(s: State, troops: readonly number[], support: readonly number[], x: number): boolean {
  if (s.siegeDebt >= 0 && s.siegeDebt !== x) return false
  const comers = comersTo(s, x, troops).filter((p) => faultOf([...troops, ...support, p]) === undefined)
  if (comers.some(isLcu)) return true
  const divisions = troops.filter(isDivision).length
  return divisions + comers.length >= fortAt(x) && troops.length + fortAt(x) - divisions <= LIMIT
}

/** troops that are activated, have not moved, and have a way into the space */
export function comersTo(s: State, x: number, except: readonly number[] = []): number[] {
  const found: number[] = []
  if (presenceOf(s, s.active as Side).troops(x) > LIMIT) return found
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

/** `gone` will have left, if they stand beside it: §27.0.b then it may have to stay */
function hasWayTo(s: State, p: number, x: number, gone: readonly number[]): boolean {
  const group = groupOf(s, [p])
  const isBound = whyNotForsake(s, { ...group, pieces: [p, ...gone] }) ?? whyNotLeaveBrandenburg(s, group)
  if (isBound || !mayLeave(s, group)) return false
  const isThrough = (y: number): boolean => y === group.space || (isPlain(y) && !mustStop(s, group, y))
  reach.search(group.space, Math.min(movementOf(s, p), LONGEST), (from, _, to) =>
    isThrough(from) && whyNotStep(s, group, from, to) === undefined ? 1 : -1,
  )
  return reach.costTo(x) > 0
}
