/** Words of chapters 6.1, 6.3, 6.4, 6.7, 6.8 and 12. */
import type { Verbs } from './shape.ts'

export type Prompt = never
export type Refused = never
export type Procedure = never
export const verbs = {} as const satisfies Verbs
export type Verb = keyof typeof verbs
