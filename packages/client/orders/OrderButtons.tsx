import { type JSX, Show } from 'solid-js'
import { Icon } from '../panels/Icon.tsx'
import type { Table } from '../table/table.ts'
import { GO_ON_KEY, ORDERS_KEY } from './keys.ts'
import { orderWords } from './words.ts'

/** Beside the question: the orders under way. */
export function OrderButtons(props: { readonly table: Table }): JSX.Element {
  const { orders } = props.table
  const words = () => orderWords(props.table.language())
  const name = (): string => words().button(orders.goals().length)
  return (
    <Show when={orders.mayDraw() || orders.goals().length > 0}>
      <button
        type="button"
        class="btn icon orders-button"
        classList={{ 'has-none': orders.goals().length === 0 }}
        aria-label={name()}
        aria-pressed={orders.isListOpen()}
        aria-keyshortcuts={ORDERS_KEY.toUpperCase()}
        title={`${name()} (${ORDERS_KEY.toUpperCase()})`}
        onClick={() => orders.setListOpen(!orders.isListOpen())}
      >
        <Icon name="route" />
        <Show when={orders.goals().length > 0}>
          <span class="orders-count" aria-hidden="true">
            {orders.goals().length}
          </span>
        </Show>
      </button>
    </Show>
  )
}

/** Among the choices: orders that can be gone on with now. */
export function GoOnButton(props: { readonly table: Table }): JSX.Element {
  const { orders } = props.table
  const words = () => orderWords(props.table.language())
  return (
    <Show when={orders.readyGoals() > 0 && !orders.drawing()}>
      <button
        type="button"
        class="btn go-on-orders"
        aria-keyshortcuts={GO_ON_KEY.toUpperCase()}
        onClick={() => orders.goOn()}
      >
        <span>{words().goOn(orders.readyGoals())}</span>
        <kbd aria-hidden="true">{GO_ON_KEY.toUpperCase()}</kbd>
      </button>
    </Show>
  )
}
