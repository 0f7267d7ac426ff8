import { createMemo, type JSX, Show } from 'solid-js'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { Icon } from './Icon.tsx'
import { lastLine } from './log-entries.ts'

/** What happened last, in a line or two, while the odds take the log's room; a click brings the log back. */
export function LastLine(props: { readonly table: Table; readonly onOpen: () => void }): JSX.Element {
  const words = () => wordsOf(props.table.language()).log
  const line = createMemo(() => lastLine(props.table.log()))
  return (
    <Show when={line()}>
      {(last) => (
        <button type="button" class="last-line" title={words().open} onClick={() => props.onOpen()}>
          <b>{words().last}</b>
          <span>
            {last().spaceName === undefined ? last().spaceId : ''} {last().text}
          </span>
          <Icon name="up" size={16} />
        </button>
      )}
    </Show>
  )
}
