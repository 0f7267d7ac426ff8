import type { ResultLoss, ResultRow, ResultTable as Results } from '@sandtable/presentation'
import { For, type JSX, Show } from 'solid-js'
import type { Words } from '../words/words.ts'
import { nationStyle } from './nation.ts'
import { percent } from './percent.ts'
import { RuleChips } from './RuleChip.tsx'

interface ResultTableProps {
  readonly table: Results
  readonly words: Words
  /** the figures are estimates */
  readonly isSampled: boolean
  readonly onOpen: (rule: string) => void
}

/** Every line of the combat table as a bar with its chance, and what it costs both sides; below it the means. */
export function ResultTable(props: ResultTableProps): JSX.Element {
  // A line may have been rolled and may be rolled again: then the chances are still to be seen.
  const isRolled = (): boolean =>
    props.table.rows.some((row) => row.isRolled === true) && props.table.rows.every(({ p }) => p === 0)
  const scale = (): number => Math.max(0.01, ...props.table.rows.map(({ p }) => p))
  return (
    <>
      <table class="results num">
        <caption>
          {props.table.title}
          <RuleChips rules={props.table.rules} onOpen={props.onOpen} />
        </caption>
        <thead>
          <tr>
            <th scope="col">{props.table.heads[0]}</th>
            <th scope="col">
              {props.isSampled ? '≈ ' : ''}
              {props.words.fight.chance}
            </th>
            <th scope="col">{props.table.heads[1]}</th>
            <th scope="col">{props.table.heads[2]}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          <For each={props.table.rows}>
            {(row) => <Row row={row} scale={scale()} nations={props.table.nations} isRolled={isRolled()} />}
          </For>
        </tbody>
      </table>
      <Show when={props.table.means.length > 0}>
        <dl class="means">
          <For each={props.table.means}>
            {({ value, text }) => (
              <div>
                <dd>{value}</dd>
                <dt>{text}</dt>
              </div>
            )}
          </For>
        </dl>
      </Show>
    </>
  )
}

interface RowProps {
  readonly row: ResultRow
  readonly scale: number
  readonly nations: Results['nations']
  /** the dice have fallen: lines that were not rolled fade */
  readonly isRolled: boolean
}

function Row(props: RowProps): JSX.Element {
  const isStruck = (): boolean => props.row.isRolled === true
  return (
    <tr
      class={props.row.tone}
      classList={{ struck: isStruck(), faded: props.isRolled && !isStruck() }}
      aria-current={isStruck() ? 'true' : undefined}
    >
      <th scope="row">{props.row.label}</th>
      <td class="chance">
        <Show when={!props.isRolled}>
          <i style={{ width: `${(props.row.p / props.scale) * 70}%` }} />
          {props.row.p > 0 ? percent(props.row.p) : '–'}
        </Show>
      </td>
      <Loss loss={props.row.losses[0]} nation={props.nations[0]} />
      <Loss loss={props.row.losses[1]} nation={props.nations[1]} />
      <td class="then">{props.row.note}</td>
    </tr>
  )
}

/** Squares for the eye, a number for the ear. */
function Loss(props: { readonly loss: ResultLoss; readonly nation: string }): JSX.Element {
  const squares = (): readonly number[] => Array.from({ length: props.loss.units }, (_, n) => n)
  return (
    <td class="loss" style={nationStyle(props.nation)}>
      <For each={squares()}>{() => <i aria-hidden="true" />}</For>
      <Show when={props.loss.units > 0}>
        <span class="said">{props.loss.units}</span>
      </Show>
      <Show when={props.loss.tag}>{(tag) => <b>{tag()}</b>}</Show>
      <Show when={props.loss.units === 0 && props.loss.tag === undefined}>–</Show>
    </td>
  )
}
