import type { Point } from '@sandtable/presentation'
import { onCleanup } from 'solid-js'

/**
 * Where in an element a pointer is. Its place in the window is kept: asked at every move, the browser would lay out
 * the page for that alone, in the middle of what people wait for.
 */
export function pointIn(element: HTMLElement): (event: MouseEvent) => Point {
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
