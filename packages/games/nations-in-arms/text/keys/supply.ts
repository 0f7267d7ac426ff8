/** Words of chapter 7. */
import type { Verbs } from './shape.ts'

export const prompts = ['spend-supply', 'use-nation', 'lose-step'] as const
export type Prompt = (typeof prompts)[number]
export const refusals = [] as const
export type Refused = (typeof refusals)[number]
export const procedures = ['attrition'] as const
export type Procedure = (typeof procedures)[number]
export const verbs = { lose: 'piece' } as const satisfies Verbs
export type Verb = keyof typeof verbs
