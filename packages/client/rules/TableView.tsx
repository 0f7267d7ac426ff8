import type { ReaderTable } from '@sandtable/reader'
import { For, type JSX } from 'solid-js'
import type { ReaderWords } from './words.ts'

/** A result such as "+1/−1.R1" can stand in two lines: attacker above, defender below. */
function Cell(props: { readonly text: string }): JSX.Element {
  const parts = (): string[] => props.text.split(/(?<=\/)/)
  return <For each={parts()}>{(part) => <span>{part}</span>}</For>
}

/** A table of the game, made from its data. Wide ones scroll sideways, by keyboard too. */
export function TableView(props: { readonly table: ReaderTable; readonly words: ReaderWords }): JSX.Element {
  const isWords = (column: number): boolean => props.table.words.includes(column)
  return (
    <div class="book-table" tabindex="0" role="group" aria-label={props.table.title}>
      <table classList={{ dense: props.table.heads.length > 6 }}>
        <caption>
          {props.table.title}
          <small>{props.words.bases[props.table.basis]}</small>
        </caption>
        <thead>
          <tr>
            <For each={props.table.heads}>
              {(head, i) => (
                <th scope="col" classList={{ words: isWords(i()) }}>
                  {head}
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={props.table.rows}>
            {(row) => (
              <tr>
                <For each={row}>
                  {(cell, i) => (
                    <td classList={{ words: isWords(i()) }}>
                      <Cell text={cell} />
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  )
}
