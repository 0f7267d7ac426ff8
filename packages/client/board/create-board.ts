/** The parts of a board that belong together, and the element they work on. */
import { createEffect, createMemo, createSignal, onCleanup } from 'solid-js'
import { levelOf } from '../counters/level.ts'
import type { Point } from '../table/models.ts'
import type { Table } from '../table/table.ts'
import { toMap } from './camera.ts'
import { createCursor } from './create-cursor.ts'
import { createFan } from './create-fan.ts'
import { createPointing } from './create-pointing.ts'
import { createView, type View } from './create-view.ts'
import { actionCamera, fitToAction } from './fit-to-action.ts'
import { watchGestures } from './gestures.ts'
import { counterSize } from './pieces.ts'
import { centreOf } from './shapes.ts'

export type BoardParts = ReturnType<typeof createBoard>

export function createBoard(table: Table) {
  const { sheet } = table.presentation
  const view = createView(sheet)
  const fan = createFan(table)
  const cursor = createCursor(table, view)
  const pointing = createPointing(table, cursor, fan)
  /** the board has the focus, and it came by key */
  const [hasKeys, setHasKeys] = createSignal(false)
  const level = createMemo(() => levelOf(counterSize(sheet) * view.scale()))
  const spaceUnder = (point: Point): number | undefined => {
    const { x, y } = toMap(view.camera(), point)
    const space = sheet.spaceAt(x, y)
    return space < 0 ? undefined : space
  }

  function tapped(point: Point, isTouch: boolean): void {
    const space = spaceUnder(point)
    setHasKeys(false)
    table.dismiss()
    if (space === undefined) fan.close()
    else pointing.tap(space, isTouch)
  }

  /** Once the elements are there: pointers, size, and the layer that moves. */
  function attach(board: HTMLElement, layer: HTMLElement): void {
    watchGestures(board, view, { hovered: (point) => pointing.hover(point && spaceUnder(point)), tapped })
    watchSize(board, view, () => actionCamera(table, view))
    createEffect(() => moveLayer(layer, view))
  }

  table.onFly((space) => view.centreOn(centreOf(sheet, space)))
  return {
    view,
    fan,
    cursor,
    pointing,
    level,
    hasKeys,
    setHasKeys,
    attach,
    fit: () => fitToAction(table, view),
  }
}

/**
 * Three dimensions give the layer a picture of its own, so that dragging draws nothing anew. The promise to
 * move keeps that picture while it is zoomed: fast, but blurred, therefore only as long as it moves.
 */
function moveLayer(layer: HTMLElement, { camera, isMoving }: View): void {
  const { x, y, k } = camera()
  layer.style.willChange = isMoving() ? 'transform' : ''
  layer.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${k})`
}

function watchSize(board: HTMLElement, view: View, first: () => ReturnType<View['camera']>): void {
  let isFirst = true
  const observer = new ResizeObserver(() => {
    const size = { width: board.clientWidth, height: board.clientHeight }
    if (size.width === 0 || size.height === 0) return
    view.resize(size)
    if (isFirst) view.jumpTo(first())
    isFirst = false
  })
  observer.observe(board)
  onCleanup(() => observer.disconnect())
}
