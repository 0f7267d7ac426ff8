import type { CommonVerb } from '../keys.ts'

export const common: Readonly<Record<CommonVerb, string>> = { done: 'Done', yes: 'Yes', no: 'No' }
