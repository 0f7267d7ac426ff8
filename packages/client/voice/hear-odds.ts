/** The chances of a fight for the ear. */
import { type FightPanel, hasChances } from '@sandtable/presentation'
import { createEffect, createMemo, on } from 'solid-js'
import type { Table } from '../table/table.ts'
import { voiceWords } from './words.ts'

type Fighting = Pick<Table, 'fight' | 'prompt' | 'language'> & {
  readonly later: Pick<Table['later'], 'isLive'>
}

/** The odds of the fight at hand, or of the one that would be begun by the choice under the cursor. */
export function hearOdds(table: Fighting, say: (text: string) => void): void {
  const text = createMemo(() => (table.later.isLive() ? oddsText(table.fight(), table.language()) : ''))
  let told: string | undefined
  createEffect(
    on(text, (odds) => {
      const { title = '', id = '' } = (odds === '' ? undefined : table.fight()) ?? {}
      const isOthers = odds !== '' && !table.prompt().yours
      // While others name their units, once is enough; one's own question has them as they are then.
      if (isOthers && told === `${title} ${id}`) return
      told = isOthers ? `${title} ${id}` : undefined
      say(odds)
    }),
  )
}

/** Nothing once the dice have fallen: then the log tells. */
function oddsText(fight: FightPanel | undefined, language: ReturnType<Table['language']>): string {
  if (!fight || fight.isOver === true || fight.sentence.text === '') return ''
  if (!hasChances(fight) && !fight.board) return ''
  const { title, id, sentence } = fight
  return voiceWords(language).fight(title.includes(id) ? title : `${title} ${id}`, sentence.text)
}
