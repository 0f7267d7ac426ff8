/** §6.7 Overrun: a stack five times as strong wipes out whoever is in its way. */
import { OUT } from '../../codes.ts'
import type { NationsInArms } from '../../nations-in-arms.ts'
import { isArmy, isLeader, isUnit } from '../../pieces.ts'
import { put, type State, whereIs } from '../../state.ts'
import { enemiesAt, type Force, halvesIn, isCombatCapable, movingStack } from '../02-units/force.ts'
import { nationOfStack } from './refusals.ts'

/** §6.7.1 §8.3.1(3)a five to one, rounded: four and a half is enough (ruling 61) */
const NUMERATOR = 9
const DENOMINATOR = 2

function canOverrun(s: State, attackers: Force, defenders: Force): boolean {
  const [strong, weak] = [halvesIn(s, attackers), halvesIn(s, defenders)]
  return weak > 0 && DENOMINATOR * strong >= NUMERATOR * weak
}

/** §6.5.1(2) §2.3.1(2) §2.3.2(1) support units that nobody defends are eliminated, and leaders caught with them */
export function sweep(g: NationsInArms, force: Force, rule: string): void {
  const { state: s } = g
  for (const p of force) {
    if (isLeader(p)) {
      g.emit?.({ type: 'leader-pooled', rule, piece: p, space: whereIs(s, p) })
      put(s, p, OUT.pool)
      continue
    }
    if (isArmy(p)) g.emit?.({ type: 'army-destroyed', rule, piece: p, space: whereIs(s, p) })
    else if (!isUnit(p)) g.emit?.({ type: 'support-lost', rule, piece: p, space: whereIs(s, p) })
    put(s, p, OUT.pool)
  }
}

/** §6.7.2(1) all of them are gone; §6.7.2(2) going on costs a MP */
export function overrun(g: NationsInArms): boolean {
  const { state: s } = g
  const at = whereIs(s, s.mover)
  const defenders = enemiesAt(s, at, nationOfStack(s))
  if (!canOverrun(s, movingStack(s), defenders)) return false
  const units = defenders.filter(isUnit)
  g.emit?.({ type: 'overrun', rule: '6.7.2(1)', units, space: at })
  sweep(g, defenders, '6.7.2(1)')
  s.owed = 1
  return true
}
/** nobody there can fight */
export const isDefenceless = (s: State, force: Force): boolean => !force.some((p) => isCombatCapable(s, p))
