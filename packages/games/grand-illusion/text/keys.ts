/** Names of all sentences of the game; both languages must have every one of them. */
import type * as battle from './keys/battle.ts'
import type * as command from './keys/command.ts'
import type * as movement from './keys/movement.ts'
import type * as retreat from './keys/retreat.ts'
import type * as scenario from './keys/scenario.ts'

export type PromptKey = command.Prompt | movement.Prompt | battle.Prompt | retreat.Prompt | scenario.Prompt

export type RefusalCode =
  | command.Refused
  | movement.Refused
  | battle.Refused
  | retreat.Refused
  | scenario.Refused

/** answers more than one chapter needs */
export type CommonVerb = 'done' | 'yes' | 'no'

export type Verb = CommonVerb | command.Verb | movement.Verb | battle.Verb | retreat.Verb | scenario.Verb

/** Phases and procedures that can stand in the breadcrumb. */
export type ProcedureName =
  | command.Procedure
  | movement.Procedure
  | battle.Procedure
  | retreat.Procedure
  | scenario.Procedure
