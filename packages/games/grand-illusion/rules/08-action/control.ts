/** §8.3 who controls a hex, and what else is settled when units come and go. */
import type { GrandIllusion } from '../../grand-illusion.ts'
import { ANTWERP, ESCAPE, HEXES } from '../../map.ts'
import { isCombatUnit, isHa, nationOf } from '../../pieces.ts'
import { hasOption } from '../../scenarios.ts'
import { AL, enemyOf, GE, type Side, SIDES } from '../../sides.ts'
import { controlOf, presenceOf, type State, unitsAt } from '../../state.ts'
import { eliminate } from '../09-battle/losses.ts'
import { liftSieges } from '../09-battle/siege.ts'
import { isEscapeOpen } from '../14-scenarios/antwerp.ts'
import { controlChanged } from '../14-scenarios/victory.ts'
import { liftBlocks } from './blocked.ts'
import { checkEmergency, noteNamur } from './emergency.ts'
import { isSourceToTake, isSupplied } from './supply.ts'

/** §14.3.6.b.5 */
const INVADE_HOLLAND = 5

/** §8.3.2 units or forts of both sides; a besieged fort alone does not count for its side (§8.4.4.table note 5) */
export const isContested = (s: State, h: number): boolean =>
  presenceOf(s, AL).isHolding(h) && presenceOf(s, GE).isHolding(h)

/** §8.3 after anyone came to a hex, left it, flipped or was lost there: lone HA (§9.5.4.a), sieges, blocks, control. */
export function settleHex(g: GrandIllusion, h: number): void {
  for (const side of SIDES) loseLoneGuns(g, side, h)
  liftSieges(g, h)
  noteNamur(g)
  if (settleControl(g, h)) settleElsewhere(g)
  else if (h === ANTWERP) settleControl(g, ESCAPE)
  liftBlocks(g.state, h)
  checkEmergency(g)
}

/** Lines that open elsewhere can bring supply to units that stand in hexes not theirs yet (§8.3.3). */
export function settleElsewhere(g: GrandIllusion): void {
  const { state: s } = g
  let hasChanged = false
  for (let h = 0; h < HEXES; h++) {
    if (presenceOf(s, enemyOf(controlOf(s, h))).combatUnits(h) === 0 || !settleControl(g, h)) continue
    liftBlocks(s, h)
    hasChanged = true
  }
  // each hex gained so can bring supply to the next
  if (hasChanged) settleElsewhere(g)
}

/** §9.5.4.a heavy artillery alone with enemy infantry or cavalry is lost; forts and HQs do not protect it */
function loseLoneGuns(g: GrandIllusion, side: Side, h: number): void {
  const friends = presenceOf(g.state, side)
  if (friends.ha(h) === 0 || friends.combatUnits(h) > 0) return
  if (presenceOf(g.state, enemyOf(side)).combatUnits(h) === 0) return
  for (const u of unitsAt(g.state, side, h)) if (isHa(u)) eliminate(g, u, 'overrun')
}

/** True if the hex has a new controller. */
function settleControl(g: GrandIllusion, h: number): boolean {
  const { state: s } = g
  const owner = controlOf(s, h)
  const rival = enemyOf(owner)
  if (presenceOf(s, owner).infantry(h) > 0) confirmControl(g, h)
  if (presenceOf(s, owner).isHolding(h) || !isTakenBy(s, rival, h)) return false
  takeControl(g, rival, h)
  return true
}

/** §8.3.4 infantry has come to a hex taken by cavalry */
function confirmControl(g: GrandIllusion, h: number): void {
  const { state: s } = g
  if (s.cavalryControl.get(h) === 0) return
  setControl(s, controlOf(s, h), h, false)
  g.emit?.({ type: 'control-confirmed', rule: '8.3.4', hex: h, side: controlOf(s, h) })
}

/** §8.3.3 a supplied combat unit takes a hex nobody holds; so does a fort whose siege is lifted (§8.3.2) */
function isTakenBy(s: State, side: Side, h: number): boolean {
  if (h === ANTWERP && side === GE && isAntwerpClosed(s)) return false
  // §12.5.3 nor is 43 taken while Belgians who were masked are left in Antwerp
  if (h === ESCAPE && side === GE && isEscapeOpen(s)) return false
  return presenceOf(s, side).openForts(h) > 0 || hasSuppliedUnit(s, side, h)
}

/** §8.3.2 §12.5.1 not before the fort is gone; §14.3.6.b.5 a siege will do */
const isAntwerpClosed = (s: State): boolean =>
  presenceOf(s, AL).forts(ANTWERP) > 0 && !hasOption(s, GE, INVADE_HOLLAND)

function hasSuppliedUnit(s: State, side: Side, h: number): boolean {
  if (presenceOf(s, side).combatUnits(h) === 0) return false
  return unitsAt(s, side, h).some(
    (u) => isCombatUnit(u) && (isSupplied(s, u) || isSourceToTake(s, nationOf(u), side, h)),
  )
}

function takeControl(g: GrandIllusion, side: Side, h: number): void {
  const { state: s } = g
  const there = presenceOf(s, side)
  // §8.3.4 cavalry that only undoes what cavalry did leaves no marker behind
  const byCavalry = there.infantry(h) === 0 && there.forts(h) === 0 && s.cavalryControl.get(h) === 0
  setControl(s, side, h, byCavalry)
  g.emit?.({ type: 'control-changed', rule: byCavalry ? '8.3.4' : '8.3.3', hex: h, side, byCavalry })
  controlChanged(g, h)
}

/** Writes who controls a hex, without what follows from it; `byCavalry`: §8.3.4. */
export function setControl(s: State, side: Side, h: number, byCavalry = false): void {
  s.control.set(h, side)
  s.cavalryControl.set(h, byCavalry ? 1 : 0)
  s.derived.supply.raise()
}
