import { combat } from './ja/combat.ts'
import { command } from './ja/command.ts'
import { common } from './ja/common.ts'
import { logistics } from './ja/logistics.ts'
import { operations } from './ja/operations.ts'
import { politics } from './ja/politics.ts'
import type { Sentences } from './shape.ts'

export const ja: Sentences = {
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
