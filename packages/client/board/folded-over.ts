/** What lies over the map makes room where something may be chosen beneath it, or has just been done there. */
import { spacesIn } from '@sandtable/presentation'
import { type Accessor, createMemo, createSignal, onCleanup, onMount } from 'solid-js'
import type { Table } from '../table/table.ts'
import type { Rect } from './camera.ts'
import type { View } from './create-view.ts'
import { spaceRect } from './window-room.ts'

export const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Does the element, as large as it was when last seen open, lie over a lit space, or over a deed? */
export function foldedOver(
  table: Table,
  view: View,
  element: () => HTMLElement | undefined,
): Accessor<boolean> {
  const { sheet } = table.presentation
  const layout = layoutOf(element)
  let open: Rect | undefined
  return createMemo((isFolded: boolean) => {
    const { spaces, heldSpaces } = table.later.glow()
    const shown = table.seen.marked().flatMap(spacesIn)
    layout()
    if (view.isMoving()) return isFolded
    if (!isFolded) open = placeOf(element()) ?? open
    const camera = view.camera()
    const lies = open
    return (
      lies !== undefined &&
      [...spaces, ...heldSpaces, ...shown].some((space) => overlap(spaceRect(sheet, camera, space), lies))
    )
  }, false)
}

/** Rises whenever the element has come to another place or size: a hand of cards lifts it, and hides a part of it. */
function layoutOf(element: () => HTMLElement | undefined): Accessor<number> {
  const [changes, setChanges] = createSignal(0)
  onMount(() => {
    const lies = element()
    if (!lies) return
    const look = (): void => void setChanges((before) => before + 1)
    const observer = new ResizeObserver(look)
    observer.observe(lies)
    lies.addEventListener('transitionend', look)
    onCleanup(() => observer.disconnect())
  })
  return changes
}

/** In the window onto the map. */
function placeOf(element: HTMLElement | undefined): Rect | undefined {
  if (!element?.isConnected) return undefined
  const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = element
  return { x, y, width, height }
}
