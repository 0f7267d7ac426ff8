/** §11.3 attrition, and the surrender of forts (§9.5.3.c). */
import { D6 } from '@sandtable/kernel'
import type { GrandIllusion } from '../../grand-illusion.ts'
import { FORT_PIECES, hasLargeGarrison, isCombatUnit, isHq, UNIT_COUNT } from '../../pieces.ts'
import { BACK, faceOf, hexOf, isBesieged, isDisrupted, isOnMap, type State } from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { settleHex } from '../08-action/control.ts'
import { eliminate, flip } from '../09-battle/losses.ts'
import { isOutOfSupply, wasOnEmergencySupply } from './supply-check.ts'

/** §11.3.units §11.3.hq; §8.4.3.g.2 HQs that live on emergency supply */
export function attrition(g: GrandIllusion): void {
  const { state: s } = g
  const touched = new Set<number>()
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (!isOnMap(s, u)) continue
    const isCut = isOutOfSupply(s, u)
    if (!isCut && !(isHq(u) && wasOnEmergencySupply(s, u))) continue
    touched.add(hexOf(s, u))
    if (isCut && isCombatUnit(u)) wearDown(g, u)
    else if (faceOf(s, u) !== BACK) flip(g, u, isCut ? '11.3.hq' : '8.4.3.g.2')
  }
  // sieges that nobody upholds any more end here, before the surrender rolls
  for (const h of touched) settleHex(g, h)
}

function wearDown(g: GrandIllusion, u: number): void {
  if (isDisrupted(g.state, u)) eliminate(g, u, 'attrition')
  else flip(g, u, '11.3.units')
}

/** §11.3.fort one roll for each fort that is still besieged */
export function surrenders(g: GrandIllusion): void {
  const { state: s } = g
  for (const fort of FORT_PIECES) if (isUnderSiege(s, fort)) rollFor(g, fort)
}

const isUnderSiege = (s: State, fort: number): boolean => isOnMap(s, fort) && isBesieged(s, fort)

function rollFor(g: GrandIllusion, fort: number): void {
  const h = hexOf(g.state, fort)
  const most = hasLargeGarrison(fort) ? TABLES.surrender.large : TABLES.surrender.normal
  const { total: die, reading } = g.roll(D6, (total) => Number(total <= most))
  const falls = reading === 1
  g.emit?.({ type: 'surrender-rolled', rule: '9.5.3.c', fort, hex: h, die, most, falls })
  if (!falls) return
  eliminate(g, fort, 'surrender')
  settleHex(g, h)
}
