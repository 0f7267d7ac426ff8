/** Names of all sentences of the game; both languages must have every one of them. */
import type { Stage } from '../stages.ts'
import * as battle from './keys/battle.ts'
import * as movement from './keys/movement.ts'
import * as reaction from './keys/reaction.ts'
import * as sequence from './keys/sequence.ts'
import { common, type Verbs } from './keys/shape.ts'
import * as siege from './keys/siege.ts'
import * as stacking from './keys/stacking.ts'
import * as supply from './keys/supply.ts'

export type PromptKey = [
  ...typeof sequence.prompts,
  ...typeof stacking.prompts,
  ...typeof movement.prompts,
  ...typeof reaction.prompts,
  ...typeof supply.prompts,
  ...typeof battle.prompts,
  ...typeof siege.prompts,
][number]

export type RefusalCode = [
  ...typeof sequence.refusals,
  ...typeof stacking.refusals,
  ...typeof movement.refusals,
  ...typeof reaction.refusals,
  ...typeof supply.refusals,
  ...typeof battle.refusals,
  ...typeof siege.refusals,
][number]

export const VERB_ARGUMENTS = {
  ...common,
  ...sequence.verbs,
  ...stacking.verbs,
  ...movement.verbs,
  ...reaction.verbs,
  ...supply.verbs,
  ...battle.verbs,
  ...siege.verbs,
} as const satisfies Verbs
export type Verb = keyof typeof VERB_ARGUMENTS

type Procedures = [
  ...typeof sequence.procedures,
  ...typeof stacking.procedures,
  ...typeof movement.procedures,
  ...typeof reaction.procedures,
  ...typeof supply.procedures,
  ...typeof battle.procedures,
  ...typeof siege.procedures,
]
/** Phases and procedures that can stand in the breadcrumb. */
export type ProcedureName = Stage | Procedures[number]
