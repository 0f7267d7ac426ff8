import type { Random } from '@sandtable/bots'
import { operationsOf } from './operations.ts'
import type { Plan } from './plan.ts'
import { sideOfSeat } from './staff-answers.ts'
import type { Sight } from './types.ts'

/** The same card with the main effort elsewhere. */
export function vary(sight: Sight, plan: Plan, random: Random): Plan | undefined {
  if (plan.verb !== 'ops' && plan.verb !== 'event') return undefined
  const attacks = operationsOf(sight.state, sideOfSeat(sight)).flatMap(({ attack }) => attack ?? [])
  const targets = [...new Set(attacks.map(({ target }) => target))]
  const focus = targets[random(targets.length)]
  return focus === undefined ? undefined : { ...plan, temper: { ...plan.temper, focus } }
}
