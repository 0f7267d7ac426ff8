/** Names of all sentences of the game; both languages must have every one of them. */
import type { Stage } from '../stages.ts'
import * as air from './keys/air.ts'
import * as combat from './keys/combat.ts'
import * as economy from './keys/economy.ts'
import * as movement from './keys/movement.ts'
import * as sequence from './keys/sequence.ts'
import { common, type Verbs } from './keys/shape.ts'
import * as world from './keys/world.ts'

export type PromptKey = [
  ...typeof sequence.prompts,
  ...typeof movement.prompts,
  ...typeof combat.prompts,
  ...typeof economy.prompts,
  ...typeof air.prompts,
  ...typeof world.prompts,
][number]

export type RefusalCode = [
  ...typeof sequence.refusals,
  ...typeof movement.refusals,
  ...typeof combat.refusals,
  ...typeof economy.refusals,
  ...typeof air.refusals,
  ...typeof world.refusals,
][number]

export const VERB_ARGUMENTS = {
  ...common,
  ...sequence.verbs,
  ...movement.verbs,
  ...combat.verbs,
  ...economy.verbs,
  ...air.verbs,
  ...world.verbs,
} as const satisfies Verbs
export type Verb = keyof typeof VERB_ARGUMENTS

type Procedures = [
  ...typeof sequence.procedures,
  ...typeof movement.procedures,
  ...typeof combat.procedures,
  ...typeof economy.procedures,
  ...typeof air.procedures,
  ...typeof world.procedures,
]
/** Phases and procedures that can stand in the breadcrumb. */
export type ProcedureName = Stage | Procedures[number]
