/** Which stack is spread out. */
import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js'
import type { Stack } from '../table/models.ts'
import type { Table } from '../table/table.ts'

export interface FanState {
  readonly stack: Accessor<Stack | undefined>
  /** the pointer rests on a space, or on none */
  hoveredOn(space: number | undefined): void
  /** at once: tapped, clicked, or by key; false if there is nothing to spread */
  open(space: number): boolean
  close(): void
  /** the pointer is on the fan itself */
  keep(): void
}

const OPEN_MS = 250
const CLOSE_MS = 350

export function createFan(table: Table): FanState {
  const [space, setSpace] = createSignal<number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stackAt = (at: number | undefined): Stack | undefined =>
    table.stacks().find((stack) => stack.space === at && stack.counters.length > 1)
  const later = (milliseconds: number, what: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(what, milliseconds)
  }
  onCleanup(() => clearTimeout(timer))

  return {
    stack: createMemo(() => stackAt(space())),
    hoveredOn: (at) => {
      // A way that ends here is more than the stack that stands there.
      const isStack = stackAt(at) !== undefined && !table.preview()?.path
      if (isStack) later(at === space() ? 0 : OPEN_MS, () => setSpace(at))
      else later(CLOSE_MS, () => setSpace(undefined))
    },
    open: (at) => {
      clearTimeout(timer)
      setSpace(at)
      return stackAt(at) !== undefined
    },
    close: () => {
      clearTimeout(timer)
      setSpace(undefined)
    },
    keep: () => clearTimeout(timer),
  }
}
