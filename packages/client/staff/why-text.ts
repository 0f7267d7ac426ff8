import type { Language } from '@sandtable/kernel'
import type { Deed } from './staff.ts'
import { staffWords } from './words.ts'

/** Why it was done: in the words of the staff, else by the principle of the department, or by what the player has resolved. */
export function whyText({ why, departments, kind }: Deed, language: Language): string {
  if (kind) return kind.title[language]
  if (why) return why[language]
  const [department] = departments
  if (!department) return ''
  return staffWords(language).byPrinciple(department.title[language], department.goesBy[language])
}
