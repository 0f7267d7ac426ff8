import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js'

/** Does something once the page has been seen as it is now; in a hidden page, when it is looked at. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act, 0)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Becomes true when what is made now has been seen: for what may come a moment later than the map. */
export function createSeen(): Accessor<boolean> {
  const [isSeen, setSeen] = createSignal(false)
  onMount(() => onCleanup(afterPaint(() => setSeen(true))))
  return isSeen
}
