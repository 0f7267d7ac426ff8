import { createUniqueId, type JSX, onCleanup, onMount, Show } from 'solid-js'
import { IconButton } from './IconButton.tsx'

interface DialogProps {
  readonly title: string
  /** name of the button that closes */
  readonly close: string
  readonly onClose: () => void
  readonly children: JSX.Element
  readonly footer?: JSX.Element
  readonly width?: number
  readonly class?: string
}

/** A sheet on top of everything: the browser keeps the focus inside and gives it back afterwards. */
export function Dialog(props: DialogProps): JSX.Element {
  const id = createUniqueId()
  let element: HTMLDialogElement | undefined
  keepFocus(() => element)
  return (
    <dialog
      ref={(made) => (element = made)}
      class={`dlg ${props.class ?? ''}`}
      aria-labelledby={id}
      style={{ '--width': `${props.width ?? 480}px` }}
      onCancel={(event) => {
        event.preventDefault()
        props.onClose()
      }}
      onClick={(event) => event.target === element && isOutside(event) && props.onClose()}
    >
      <header class="hd">
        <h2 id={id}>{props.title}</h2>
        <IconButton icon="close" title={props.close} onClick={() => props.onClose()} />
      </header>
      <div class="bd">{props.children}</div>
      <Show when={props.footer}>
        <footer class="ft">{props.footer}</footer>
      </Show>
    </dialog>
  )
}

/** Opens the dialog once it is on the page; gives the focus back when it goes. */
export function keepFocus(dialog: () => HTMLDialogElement | undefined): void {
  const before = document.activeElement
  onMount(() => dialog()?.showModal())
  onCleanup(() => {
    dialog()?.close()
    if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus()
    // What had the focus is gone with the table it belonged to.
    else setTimeout(focusMap, 0)
  })
}

function focusMap(): void {
  if (document.activeElement === document.body && !document.querySelector('dialog[open]'))
    document.querySelector<HTMLElement>('.board-view')?.focus({ preventScroll: true })
}

function isOutside(event: MouseEvent & { readonly currentTarget: HTMLElement }): boolean {
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect()
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom
}
