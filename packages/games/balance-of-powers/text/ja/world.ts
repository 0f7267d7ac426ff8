import type { WorldEvents } from '../../events/world.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/world.ts'
import type { Part } from '../shape.ts'

export const world: Part<Prompt, Refused, Verb, Procedure, keyof WorldEvents> = {
  prompts: {},
  refusals: {},
  verbs: {},
  procedures: {},
  events: {},
}
