import { For, type JSX } from 'solid-js'
import type { Table } from '../table/table.ts'
import { createVoice } from './create-voice.ts'
import { voiceWords } from './words.ts'

/** Heard, not seen, on every size of screen. */
export function TableVoice(props: { readonly table: Table }): JSX.Element {
  const sayings = createVoice(props.table)
  return (
    <div class="said voice" role="log" aria-label={voiceWords(props.table.language()).region}>
      <For each={sayings()}>{({ text }) => <p>{text}</p>}</For>
    </div>
  )
}
