/** Words of chapters 2.8, 2.9, 5 and 6.2. */
import type { Verbs } from './shape.ts'

export type Prompt = never
export type Refused = never
export type Procedure = never
export const verbs = {} as const satisfies Verbs
export type Verb = keyof typeof verbs
