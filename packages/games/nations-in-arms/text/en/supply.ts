/** English sentences of supply and attrition. */
import type { Procedure, Prompt, Refused, Verb } from '../keys/supply.ts'
import type { Part } from '../shape.ts'

export const supply: Part<Prompt, Refused, Verb, Procedure, never> = {
  prompts: {},
  refusals: {},
  verbs: {},
  procedures: { attrition: 'Final attrition phase' },
  events: {},
}
