/** Where the board is asked to look. */
import { createSignal, onCleanup } from 'solid-js'
import type { Table } from './table.ts'

/** The board listens for places to show; the last one stays marked until something happens. */
export function createFlying(): Pick<Table, 'flyTo' | 'onFly' | 'flownTo'> & { forget(): void } {
  const flyers = new Set<(spaces: readonly number[]) => void>()
  const [flownTo, setFlownTo] = createSignal<number>()
  return {
    flyTo: (...spaces) => {
      setFlownTo(spaces.length === 1 ? spaces[0] : undefined)
      for (const fly of flyers) fly(spaces)
    },
    onFly: (listen) => {
      flyers.add(listen)
      onCleanup(() => flyers.delete(listen))
    },
    flownTo,
    forget: () => {
      setFlownTo(undefined)
    },
  }
}
