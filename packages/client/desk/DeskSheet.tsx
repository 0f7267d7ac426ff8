import '../style/desk.css'
import type { DeskGroup, DeskPurse, DeskRow } from '@sandtable/presentation'
import { createMemo, createSignal, For, type JSX, onMount, Show } from 'solid-js'
import { nationStyle } from '../panels/nation.ts'
import { RuleChips } from '../panels/RuleChip.tsx'
import type { Table } from '../table/table.ts'
import { figure, shareOf } from './amounts.ts'
import { DeskBill } from './DeskBill.tsx'
import { DeskRowView } from './DeskRowView.tsx'
import { listenForDeskKeys } from './desk-keys.ts'
import { deskWords } from './words.ts'

/** A list with amounts: what can be had, what it costs and why not; on the right the order, signed once. */
export function DeskSheet(props: { readonly table: Table }): JSX.Element {
  const { desk } = props.table
  const words = () => deskWords(props.table.language())
  const [purse, setPurse] = createSignal<string>()
  const purses = (): readonly DeskPurse[] => desk.model()?.purses ?? []
  const groups = createMemo((): readonly DeskGroup[] => {
    const only = purse()
    return (desk.model()?.groups ?? []).filter((group) => only === undefined || group.purses.includes(only))
  })
  let sheet: HTMLElement | undefined
  const steppers = (): HTMLElement[] => [
    ...(sheet?.querySelectorAll<HTMLElement>('[role="spinbutton"]') ?? []),
  ]
  const at = (): number =>
    steppers().findIndex((each) => each.closest('.desk-row')?.contains(document.activeElement) === true)
  const rowAt = (): DeskRow | undefined => {
    const id = steppers()[at()]?.dataset.row
    return groups()
      .flatMap(({ rows }) => rows)
      .find((row) => row.id === id)
  }
  onMount(() => steppers()[0]?.focus({ preventScroll: true }))
  listenForDeskKeys({
    table: props.table,
    row: () => rowAt()?.id,
    go: (by) => {
      const next = steppers()[Math.max(0, Math.min(steppers().length - 1, at() + by))]
      next?.focus()
      next?.scrollIntoView({ block: 'nearest' })
    },
    amount: (change) => {
      const row = rowAt()
      if (row) desk.set(row, change(desk.amount(row.id)))
    },
    purse: (by) => {
      const ids = [undefined, ...purses().map(({ id }) => id)]
      setPurse(ids[(ids.indexOf(purse()) + by + ids.length) % ids.length])
    },
  })
  return (
    <section class="desk" ref={(made) => (sheet = made)} aria-label={desk.model()?.title}>
      <div class="desk-list">
        <ul class="purses">
          <For each={purses()}>
            {(each) => (
              <li>
                <PurseCard
                  purse={each}
                  words={words()}
                  isOn={purse() === each.id}
                  onPress={() => setPurse(purse() === each.id ? undefined : each.id)}
                />
              </li>
            )}
          </For>
        </ul>
        <div class="desk-table">
          <Show when={desk.model()}>
            {(model) => (
              <p class="desk-rule">
                {model().rule.text}
                <RuleChips rules={model().rule.rules} onOpen={(rule) => props.table.openRule(rule)} />
              </p>
            )}
          </Show>
          <div class="desk-heads label" aria-hidden="true">
            <span>{words().columns.what}</span>
            <span class="n">{words().columns.most}</span>
            <span class="n">{words().columns.price}</span>
            <span>{words().columns.amount}</span>
            <span class="n">{words().columns.sum}</span>
            <span>{words().columns.how}</span>
          </div>
          <For each={groups().map(({ title }) => title)}>
            {(title) => (
              <Show when={groups().find((group) => group.title === title)}>
                {(group) => <Group table={props.table} group={group()} />}
              </Show>
            )}
          </For>
        </div>
        <p class="desk-keys" aria-hidden="true">
          <For each={words().keys}>
            {([keys, meaning]) => (
              <span>
                <For each={keys}>{(key) => <kbd>{key}</kbd>}</For> {meaning}
              </span>
            )}
          </For>
        </p>
      </div>
      <DeskBill table={props.table} />
    </section>
  )
}

interface PurseProps {
  readonly purse: DeskPurse
  readonly words: ReturnType<typeof deskWords>
  readonly isOn: boolean
  readonly onPress: () => void
}

/** What a nation has left; pressed, the list shows hers alone. */
function PurseCard(props: PurseProps): JSX.Element {
  const said = (): string =>
    [
      props.words.spent(figure(props.purse.spent)),
      ...(props.purse.gained === 0
        ? []
        : [props.words.gained(`${props.purse.gained > 0 ? '+' : ''}${figure(props.purse.gained)}`)]),
    ].join(' · ')
  return (
    <button
      type="button"
      class="purse"
      style={nationStyle(props.purse.nation)}
      aria-pressed={props.isOn}
      onClick={() => props.onPress()}
    >
      <i class="stripe" />
      <span class="purse-name">
        <b>{props.purse.title}</b>
        <small>{said()}</small>
      </span>
      <span class="purse-left num">
        <b>{figure(props.purse.left)}</b>
        <small>{props.words.of(figure(props.purse.had + props.purse.gained))}</small>
      </span>
      <i class="purse-bar" style={{ '--share': `${shareOf(props.purse)}%` }} />
    </button>
  )
}

/** Rows that cannot be had now are folded behind the others where they are many. */
const MANY_REFUSED = 3

function Group(props: { readonly table: Table; readonly group: DeskGroup }): JSX.Element {
  const { desk } = props.table
  const words = () => deskWords(props.table.language())
  const isRefused = (row: DeskRow): boolean => row.why !== undefined && desk.amount(row.id) === 0
  const refused = () => props.group.rows.filter(isRefused)
  const isFolded = (): boolean => refused().length > MANY_REFUSED
  const open = () => (isFolded() ? props.group.rows.filter((row) => !isRefused(row)) : props.group.rows)
  return (
    <section class="desk-group" aria-label={props.group.title}>
      <h3 class="label">{props.group.title}</h3>
      <ul>
        <For each={open().map(({ id }) => id)}>
          {(id) => <RowOf table={props.table} group={props.group} id={id} />}
        </For>
      </ul>
      <Show when={isFolded()}>
        <details class="desk-refused">
          <summary>{words().refused(refused().length)}</summary>
          <ul>
            <For each={refused().map(({ id }) => id)}>
              {(id) => <RowOf table={props.table} group={props.group} id={id} />}
            </For>
          </ul>
        </details>
      </Show>
    </section>
  )
}

/** Like its group, a row stays the same element while its figures change, so that it keeps the focus. */
function RowOf(props: {
  readonly table: Table
  readonly group: DeskGroup
  readonly id: string
}): JSX.Element {
  const row = createMemo(() => props.group.rows.find(({ id }) => id === props.id))
  return <Show when={row()}>{(shown) => <DeskRowView table={props.table} row={shown()} />}</Show>
}
