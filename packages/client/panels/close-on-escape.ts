/** Esc closes what was opened last, wherever the focus is. */
import { type Accessor, createEffect, onCleanup } from 'solid-js'

/** sheets that lie open, the last on top */
const open: (() => void)[] = []

/** A field with words in it is emptied first. */
const isFilled = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.value !== ''

function listenOn(close: () => void): () => void {
  const listen = (event: KeyboardEvent): void => {
    const isOnTop = open.at(-1) === close && document.querySelector('dialog[open]') === null
    if (event.key !== 'Escape' || event.defaultPrevented || !isOnTop || isFilled(event.target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    close()
  }
  open.push(close)
  // before the table's own: a sheet is closed before anything is put back
  addEventListener('keydown', listen, { capture: true })
  return () => {
    removeEventListener('keydown', listen, { capture: true })
    open.splice(open.indexOf(close), 1)
  }
}

/** As long as the sheet is open. */
export function closeOnEscape(close: () => void, isOpen: Accessor<boolean> = () => true): void {
  createEffect(() => {
    if (isOpen()) onCleanup(listenOn(() => close()))
  })
}
