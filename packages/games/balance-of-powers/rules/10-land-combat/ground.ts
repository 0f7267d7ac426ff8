/** §10.72 §10.73 Ground gained: breaches and breakthroughs. */
import type { BalanceOfPowers, Next, Procedure } from '../../balance-of-powers.ts'
import type { State } from '../../state.ts'
import { absorbBreaches, setBreach, WIDEST } from './breaches.ts'
import {
  ahead,
  back,
  COMBAT,
  corpsIn,
  defenderOf,
  fortressSteps,
  is,
  note,
  strengthOf,
  WORD,
} from './facts.ts'
import { loseCorps, loseFortress } from './losing.ts'
import { givesGround } from './retreat.ts'
import { isBreakthroughLine } from './table.ts'

/** §10.721 after the retreats, whoever of the attackers is left */
export function* gainGround(g: BalanceOfPowers): Procedure<Next> {
  yield* []
  const { state: s } = g
  if (!givesGround(s)) return 'done'
  if (strengthOf(s, defenderOf(s)) > 0) openBreach(g)
  else if (isBreakthroughLine(s.combat.get(WORD.line))) breakThrough(g)
  return 'done'
}

/** §10.731 nobody is left, and it was no counterattack on a breach */
function breakThrough(g: BalanceOfPowers): void {
  const { state: s } = g
  if (is(s, COMBAT.counterattack)) return
  note(s, COMBAT.breakthrough)
  g.emit?.({ type: 'breakthrough', rule: '10.731', from: s.from, place: s.target })
}

/** §10.723 corps in trench mode or a fortress hold out: the first that fits of diminish, expand, create */
function openBreach(g: BalanceOfPowers): void {
  const { state: s } = g
  const [facing, own] = [s.breaches.get(back(s)), s.breaches.get(ahead(s))]
  if (!isHeld(s)) return
  if (facing > 0) setBreach(g, s.target, s.from, facing === WIDEST ? 1 : 0, '10.723')
  else if (own === WIDEST) rollUp(g)
  else setBreach(g, s.from, s.target, own === 1 ? WIDEST : 1, '10.723')
  absorbBreaches(g, s.target)
}

/** mobile corps that stay in a box leave nothing to break into */
const isHeld = (s: State): boolean =>
  fortressSteps(s, defenderOf(s)) > 0 || corpsIn(s, defenderOf(s)).some((u) => s.flipped.get(u) === 1)

/** §10.723 a breach of 2 expands: whoever is left is destroyed */
function rollUp(g: BalanceOfPowers): void {
  const { state: s } = g
  for (const u of corpsIn(s, defenderOf(s))) loseCorps(g, u, '10.723')
  if (fortressSteps(s, defenderOf(s)) > 0) loseFortress(g, s.target, '10.723', true)
  setBreach(g, s.from, s.target, 0, '10.723')
  breakThrough(g)
}
