/** A language's words about this game; one that the other language lacks does not compile. */
import type { Language } from '@sandtable/kernel'
import { en, type Words } from './en.ts'
import { ja } from './ja.ts'

export type { Words } from './en.ts'

const all: Readonly<Record<Language, Words>> = { en, ja }

export const wordsOf = (language: Language): Words => all[language]
