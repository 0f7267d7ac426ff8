/** §28.0.d.1 §28.0.d.2 §28.0.d.4 §28.0.d.5 §28.0.d.6 §28.0.d.7 what the treaty forbids. */
import type { Refusal } from '../../illusions.ts'
import { homeOf, isPlain } from '../../map.ts'
import { isOf, isUprising, nationOf, YUGO_SCU } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { AP, CP, enemyOf, type Nation, RU, SB, type Side } from '../../sides.ts'
import {
  campOf,
  isControlledBy,
  isRisen,
  markerOf,
  piecesAt,
  presenceOf,
  REBELS,
  spaceOf,
  type State,
} from '../../state.ts'
import { isTreatyOn } from './treaty.ts'

/** the Yugoslav division goes on as a Serbian one */
export const isRussian = (p: number): boolean => isOf(p, RU) && !isUprising(p) && p !== YUGO_SCU

/** §11.2.e the nation whose control marker a unit lays; under the treaty the Yugoslav division takes nothing for Russia */
export const flagOf = (s: State, p: number): Nation => (p === YUGO_SCU && isTreatyOn(s) ? SB : nationOf(p))

const isRussia = (x: number): boolean => homeOf(x) === RU

/** held by the Allied Powers under a Russian marker, or under none in Russia itself */
export function isRuControlled(s: State, x: number): boolean {
  if (!isControlledBy(s, AP, x) || isRisen(s, x)) return false
  const marker = markerOf(s, x)
  return marker === RU || (marker < 0 && isRussia(x))
}

/** §28.0.d.1 a region with both Central Powers' units and uprisings in it is not theirs */
const isCpControlled = (s: State, x: number): boolean =>
  isControlledBy(s, CP, x) && !isRisen(s, x) && !presenceOf(s, REBELS).isAnyone(x)

const forbidden = (p: number, x: number, rule: string): Refusal =>
  refusal('treaty-forbids', { piece: p, space: x }, rule)

/**
 * An attack would be one on Russians, in whatever company, or on a fort of theirs. Their ground alone protects nobody
 * else: §28.0.d.6 AP attacks CP units there, §28.0.d.7 CP those of AP.
 */
function isRussianTarget(s: State, p: number, x: number): boolean {
  const side = campOf(s, p) as Side
  if (side === CP && piecesAt(s, AP, x).some(isRussian)) return true
  return isRuControlled(s, x) && presenceOf(s, enemyOf(side)).troops(x) === 0
}

/** @param uprising the target of an attack is an uprising */
export function whyTreatyForbids(
  s: State,
  p: number,
  x: number,
  attack: boolean,
  uprising: boolean = presenceOf(s, REBELS).isAnyone(x),
): Refusal | undefined {
  if (!isTreatyOn(s)) return undefined
  if (isRussian(p)) return whyNotRussian(s, p, x, attack, uprising)
  // §28.0.d.6 §28.0.d.7 everything else in Russia stays open to both sides
  if (attack && uprising) return undefined
  const isTheirs = attack ? isRussianTarget(s, p, x) : isRuControlled(s, x)
  return isTheirs ? forbidden(p, x, '28.0.d.5') : undefined
}

/** wherever they stand: §28.0.d.2 bars what lies abroad as a goal, so those still there may come home */
function whyNotRussian(
  s: State,
  p: number,
  x: number,
  attack: boolean,
  uprising: boolean,
): Refusal | undefined {
  if (!isRussia(x)) return forbidden(p, x, '28.0.d.2')
  if (isCpControlled(s, x)) return forbidden(p, x, '28.0.d.1')
  return attack && !uprising ? forbidden(p, x, '28.0.d.4') : undefined
}

/** §28.0.d.2 own ground that Russians who are abroad may cross to come home; none of it is a goal (ruling 123) */
export const isWayHome = (s: State, p: number, x: number): boolean =>
  isRussian(p) &&
  !isRussia(spaceOf(s, p)) &&
  isPlain(x) &&
  !isRussia(x) &&
  isControlledBy(s, AP, x) &&
  !isRisen(s, x)
