import type { Language } from '@sandtable/kernel'
import type { Choice } from './choice.ts'
import type { Deed } from './staff.ts'
import { staffWords } from './words.ts'

/**
 * Why it was done: what the staff says of this deed, or else what was chosen against what. What the department goes by
 * in general is no reason for a single deed. Of a standing answer: what the player has resolved.
 */
export function whyText({ why, choice, kind }: Deed, language: Language): string {
  return kind?.title[language] ?? why?.[language] ?? (choice ? choiceText(choice, language) : '')
}

/** more names nobody reads */
const MOST = 3

function choiceText({ count, taken, others }: Choice, language: Language): string {
  const words = staffWords(language)
  if (count < 2) return words.onlyAnswer(taken(language))
  const names = [...new Set(others(language))].filter((name) => name !== '')
  return words.chosen(count, taken(language), names.slice(0, MOST), Math.max(0, names.length - MOST))
}
