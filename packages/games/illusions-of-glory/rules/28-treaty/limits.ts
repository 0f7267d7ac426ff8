/** §28.0.d What the treaty forbids. */
import type { Refusal } from '../../illusions-of-glory.ts'
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

/** The Yugoslav division continues as a Serbian unit. */
export const isRussian = (p: number): boolean => isOf(p, RU) && !isUprising(p) && p !== YUGO_SCU

/**
 * §11.2.e The nation of the control marker a unit places. Under the treaty the Yugoslav division takes no
 * control for Russia.
 */
export const markerNationOf = (s: State, p: number): Nation =>
  p === YUGO_SCU && isTreatyOn(s) ? SB : nationOf(p)

const isRussia = (x: number): boolean => homeOf(x) === RU

/** AP controls the space with a Russian marker, or without one in Russia itself. */
export function isRuControlled(s: State, x: number): boolean {
  if (!isControlledBy(s, AP, x) || isRisen(s, x)) return false
  const marker = markerOf(s, x)
  return marker === RU || (marker < 0 && isRussia(x))
}

/** §28.0.d.1 CP does not control a region with both CP units and uprisings. */
const isCpControlled = (s: State, x: number): boolean =>
  isControlledBy(s, CP, x) && !isRisen(s, x) && !presenceOf(s, REBELS).isAnyone(x)

const forbidden = (p: number, x: number, rule: string): Refusal =>
  refusal('treaty-forbids', { piece: p, space: x }, rule)

/**
 * The target would be Russian units, alone or with others, or a Russian fort. Other units in Russia are not
 * protected: §28.0.d.6 AP may attack CP units there, §28.0.d.7 CP may attack AP units.
 */
function isRussianTarget(s: State, p: number, x: number): boolean {
  const side = campOf(s, p) as Side
  if (side === CP && piecesAt(s, AP, x).some(isRussian)) return true
  return isRuControlled(s, x) && presenceOf(s, enemyOf(side)).troops(x) === 0
}

/** @param uprising the target of the attack is an uprising */
export function whyTreatyForbids(
  s: State,
  p: number,
  x: number,
  attack: boolean,
  uprising: boolean = presenceOf(s, REBELS).isAnyone(x),
): Refusal | undefined {
  if (!isTreatyOn(s)) return undefined
  if (isRussian(p)) return whyNotRussian(s, p, x, attack, uprising)
  // §28.0.d.5 Spaces under Russian control are closed to all other units. §28.0.d.6 §28.0.d.7 Everything else
  // in Russia stays open to both sides.
  if (attack && uprising) return undefined
  const isTheirs = attack ? isRussianTarget(s, p, x) : isRuControlled(s, x)
  return isTheirs ? forbidden(p, x, '28.0.d.5') : undefined
}

/**
 * §28.0.d.2 Spaces abroad are forbidden as goals, so Russian units still there may come home; §28.0.d.1 so
 * are CP-controlled spaces. §28.0.d.4 Russian units may attack only uprisings.
 */
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

/**
 * §28.0.d.2 AP-controlled spaces that Russian units abroad may cross to come home. They may not end there
 * (ruling 123).
 */
export const isWayHome = (s: State, p: number, x: number): boolean =>
  isRussian(p) &&
  !isRussia(spaceOf(s, p)) &&
  isPlain(x) &&
  !isRussia(x) &&
  isControlledBy(s, AP, x) &&
  !isRisen(s, x)
