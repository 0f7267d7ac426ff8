/** Japanese sentences of battles. */
import type { Procedure, Prompt, Refused, Verb } from '../keys/battle.ts'
import type { Part } from '../shape.ts'

export const battle: Part<Prompt, Refused, Verb, Procedure, never> = {
  prompts: {},
  refusals: {},
  verbs: {},
  procedures: { battle: '野戦' },
  events: {},
}
