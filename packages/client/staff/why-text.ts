import type { Language } from '@sandtable/kernel'
import type { Deed } from './staff.ts'
import { staffWords } from './words.ts'

/** Why it was done: what the staff says of this deed and what it goes by, or what the player has resolved. */
export function whyText({ why, departments, kind }: Deed, language: Language): string {
  if (kind) return kind.title[language]
  const [department] = departments
  const principle =
    department && staffWords(language).byPrinciple(department.title[language], department.goesBy[language])
  return [why?.[language], principle].filter((each) => each !== undefined).join(language === 'ja' ? '' : ' ')
}
