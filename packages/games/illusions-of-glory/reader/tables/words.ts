import type { Language } from '@sandtable/kernel'
import { en } from './words/en.ts'
import { ja } from './words/ja.ts'
import type { TableWords } from './words/shape.ts'

const words: Readonly<Record<Language, TableWords>> = { en, ja }
export const tableWords = (language: Language): TableWords => words[language]
