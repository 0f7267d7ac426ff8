/** Japanese sentences of sieges. */
import type { Procedure, Prompt, Refused, Verb } from '../keys/siege.ts'
import type { Part } from '../shape.ts'

export const siege: Part<Prompt, Refused, Verb, Procedure, never> = {
  prompts: {},
  refusals: {},
  verbs: {},
  procedures: { siege: '包囲', 'siege/check': '包囲判定' },
  events: {},
}
