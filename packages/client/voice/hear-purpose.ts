/** What clicks on the map are meant for is said as soon as it changes: the same Enter does something else then. */
import { createEffect, on } from 'solid-js'
import type { Table } from '../table/table.ts'
import { voiceWords } from './words.ts'

type Purposeful = Pick<Table, 'purpose' | 'question' | 'language'> & {
  readonly later: Pick<Table['later'], 'follow' | 'buttons'>
}

export function hearPurpose(table: Purposeful, say: (text: string) => void): void {
  const { later } = table
  const purpose = later.follow(() => table.purpose())
  const labelOf = (verb: string | undefined): string | undefined =>
    later.buttons().find(({ answer, aims }) => aims === true && answer.verb === verb)?.label
  let before: { readonly label: string; readonly question: string } | undefined
  createEffect(
    on(
      purpose,
      (verb) => {
        const words = voiceWords(table.language())
        const label = labelOf(verb)
        const question = table.question()
        if (label !== undefined) say(words.choosing(label))
        // With another question it goes without saying.
        else if (before?.question === question) say(words.notChoosing(before.label))
        before = label === undefined ? undefined : { label, question }
      },
      { defer: true },
    ),
  )
}
