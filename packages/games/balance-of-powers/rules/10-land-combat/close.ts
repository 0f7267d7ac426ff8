/** §10.8 The combat ends: trenches, trench battle, occupation. */
import type { BalanceOfPowers, Next, Procedure } from '../../balance-of-powers.ts'
import { GROUND_MARK } from '../../codes.ts'
import { isLand } from '../../places.ts'
import { flip, isFlipped, type State } from '../../state.ts'
import { hasTrenchSide } from '../../units.ts'
import { dismissLonely } from '../01-components/leaders.ts'
import { admitBritain } from '../06-diplomacy/britain.ts'
import { comeTo } from '../09-land-movement/entering.ts'
import { attackerOf, COMBAT, corpsIn, defenderOf, forceIn, is, isHeldUp, strengthOf, WORD } from './facts.ts'

/** was there an attack on the place, or has it been called off (§10.3) or won by the guns (§10.22)? */
const wasFought = (s: State): boolean => s.combat.get(WORD.line) > 0

export function* closeCombat(g: BalanceOfPowers): Procedure<Next> {
  const { state: s } = g
  if (wasFought(s)) settleTrenches(g)
  dismissLonely(g, defenderOf(s), s.target)
  // nobody goes on board (§10.81)
  const isWon = strengthOf(s, defenderOf(s)) === 0 && corpsIn(s, attackerOf(s)).length > 0
  if (isWon && isLand(s.target)) yield* advance(g)
  clear(s)
  // §6.123 Russia may have come into its crisis
  yield* admitBritain(g)
  return 'done'
}

function settleTrenches(g: BalanceOfPowers): void {
  const { state: s } = g
  // §10.732 in place of Trench Battle
  if (is(s, COMBAT.breakthrough)) s.ground.add(s.target, GROUND_MARK.breakthrough)
  if (isHeldUp(s)) holdUp(g)
}

/** §10.82 §9.63 the place is closed for the half; §9.62 mobile attackers dig in */
function holdUp(g: BalanceOfPowers): void {
  const { state: s } = g
  s.ground.add(s.target, GROUND_MARK.trenchBattle)
  g.emit?.({ type: 'trench-battle', rule: '9.63', place: s.target })
  // §9.62
  const diggers = corpsIn(s, attackerOf(s)).filter((u) => hasTrenchSide(u) && !isFlipped(s, u))
  for (const u of diggers) flip(s, u, true)
  if (diggers.length > 0) g.emit?.({ type: 'dug-in', rule: '9.62', units: diggers, place: s.from })
}

/** §10.22 §10.81 the movement points are paid; what follows is an entry like any other */
function* advance(g: BalanceOfPowers): Procedure {
  const { state: s } = g
  const [side, from, to] = [attackerOf(s), s.from, s.target]
  const units = forceIn(s, side)
  g.emit?.({ type: 'advanced', rule: '10.81', units, from, to })
  yield* comeTo(g, { side, from, units }, to)
}

function clear(s: State): void {
  s.target = s.attackPoint = s.defencePoint = -1
  s.combat.fill(0)
}
