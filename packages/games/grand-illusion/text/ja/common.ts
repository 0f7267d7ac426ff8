import type { CommonVerb } from '../keys.ts'

export const common: Readonly<Record<CommonVerb, string>> = { done: '終了', yes: 'はい', no: 'いいえ' }
