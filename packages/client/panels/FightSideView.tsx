import type { FightRow, FightSide } from '@sandtable/presentation'
import { For, type JSX, Show } from 'solid-js'
import { CounterPicture } from '../counters/CounterPicture.tsx'
import type { Table } from '../table/table.ts'
import { Actions, spokenOf } from './Actions.tsx'
import { Icon } from './Icon.tsx'
import { nationStyle } from './nation.ts'
import { RuleChips } from './RuleChip.tsx'
import { titleOf, unitState } from './unit-state.ts'

interface SideProps {
  readonly table: Table
  readonly side: FightSide
  /** of its note */
  readonly icon: string
}

/** One side of a fight: who fights, who could, and what can be done about it. */
export function FightSideView(props: SideProps): JSX.Element {
  // Where there is something to choose the note tells about that, not about what is hidden.
  const isChosen = (): boolean =>
    [...props.side.rows, ...(props.side.others?.rows ?? [])].some(({ action, out }) => action ?? out)
  return (
    <div class="duel-side" style={nationStyle(props.side.nation)}>
      <h3>
        <i class="swatch" />
        {props.side.title}
        <b class="num">{props.side.total}</b>
      </h3>
      <Rows table={props.table} rows={props.side.rows} />
      <Show when={props.side.others}>
        {(others) => (
          <>
            <h4 class="label">{others().title}</h4>
            <Rows table={props.table} rows={others().rows} />
          </>
        )}
      </Show>
      <Show when={props.side.note}>
        {(note) => (
          <p class="hid">
            <Icon name={isChosen() ? 'info' : props.icon} size={15} />
            <span>
              {note().text}
              <RuleChips rules={note().rules} onOpen={(rule) => props.table.openRule(rule)} />
            </span>
          </p>
        )}
      </Show>
    </div>
  )
}

/** A large force, of which nobody has to be chosen, is a row of counters: what they come to has to be seen beside it. */
const MANY = 4
const isMany = (rows: readonly FightRow[]): boolean =>
  rows.length > MANY && rows.every(({ action, out }) => !action && !out)

function Rows(props: { readonly table: Table; readonly rows: readonly FightRow[] }): JSX.Element {
  return (
    <ul classList={{ many: isMany(props.rows) }}>
      <For each={props.rows}>{(row) => <Row table={props.table} row={row} />}</For>
    </ul>
  )
}

function Row(props: { readonly table: Table; readonly row: FightRow }): JSX.Element {
  const { counter, at, value } = props.row
  return (
    <li classList={{ held: unitState(props.table.later, counter.unit) === 'held' }} title={titleOf(counter)}>
      <CounterPicture face={counter.face} size={25} />
      <span>
        <b class="name">{titleOf(counter)}</b> <span class="faint">{at}</span>
        <span class="row-foot">
          <Show when={props.row.note}>
            {(note) => (
              <span class={`row-note ${note().tone ?? 'plain'}`}>
                {note().text}
                <RuleChips rules={note().rules} onOpen={(rule) => props.table.openRule(rule)} />
              </span>
            )}
          </Show>
          <Show when={props.table.isLive()}>
            <Controls {...props} />
          </Show>
        </span>
      </span>
      <b class="num">{value}</b>
    </li>
  )
}

/** Adds the unit to those chosen, or takes it out of them. */
function Controls(props: { readonly table: Table; readonly row: FightRow }): JSX.Element {
  const isOurs = () => props.table.staff.decides() === undefined
  const name = (): string => titleOf(props.row.counter)
  const buttons = () => (props.row.action && isOurs() ? [props.row.action] : [])
  return (
    <>
      <Actions
        table={props.table}
        buttons={buttons()}
        of={name()}
        class="small"
        onAct={(button) => props.table.byHand(() => props.table.press(button))}
      />
      <Show when={isOurs() && props.row.out}>
        {(out) => (
          <button
            type="button"
            class="btn small"
            aria-label={spokenOf(out().label, name(), props.table.language())}
            onClick={() => props.table.unchoose(out())}
          >
            {out().label}
          </button>
        )}
      </Show>
    </>
  )
}
