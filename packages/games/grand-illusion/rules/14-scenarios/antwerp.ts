/** §12.5 Antwerp, masked. */
import type { GrandIllusion } from '../../grand-illusion.ts'
import { ANTWERP, BRUSSELS, MASKING_HEXES } from '../../map.ts'
import { ARMY, isCombatUnit, isInfantryCorps, nationOf } from '../../pieces.ts'
import { AL, BELGIAN, GE } from '../../sides.ts'
import { hexOf, presenceOf, type State } from '../../state.ts'
import { isHistorical } from './historical.ts'

const MASKING_CORPS = 2

/** §12.5.2 two infantry corps in 53 and 62 together */
export function isAntwerpMasked(s: State): boolean {
  const presence = presenceOf(s, GE)
  if (MASKING_HEXES.every((h) => presence.infantry(h) === 0)) return false
  const corps = (ARMY[GE] as readonly number[]).filter(
    (u) => MASKING_HEXES.includes(hexOf(s, u)) && isInfantryCorps(u),
  )
  return corps.length >= MASKING_CORPS
}

const areBelgiansInAntwerp = (s: State): boolean =>
  presenceOf(s, AL).combatUnits(ANTWERP) > 0 &&
  (ARMY[AL] as readonly number[]).some(
    (u) => hexOf(s, u) === ANTWERP && isCombatUnit(u) && nationOf(u) === BELGIAN,
  )

/** §12.5.1.when the Belgians took refuge there on turn 1; §14.3.1.d.3 never in scenario 3 */
const isInForce = (s: State): boolean => s.refuge === 1 && isHistorical(s)

const MASKED_UNTIL = 6

/** §12.5.2 until turn 7 they stay and cannot be activated */
export const isHeldInAntwerp = (s: State): boolean =>
  isInForce(s) && s.turn <= MASKED_UNTIL && areBelgiansInAntwerp(s) && isAntwerpMasked(s)

/** §12.5.3 once masked, the way out stays open while a Belgian combat unit is left there */
export function noteMasking(s: State): void {
  if (isHeldInAntwerp(s)) s.masked = 1
  else if (s.masked === 1 && !areBelgiansInAntwerp(s)) s.masked = 0
}
export const isEscapeOpen = (s: State): boolean =>
  (s.masked === 1 || isHeldInAntwerp(s)) && areBelgiansInAntwerp(s)

/** §12.5.1.when on turn 1, by the Belgian withdrawal or any other retreat from 62 */
export function noteRetreat(g: GrandIllusion, u: number, from: number, to: number): void {
  const { state: s } = g
  if (s.turn === 1 && from === BRUSSELS && to === ANTWERP && nationOf(u) === BELGIAN) s.refuge = 1
}
