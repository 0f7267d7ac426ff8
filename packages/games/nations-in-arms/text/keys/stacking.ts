/** Words of chapters 2 and 3. */
import type { Verbs } from './shape.ts'

export const prompts = [] as const
export type Prompt = (typeof prompts)[number]
export const refusals = [
  'detachment-in-army',
  'empty-army',
  'no-commander',
  'outranked',
  'outside-army',
  'over-capacity',
  'too-many-armies',
  'too-many-leaders',
  'too-many-steps',
  'too-many-without-leader',
  'too-mixed',
] as const
export type Refused = (typeof refusals)[number]
export const procedures = [] as const
export type Procedure = (typeof procedures)[number]
export const verbs = {} as const satisfies Verbs
export type Verb = keyof typeof verbs
