/** English sentences of sieges. */
import type { Procedure, Prompt, Refused, Verb } from '../keys/siege.ts'
import type { Part } from '../shape.ts'

export const siege: Part<Prompt, Refused, Verb, Procedure, never> = {
  prompts: {},
  refusals: {},
  verbs: {},
  procedures: { siege: 'Siege', 'siege/check': 'Siege check' },
  events: {},
}
