/** §23.3.2 §23.3.3 §11.2.1 Uprisings on the map. */
import type { IllusionsOfGlory, Refusal } from '../../illusions-of-glory.ts'
import { HOMES, isHomeOf, isInset, isRegion, isVp } from '../../map.ts'
import { FULL, isOf, nationOf, UPRISINGS } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { AH, AP, CP, type Nation, NO_SIDE, onlySideOf, type Side } from '../../sides.ts'
import {
  controlOf,
  GREEKS,
  GROUND,
  hasFort,
  isRisen,
  presenceOf,
  put,
  REBELS,
  setFace,
  setGround,
  spaceOf,
  type State,
  STATUS,
  statusOf,
  trenchLevel,
  WAITING,
} from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { changeVp } from '../05-victory.ts'
import { loseTrench } from '../19-trenches/losing.ts'
import { noteHomeLost, noteHomeRetaken } from './national-will.ts'

/** §12.6.5.b An uprising off the map can be placed again. */
const freeUprising = (s: State, nation: Nation): number =>
  UPRISINGS.find((p) => isOf(p, nation) && spaceOf(s, p) === WAITING) ?? -1

/** Units of either side, or neutral ones. */
const isOccupied = (s: State, x: number): boolean =>
  presenceOf(s, AP).isAnyone(x) || presenceOf(s, CP).isAnyone(x) || presenceOf(s, GREEKS).isAnyone(x)

/** §23.5.b.1 After the collapse no more uprisings are placed in Austria-Hungary. */
const isRebellionOver = (s: State, nation: Nation): boolean =>
  nation === AH && statusOf(s, AH) === STATUS.collapsed

/** Why no uprising of the nation can be placed in x. */
export function whyNotRise(s: State, nation: Nation, x: number): Refusal | undefined {
  if (isRebellionOver(s, nation)) return refusal('no-more-uprisings', { nation })
  if (freeUprising(s, nation) < 0) return refusal('no-uprising-left', { nation })
  // §23.3.2.b
  if (!isHomeOf(x, nation)) return refusal('outside-nation', { space: x, nation })
  if (isInset(x)) return refusal('not-on-inset', { space: x })
  // §23.3.2.a
  if (!isRegion(x) && isOccupied(s, x)) return refusal('occupied', { space: x })
  // §10.1.c
  const isFull = presenceOf(s, REBELS).uprisings(x) >= TABLES.stacking.uprisings
  return isFull ? refusal('three-uprisings-there', { space: x }) : undefined
}

export function risingSpaces(s: State, nation: Nation): number[] {
  return (HOMES[nation] ?? []).filter((x) => whyNotRise(s, nation, x) === undefined)
}

/**
 * §23.3.2.e §20.1.5 A VP space counts unless it has a fort, which an uprising does not take (§23.3.2.c,
 * §20.1.1.c).
 */
const counts = (s: State, x: number): boolean => isVp(x) && !hasFort(s, x) && controlOf(s, x) !== NO_SIDE
/** A high VP is good for the Central Powers. */
const vpSign = (side: Side): number => (side === CP ? 1 : -1)

/** §5.1.1.c The side loses the space to the uprising; if the nation is on this side, its National Will falls. */
function loseToUprising(g: IllusionsOfGlory, nation: Nation, x: number): void {
  const holder = controlOf(g.state, x) as Side
  changeVp(g, -vpSign(holder), '23.3.2.e', x)
  // §23.2.a
  if (holder === onlySideOf(nation)) noteHomeLost(g, x)
}
/** The side regains it when the last uprising there is destroyed. */
function regain(g: IllusionsOfGlory, nation: Nation, x: number): void {
  const holder = controlOf(g.state, x) as Side
  changeVp(g, vpSign(holder), '11.2.1.b', x)
  // §23.2.b
  if (holder === onlySideOf(nation)) noteHomeRetaken(g, x)
}

/** §11.2.1.a An uprising takes control of its space, and of a region without troops. */
const takesControl = (s: State, x: number): boolean =>
  !isRisen(s, x) && (!isRegion(x) || presenceOf(s, AP).troops(x) + presenceOf(s, CP).troops(x) === 0)

export function placeUprising(g: IllusionsOfGlory, nation: Nation, x: number): void {
  const { state: s } = g
  const p = freeUprising(s, nation)
  if (p < 0) return
  put(s, p, x)
  setFace(s, p, FULL)
  g.emit?.({ type: 'uprising-placed', rule: '23.3.2.a', nation, piece: p, space: x })
  // §23.3.2.d Uprisings use no trench.
  if (trenchLevel(s, x) > 0) loseTrench(g, x, REBELS)
  if (!takesControl(s, x)) return
  setGround(s, x, GROUND.risen, true)
  if (counts(s, x)) loseToUprising(g, nation, x)
}

/**
 * §23.3.3.a The uprising leaves the map and can be placed again. §11.2.1.b When the last one leaves, control
 * returns to the side that had it.
 */
export function crush(g: IllusionsOfGlory, p: number): void {
  const { state: s } = g
  const x = spaceOf(s, p)
  const nation = nationOf(p)
  put(s, p, WAITING)
  setFace(s, p, FULL)
  s.marks.set(p, 0)
  g.emit?.({ type: 'uprising-crushed', rule: '23.3.3.a', piece: p, space: x })
  if (presenceOf(s, REBELS).isAnyone(x) || !isRisen(s, x)) return
  setGround(s, x, GROUND.risen, false)
  g.emit?.({ type: 'control-returned', rule: '11.2.1.b', space: x, to: controlOf(s, x) })
  if (counts(s, x)) regain(g, nation, x)
}
