/** §26.3.1 §11.1.5.b §11.1.5.c neutral Greece: nobody moves its units (§26.3.1.a), anybody may enter its empty spaces. */
import { D6 } from '@sandtable/kernel'
import { card } from '../../cards.ts'
import type { Illusions } from '../../illusions.ts'
import { ATHENS, HANDED_OVER, HOMES, homeOf, SALONIKA, space } from '../../map.ts'
import { CP, enemyOf, GR, NO_SIDE, type Side, SIDE_IDS, SIDES } from '../../sides.ts'
import {
  ACTION,
  controlOf,
  GREEKS,
  hasFort,
  isEventPlayed,
  presenceOf,
  setControl,
  type State,
} from '../../state.ts'
import { NEUTRALITY } from '../../tables.ts'
import { joinGreece } from './greece-entry.ts'

const isNeutral = (s: State): boolean => s.greekSide === NO_SIDE

/** §11.1.5.b units of neutral Greece stand there, or a fort of its own: the space can only be attacked */
export const isGreekOccupied = (s: State, x: number): boolean =>
  isNeutral(s) &&
  homeOf(x) === GR &&
  (presenceOf(s, GREEKS).isAnyone(x) || (hasFort(s, x) && controlOf(s, x) === NO_SIDE))

/** the least die that brings Greece in on the other side; AP enters Salonika freely (§26.3.1.d.1) */
const testOf = (side: Side, x: number): number | undefined =>
  NEUTRALITY.greece.tests.find((test) => space(test.space) === x && test.enters === SIDE_IDS[side])?.from

/** would the side risk the entry of Greece by coming here? */
export const isTestDue = (s: State, side: Side, x: number): boolean =>
  isNeutral(s) && homeOf(x) === GR && controlOf(s, x) !== side && testOf(side, x) !== undefined

/** §26.3.1.d.3 §26.3.1.d.4 troops have taken Athens or Salonika; called by enterSpace when control is settled */
export function testGreece(g: Illusions, side: Side, x: number): void {
  const { state: s } = g
  const from = testOf(side, x)
  if (!isNeutral(s) || from === undefined) return
  const { total: die, reading } = g.roll(D6, (face) => Number(face >= from))
  const joins = reading === 1
  const rule = x === SALONIKA ? '26.3.1.d.4' : '26.3.1.d.3'
  g.emit?.({ type: 'greece-tested', rule, side, space: x, die, from, joins })
  if (!joins) return
  // §26.3.1.d what was left on the way here was nobody's any more when the die fell
  settleGreekSpaces(g)
  joinGreece(g, enemyOf(side))
}

const SURRENDER = card('CP24')
/** §26.3.1.d.2 the event has been played, or is being carried out */
const isRupelHandedOver = (s: State): boolean =>
  isEventPlayed(s, SURRENDER) || (s.playing === SURRENDER && s.action === ACTION.event)

/** §26.3.1.d.1 §26.3.1.d.2 places whose control lasts though nobody stands there */
const isKept = (s: State, side: Side, x: number): boolean =>
  x === ATHENS || x === SALONIKA || (side === CP && HANDED_OVER.includes(x) && isRupelHandedOver(s))

/** §26.3.1.d elsewhere a side controls only what it occupies; the spaces that are nobody's from now on */
export function giveUpGreekSpaces(s: State): number[] {
  const given: number[] = []
  if (!isNeutral(s)) return given
  for (const x of HOMES[GR] ?? [])
    for (const side of SIDES) {
      if (controlOf(s, x) !== side || isKept(s, side, x) || presenceOf(s, side).isAnyone(x)) continue
      setControl(s, x, NO_SIDE, -1)
      given.push(x)
    }
  return given
}
/** at the end of a march, combat, SR and round */
export function settleGreekSpaces(g: Illusions): void {
  for (const x of giveUpGreekSpaces(g.state))
    g.emit?.({ type: 'control-returned', rule: '26.3.1.d', space: x, to: NO_SIDE })
}

/** §11.1.5.c §26.3.1.e an attack on neutral Greeks makes them allies of the other side at once */
export const provokeGreece = (g: Illusions, attacker: Side): void => joinGreece(g, enemyOf(attacker))
