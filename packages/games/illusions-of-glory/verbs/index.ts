/** Every verb and the kind of its argument, from the catalogue of questions. */
import type { ArgumentKind } from '@sandtable/kernel'
import { PROMPTS, type Verb } from '../text/keys.ts'
import type { Prompts } from '../text/keys/shape.ts'
import { ARGUMENTS } from './arguments.ts'

const catalogue: Prompts = PROMPTS
const offers = Object.values(catalogue).flatMap((prompt) => Object.entries(prompt.offers))

export const VERBS = Object.fromEntries(
  offers.map(([verb, argument]) => [verb, argument === null ? null : ARGUMENTS[argument]]),
) as Readonly<Record<Verb, ArgumentKind | null>>
