import type { CombatEvents } from '../../events/combat.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/combat.ts'
import type { Part } from '../shape.ts'

export const combat: Part<Prompt, Refused, Verb, Procedure, keyof CombatEvents> = {
  prompts: {},
  refusals: {},
  verbs: {},
  procedures: {},
  events: {},
}
