import type { UnitRow } from '@sandtable/presentation'
import { For, type JSX, Show } from 'solid-js'
import { CounterPicture } from '../counters/CounterPicture.tsx'
import { unveiled } from '../counters/unveiled.ts'
import type { Table } from '../table/table.ts'
import { whoseUnit } from '../voice/whose.ts'
import { wordsOf } from '../words/words.ts'
import { Actions } from './Actions.tsx'
import { Lines } from './RuleChip.tsx'
import { chooseUnit, titleOf, unitState } from './unit-state.ts'

interface RowProps {
  readonly table: Table
  readonly row: UnitRow
}

/** One unit: a button to choose it, what else can be done with it, and what stands in its way. */
export function UnitRowView(props: RowProps): JSX.Element {
  const unit = (): number => props.row.counter.unit
  const state = () => unitState(props.table.later, unit())
  const actions = () => props.table.unitActions(unit())
  return (
    <li class="unit" classList={{ held: state() === 'held', can: state() === 'can' }}>
      <button
        type="button"
        class="pick"
        aria-pressed={state() === 'held'}
        onClick={() => chooseUnit(props.table, unit())}
      >
        <CounterPicture
          face={unveiled(props.row.counter, props.table.later.glow().units)}
          size={40}
          ring={state()}
        />
        <Names {...props} />
        <Values values={props.row.values} />
      </button>
      <Show when={props.row.notes.length > 0}>
        <div class="notes">
          <Lines lines={props.row.notes} onOpen={(rule) => props.table.openRule(rule)} />
        </div>
      </Show>
      <Show when={actions().length > 0}>
        <div class="unit-acts">
          <Actions
            table={props.table}
            buttons={actions()}
            of={titleOf(props.row.counter)}
            class="small"
            onAct={(button) => props.table.byHand(() => props.table.press(button))}
          />
        </div>
      </Show>
    </li>
  )
}

function Names(props: RowProps): JSX.Element {
  const words = () => wordsOf(props.table.language()).stack
  const state = () => unitState(props.table.later, props.row.counter.unit)
  return (
    <span class="names">
      <b>{titleOf(props.row.counter)}</b>
      <Show when={props.row.mark}>{(mark) => <span class="row-mark">{mark()}</span>}</Show>
      <Show when={whoseUnit(props.table, props.row.counter.unit)}>
        {(whose) => <span class="said">({whose()})</span>}
      </Show>
      <span class="st">{props.row.detail}</span>
      <Show when={state() === 'can'}>
        <span class="said">({words().can})</span>
      </Show>
    </span>
  )
}

function Values(props: { readonly values: UnitRow['values'] }): JSX.Element {
  return (
    <span class="vals num">
      <For each={props.values}>
        {({ label, value }) => (
          <span>
            <small>{label}</small>
            <b>{value}</b>
          </span>
        )}
      </For>
    </span>
  )
}
