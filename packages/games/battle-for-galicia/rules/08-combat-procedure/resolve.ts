/** Chapter 8: the five stages of a combat. */
import { TWO_D6 } from '@sandtable/kernel'
import type { BattleForGalicia, Procedure } from '../../battle-for-galicia.ts'
import { enemyOf } from '../../sides.ts'
import { activeSide, MARK, mark, ROLE, type Role, type State, unitsAt } from '../../state.ts'
import { columnLabel, combatResult, crtCell, LAST_COLUMN } from '../../tables.ts'
import { closeStacks } from '../05-stacking.ts'
import { chooseAttackers, chooseDefenders } from '../07-combat/withholding.ts'
import { advance } from '../09-results/advance.ts'
import { retreatAttackers, retreatDefenders, retreatLeftovers } from '../09-results/retreat.ts'
import { scoreAttack } from '../15-victory.ts'
import type { Battle } from './battle.ts'
import { declareHexes } from './declaration.ts'
import { sufferLosses } from './losses.ts'
import { findRatio } from './ratio.ts'

/** §8.0 */
export function* resolveAttack(g: BattleForGalicia, target: number): Procedure {
  const { state: s } = g
  const hexes = yield* declareHexes(g, target)
  const attackers = yield* g.within('withholding', chooseAttackers(g, target, hexes))
  joinBattle(g, attackers, ROLE.attacks, 'attackers-named')
  const defenders = yield* g.within('withholding', chooseDefenders(g, target))
  joinBattle(g, defenders, ROLE.defends, 'defenders-named')
  for (const u of attackers) mark(s, u, MARK.attacked)
  const { battle, column } = findRatio(g, target, attackers, defenders)
  if (column < 0) g.emit?.({ type: 'attack-barred', rule: '8.2', target, column: columnLabel(column) })
  else yield* fight(g, battle, Math.min(column, LAST_COLUMN))
  closeBattle(s)
}

function joinBattle(
  g: BattleForGalicia,
  units: readonly number[],
  role: Role,
  type: 'attackers-named' | 'defenders-named',
): void {
  const { state: s } = g
  for (const u of units) s.role.set(u, role)
  if (type === 'attackers-named') {
    g.emit?.({ type, rule: '7.2', units })
    return
  }
  const here = unitsAt(s, enemyOf(activeSide(s)), s.target)
  g.emit?.({ type, rule: '7.3', units, withheld: here.filter((u) => !units.includes(u)) })
}

/** The roll, retreats and advance, losses. */
function* fight(g: BattleForGalicia, battle: Battle, column: number): Procedure {
  const { state: s } = g
  const { target, attacker, defender, attackers } = battle
  for (const u of unitsAt(s, defender, target)) mark(s, u, MARK.wasAttacked)
  scoreAttack(g, attacker, attackers)
  // §8.3
  const { reading, faces, total } = g.roll(TWO_D6, (roll) => crtCell(column, roll))
  g.emit?.({
    type: 'combat-rolled',
    rule: '8.3',
    target,
    faces,
    total,
    column: columnLabel(column),
    cell: reading,
  })
  const result = combatResult(reading)
  const defenderRetreat = yield* g.within('retreat', retreatDefenders(g, battle, result.defender.retreat))
  const attackerRetreat = yield* g.within('retreat', retreatAttackers(g, battle, result.attacker.retreat))
  // §9.3.2 only the victorious advance, not attackers whom the result sends back
  const isVictorious = result.attacker.retreat === 0
  const hasAdvanced = isVictorious && (yield* advance(g, battle))
  // §8.5
  yield* g.within('losses', sufferLosses(g, battle, result, attackerRetreat, defenderRetreat))
  if (result.defender.retreat === 0) yield* g.within('retreat', retreatLeftovers(g, battle))
  if (isVictorious && !hasAdvanced) yield* advance(g, battle)
}

/** §5.4 the attack is over: stacks close */
function closeBattle(s: State): void {
  closeStacks(s)
  s.role.fill(ROLE.none)
  s.target = -1
}
