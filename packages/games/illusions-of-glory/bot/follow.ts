import type { Answer } from '@sandtable/kernel'
import { isOffered } from '@sandtable/kernel'
import { answerOf } from './card-answers.ts'
import { answerWith } from './habit.ts'
import { isCurrent, type Plan } from './plan.ts'
import { sideOfSeat } from './staff-answers.ts'
import type { Sight } from './types.ts'

/** The plan's answer, while its round lasts. */
export function follow(sight: Sight, plan: Plan): Answer | undefined {
  if (!isCurrent(sight.state, sideOfSeat(sight), plan)) return undefined
  if (sight.prompt !== 'action') return answerWith(sight, plan.temper)
  const answer = answerOf(plan)
  return isOffered(sight.offer, answer) ? answer : undefined
}
