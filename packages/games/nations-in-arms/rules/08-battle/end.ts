/** §8.1.2(3)e §8.5.1(6) A battle is over. */
import { MARK } from '../../codes.ts'
import type { NationsInArms, Next, Procedure } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import { isOnMap, type State, supplyChanges } from '../../state.ts'
import { unitsIn } from '../02-units/force.ts'
import { regroup } from '../05-activation/stack.ts'
import { checkSupply } from '../07-supply/check.ts'
import { fightsAt } from '../09-siege/free-check.ts'
import { handOver } from './casualties.ts'
import { ATTACKER, fightersOf, FOUGHT, isSo, winnerOf } from './facts.ts'
import { forgetMarches } from './march-to-guns.ts'

export function* endBattle(g: NationsInArms): Procedure<Next> {
  yield* []
  const { state: s } = g
  const winners = winnerOf(s) === ATTACKER ? fightersOf(s, ATTACKER) : []
  handOver(s)
  if (!isSo(s, FOUGHT.lifted)) {
    // §8.5.1(6) whoever has been activated and has won goes on, for one MP more
    s.attackerWon = unitsIn(winners).length > 0 ? 1 : 0
    fightsAt(s, s.battleAt, s.attackerWon === 1)
  }
  clearBattle(s)
  // §8.1.2(3)e §7.1.1(1)c those who have retreated have been checked where they have gone
  if (winners.length > 0) checkSupply(g, winners)
  // §2.4.5(2) the army that moves may be lost
  if (s.army !== NONE && !isOnMap(s, s.army)) s.army = NONE
  if (isOnMap(s, s.mover)) regroup(s)
  return 'siege/upkeep'
}

function clearBattle(s: State): void {
  forgetMarches(s)
  s.marks.removeFromAll(MARK.intercepted)
  s.cameFrom.clear()
  s.battle.fill(0)
  s.battleAt = s.battleContact = s.attacker = s.defender = NONE
  s.failedAvoidance = 0
  supplyChanges(s)
}
