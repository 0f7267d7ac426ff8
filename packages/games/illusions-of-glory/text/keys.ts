/** Names of all sentences of the game; both languages must have every one of them. */
import * as combat from './keys/combat.ts'
import * as command from './keys/command.ts'
import * as logistics from './keys/logistics.ts'
import * as operations from './keys/operations.ts'
import * as politics from './keys/politics.ts'
import type { CommonVerb, VerbOf } from './keys/shape.ts'

/** every question: its rule, who is asked, its facts, the verbs that answer it */
export const PROMPTS = {
  ...command.prompts,
  ...operations.prompts,
  ...combat.prompts,
  ...logistics.prompts,
  ...politics.prompts,
} as const
export type PromptKey = keyof typeof PROMPTS

/** every refusal and the rule it cites by default */
export const REFUSALS = {
  ...command.refusals,
  ...operations.refusals,
  ...combat.refusals,
  ...logistics.refusals,
  ...politics.refusals,
} as const
export type RefusalCode = keyof typeof REFUSALS

export type Verb = CommonVerb | VerbOf<typeof PROMPTS>

/** Phases and procedures that can stand in the breadcrumb. */
export type ProcedureName =
  | command.Procedure
  | operations.Procedure
  | combat.Procedure
  | logistics.Procedure
  | politics.Procedure
