/** Which stack is spread out. */
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import type { Stack } from '../table/models.ts'
import type { Table } from '../table/table.ts'
import { isDesk } from './screen-size.ts'

export interface FanState {
  readonly stack: Accessor<Stack | undefined>
  /** the pointer rests on a space, or on none */
  hoveredOn(space: number | undefined): void
  /** at once: tapped or clicked */
  open(space: number): void
  /** by key: shown whatever lies beside the map; false if there is nothing to spread */
  spread(space: number): boolean
  close(): void
  /** until the next question, also what lies open by itself */
  sendAway(): void
  /** the pointer is on the fan itself */
  keep(): void
}

const OPEN_MS = 250
const CLOSE_MS = 350
/** with units in the hand the fan may lie farther off, beyond the hexes they can reach */
const CLOSE_HELD_MS = 900

export function createFan(table: Table): FanState {
  const [space, setSpace] = createSignal<number>()
  const [isSpread, setSpread] = createSignal(false)
  const [isSentAway, setSentAway] = createSignal(false)
  createEffect(
    on(
      () => table.glow(),
      () => setSentAway(false),
      { defer: true },
    ),
  )
  const asked = createMemo(() => (isSentAway() || !isDesk() ? undefined : askedStack(table)))
  const pointed = createMemo(() => {
    const stack = stackAt(table, space())
    return stack && (isSpread() || !isNeedless(table, stack)) ? stack : undefined
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (milliseconds: number, what: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(what, milliseconds)
  }
  const show = (at: number | undefined, byKey = false): void => {
    clearTimeout(timer)
    setSpread(byKey)
    setSpace(at)
  }
  onCleanup(() => clearTimeout(timer))

  return {
    stack: () => pointed() ?? asked(),
    hoveredOn: (at) => {
      // A way that ends here is more than the stack that stands there.
      const isStack = stackAt(table, at) !== undefined && !table.preview()?.path
      if (isStack) later(at === space() ? 0 : OPEN_MS, () => show(at))
      else later(table.glow().costs.size > 0 ? CLOSE_HELD_MS : CLOSE_MS, () => show(undefined))
    },
    open: (at) => show(at),
    spread: (at) => {
      show(at, true)
      return stackAt(table, at) !== undefined
    },
    close: () => show(undefined),
    sendAway: () => {
      show(undefined)
      setSentAway(true)
    },
    keep: () => clearTimeout(timer),
  }
}

type Shown = Pick<Table, 'stacks' | 'glow'>

const stackAt = (table: Shown, at: number | undefined): Stack | undefined =>
  table.stacks().find((stack) => stack.space === at && stack.counters.length > 1)

const canPick = ({ glow }: Shown, { counters }: Stack): boolean =>
  counters.some(({ unit }) => glow().units.has(unit))

/** The stack the whole question is about: which of its units? Beside a panel it lies open by itself. */
export function askedStack(table: Shown): Stack | undefined {
  const [space, ...others] = table.glow().spaces
  const stack = others.length === 0 ? stackAt(table, space) : undefined
  return stack && canPick(table, stack) ? stack : undefined
}

/**
 * The panel beside the map lists the same units, and none of them can be chosen; the tray under the map of a
 * smaller screen shows them large enough to be picked there.
 */
const isNeedless = (table: Shown & Pick<Table, 'selected'>, stack: Stack): boolean =>
  table.selected() === stack.space && !(isDesk() && canPick(table, stack))
