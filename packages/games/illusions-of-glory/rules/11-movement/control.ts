/** §11.2 §20.1.5 Entering a space and taking control of it. Nothing else changes control. */
import type { IllusionsOfGlory, Procedure } from '../../illusions-of-glory.ts'
import { BELGRADE, homeOf, isRegion, isSeaSpace, isVp, LEMNOS } from '../../map.ts'
import { isLcu, isTroops } from '../../pieces.ts'
import {
  AP,
  enemyOf,
  GE,
  GR,
  type Nation,
  NO_SIDE,
  onlySideOf,
  SB,
  type Side,
  WILL_NATIONS,
} from '../../sides.ts'
import {
  campOf,
  controlOf,
  FLAG,
  GROUND,
  hasFlag,
  isControlledBy,
  isRisen,
  presenceOf,
  put,
  REBELS,
  setControl,
  setFlag,
  setGround,
  type State,
  STATUS,
  spaceOf,
  statusOf,
} from '../../state.ts'
import { scoreControl } from '../05-victory.ts'
import { settleRegion } from '../18-regions/control.ts'
import { loseTrench } from '../19-trenches/losing.ts'
import { besiegers, isBesieged, isEnoughForSiege, isForeignFort } from '../20-forts/siege.ts'
import { noteHomeLost, noteHomeRetaken } from '../23-rebellion/national-will.ts'
import { captureLanding } from '../25-sea-invasions/capture.ts'
import { arriveOnLemnos } from '../25-sea-invasions/withdrawal.ts'
import { testGreece } from '../26-neutrals/greece.ts'
import { undoSerbianCollapse } from '../26-neutrals/serbia.ts'
import { markerNationOf, isRussian } from '../28-treaty/limits.ts'
import { isTreatyOn } from '../28-treaty/treaty.ts'

/**
 * Units enter a space overland, and everything that follows from it happens. Only §25.4.b asks a player. All
 * units come from the same space.
 */
export function* enterSpace(g: IllusionsOfGlory, pieces: readonly number[], x: number): Procedure {
  const { state: s } = g
  const side = campOf(s, pieces[0] as number) as Side
  const from = spaceOf(s, pieces[0] as number)
  const wasBesieged = isBesieged(s, x)
  for (const p of pieces) put(s, p, x)
  if (x === LEMNOS) yield* arriveOnLemnos(g, pieces, from)
  else if (isSeaSpace(x)) yield* enterSea(g, side, pieces, x)
  else settleEntry(g, side, pieces, x, wasBesieged)
}

function* enterSea(g: IllusionsOfGlory, side: Side, pieces: readonly number[], x: number): Procedure {
  if (side !== AP) yield* captureLanding(g, pieces, x)
  // §25.3.1.a If an LCU lands again, the marker goes. SCUs that retreat there do not withdraw by sea (ruling
  // 111).
  else if (pieces.some(isLcu)) setGround(g.state, x, GROUND.underFire, false)
}

function settleEntry(
  g: IllusionsOfGlory,
  side: Side,
  pieces: readonly number[],
  x: number,
  wasBesieged: boolean,
): void {
  const { state: s } = g
  // §28.0.d.8 Germany is attacked from now on. Russian units that cross it on their way home do not count
  // (ruling 258).
  if (side === AP && homeOf(x) === GE && isTreatyOn(s) && !pieces.every(isRussian))
    setFlag(s, FLAG.germanyAttacked, true)
  const taker = pieces.find(isTroops)
  if (taker === undefined) return // §11.2.d support takes no control
  if (isRegion(x)) settleRegion(g, x)
  // §11.2.c §20.1.5.a A fort keeps control of its space, besieged or not, and §20.1.5.b its VP.
  else if (isForeignFort(s, side, x)) enterFort(g, side, x, wasBesieged)
  else occupy(g, side, markerNationOf(s, taker), x)
}

function enterFort(g: IllusionsOfGlory, side: Side, x: number, wasBesieged: boolean): void {
  const { state: s } = g
  loseTrench(g, x, side)
  if (wasBesieged || !isEnoughForSiege(besiegers(s, side, x), x)) return
  setGround(s, x, GROUND.mustLeave | GROUND.leaveLater, false)
  g.emit?.({ type: 'besieged', rule: '20.3.1.a', side, space: x })
}

/**
 * §11.2.a Units take control by moving in or through. §26.3.2.e Greek spaces are like others once Greece is
 * at war.
 */
function occupy(g: IllusionsOfGlory, side: Side, nation: Nation, x: number): void {
  const { state: s } = g
  const isOwn = controlOf(s, x) === side
  if (!isOwn) takeSpace(g, side, nation, x, '11.2.a')
  loseTrench(g, x, side) // §19.4.b
  // §26.3.1.d.3 §26.3.1.d.4 Placing the marker causes a test.
  if (!isOwn && s.greekSide === NO_SIDE && homeOf(x) === GR) testGreece(g, side, x)
}

/**
 * Control changes: marker, VP, National Will. It remains when the units leave (§11.2.i). §19.4.a A trench is
 * lost when enemy units enter, not with control.
 */
export function takeSpace(g: IllusionsOfGlory, side: Side, nation: Nation, x: number, rule: string): void {
  const { state: s } = g
  const from = controlOf(s, x)
  // §11.2.e §11.2.g The marker is of the first nation to enter. §11.2.f A nation has no marker on its own
  // spaces.
  setControl(s, x, side, homeOf(x) === nation ? -1 : nation)
  g.emit?.({ type: 'control-taken', rule, side, nation, space: x })
  scoreControl(g, x, from, side)
  if (from !== side) noteWill(g, side, x)
  // §26.6.2.e
  if (
    x === BELGRADE &&
    side === AP &&
    statusOf(s, SB) === STATUS.collapsed &&
    hasFlag(s, FLAG.serbiaCollapsed)
  )
    undoSerbianCollapse(g)
}

/** §11.2.h §23.2 A VP space of RU, GE or AH is lost to the enemy, or retaken, also by an ally. */
function noteWill(g: IllusionsOfGlory, side: Side, x: number): void {
  const home = WILL_NATIONS.find((nation) => nation === homeOf(x))
  if (!isVp(x) || home === undefined) return
  if (onlySideOf(home) === side) noteHomeRetaken(g, x)
  else noteHomeLost(g, x)
}

/** §glossary.control The side controls the space, and no uprising is there. */
export const isFriendly = (s: State, side: Side, x: number): boolean =>
  isControlledBy(s, side, x) && !isRisen(s, x)
/** Enemy troops or an uprising are in the space. */
export const isEnemyHeld = (s: State, side: Side, x: number): boolean =>
  presenceOf(s, enemyOf(side)).troops(x) > 0 || presenceOf(s, REBELS).isAnyone(x)
