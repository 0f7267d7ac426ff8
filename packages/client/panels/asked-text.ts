import { staffWords } from '../staff/words.ts'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'

type Asking = Pick<Table, 'prompt' | 'staff' | 'language' | 'warning' | 'isLive' | 'cursor' | 'length'>

/** The sentence at the top of the table: what is asked, what a second press would do, or which moment is looked at. */
export function askedText({ prompt, staff, language, warning, isLive, cursor, length }: Asking): string {
  if (!isLive()) return wordsOf(language()).prompt.past(cursor(), length())
  const { text } = prompt()
  return warning() ?? (staff.isReferred() ? staffWords(language()).referred(text, staff.sum()) : text)
}
