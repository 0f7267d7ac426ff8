/** §9.5.3 sieges. */
import type { GrandIllusion } from '../../grand-illusion.ts'
import { ANTWERP } from '../../map.ts'
import { hasLargeGarrison, isFort } from '../../pieces.ts'
import { hasOption } from '../../scenarios.ts'
import { enemyOf, GE, SIDES, type Side } from '../../sides.ts'
import { isBesieged, piecesAt, presenceOf, setBesieged, type State } from '../../state.ts'

const fortsAt = (s: State, side: Side, h: number): number[] =>
  presenceOf(s, side).forts(h) === 0 ? [] : piecesAt(s, side, h).filter(isFort)

/** §9.5.2 a large garrison is shut in by a corps only */
function canHoldIn(s: State, fort: number, besieger: Side, h: number): boolean {
  const presence = presenceOf(s, besieger)
  return hasLargeGarrison(fort) ? presence.freshInfantryCorps(h) > 0 : presence.freshInfantry(h) > 0
}

/** §12.5.1 nobody shuts in Antwerp, but for §14.3.6.b.5 */
const canBeBesieged = (s: State, h: number): boolean => h !== ANTWERP || hasOption(s, GE, 5)

/** nothing but forts */
function isAlone(s: State, side: Side, h: number): boolean {
  const presence = presenceOf(s, side)
  return presence.combatUnits(h) + presence.hqs(h) + presence.ha(h) === 0
}

/** §9.5.3.a after the retreats of a battle */
export function besiege(g: GrandIllusion, h: number): void {
  const { state: s } = g
  if (!canBeBesieged(s, h)) return
  for (const side of SIDES) {
    if (!isAlone(s, side, h)) continue
    for (const fort of fortsAt(s, side, h)) {
      if (isBesieged(s, fort) || !canHoldIn(s, fort, enemyOf(side), h)) continue
      setBesieged(s, fort, true)
      g.emit?.({ type: 'besieged', rule: '9.5.3.a', fort, hex: h })
    }
  }
}

/** §9.5.3.b takes away siege markers that nobody upholds any more */
export function liftSieges(g: GrandIllusion, h: number): void {
  const { state: s } = g
  for (const side of SIDES) {
    if (presenceOf(s, side).besiegedForts(h) === 0) continue
    for (const fort of fortsAt(s, side, h)) {
      if (!isBesieged(s, fort) || canHoldIn(s, fort, enemyOf(side), h)) continue
      setBesieged(s, fort, false)
      g.emit?.({ type: 'siege-lifted', rule: '9.5.3.b', fort, hex: h })
    }
  }
}
