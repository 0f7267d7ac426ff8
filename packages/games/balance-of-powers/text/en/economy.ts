import type { EconomyEvents } from '../../events/economy.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/economy.ts'
import type { Part } from '../shape.ts'

export const economy: Part<Prompt, Refused, Verb, Procedure, keyof EconomyEvents> = {
  prompts: {},
  refusals: {},
  verbs: {},
  procedures: {},
  events: {},
}
