/** §10.2 Siege corps bombard the fortress. */
import { D6 } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure } from '../../balance-of-powers.ts'
import { fortressAt, isRedFortress } from '../../sites.ts'
import type { State } from '../../state.ts'
import { isKind } from '../../units.ts'
import { attackerOf, COMBAT, corpsIn, defenderOf, fortressSteps, note } from './facts.ts'
import { loseFortress } from './losing.ts'

/** §10.21 §10.23 siege corps alone: neither other corps nor ships take part */
export const siegeCorps = (s: State): number =>
  corpsIn(s, attackerOf(s)).filter((u) => isKind(u, 'siege')).length

export function* bombard(g: BalanceOfPowers): Procedure<Next> {
  yield* []
  const { state: s } = g
  const guns = siegeCorps(s)
  if (guns === 0 || fortressSteps(s, defenderOf(s)) === 0) return 'done'
  if (isRedFortress(fortressAt(s.target))) bombardRed(g, guns)
  else loseFortress(g, s.target, '10.21', true)
  // §10.22 nobody is left to fight with: no payment, no roll
  if (fortressSteps(s, defenderOf(s)) === 0 && corpsIn(s, defenderOf(s)).length === 0) note(s, COMBAT.over)
  return 'done'
}

/** §10.21 below the number of siege corps */
function bombardRed(g: BalanceOfPowers, guns: number): void {
  const { state: s } = g
  const { reading: hits, total } = g.roll(D6, (die) => Number(die < guns))
  g.emit?.({ type: 'bombarded', rule: '10.21', place: s.target, roll: total, below: guns })
  if (hits === 1) loseFortress(g, s.target, '10.21', false)
}
