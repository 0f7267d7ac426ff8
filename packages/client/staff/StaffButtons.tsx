import { createSignal, For, type JSX, Show } from 'solid-js'
import { Icon } from '../panels/Icon.tsx'
import type { Table } from '../table/table.ts'
import { TERMS } from './charge.ts'
import { staffWords } from './words.ts'

/** Beside the question: leave it to the staff, or answer it once and for all. */
export function StaffButtons(props: { readonly table: Table }): JSX.Element {
  const words = () => staffWords(props.table.language())
  const { staff } = props.table
  const leaves = props.table.later.follow(() => staff.mayLeave())
  return (
    <>
      <Always table={props.table} />
      <Show when={leaves() === 'again'}>
        <button type="button" class="btn" onClick={() => staff.leave()}>
          <Icon name="users" />
          <span>{words().goOn}</span>
        </button>
      </Show>
      <Show when={leaves() === 'once'}>
        <button
          type="button"
          class="btn icon"
          aria-label={words().leaveOnce}
          title={words().leaveOnce}
          onClick={() => staff.leave()}
        >
          <Icon name="users" />
        </button>
      </Show>
    </>
  )
}

/** The answer to a question that comes again and again. */
function Always(props: { readonly table: Table }): JSX.Element {
  const [isOpen, setOpen] = createSignal(false)
  const words = () => staffWords(props.table.language())
  const { staff, language } = props.table
  const asked = props.table.later.follow(() => staff.standingKind())
  return (
    <Show when={asked()} keyed>
      {(kind) => (
        <span class="always">
          <button type="button" class="btn" aria-expanded={isOpen()} onClick={() => setOpen((open) => !open)}>
            {kind.title[language()]} …
          </button>
          <Show when={isOpen()}>
            <span class="always-terms float">
              <For each={TERMS}>
                {(term) => (
                  <button
                    type="button"
                    class="btn"
                    onClick={() => {
                      setOpen(false)
                      props.table.byHand(() => staff.stand(kind, term))
                    }}
                  >
                    {words().terms[term]}
                  </button>
                )}
              </For>
            </span>
          </Show>
        </span>
      )}
    </Show>
  )
}
