/** Words of chapters 4, 11 and 12. */
import type { Verbs } from './shape.ts'

export type Prompt = 'set-up'
export type Refused = never
/** phases whose steps are stages */
export type Procedure = 'season' | 'construction' | 'aviation' | 'campaign' | 'end'
export const verbs = { 'ready-made': null } as const satisfies Verbs
export type Verb = keyof typeof verbs
