/** What a key opens takes the focus and is named by it; when it closes, the focus goes back where it was. */
import { onCleanup, onMount } from 'solid-js'

export type KeyedPanel = 'since' | 'plan' | 'orders' | 'result'

/** a key has asked for it, and it is not there yet */
let entering: { readonly panel: KeyedPanel; readonly from: Element | null } | undefined

interface Shown {
  readonly element: HTMLElement
  enter(from: Element | null): void
}

const shown = new Map<KeyedPanel, Shown>()

/** Is it about to take the focus? */
export const isEntering = (panel: KeyedPanel): boolean => entering?.panel === panel

interface Doors {
  isOpen(): boolean
  open(): void
  close(): void
}

/** Opens it, leads into it where it lies open, and closes it from within. */
export function pressKeyOf(panel: KeyedPanel, doors: Doors): void {
  const there = shown.get(panel)
  const from = document.activeElement
  if (!doors.isOpen()) {
    entering = { panel, from }
    doors.open()
  } else if (there && !there.element.contains(from)) there.enter(from)
  else doors.close()
}

/** A button is about to open it; pressed by key, the focus goes along. */
export function followInto(panel: KeyedPanel): void {
  const from = document.activeElement
  if (from?.matches(':focus-visible') !== true) return
  const there = shown.get(panel)
  if (there) there.enter(from)
  else entering = { panel, from }
}

/** For the panel itself: `close` is what Esc does while it has the focus. */
export function enteredByKey(
  panel: KeyedPanel,
  element: () => HTMLElement | undefined,
  close: () => void,
): void {
  let back: Element | null = null
  const enter = (from: Element | null): void => {
    back = from
    element()?.focus({ preventScroll: true })
  }
  onMount(() => {
    const own = element()
    if (!own) return
    own.tabIndex = -1
    shown.set(panel, { element: own, enter })
    const wanted = isEntering(panel) ? entering : undefined
    entering = undefined
    if (wanted) enter(wanted.from)
    own.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      event.stopPropagation()
      close()
    })
  })
  onCleanup(() => {
    if (shown.get(panel)?.element === element()) shown.delete(panel)
    const isHere = document.activeElement === document.body || element()?.contains(document.activeElement)
    if (isHere && back instanceof HTMLElement && back.isConnected) back.focus()
    else if (isHere) document.querySelector<HTMLElement>('.board-view')?.focus()
  })
}
