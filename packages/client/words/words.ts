/** Words of the table itself, in each language. A missing one does not compile. */
import type { Language } from '@sandtable/kernel'
import { en } from './en.ts'
import { ja } from './ja.ts'

export type Words = typeof en

const all: Readonly<Record<Language, Words>> = { en, ja }

export const wordsOf = (language: Language): Words => all[language]
