import { type Accessor, createSignal, onCleanup } from 'solid-js'

/** Whether the window is of this kind, now and as it changes. */
export function createMediaQuery(query: string): Accessor<boolean> {
  const list = matchMedia(query)
  const [matches, setMatches] = createSignal(list.matches)
  const follow = (): void => void setMatches(list.matches)
  list.addEventListener('change', follow)
  onCleanup(() => list.removeEventListener('change', follow))
  return matches
}
