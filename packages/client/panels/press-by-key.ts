/** A button pressed by its letter. */
import type { Button } from '@sandtable/presentation'
import type { Table } from '../table/table.ts'
import { announce } from '../voice/announce.ts'
import { voiceWords } from '../voice/words.ts'

/** What clicks are for stays so when the key is pressed again: nobody who cannot see it could tell on from off. Esc ends it. */
export function pressByKey(table: Pick<Table, 'press' | 'purpose' | 'language'>, button: Button): void {
  if (button.aims === true && table.purpose() === button.answer.verb)
    announce(voiceWords(table.language()).choosing(button.label))
  else table.press(button)
}
