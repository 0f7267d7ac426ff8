import { type JSX, Show } from 'solid-js'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { keepFocus } from './Dialog.tsx'
import { Mark } from './Icon.tsx'
import { nationStyle } from './nation.ts'

/**
 * Covers the table while the screen changes hands. Only its button lifts it: a browser may close any dialog
 * on Escape, so what lies behind is covered besides and the dialog comes back.
 */
export function Curtain(props: { readonly table: Table }): JSX.Element {
  return (
    <Show when={props.table.curtain() !== undefined}>
      <Cover table={props.table} seat={props.table.curtain() ?? 0} />
    </Show>
  )
}

function Cover(props: { readonly table: Table; readonly seat: number }): JSX.Element {
  const words = () => wordsOf(props.table.language()).curtain
  const who = (): string => props.table.seatTitle(props.seat)
  let element: HTMLDialogElement | undefined
  keepFocus(() => element)
  return (
    <div class="curtain-ground">
      <dialog
        ref={(made) => (element = made)}
        class="curtain"
        aria-labelledby="curtain-title"
        style={nationStyle(props.table.nation(props.seat))}
        onCancel={(event) => event.preventDefault()}
        onClose={() => element?.isConnected && element.showModal()}
      >
        <div class="curtain-sheet">
          <Mark />
          <i class="band" />
          <h2 id="curtain-title">{words().title(who())}</h2>
          <p>{words().text}</p>
          <button type="button" class="btn primary big" autofocus onClick={() => props.table.liftCurtain()}>
            {words().button(who())}
          </button>
        </div>
      </dialog>
    </div>
  )
}
