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

type Parts =
  | typeof sequence
  | typeof stacking
  | typeof movement
  | typeof reaction
  | typeof supply
  | typeof battle
  | typeof siege

export type PromptKey = Parts['prompts'][number]
export type RefusalCode = Parts['refusals'][number]

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

/** Phases and procedures that can stand in the breadcrumb. */
export type ProcedureName = Stage | Parts['procedures'][number]
