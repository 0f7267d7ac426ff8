/** Which space's stacks are spread out. */
import type { Counter, Stack } from '@sandtable/presentation'
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import { countersOf, stacksAt, unitsOf } from '../table/stacks-at.ts'
import type { Table } from '../table/table.ts'
import type { FanPlace } from './fan-place.ts'
import { promised } from './promised.ts'
import { isDesk } from './screen-size.ts'

export interface FanState {
  /** all stacks of the space, one's own first; empty if nothing is spread out */
  readonly stacks: Accessor<readonly Stack[]>
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
  /** a counter of it is taken: it lies open, and where it lies, while more of it can be taken or the pointer is on it */
  takeFrom(space: number, rect: FanPlace): void
  /** where it must stay for the hand that takes one counter after the other */
  still(): FanPlace | undefined
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
      () => table.later.glow(),
      () => setSentAway(false),
      { defer: true },
    ),
  )
  const asked = createMemo(() => (isSentAway() || !isDesk() ? NONE : askedStacks(table.later)))
  const spaceLater = table.later.follow(space)
  const [taken, setTaken] = createSignal<{
    readonly from: number
    readonly still: FanPlace | undefined
    readonly order: readonly number[]
  }>()
  const takenLater = table.later.follow(taken)
  const pointed = createMemo(() => {
    const stacks = spreadAt(table.later, spaceLater())
    const isWanted = takenLater() ? isTakenFrom(table.later, stacks) : !isNeedless(table.later, stacks)
    return isSpread() || isWanted ? stacks : NONE
  })
  const laid = createMemo(() => asLaid(pointed().length > 0 ? pointed() : asked(), takenLater()?.order))
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (milliseconds: number, what: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(what, milliseconds)
  }
  const show = (at: number | undefined, byKey = false): void => {
    clearTimeout(timer)
    if (at !== taken()?.from) setTaken(undefined)
    setSpread(byKey)
    setSpace(at)
  }
  onCleanup(() => clearTimeout(timer))
  const sendAway = (): void => {
    show(undefined)
    setSentAway(true)
  }
  /** where the pointer rests: what is only selected goes with the question */
  let rest: number | undefined
  const isWantedStill = (at: number): boolean => {
    const isChosen = isSpread() || table.later.selected() === at
    if (rest === at && !taken()) return true
    return (isChosen || rest === at) && isTakenFrom(table.later, spreadAt(table.later, at))
  }
  leaveWith(table, {
    asked: () => {
      const at = space()
      if (at !== undefined && !isWantedStill(at)) show(undefined)
    },
    left: sendAway,
    isAbout: (spaces) => laid().every((stack) => spaces.includes(stack.space)),
  })

  return {
    stacks: laid,
    hoveredOn: (at) => {
      rest = at
      // The hand has left it: it may lie beside what is lit.
      const was = taken()
      if (was !== undefined) setTaken({ ...was, still: undefined })
      // A way that ends here is more than the stack that stands there.
      const hasWay = (): boolean => promised(table)?.path !== undefined
      const isStack = spreadAt(table, at).length > 0 && !hasWay()
      if (isStack) later(at === space() ? 0 : OPEN_MS, () => hasWay() || show(at))
      else later(table.glow().costs.size > 0 ? CLOSE_HELD_MS : CLOSE_MS, () => show(undefined))
    },
    open: (at) => {
      show(at)
      // Another place is asked about.
      if (spreadAt(table, at).length === 0) setSentAway(true)
    },
    spread: (at) => {
      table.settle()
      show(at, true)
      return spreadAt(table, at).length > 0
    },
    close: () => show(undefined),
    sendAway,
    keep: () => {
      clearTimeout(timer)
      rest = space()
    },
    takeFrom: (from, rect) => {
      clearTimeout(timer)
      const was = taken()?.from === from ? taken() : undefined
      const order = was?.order ?? unitsOf(spreadAt(table.later, from))
      setTaken({ from, still: was?.still ?? rect, order })
      setSpace(from)
    },
    still: () => taken()?.still,
  }
}

interface Leaving {
  /** another question, or another place is selected */
  asked(): void
  /** a computer is asked, or another place is shown */
  left(): void
  isAbout(spaces: readonly number[]): boolean
}

/** What is asked and shown elsewhere is not covered by it. */
function leaveWith(table: Table, { asked, left, isAbout }: Leaving): void {
  const isYours = createMemo(() => table.prompt().yours)
  createEffect(on([() => table.question(), () => table.later.selected()], asked, { defer: true }))
  createEffect(on(isYours, (yours) => yours || left(), { defer: true }))
  table.onFly((spaces) => isAbout(spaces) || left())
}

/** Whoever takes one counter after the other finds each where it was. */
function asLaid(stacks: readonly Stack[], order: readonly number[] = []): readonly Stack[] {
  const at = new Map(order.map((unit, i) => [unit, i]))
  const placeOf = ({ unit }: Counter): number => at.get(unit) ?? order.length
  return order.length === 0
    ? stacks
    : stacks.map((stack) => ({
        ...stack,
        counters: [...stack.counters].sort((a, b) => placeOf(a) - placeOf(b)),
      }))
}

type Shown = Pick<Table, 'stacks' | 'glow'>

const NONE: readonly Stack[] = []

/** A single counter is not spread. */
function spreadAt(table: Shown, at: number | undefined): readonly Stack[] {
  const stacks = stacksAt(table.stacks(), at)
  return countersOf(stacks).length > 1 ? stacks : NONE
}

const canPick = ({ glow }: Shown, stacks: readonly Stack[]): boolean =>
  unitsOf(stacks).some((unit) => glow().units.has(unit))

/** The place the whole question is about: which of its units? Beside a panel it lies open by itself. */
export function askedStacks(table: Shown): readonly Stack[] {
  const [space, ...others] = table.glow().spaces
  const stacks = others.length === 0 ? spreadAt(table, space) : NONE
  return canPick(table, stacks) ? stacks : NONE
}

/** More of it can be taken, or what was taken is in the hand still. */
export const isTakenFrom = (table: Shown, stacks: readonly Stack[]): boolean =>
  canPick(table, stacks) || unitsOf(stacks).some((unit) => table.glow().heldUnits.has(unit))

/**
 * The panel beside the map lists the same units, and none of them can be chosen; the tray under the map of a
 * smaller screen shows them large enough to be picked there.
 */
const isNeedless = (table: Shown & Pick<Table, 'selected'>, stacks: readonly Stack[]): boolean =>
  table.selected() === stacks[0]?.space && !(isDesk() && canPick(table, stacks))
