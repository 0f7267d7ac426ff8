/** §8.8.4 A demoralized force that has been activated is rallied. */
import { D6 } from '@sandtable/kernel'
import { MARK } from '../../codes.ts'
import type { NationsInArms, Refusal } from '../../nations-in-arms.ts'
import { combatOf, isLeader } from '../../pieces.ts'
import { has, type State, whereIs } from '../../state.ts'
import { isDemoralized, movingStack, unitsIn } from '../02-units/force.ts'
import { commanderIn } from '../03-stacking/command.ts'
import { leftOf, spend } from '../06-movement/allowance.ts'
import { moraleChoices, moraleWorth } from './morale.ts'

/** §8.8.4(1)a */
const COST = 3

export function whyNotRally(s: State): Refusal | undefined {
  const stack = movingStack(s)
  const facts = { space: whereIs(s, s.mover) }
  if (!isDemoralized(s, stack)) return { code: 'not-demoralized', rule: '8.8.4(1)', facts }
  // §8.8.4(1) only a commander can
  if (!isLeader(s.mover) || commanderIn(s, stack) !== s.mover)
    return { code: 'no-commander-to-rally', rule: '8.8.4(1)', facts }
  // §8.8.4(1)b
  if (unitsIn(stack).some((u) => has(s, u, MARK.unsupplied)))
    return { code: 'rally-unsupplied', rule: '8.8.4(1)b', facts }
  return leftOf(s, stack) < COST ? { code: 'no-mp-to-rally', rule: '8.8.4(1)a', facts } : undefined
}

/** §8.8.4(2) to §8.8.4(5) one check, as often as there are MP for it; of equal groups the better one counts */
export function rally(g: NationsInArms): void {
  const { state: s } = g
  const stack = movingStack(s)
  const [best = 0] = moraleChoices(s, stack)
  // §8.8.4(3)a
  const needed = moraleWorth(s, stack, best)
  const modifier = combatOf(s.mover)
  spend(s, COST)
  s.begun = 1
  const { total: die, reading } = g.roll(D6, (thrown) => Number(thrown - modifier <= needed))
  if (reading === 1) for (const u of unitsIn(stack)) s.marks.remove(u, MARK.demoralized)
  g.emit?.({ type: 'rallied', rule: '8.8.4', piece: s.mover, die: die - modifier, needed, succeeds: reading })
}
