/** What screen readers are told without being asked: what happened, what was taken back, what the odds are. */
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js'
import { askedText } from '../panels/asked-text.ts'
import { isEntering } from '../panels/enter-by-key.ts'
import { SINCE_KEY } from '../panels/table-keys.ts'
import { sumOf } from '../seen/since.ts'
import { seenWords } from '../seen/words.ts'
import type { Table } from '../table/table.ts'
import { announced } from './announce.ts'
import { hearOdds } from './hear-odds.ts'
import { hearPurpose } from './hear-purpose.ts'
import { createLines, type Heard, newsOf } from './news.ts'
import { NOTHING_TOLD, tellQuestion, type ToldQuestion } from './question.ts'
import { voiceWords } from './words.ts'

/** Said once; the same words said again are another saying. */
interface Saying {
  readonly text: string
}

/** Old sayings go: what stands there is true. */
const KEPT = 3

export interface Voice {
  /** what has happened */
  readonly sayings: Accessor<readonly Saying[]>
  /** what is asked now, and whom one waits for */
  readonly question: Accessor<string>
}

export function createVoice(table: Table): Voice {
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
  hearSince(table, say)
  hearPurpose(table, say)
  createEffect(on(announced, (now) => now && say(now.text), { defer: true }))
  return { sayings, question: hearQuestion(table) }
}

type Say = (text: string, isFirst?: boolean) => void

function hearQuestion(table: Table): Accessor<string> {
  const asked = table.later.follow(() => ({
    text: table.curtain() === undefined ? askedText(table) : '',
    yours: table.prompt().yours || !table.isLive(),
    hold: table.seen.hold(),
  }))
  const told = createMemo(
    (before: ToldQuestion) => tellQuestion(before, asked(), voiceWords(table.language())),
    NOTHING_TOLD,
  )
  return () => told().text
}

/** What the others did lies open by itself: in a word, and which key leads there. */
function hearSince({ seen, language }: Table, say: Say): void {
  createEffect(
    on(
      seen.isSinceOpen,
      (isOpen) => {
        if (!isOpen || isEntering('since')) return
        const words = seenWords(language())
        const { sentence, key } = voiceWords(language())
        say([words.since, sumOf(seen.since(), words), key(SINCE_KEY)].filter(Boolean).map(sentence).join(' '))
      },
      { defer: true },
    ),
  )
}

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
