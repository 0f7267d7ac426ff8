/** Names of all sentences of the game; both languages must have every one of them. */
import type { Stage } from '../stages.ts'
import * as combat from './keys/combat.ts'
import * as economy from './keys/economy.ts'
import * as movement from './keys/movement.ts'
import * as sequence from './keys/sequence.ts'
import { common, type Verbs } from './keys/shape.ts'
import * as world from './keys/world.ts'

export type PromptKey = sequence.Prompt | movement.Prompt | combat.Prompt | economy.Prompt | world.Prompt
export type RefusalCode =
  | sequence.Refused
  | movement.Refused
  | combat.Refused
  | economy.Refused
  | world.Refused

export const VERB_ARGUMENTS = {
  ...common,
  ...sequence.verbs,
  ...movement.verbs,
  ...combat.verbs,
  ...economy.verbs,
  ...world.verbs,
} as const satisfies Verbs
export type Verb = keyof typeof VERB_ARGUMENTS

/** Phases and procedures that can stand in the breadcrumb. */
export type ProcedureName =
  | Stage
  | sequence.Procedure
  | movement.Procedure
  | combat.Procedure
  | economy.Procedure
  | world.Procedure
