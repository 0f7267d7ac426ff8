/** What screen readers are told without being asked: what happened, what was taken back, what the odds are. */
import { type FightPanel, hasChances } from '@sandtable/presentation'
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js'
import type { Table } from '../table/table.ts'
import { createLines, type Heard, newsOf } from './news.ts'
import { voiceWords } from './words.ts'

/** Said once; the same words said again are another saying. */
export interface Saying {
  readonly text: string
}

/** Old sayings go: what stands there is true. */
const KEPT = 3

export function createVoice(table: Table): Accessor<readonly Saying[]> {
  const [sayings, setSayings] = createSignal<readonly Saying[]>([])
  const say = (text: string, isFirst = false): void => {
    if (text !== '' && table.curtain() === undefined)
      setSayings((before) => [...(isFirst ? [] : before.slice(1 - KEPT)), { text }])
  }
  // What was said in another language, to other ears or of another time is not left to be read: the screen may
  // change hands.
  const ears = createMemo(() =>
    [table.language(), table.viewer(), table.curtain(), table.isLive()].map(String).join(' '),
  )
  createEffect(on(ears, () => setSayings([]), { defer: true }))
  hearNews(table, say)
  hearOdds(table, say)
  return sayings
}

type Say = (text: string, isFirst?: boolean) => void

/** Another language, other eyes or a look at the past are not news. */
function hearNews(table: Table, say: Say): void {
  let known: (Heard & { readonly ear: string }) | undefined
  const prompt = table.later.follow(() => table.prompt().text)
  const linesOf = createLines()
  createEffect(() => {
    if (!table.later.isLive() || table.curtain() !== undefined) return
    const words = voiceWords(table.language())
    const ear = `${table.language()} ${table.viewer() ?? ''}`
    const now = {
      ear,
      length: table.later.length(),
      lines: linesOf(table.log(), words),
      prompt: prompt(),
    }
    if (known?.ear === ear) say(newsOf(known, now, words), now.length < known.length)
    known = now
  })
}

/** The odds of the fight at hand, or of the one that would be begun by the choice under the cursor. */
function hearOdds(table: Table, say: Say): void {
  const text = createMemo(() => (table.later.isLive() ? oddsText(table.fight(), table.language()) : ''))
  createEffect(on(text, (odds) => say(odds)))
}

/** Nothing once the dice have fallen: then the log tells. */
function oddsText(fight: FightPanel | undefined, language: ReturnType<Table['language']>): string {
  if (!fight || fight.isOver === true || fight.sentence.text === '') return ''
  if (!hasChances(fight) && !fight.board) return ''
  const { title, id, sentence } = fight
  return voiceWords(language).fight(title.includes(id) ? title : `${title} ${id}`, sentence.text)
}
