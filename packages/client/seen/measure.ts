import { onCleanup, onMount } from 'solid-js'
import { setSheetHeight } from '../board/window-room.ts'

const MARGIN = 8

/** While an element lies over the foot of the map, what is asked is shown above it. */
export function coversFoot(element: () => HTMLElement | undefined): void {
  onMount(() => {
    const covering = element()
    if (!covering?.closest('.mapbox')) return
    const look = (): void => {
      setSheetHeight(covering.clientHeight + MARGIN)
    }
    const observer = new ResizeObserver(look)
    observer.observe(covering)
    onCleanup(() => {
      observer.disconnect()
      setSheetHeight(0)
    })
  })
}
