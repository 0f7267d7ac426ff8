/** §5.3 What the war costs each season. */
import type { BalanceOfPowers, Next, Procedure } from '../../balance-of-powers.ts'
import { STANDING } from '../../codes.ts'
import type { Drain } from '../../events/economy.ts'
import { GB, MAJORS, NEUTRAL } from '../../nations.ts'
import type { State } from '../../state.ts'
import { isInRevolution } from '../02-concepts/demoralization.ts'
import { lose } from '../02-concepts/money.ts'
import { amountFor, scenarioEconomy } from '../12-scenarios/economy.ts'

/** §2.93 a conquered power loses nothing more, whatever the cause, until its revolution */
const mayLose = (s: State, n: number): boolean =>
  s.allegiance.get(n) !== NEUTRAL && (!s.standing.has(n, STANDING.conquered) || isInRevolution(s, n))

/** §5.3 Takes RP, as far as there are any. */
export function reduce(g: BalanceOfPowers, n: number, rp: number, why: Drain, rule: string): void {
  const { state: s } = g
  if (!mayLose(s, n)) return
  const lost = lose(s, n, rp)
  if (lost > 0) g.emit?.({ type: 'rp-lost', rule, nation: n, rp: lost, why, left: s.rp.get(n) })
}

/** What the next seasonal turn takes from the major without any dice (§5.3), as far as it can lose anything. */
export function lossesDue(
  s: State,
  n: number,
): { readonly strategic: number; readonly demoralization: number } {
  if (!mayLose(s, n)) return { strategic: 0, demoralization: 0 }
  return { strategic: amountFor(scenarioEconomy(s).losses, n), demoralization: s.demoralization.get(n) }
}

/**
 * §12.3.special.strategic §12.4.special.strategic Strategic war by the scenario: submarines against Britain, the blockade
 * against the others.
 */
function* strategic(g: BalanceOfPowers, why: 'submarines' | 'blockade', rule: string): Procedure<Next> {
  yield* []
  const { losses } = scenarioEconomy(g.state)
  for (let n = 0; n < MAJORS; n++)
    if ((n === GB) === (why === 'submarines')) reduce(g, n, amountFor(losses, n), why, rule)
  return 'done'
}
export const submarines = (g: BalanceOfPowers): Procedure<Next> => strategic(g, 'submarines', '5.32')
export const blockade = (g: BalanceOfPowers): Procedure<Next> => strategic(g, 'blockade', '5.34')

/** §5.36 a point of demoralization costs an RP; AP are safe. In crisis it stays at the limit (§2.92). */
export function* demoralizationLosses(g: BalanceOfPowers): Procedure<Next> {
  yield* []
  const { state: s } = g
  for (let n = 0; n < MAJORS; n++) reduce(g, n, s.demoralization.get(n), 'demoralization', '5.36')
  return 'done'
}
