import type { Facts, GameText } from '@sandtable/kernel'
import type { IllusionsOfGloryEvent } from '../events.ts'
import type { IllusionsOfGloryTypes, Stage } from '../illusions-of-glory.ts'
import type { ProcedureName, PromptKey, RefusalCode, Verb } from './keys.ts'

type Sentence = (facts: Facts) => string

/** What one part of the rules has to say in one language. */
export interface Part<
  P extends string,
  R extends string,
  V extends string,
  N extends string,
  E extends IllusionsOfGloryEvent['type'],
> {
  readonly prompts: Readonly<Record<P, Sentence>>
  readonly refusals: Readonly<Record<R, Sentence>>
  readonly verbs: Readonly<Record<V, string>>
  readonly procedures: Readonly<Record<N, string>>
  readonly events: { readonly [K in E]: (event: Extract<IllusionsOfGloryEvent, { type: K }>) => string }
}

/** Everything a language has to say; a missing sentence does not compile. */
export type Sentences = Part<
  PromptKey,
  RefusalCode,
  Verb,
  Stage | ProcedureName,
  IllusionsOfGloryEvent['type']
>

/** A sentence may begin with a name that is written small. */
const begun = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** The kernel's view of a language's sentences. */
export function gameText({
  prompts,
  refusals,
  events,
  verbs,
  procedures,
}: Sentences): GameText<IllusionsOfGloryTypes> {
  return {
    prompt: (key, facts) => begun(prompts[key](facts)),
    refusal: (code, facts) => begun(refusals[code](facts)),
    event: (event) => begun((events[event.type] as (event: IllusionsOfGloryEvent) => string)(event)),
    verb: (verb) => verbs[verb as Verb],
    procedure: (name) => procedures[name as ProcedureName],
  }
}
