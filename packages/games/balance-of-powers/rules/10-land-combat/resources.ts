/** §10.711 A result of RP: a resource point, or a loss point. */
import type { BalanceOfPowers, Next, Procedure } from '../../balance-of-powers.ts'
import { isMajor, powerOfSide, type Side } from '../../nations.ts'
import { isInAfrica } from '../../places.ts'
import { fortressAt, nationOfFortress } from '../../sites.ts'
import type { State } from '../../state.ts'
import { nationOf } from '../../units.ts'
import { isRich, payFor } from '../02-concepts/money.ts'
import { attackerOf, COMBAT, forceIn, fortressSteps, is, keep, kept, OWES_RP, WORD } from './facts.ts'

const COST = 1

/** §10.1 §10.711 every corps of the force is in supply */
export const isForceSupplied = (s: State, side: Side): boolean =>
  is(s, side === attackerOf(s) ? COMBAT.attackerSupplied : COMBAT.defenderSupplied)

/** §10.711 majors with a unit in the force; a fortress is one */
function majorsIn(s: State, side: Side): number[] {
  const nations = forceIn(s, side).map(nationOf)
  if (fortressSteps(s, side) > 0) nations.push(nationOfFortress(fortressAt(s.target)))
  // §1.25 inherent defence belongs to whoever controls the place
  if (side !== attackerOf(s) && is(s, COMBAT.inherent)) nations.push(s.control.get(s.target))
  return [...new Set(nations)].filter(isMajor)
}

/** §10.711 those who may pay instead of a loss */
export const payersForLoss = (s: State, side: Side): number[] =>
  isForceSupplied(s, side) ? majorsIn(s, side).filter((n) => isRich(s, n, COST, s.target)) : []

export function* payOrLose(g: BalanceOfPowers, side: Side): Procedure<Next> {
  const { state: s } = g
  if (kept(s, WORD.owed, side) !== OWES_RP) return 'done'
  const nation = payersForLoss(s, side)
  keep(s, WORD.owed, side, 1)
  if (nation.length === 0) return 'done'
  const pick = yield* g.ask(powerOfSide(side), {
    rule: '10.711',
    prompt: 'pay-or-lose',
    facts: { side, place: s.target, africa: isInAfrica(s.target) ? 1 : 0 },
    choose: () => ({ nation, 'take-loss': true }),
  })
  if (pick.verb === 'take-loss') return 'done'
  keep(s, WORD.owed, side, 0)
  payFor(g, pick.arg, COST, s.target)
  g.emit?.({ type: 'loss-paid', rule: '10.711', nation: pick.arg, place: s.target })
  return 'done'
}
