import { type JSX, Show } from 'solid-js'
import { Icon } from '../panels/Icon.tsx'
import type { Table } from '../table/table.ts'
import { figure } from './amounts.ts'
import { DESK_KEY, MAP_KEY } from './desk-key.ts'
import { deskWords } from './words.ts'

interface ButtonsProps {
  readonly table: Table
  readonly class?: string
}

/** Beside the question: the way to the desk; on the desk back to the map, and the signature. */
export function DeskButtons(props: ButtonsProps): JSX.Element {
  const words = () => deskWords(props.table.language())
  const { desk } = props.table
  return (
    <Show
      when={desk.isOpen()}
      fallback={
        <>
          <Show when={desk.waiting() > 0}>
            <span class="chip you">{words().waiting(desk.waiting())}</span>
          </Show>
          <Show when={desk.model()}>
            <button
              type="button"
              class={`btn primary to-desk ${props.class ?? ''}`}
              aria-keyshortcuts={DESK_KEY.toUpperCase()}
              onClick={() => desk.setOpen(true)}
            >
              <Icon name="list" />
              <span>{words().open}</span>
              <kbd aria-hidden="true">{DESK_KEY.toUpperCase()}</kbd>
            </button>
          </Show>
        </>
      }
    >
      <button type="button" class="btn to-map" onClick={() => desk.setOpen(false)}>
        {words().map}
        <kbd aria-hidden="true">{MAP_KEY.toUpperCase()}</kbd>
      </button>
      <SignButton {...props} />
    </Show>
  )
}

/** What the signature costs is written on it. */
export function SignButton(props: ButtonsProps): JSX.Element {
  const words = () => deskWords(props.table.language())
  const { desk } = props.table
  const sums = (): string[] =>
    (desk.model()?.purses ?? [])
      .filter(({ spent }) => spent > 0)
      .map(({ title, spent }) => `${title} ${figure(spent)}`)
  const label = (): string => {
    const entries = desk.model()?.entries ?? []
    if (entries.length === 0) return words().signNothing
    return sums().length === 0 ? words().sign : words().signFor(sums())
  }
  return (
    <button
      type="button"
      class={`btn primary sign ${props.class ?? ''}`}
      aria-disabled={!desk.isInOrder()}
      title={desk.isInOrder() ? undefined : words().notInOrder}
      // The second half of a double click would sign what the next power is asked.
      onClick={({ detail }) => detail < 2 && desk.isInOrder() && desk.sign()}
    >
      <span>{label()}</span>
      <kbd aria-hidden="true">⏎</kbd>
    </button>
  )
}
