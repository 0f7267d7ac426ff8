/** Words of chapter 10. */
import type { Verbs } from './shape.ts'

export type Prompt = never
export type Refused = never
export type Procedure = never
export const verbs = {} as const satisfies Verbs
export type Verb = keyof typeof verbs
