/** §18.2 Control of regions. */
import type { IllusionsOfGlory } from '../../illusions-of-glory.ts'
import { homeOf, isRegion, REGIONS } from '../../map.ts'
import { isTroops } from '../../pieces.ts'
import { AP, CP, type Nation, onlySideOf, type Side } from '../../sides.ts'
import {
  controlOf,
  GROUND,
  piecesAt,
  presenceOf,
  REBELS,
  setControl,
  setGround,
  type State,
} from '../../state.ts'
import { markerNationOf } from '../28-treaty/limits.ts'

/** §11.2.b §18.2.a §18.2.c The side that takes control. */
function soleHolder(s: State, x: number): Side | undefined {
  // §18.2.1.c No uprising is there.
  if (presenceOf(s, REBELS).isAnyone(x)) return undefined
  const [allies, centrals] = [presenceOf(s, AP).troops(x), presenceOf(s, CP).troops(x)]
  // §18.2.1.b No enemy troops are there.
  if (allies > 0 && centrals > 0) return undefined
  // §18.2.1.a Its own troops are.
  if (allies > 0) return AP
  return centrals > 0 ? CP : undefined
}

/** §18.2.b An uprising controls a region when no troops are left in it. */
function isUprisingAlone(s: State, x: number): boolean {
  const troops = presenceOf(s, AP).troops(x) + presenceOf(s, CP).troops(x)
  return troops === 0 && presenceOf(s, REBELS).isAnyone(x)
}

/** Called after units have entered a region, after a combat (§18.2.1), and at the end of the round. */
export function settleRegion(g: IllusionsOfGlory, x: number): void {
  const { state: s } = g
  if (!isRegion(x)) return
  if (isUprisingAlone(s, x)) setGround(s, x, GROUND.risen, true)
  const side = soleHolder(s, x)
  if (side === undefined || controlOf(s, x) === side) return
  // §18.2.d §18.2.f The marker is of the first unit's nation. §18.2.e A region of a friendly nation has no
  // marker.
  const taker = piecesAt(s, side, x).find(isTroops) as number
  const nation = markerNationOf(s, taker)
  setControl(s, x, side, onlySideOf(homeOf(x) as Nation) === side ? -1 : nation)
  g.emit?.({ type: 'control-taken', rule: '18.2.a', side, nation, space: x })
}

/** All regions, after the end of a round or another phase has removed units. */
export function settleRegions(g: IllusionsOfGlory): void {
  for (const x of REGIONS) settleRegion(g, x)
}
