/** §9.5.2 A garrison that has been activated sallies out against its besiegers. */
import { call } from '@sandtable/kernel'
import { MARK } from '../../codes.ts'
import { NONE } from '../../nations.ts'
import type { NationsInArms, Next, Procedure, Refusal } from '../../nations-in-arms.ts'
import { has, type State, whereIs } from '../../state.ts'
import { garrisonAt, movingStack, unitsIn } from '../02-units/force.ts'
import { assignBoxes } from '../03-stacking/boxes.ts'
import { voiceOf } from '../03-stacking/command.ts'
import { stackBreach } from '../03-stacking/limits.ts'
import { strain } from '../05-activation/end.ts'
import { beginBattle } from '../06-movement/battle-seam.ts'
import { isBesieged } from '../06-movement/fortresses.ts'
import { besiegersAt } from './besiegers.ts'

/** §9.1.3(3) the stack is shut in by besiegers */
const isShutIn = (s: State): boolean => has(s, s.mover, MARK.inside) && isBesieged(s, whereIs(s, s.mover))

/** §9.1.3(3) no way out but through the besiegers */
export const whyNotSlipOut = (s: State): Refusal | undefined =>
  isShutIn(s) ? { code: 'must-sortie', rule: '9.1.3(3)', facts: { space: whereIs(s, s.mover) } } : undefined

export function whyNotSortie(s: State): Refusal | undefined {
  const facts = { space: whereIs(s, s.mover) }
  if (!isShutIn(s)) return { code: 'not-shut-in', rule: '9.5.2(1)', facts }
  const stack = movingStack(s)
  if (unitsIn(stack).length === 0) return { code: 'no-units-inside', rule: '9.5.2(1)', facts }
  // §5.1.4(2)a who goes and who stays has to be legal
  const rest = garrisonAt(s, whereIs(s, s.mover)).filter((p) => !stack.includes(p))
  const found = stackBreach(s, stack) ?? stackBreach(s, rest)
  return found && { code: found.code, rule: found.rule, facts }
}

/** §9.5.2(2) a battle as any other, but that nobody can intercept or avoid it; §9.5.2(2)a attrition comes first */
export function* sortie(g: NationsInArms): Procedure<Next> {
  const { state: s } = g
  const at = whereIs(s, s.mover)
  const stack = movingStack(s)
  g.emit?.({ type: 'sallied', rule: '9.5.2', units: unitsIn(stack), space: at })
  s.begun = 1
  yield* strain(g, stack, true)
  const left = stack.filter((p) => whereIs(s, p) >= 0)
  if (unitsIn(left).length === 0) return 'march/end'
  for (const p of left) s.marks.remove(p, MARK.inside)
  assignBoxes(s, left)
  assignBoxes(s, garrisonAt(s, at))
  if (whereIs(s, s.mover) < 0) s.mover = voiceOf(s, left)
  beginBattle(s, at, NONE, s.mover, voiceOf(s, besiegersAt(s, at)))
  return call('battle', 'entry/end')
}
