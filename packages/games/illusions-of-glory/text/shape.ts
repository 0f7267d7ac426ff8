import type { SentencePart } from '@sandtable/kernel'
import type { IllusionsOfGloryEvent } from '../events.ts'
import type { Stage } from '../illusions-of-glory.ts'
import type { ProcedureName, PromptKey, RefusalCode, Verb } from './keys.ts'
import type { Prompts, Refusals, VerbOf } from './keys/shape.ts'

/** What one part of the rules has to say in one language, by the keys of its chapters. */
export type Part<
  K extends { readonly prompts: Prompts; readonly refusals: Refusals },
  N extends string,
  E extends IllusionsOfGloryEvent['type'],
> = SentencePart<
  keyof K['prompts'] & string,
  keyof K['refusals'] & string,
  VerbOf<K['prompts']>,
  N,
  Extract<IllusionsOfGloryEvent, { readonly type: E }>
>

/** Everything a language has to say; a missing sentence does not compile. */
export type Sentences = SentencePart<
  PromptKey,
  RefusalCode,
  Verb,
  Stage | ProcedureName,
  IllusionsOfGloryEvent
>
