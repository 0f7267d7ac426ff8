import { battle } from './ja/battle.ts'
import { command } from './ja/command.ts'
import { common } from './ja/common.ts'
import { movement } from './ja/movement.ts'
import { retreat } from './ja/retreat.ts'
import { scenario } from './ja/scenario.ts'
import type { Sentences } from './shape.ts'

export const ja: Sentences = {
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
