import { For, type JSX } from 'solid-js'
import type { Words } from '../words/words.ts'

interface AsTableProps {
  readonly title: string
  readonly heads: readonly string[]
  readonly rows: readonly { readonly title: string; readonly cells: readonly (number | string)[] }[]
  readonly words: Words
}

/** The figures of a chart, a turn or a side each line, for screen readers and doubters. */
export const AsTable = (props: AsTableProps): JSX.Element => (
  <details>
    <summary>{props.words.common.asTable}</summary>
    <div class="wide" tabindex="0" role="group" aria-label={props.title}>
      <table class="figures num">
        <thead>
          <tr>
            <th scope="col">{props.words.end.turn}</th>
            <For each={props.heads}>{(head) => <th scope="col">{head}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={props.rows}>
            {({ title, cells }) => (
              <tr>
                <th scope="row">{title}</th>
                <For each={cells}>{(cell) => <td>{cell}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  </details>
)
