import type { Language } from '@sandtable/kernel'
import { en } from './words-en.ts'
import { ja } from './words-ja.ts'
import type { Words } from './words-shape.ts'

const WORDS: Readonly<Record<Language, Words>> = { en, ja }

export const wordsFor = (language: Language): Words => WORDS[language]
