/** Whatever comes up under the pointer is not pressed by the second half of a double click. */

/** A press of mouse or finger, and the button it fell on. */
export interface Press {
  readonly x: number
  readonly y: number
  /** milliseconds */
  readonly at: number
  /** what the button says; empty where there is none */
  readonly button: string
}

/** pixels that a hand moves between two clicks on one spot */
const SPOT = 12

/** Was it meant for what lay there before? Twice on the same button, or twice on the map, is meant. */
export function isStray(first: Press | undefined, second: Press, pause: number): boolean {
  if (!first || first.button === second.button || second.at - first.at >= pause) return false
  return Math.abs(second.x - first.x) < SPOT && Math.abs(second.y - first.y) < SPOT
}

/** Stray presses come to nothing, also on a page that has come up since the first. What is returned ends it. */
export function dropStrayPresses(root: EventTarget, pause: () => number): () => void {
  let first: Press | undefined
  let isDropped = false
  const down = (event: Event): void => {
    if (!(event instanceof PointerEvent)) return
    const press = pressOf(event)
    isDropped = isStray(first, press, pause())
    if (isDropped) event.stopPropagation()
    else first = press
  }
  const click = (event: Event): void => {
    // Keys click, too, without a pointer.
    if (!isDropped || !(event instanceof MouseEvent) || event.detail === 0) return
    event.stopPropagation()
    event.preventDefault()
  }
  root.addEventListener('pointerdown', down, { capture: true })
  root.addEventListener('click', click, { capture: true })
  return () => {
    root.removeEventListener('pointerdown', down, { capture: true })
    root.removeEventListener('click', click, { capture: true })
  }
}

function pressOf({ target, clientX: x, clientY: y, timeStamp: at }: PointerEvent): Press {
  const button = target instanceof Element ? target.closest('button, label, summary, a[href]') : null
  return { x, y, at, button: button?.getAttribute('aria-label') ?? button?.textContent ?? '' }
}
