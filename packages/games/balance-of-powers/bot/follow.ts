/** What a plan answers, question by question. */
import { orderFor } from '@sandtable/bots'
import type { Answer } from '@sandtable/kernel'
import { habit } from './habit.ts'
import { isWeighed } from './other-orders.ts'
import { aboutOf, isCurrent, type Plan } from './plan.ts'
import type { Sight } from './types.ts'

/** The plan's order for this question, while its half lasts; habit answers what is asked between two orders. */
export function follow(sight: Sight, plan: Plan): Answer | undefined {
  if (plan.orders.length === 0 || !isCurrent(sight.state, sight.seat, plan)) return undefined
  return isWeighed(sight) ? orderFor(plan.orders, { sight, about: aboutOf(sight) }) : habit(sight)
}
