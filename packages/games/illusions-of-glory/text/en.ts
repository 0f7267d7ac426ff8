import { combat } from './en/combat.ts'
import { command } from './en/command.ts'
import { common } from './en/common.ts'
import { logistics } from './en/logistics.ts'
import { operations } from './en/operations.ts'
import { politics } from './en/politics.ts'
import type { Sentences } from './shape.ts'

export const en: Sentences = {
  prompts: {
    ...command.prompts,
    ...operations.prompts,
    ...combat.prompts,
    ...logistics.prompts,
    ...politics.prompts,
  },
  refusals: {
    ...command.refusals,
    ...operations.refusals,
    ...combat.refusals,
    ...logistics.refusals,
    ...politics.refusals,
  },
  verbs: {
    ...common,
    ...command.verbs,
    ...operations.verbs,
    ...combat.verbs,
    ...logistics.verbs,
    ...politics.verbs,
  },
  procedures: {
    ...command.procedures,
    ...operations.procedures,
    ...combat.procedures,
    ...logistics.procedures,
    ...politics.procedures,
  },
  events: {
    ...command.events,
    ...operations.events,
    ...combat.events,
    ...logistics.events,
    ...politics.events,
  },
}
