/** The end of a combat: its marks are cleared, and sieges, regions and Greece are settled. */
import type { Fight, IllusionsOfGlory, Next } from '../../illusions-of-glory.ts'
import { SPACES } from '../../map.ts'
import { PIECES } from '../../pieces.ts'
import { isMarked, MARK, mark, ORDER, spaceOf, type State, unmark } from '../../state.ts'
import { discardCombatCards } from '../09-cards/combat-cards.ts'
import { settleRegions } from '../18-regions/control.ts'
import { noteBrokenSieges } from '../20-forts/broken-siege.ts'
import { settleGreekSpaces } from '../26-neutrals/greece.ts'
import { fightOf } from './under-way.ts'

const COMBAT_MARKS = MARK.fighting | MARK.retreating | MARK.advanced | MARK.halted
const COMBAT_ORDERS = ORDER.passed | ORDER.struckFrom

export function clearCombat(s: State): void {
  for (let p = 0; p < PIECES; p++) unmark(s, p, COMBAT_MARKS)
  for (let x = 0; x < SPACES; x++) s.orders.remove(x, COMBAT_ORDERS)
  s.relief.fill(-1)
  s.combat = -1
  s.combatFacts = 0
  s.pin = -1
  s.attackLn = -1
  s.defenceLn = -1
  s.absorb = 0
  s.absorber = 0
  s.retreat = 0
}

/**
 * §12.1.f A unit attacks once a round. §20.3.3.a Attacks out of its space are marked, attacks on the fort in
 * it are not.
 */
export function noteAttackers(s: State, { attackers, space }: Fight): void {
  for (const p of attackers) mark(s, p, MARK.attacked | (spaceOf(s, p) === space ? 0 : MARK.struckOut))
}

/** The next attack may be declared. */
export function endCombat(g: IllusionsOfGlory): Next {
  const { state: s } = g
  // §12.1.f Units that joined by a card have attacked too.
  const fight = fightOf(s)
  noteAttackers(s, fight)
  // §20.3.3.a A unit that has advanced has not attacked out of the space it is in now.
  for (const p of fight.attackers) if (isMarked(s, p, MARK.advanced)) unmark(s, p, MARK.struckOut)
  discardCombatCards(g)
  clearCombat(s)
  // §18.2.1 The region of the combat, and regions that units left to advance or to march in (ruling 84).
  settleRegions(g)
  noteBrokenSieges(g)
  settleGreekSpaces(g)
  return 'done'
}
