/** Words of chapter 9. */
import type { Verbs } from './shape.ts'

export const prompts = [] as const
export type Prompt = (typeof prompts)[number]
export const refusals = [] as const
export type Refused = (typeof refusals)[number]
export const procedures = ['siege', 'siege/check'] as const
export type Procedure = (typeof procedures)[number]
export const verbs = {} as const satisfies Verbs
export type Verb = keyof typeof verbs
