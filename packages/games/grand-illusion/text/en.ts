import { battle } from './en/battle.ts'
import { command } from './en/command.ts'
import { common } from './en/common.ts'
import { movement } from './en/movement.ts'
import { retreat } from './en/retreat.ts'
import { scenario } from './en/scenario.ts'
import type { Sentences } from './shape.ts'

export const en: Sentences = {
  prompts: {
    ...command.prompts,
    ...movement.prompts,
    ...battle.prompts,
    ...retreat.prompts,
    ...scenario.prompts,
  },
  refusals: {
    ...command.refusals,
    ...movement.refusals,
    ...battle.refusals,
    ...retreat.refusals,
    ...scenario.refusals,
  },
  verbs: {
    ...common,
    ...command.verbs,
    ...movement.verbs,
    ...battle.verbs,
    ...retreat.verbs,
    ...scenario.verbs,
  },
  procedures: {
    ...command.procedures,
    ...movement.procedures,
    ...battle.procedures,
    ...retreat.procedures,
    ...scenario.procedures,
  },
  events: {
    ...command.events,
    ...movement.events,
    ...battle.events,
    ...retreat.events,
    ...scenario.events,
  },
}
