/** What lies over the map makes room where something may be chosen beneath it. */
import { type Accessor, createMemo } from 'solid-js'
import type { Table } from '../table/table.ts'
import type { Rect } from './camera.ts'
import type { View } from './create-view.ts'
import { spaceRect } from './window-room.ts'

export const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Does the element, as large as it was when last seen open, lie over a lit space? */
export function foldedOver(
  table: Table,
  view: View,
  element: () => HTMLElement | undefined,
): Accessor<boolean> {
  const { sheet } = table.presentation
  let open: Rect | undefined
  return createMemo((isFolded: boolean) => {
    const { spaces, heldSpaces } = table.later.glow()
    if (view.isMoving()) return isFolded
    if (!isFolded) open = placeOf(element()) ?? open
    const camera = view.camera()
    const lies = open
    return (
      lies !== undefined &&
      [...spaces, ...heldSpaces].some((space) => overlap(spaceRect(sheet, camera, space), lies))
    )
  }, false)
}

/** In the window onto the map. */
function placeOf(element: HTMLElement | undefined): Rect | undefined {
  if (!element?.isConnected) return undefined
  const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = element
  return { x, y, width, height }
}
