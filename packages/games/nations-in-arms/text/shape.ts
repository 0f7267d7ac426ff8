import type { SentencePart } from '@sandtable/kernel'
import type { NationsInArmsEvent } from '../events.ts'
import type { ProcedureName, PromptKey, RefusalCode, Verb } from './keys.ts'

/** What one part of the rules has to say in one language. */
export type Part<
  P extends string,
  R extends string,
  V extends string,
  N extends string,
  E extends string,
> = SentencePart<P, R, V, N, Extract<NationsInArmsEvent, { readonly type: E }>>

/** Everything a language has to say; a missing sentence does not compile. */
export type Sentences = Part<PromptKey, RefusalCode, Verb, ProcedureName, NationsInArmsEvent['type']>
