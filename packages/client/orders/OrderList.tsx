import { For, type JSX, Show } from 'solid-js'
import { Icon } from '../panels/Icon.tsx'
import type { Table } from '../table/table.ts'
import type { GoalRow } from './orders.ts'
import { orderWords } from './words.ts'

/** Orders under way: where each goes and when it is there; gone on with or dropped from here. */
export function OrderList(props: { readonly table: Table }): JSX.Element {
  const { orders } = props.table
  const words = () => orderWords(props.table.language())
  return (
    <>
      <h2>{words().under}</h2>
      <Show when={orders.goals().length > 0} fallback={<p class="order-hint">{words().none}</p>}>
        <ul class="order-rows">
          <For each={orders.goals()}>{(row) => <Row table={props.table} row={row} />}</For>
        </ul>
        <p class="order-hint">{words().secret}</p>
      </Show>
      <div class="order-acts">
        <Show when={orders.mayDraw()}>
          <button type="button" class="btn" onClick={() => orders.begin()}>
            {words().begin}
          </button>
        </Show>
        <Show when={orders.readyGoals() > 0}>
          <button type="button" class="btn primary" onClick={() => orders.goOn()}>
            {words().goOn(orders.readyGoals())}
          </button>
        </Show>
      </div>
    </>
  )
}

const MOST_NAMES = 2

function Row(props: { readonly table: Table; readonly row: GoalRow }): JSX.Element {
  const { orders } = props.table
  const words = () => orderWords(props.table.language())
  const place = (space: number): string => props.table.presentation.spaceName(space, props.table.language())
  const names = (): string => {
    const { names: all } = props.row
    const some = all.slice(0, MOST_NAMES).join(props.table.language() === 'ja' ? '、' : ', ')
    return all.length > MOST_NAMES ? words().others(some, all.length - MOST_NAMES) : some
  }
  const when = (): string => {
    const last = props.row.way?.legs.at(-1)
    return last === undefined ? words().waits : words().arrives(last.when)
  }
  return (
    <li>
      <button
        type="button"
        class="order-row"
        onClick={() => props.table.flyTo(...props.row.from, props.row.goal.to)}
      >
        <b>{place(props.row.goal.to)}</b>
        <span>{names()}</span>
        <small>
          {place(props.row.from[0] ?? 0)} · {when()}
        </small>
      </button>
      <Show when={props.row.isReady}>
        <button type="button" class="btn small" onClick={() => orders.goOn(props.row.goal)}>
          {words().goOnOne}
        </button>
      </Show>
      <button
        type="button"
        class="btn small icon"
        aria-label={words().drop}
        title={words().drop}
        onClick={() => orders.drop(props.row.goal)}
      >
        <Icon name="trash" />
      </button>
    </li>
  )
}
