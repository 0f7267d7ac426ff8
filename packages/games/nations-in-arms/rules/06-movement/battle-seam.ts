/** Where movement hands over to chapter 8. */
import { type State, supplyChanges } from '../../state.ts'

/** §8.1.1(4) who has been activated attacks */
export function beginBattle(s: State, at: number, contact: number, attacker: number, defender: number): void {
  s.battleAt = at
  s.battleContact = contact
  s.attacker = attacker
  s.defender = defender
  s.attackerWon = 0
  supplyChanges(s)
}
