import { orderFor } from '@sandtable/bots'
import type { Answer } from '@sandtable/kernel'
import { aboutOf, isCurrent, type Plan } from './plan.ts'
import type { Sight } from './types.ts'

/** The plan's order for this question, while its action lasts. */
export const follow = (sight: Sight, plan: Plan): Answer | undefined =>
  isCurrent(sight.state, plan) ? orderFor(plan.orders, { sight, about: aboutOf(sight) }) : undefined
