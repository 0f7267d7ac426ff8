/** Words of chapters 4, 11 and 12. */
import type { Verbs } from './shape.ts'

export const prompts = ['set-up'] as const
export type Prompt = (typeof prompts)[number]
export const refusals = [] as const
export type Refused = (typeof refusals)[number]
/** phases whose steps are stages */
export const procedures = ['season', 'construction', 'aviation', 'campaign', 'end'] as const
export type Procedure = (typeof procedures)[number]
export const verbs = { 'ready-made': null } as const satisfies Verbs
export type Verb = keyof typeof verbs
