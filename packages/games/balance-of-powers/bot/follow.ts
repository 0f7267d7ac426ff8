/** What a plan answers, question by question. */
import type { Answer } from '@sandtable/kernel'
import { answerWith } from './answer.ts'
import { isCurrent, type Plan } from './plan.ts'
import type { Sight } from './types.ts'

export function follow(sight: Sight, plan: Plan): Answer | undefined {
  return isCurrent(sight.state, sight.seat, plan) ? answerWith(sight, plan.temper) : undefined
}
