/**
 * §26.3.1 §11.1.5.b §11.1.5.c Neutral Greece: its units do not move (§26.3.1.a), and either side may enter
 * its empty spaces.
 */
import { D6 } from '@sandtable/kernel'
import { card } from '../../cards.ts'
import type { IllusionsOfGlory } from '../../illusions-of-glory.ts'
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

/** §11.1.5.b Units of neutral Greece or a Greek fort are there: the space can only be attacked. */
export const isGreekOccupied = (s: State, x: number): boolean =>
  isNeutral(s) &&
  homeOf(x) === GR &&
  (presenceOf(s, GREEKS).isAnyone(x) || (hasFort(s, x) && controlOf(s, x) === NO_SIDE))

/**
 * The lowest die with which Greece joins the other side. AP may enter Salonika without a test (§26.3.1.d.1).
 */
const testOf = (side: Side, x: number): number | undefined =>
  NEUTRALITY.greece.tests.find((test) => space(test.space) === x && test.enters === SIDE_IDS[side])?.from

/** Whether entering the space causes a test. */
export const needsGreekTest = (s: State, side: Side, x: number): boolean =>
  isNeutral(s) && homeOf(x) === GR && controlOf(s, x) !== side && testOf(side, x) !== undefined

/**
 * §26.3.1.d.3 §26.3.1.d.4 Troops have taken Athens or Salonika. Called by enterSpace when control is settled.
 */
export function testGreece(g: IllusionsOfGlory, side: Side, x: number): void {
  const { state: s } = g
  const from = testOf(side, x)
  if (!isNeutral(s) || from === undefined) return
  const { total: die, reading } = g.roll(D6, (face) => Number(face >= from))
  const joins = reading === 1
  const rule = x === SALONIKA ? '26.3.1.d.4' : '26.3.1.d.3'
  g.emit?.({ type: 'greece-tested', rule, side, space: x, die, from, joins })
  if (!joins) return
  // §26.3.1.d Spaces the units left on their way here are neutral again before the die is rolled.
  settleGreekSpaces(g)
  joinGreece(g, enemyOf(side))
}

const SURRENDER = card('CP24')
/** §26.3.1.d.2 The event has been played, or is being carried out. */
const isRupelHandedOver = (s: State): boolean =>
  isEventPlayed(s, SURRENDER) || (s.playing === SURRENDER && s.action === ACTION.event)

/** §26.3.1.d.1 §26.3.1.d.2 Spaces whose control remains when the units leave. */
const isKept = (s: State, side: Side, x: number): boolean =>
  x === ATHENS || x === SALONIKA || (side === CP && HANDED_OVER.includes(x) && isRupelHandedOver(s))

/**
 * §26.3.1.d Elsewhere in neutral Greece a side controls only what it occupies. Returns the spaces that become
 * neutral again.
 */
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
/** Called at the end of a march, a combat, an SR and a round. */
export function settleGreekSpaces(g: IllusionsOfGlory): void {
  for (const x of giveUpGreekSpaces(g.state))
    g.emit?.({ type: 'control-returned', rule: '26.3.1.d', space: x, to: NO_SIDE })
}

/** §11.1.5.c §26.3.1.e An attack on neutral Greek units makes Greece join the other side at once. */
export const provokeGreece = (g: IllusionsOfGlory, attacker: Side): void => joinGreece(g, enemyOf(attacker))
