import { For, type JSX } from 'solid-js'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { createVoice } from './create-voice.ts'
import { voiceWords } from './words.ts'

/** Heard, not seen, on every size of screen. */
export function TableVoice(props: { readonly table: Table }): JSX.Element {
  const { sayings, question } = createVoice(props.table)
  return (
    <>
      <div class="said voice" role="log" aria-label={voiceWords(props.table.language()).region}>
        <For each={sayings()}>{({ text }) => <p>{text}</p>}</For>
      </div>
      <p class="said" role="status" aria-label={wordsOf(props.table.language()).prompt.region}>
        {question()}
      </p>
    </>
  )
}
