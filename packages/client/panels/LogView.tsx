import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { Icon } from './Icon.tsx'
import { keepSame } from './keep-same.ts'
import { lastLine, type LogRowData, newestFirst } from './log-entries.ts'
import { LogRow } from './LogRow.tsx'
import { nationStyle } from './nation.ts'
import { walkLines } from './walk-lines.ts'

const STEP = 200

/** What happened, as prose, newest first. */
export function LogView(props: { readonly table: Table }): JSX.Element {
  const words = () => wordsOf(props.table.language()).log
  const [most, setMost] = createSignal(STEP)
  const shown = createMemo(() => newestFirst(props.table.log(), most()))
  const same = keepSame<LogRowData>()
  const rows = createMemo(() => same(shown().rows))
  let section: HTMLElement | undefined
  // What is new stands on top: somebody who reads on below is left there, everybody else is brought back.
  createEffect(
    on(
      () => props.table.log().reduce((sum, { lines }) => sum + lines.length, 0),
      () => {
        const room = section?.parentElement
        if (room && !room.matches(':hover, :focus-within')) room.scrollTop = 0
      },
      { defer: true },
    ),
  )
  return (
    <section ref={(made) => (section = made)} class="log" aria-label={words().title}>
      <Show when={rows().length > 0} fallback={<p class="empty">{words().empty}</p>}>
        <ul tabindex="0" aria-label={words().title} aria-description={words().walk} onKeyDown={walkLines}>
          <For each={rows()}>{(row) => <Row table={props.table} row={row} />}</For>
        </ul>
      </Show>
      <Show when={shown().hidden > 0}>
        <button type="button" class="btn small" onClick={() => setMost((lines) => lines + STEP)}>
          {words().earlier(shown().hidden)}
        </button>
      </Show>
    </section>
  )
}

function Row(props: { readonly table: Table; readonly row: LogRowData }): JSX.Element {
  const { row } = props
  if ('entry' in row) return <LogRow table={props.table} entry={row.entry} />
  return (
    <li class="head">
      <h3 class="label" style={nationStyle(row.nation ?? '')}>
        <Show when={row.nation}>
          <i class="swatch" />
        </Show>
        {row.head}
      </h3>
    </li>
  )
}

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
