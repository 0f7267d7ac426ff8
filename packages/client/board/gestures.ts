/** Pointers on the board, by hand: drag, pinch, wheel, tap and hover. */
import type { Point } from '@sandtable/presentation'
import { onCleanup } from 'solid-js'
import type { View } from './create-view.ts'

export interface GestureEvents {
  /** the pointer moved without a button, or left the board */
  hovered(at: Point | undefined): void
  /** pressed and let go without dragging; with Shift, or by a finger that stayed long, it adds to what was picked */
  tapped(at: Point, isTouch: boolean, isAdding: boolean): void
  /** a mouse begins to drag here: what is dragged, if it is not the map */
  grabbed(at: Point, isAdding: boolean): Dragged | undefined
}

/** Something else than the map is dragged. */
export interface Dragged {
  moved(at: Point): void
  dropped(at: Point): void
  /** the drag was broken off */
  left(): void
}

const DRAG = 5
const WHEEL_REST_MS = 160
const LONG_PRESS_MS = 500

export function watchGestures(board: HTMLElement, view: View, events: GestureEvents): void {
  const at = pointIn(board)
  const held = new Map<number, Point>()
  let start: Point | undefined
  let isDrag = false
  let dragged: Dragged | undefined
  const long = longPress(() => {
    if (isDrag || held.size !== 1 || !start) return
    events.tapped(start, true, true)
    // What the finger does until it is lifted means nothing more.
    held.clear()
    start = undefined
  })

  function press(event: PointerEvent): void {
    if (event.button !== 0) return
    held.set(event.pointerId, at(event))
    if (held.size === 1) [start, isDrag] = [at(event), false]
    else beginDrag()
    long.stop()
    if (event.pointerType === 'touch' && held.size === 1) long.begin()
  }

  function beginDrag(event?: PointerEvent): void {
    if (isDrag) return
    isDrag = true
    long.stop()
    for (const id of held.keys()) board.setPointerCapture(id)
    const isMouse = event !== undefined && event.pointerType !== 'touch' && start !== undefined
    dragged = isMouse && start ? events.grabbed(start, event.shiftKey) : undefined
    if (!dragged) view.begin()
  }

  function move(event: PointerEvent): void {
    const before = held.get(event.pointerId)
    if (!before) {
      if (event.pointerType !== 'touch') events.hovered(at(event))
      return
    }
    if (!isDrag && start && distance(start, at(event)) > DRAG) beginDrag(event)
    if (!isDrag) return
    if (dragged) dragged.moved(at(event))
    else drag(event.pointerId, before, at(event))
  }

  function drag(id: number, before: Point, now: Point): void {
    const other = [...held].find(([pointer]) => pointer !== id)?.[1]
    held.set(id, now)
    if (!other) {
      view.panBy(now.x - before.x, now.y - before.y)
      return
    }
    const [was, is] = [middle(before, other), middle(now, other)]
    view.panBy(is.x - was.x, is.y - was.y)
    view.zoomBy(distance(now, other) / Math.max(1, distance(before, other)), is)
  }

  function release(event: PointerEvent): void {
    if (!held.delete(event.pointerId) || held.size > 0) return
    long.stop()
    if (dragged) letGo(dragged, event)
    else if (isDrag) view.end()
    else if (event.type === 'pointerup')
      events.tapped(at(event), event.pointerType === 'touch', event.shiftKey)
    ;[start, isDrag, dragged] = [undefined, false, undefined]
  }

  function letGo(what: Dragged, event: PointerEvent): void {
    if (event.type === 'pointerup') what.dropped(at(event))
    else what.left()
  }

  const wheel = wheelZoom(view, at)
  // A finger that is lifted leaves, too; what it tapped stays in view until the next tap.
  const leave = (event: PointerEvent): void => {
    const isGone = event.pointerType !== 'touch' && !isOnSheet(event.relatedTarget)
    if (held.size === 0 && isGone) events.hovered(undefined)
  }
  board.addEventListener('pointerdown', press)
  board.addEventListener('pointermove', move)
  board.addEventListener('pointerup', release)
  board.addEventListener('pointercancel', release)
  board.addEventListener('pointerleave', leave)
  board.addEventListener('wheel', wheel, { passive: false })
}

/** A finger that rests where it was put down. */
function longPress(act: () => void): { begin(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => clearTimeout(timer)
  onCleanup(stop)
  return {
    begin: () => {
      timer = setTimeout(act, LONG_PRESS_MS)
    },
    stop,
  }
}

/** Sheets on the map belong to the place they are about: going there does not leave it. */
const isOnSheet = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.callout, .fan') !== null

/** With the Control key a mouse wheel zooms the page, as everywhere; a trackpad's pinch has small steps. */
const isPageZoom = (event: WheelEvent): boolean => event.ctrlKey && Math.abs(event.deltaY) >= 50

function wheelZoom(view: View, at: (event: WheelEvent) => Point): (event: WheelEvent) => void {
  let rest: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => clearTimeout(rest))
  return (event) => {
    if (isPageZoom(event)) return
    event.preventDefault()
    if (rest === undefined) view.begin()
    clearTimeout(rest)
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    view.zoomBy(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), at(event))
    rest = setTimeout(() => {
      rest = undefined
      view.end()
    }, WHEEL_REST_MS)
  }
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/**
 * Where in an element a pointer is. Its place in the window is kept: asked at every move, the browser would lay out
 * the page for that alone, in the middle of what people wait for.
 */
function pointIn(element: HTMLElement): (event: MouseEvent) => Point {
  let corner: Point | undefined
  const find = (): Point => (corner = element.getBoundingClientRect())
  const forget = (): void => {
    corner = undefined
  }
  // Nothing can push it aside without changing its size, but the whole page may be scrolled.
  const observer = new ResizeObserver(find)
  observer.observe(element)
  addEventListener('scroll', forget, { capture: true, passive: true })
  onCleanup(() => {
    observer.disconnect()
    removeEventListener('scroll', forget, { capture: true })
  })
  return ({ clientX, clientY }) => {
    const { x, y } = corner ?? find()
    return { x: clientX - x, y: clientY - y }
  }
}
