/** One counter after the other is taken from a spread stack. */
import type { Counter, Stack } from '@sandtable/presentation'
import { batch, createRoot, createSignal } from 'solid-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { at } from './battle-for-galicia-sheet.ts'
import { fakeTable } from './fake-table.ts'

// Outside a browser the library would not react to anything.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))
const { createFan } = await import('../../board/create-fan.ts')

const HERE = at('3.06')
const OTHER = at('3.07')
const RECT = { x: 10, y: 20, width: 200, height: 80, cell: 68 }
const counter = (unit: number): Counter => ({ unit }) as unknown as Counter
const stack: Stack = {
  space: HERE,
  counters: [1, 2, 3].map(counter),
  more: false,
  own: true,
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The question is which units of the one stack. */
function asked() {
  return createRoot(() => {
    const [glow, setGlow] = createSignal(lit([1, 2, 3], [], [HERE]))
    const [stacks, setStacks] = createSignal([stack])
    const { table } = fakeTable()
    const shown = { ...table, stacks, glow, selected: () => HERE }
    /** on the map those in the hand lie on top */
    const order = (...units: number[]): void => void setStacks([{ ...stack, counters: units.map(counter) }])
    const later = { ...shown, follow: <T>(source: () => T) => source }
    const fan = createFan({ ...shown, later })
    const take = (units: number[], held: number[], spaces: number[]): void =>
      batch(() => {
        fan.takeFrom(HERE, RECT)
        setGlow(lit(units, held, spaces))
      })
    return { fan, take, order }
  })
}

const lit = (units: number[], held: number[], spaces: number[]) => ({
  ...fakeTable().table.glow(),
  units: new Set(units),
  heldUnits: new Set(held),
  spaces: new Set(spaces),
})

describe('a stack that lies open for a question', () => {
  test('stays open, and where it is, when one counter of it is taken and places are lit besides', () => {
    const { fan, take } = asked()
    expect(fan.stacks()).toEqual([stack])
    take([2, 3], [1], [HERE, OTHER])
    expect(fan.stacks()).toEqual([stack])
    expect(fan.still()).toEqual(RECT)
    take([], [1, 2, 3], [OTHER])
    expect(fan.stacks(), 'all of it is in the hand').toEqual([stack])
  })

  test('keeps the places of its counters while one after the other is taken', () => {
    const { fan, take, order } = asked()
    const units = (): number[] => fan.stacks().flatMap(({ counters }) => counters.map(({ unit }) => unit))
    take([1, 3], [2], [HERE, OTHER])
    order(2, 1, 3)
    expect(units()).toEqual([1, 2, 3])
    take([1], [2, 3], [HERE, OTHER])
    order(3, 2, 1)
    expect(units()).toEqual([1, 2, 3])
  })

  test('may move when the pointer leaves it, and then closes', () => {
    const { fan, take } = asked()
    take([2, 3], [1], [HERE, OTHER])
    fan.hoveredOn(undefined)
    expect(fan.still()).toBeUndefined()
    expect(fan.stacks()).toEqual([stack])
    vi.advanceTimersByTime(1000)
    expect(fan.stacks()).toEqual([])
  })

  test('closes at once when the question has gone elsewhere', () => {
    const { fan, take } = asked()
    take([], [], [OTHER])
    expect(fan.stacks()).toEqual([])
  })
})
