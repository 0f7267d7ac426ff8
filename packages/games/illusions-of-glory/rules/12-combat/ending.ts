/** What is left of a combat is cleared away; sieges, regions and Greece are settled. */
import type { Fight, Illusions, Next } from '../../illusions.ts'
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

/** no combat is under way */
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

/** §12.1.f once a round; §20.3.3.a out of its own space, or against the fort in it */
export function noteAttackers(s: State, { attackers, space }: Fight): void {
  for (const p of attackers) mark(s, p, MARK.attacked | (spaceOf(s, p) === space ? 0 : MARK.struckOut))
}

/** back to declaring: the next attack may come */
export function endCombat(g: Illusions): Next {
  const { state: s } = g
  // who came in by a card has attacked as well (§12.1.f)
  const fight = fightOf(s)
  noteAttackers(s, fight)
  // §20.3.3.a who has advanced counts where he is now: he has not attacked from there
  for (const p of fight.attackers) if (isMarked(s, p, MARK.advanced)) unmark(s, p, MARK.struckOut)
  discardCombatCards(g)
  clearCombat(s)
  // §18.2.1 that of the combat, and those from which units advanced or marched in (ruling 84)
  settleRegions(g)
  noteBrokenSieges(g)
  settleGreekSpaces(g)
  return 'done'
}
