/** §2.4.6 Zones of influence. §6.4 Contact areas. */
import { isEnemyOf } from '../../allegiance.ts'
import { MARK } from '../../codes.ts'
import { NONE } from '../../nations.ts'
import { isArmy } from '../../pieces.ts'
import { ringOf } from '../../spaces.ts'
import { has, piecesAt, type State, whereIs } from '../../state.ts'
import { unitsIn } from '../02-units/force.ts'

/** §2.4.6(3) an army that stands in the same hex as an enemy outside the fortress is in battle */
const isInBattle = (s: State, army: number): boolean => {
  const at = whereIs(s, army)
  return at === s.battleAt || at === s.pendingAt
}

/** §2.4.6(4) demoralized */
const isBroken = (s: State, army: number): boolean =>
  unitsIn(piecesAt(s, whereIs(s, army))).some((u) => s.under.get(u) === army && has(s, u, MARK.demoralized))

/** §2.4.6 the army has a zone of influence */
export const hasZone = (s: State, army: number): boolean =>
  whereIs(s, army) >= 0 && !isInBattle(s, army) && !isBroken(s, army)

/** §2.4.6(1) a space lies in the zone of an army at war with a nation; some armies may be left out */
export function isInEnemyZone(s: State, at: number, n: number, except: readonly number[] = []): boolean {
  return ringOf(at).some((h) =>
    piecesAt(s, h).some((p) => isArmy(p) && isEnemyOf(s, p, n) && hasZone(s, p) && !except.includes(p)),
  )
}

/** §6.4(1) §6.4(2) the contact hex, and the two hexes beside both it and the hex entered */
export function contactArea(contact: number, entered: number): number[] {
  if (contact === NONE) return []
  const beside = ringOf(entered)
  return [contact, ...ringOf(contact).filter((h) => beside.includes(h))]
}
