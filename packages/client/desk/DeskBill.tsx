import type { DeskPurse } from '@sandtable/presentation'
import { For, type JSX, Show } from 'solid-js'
import { nationStyle } from '../panels/nation.ts'
import { RuleChips } from '../panels/RuleChip.tsx'
import type { Table } from '../table/table.ts'
import { figure, shareOf, sumOf } from './amounts.ts'
import { SignButton } from './DeskButtons.tsx'
import { Icon } from '../panels/Icon.tsx'
import { Sums } from './DeskRowView.tsx'
import { deskWords } from './words.ts'

/** What was chosen, what it costs, what is left by purse; and the signature. */
export function DeskBill(props: { readonly table: Table }): JSX.Element {
  const words = () => deskWords(props.table.language())
  const { desk } = props.table
  const entries = () => desk.model()?.entries ?? []
  return (
    <aside class="bill" aria-label={words().bill}>
      <div class="bill-body">
        <h2>{words().bill}</h2>
        <Show when={entries().length > 0} fallback={<p class="muted bill-empty">{words().empty}</p>}>
          <ol class="bill-lines">
            <For each={entries()}>
              {(entry) => (
                <li classList={{ off: entry.why !== undefined }}>
                  <span class="bill-what">
                    {entry.title}
                    <small>
                      <Show when={entry.why} fallback={detailOf(props.table, entry)}>
                        {(why) => (
                          <>
                            {why().text}
                            <RuleChips rules={why().rules} onOpen={(rule) => props.table.openRule(rule)} />
                          </>
                        )}
                      </Show>
                    </small>
                  </span>
                  <b class="num">
                    <Show when={entry.gives} fallback={figure(sumOf(entry.price))}>
                      {(gives) => (
                        <span class="desk-trade">
                          <Sums table={props.table} sums={entry.price} sign="−" />
                          <Icon name="next" size={14} />
                          <Sums table={props.table} sums={gives()} sign="+" />
                        </span>
                      )}
                    </Show>
                  </b>
                </li>
              )}
            </For>
          </ol>
        </Show>
        <ul class="bill-purses" aria-live="polite">
          <For each={desk.model()?.purses ?? []}>
            {(purse) => <PurseLine table={props.table} purse={purse} />}
          </For>
        </ul>
      </div>
      <footer class="bill-foot">
        <LeftNow table={props.table} />
        <Show when={desk.warning()}>{(text) => <p class="bill-warning">{text()}</p>}</Show>
        <Show when={!desk.isInOrder()}>
          <p class="bill-warning bad">{words().notInOrder}</p>
        </Show>
        <div class="bill-acts">
          <button
            type="button"
            class="btn"
            aria-disabled={entries().length === 0}
            onClick={() => desk.clear()}
          >
            {words().clear}
          </button>
          <button type="button" class="btn to-map" onClick={() => desk.setOpen(false)}>
            {words().map}
          </button>
          <SignButton table={props.table} />
        </div>
      </footer>
    </aside>
  )
}

type Entry = NonNullable<ReturnType<Table['desk']['model']>>['entries'][number]

function detailOf(table: Table, { detail, places, pick }: Entry): string {
  const place = pick.place ?? (places.length === 1 ? places[0] : undefined)
  const where = place === undefined ? [] : [table.presentation.spaceName(place, table.language())]
  const isOpen = places.length > 1 && pick.place === undefined
  return [detail ?? [], where, isOpen ? deskWords(table.language()).onMap : []].flat().join(' · ')
}

function PurseLine(props: { readonly table: Table; readonly purse: DeskPurse }): JSX.Element {
  const words = () => deskWords(props.table.language())
  return (
    <li style={nationStyle(props.purse.nation)}>
      <span class="bill-purse-name">
        <i class="swatch" />
        {props.purse.title}
      </span>
      <i class="purse-bar" style={{ '--share': `${shareOf(props.purse)}%` }} />
      <span class="bill-left">
        {words().left} <b class="num">{figure(props.purse.left)}</b>
      </span>
      <Show when={props.purse.note}>
        {(note) => (
          <small>
            {note().text}
            <RuleChips rules={note().rules} onOpen={(rule) => props.table.openRule(rule)} />
          </small>
        )}
      </Show>
    </li>
  )
}

/** On a phone what is left is always in sight. */
function LeftNow(props: { readonly table: Table }): JSX.Element {
  return (
    <ul class="left-now num" aria-hidden="true">
      <For each={props.table.desk.model()?.purses ?? []}>
        {(purse) => (
          <li style={nationStyle(purse.nation)}>
            <i class="swatch" />
            {purse.title} <b>{figure(purse.left)}</b>
          </li>
        )}
      </For>
    </ul>
  )
}
