/** What the argument of a verb names; null for a bare verb. */
export type ArgumentName = 'space' | 'piece' | 'marker' | 'nation' | 'number'
export type Verbs = Readonly<Record<string, ArgumentName | null>>

/** Verbs that belong to no part of the rules. */
export const common = { done: null, halt: null, yes: null, no: null } as const satisfies Verbs
export type CommonVerb = keyof typeof common
