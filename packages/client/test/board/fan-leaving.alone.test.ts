/** A spread stack does not outlive what it was spread for. */
import type { Counter, Stack } from '@sandtable/presentation'
import { createRoot, createSignal } from 'solid-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { at } from './battle-for-galicia-sheet.ts'
import { fakeTable } from './fake-table.ts'

// Outside a browser the library would not react to anything.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))
const { createFan } = await import('../../board/create-fan.ts')

const HERE = at('3.06')
const OTHER = at('3.07')
const counter = (unit: number): Counter => ({ unit }) as unknown as Counter
const stackOf = (space: number, units: number[]): Stack => ({
  space,
  counters: units.map(counter),
  more: false,
  own: true,
})
const STACKS = [stackOf(HERE, [1, 2, 3]), stackOf(OTHER, [4, 5])]

let isDesk = true
beforeEach(() => {
  isDesk = true
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isDesk
    },
  }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function opened({ units = [1, 2, 3, 4, 5], held = [] as number[], spaces = [HERE, OTHER] } = {}) {
  return createRoot(() => {
    const { table } = fakeTable()
    const lit = (can: number[], taken: number[], where: number[]) => ({
      ...table.glow(),
      units: new Set(can),
      heldUnits: new Set(taken),
      spaces: new Set(where),
    })
    const [glow, setGlow] = createSignal(lit(units, held, spaces))
    const [selected, setSelected] = createSignal<number>()
    const [question, setQuestion] = createSignal('march')
    const [yours, setYours] = createSignal(true)
    let fly: (spaces: readonly number[]) => void = () => undefined
    const shown = {
      ...table,
      glow,
      selected,
      question,
      stacks: () => STACKS,
      prompt: () => ({ ...table.prompt(), yours: yours() }),
      onFly: (listen: typeof fly) => void (fly = listen),
    }
    const fan = createFan({ ...shown, later: { ...shown, follow: <T>(source: () => T) => source } })
    return {
      fan,
      setSelected,
      setQuestion,
      setYours,
      flyTo: (...where: number[]) => fly(where),
      light: (can: number[], taken: number[], where: number[]) => void setGlow(lit(can, taken, where)),
      tap: (space: number) => {
        setSelected(space)
        fan.open(space)
      },
      point: (space: number) => {
        fan.hoveredOn(space)
        vi.advanceTimersByTime(1000)
      },
      where: () => fan.stacks()[0]?.space,
    }
  })
}

describe('a stack that was tapped', () => {
  test('is not spread by being selected no more', () => {
    isDesk = false
    const { tap, setSelected, where } = opened()
    tap(HERE)
    expect(where(), 'the tray shows it').toBeUndefined()
    setSelected(undefined)
    expect(where()).toBeUndefined()
  })

  test('lies open while it is selected and more of it can be chosen, and no longer', () => {
    const { tap, setQuestion, light, where } = opened()
    tap(HERE)
    expect(where()).toBe(HERE)
    setQuestion('goal')
    expect(where(), 'of this one more can be chosen').toBe(HERE)
    light([4, 5], [], [OTHER])
    setQuestion('retreat')
    light([1, 2, 3, 4, 5], [], [HERE, OTHER])
    expect(where(), 'the question has gone elsewhere and come back').toBeUndefined()
  })

  test('goes when another place is selected', () => {
    const { tap, setSelected, where } = opened()
    tap(HERE)
    setSelected(OTHER)
    expect(where()).toBeUndefined()
  })
})

describe('a stack that is pointed at', () => {
  test('stays spread when the question changes, as the pointer is there', () => {
    const { point, setQuestion, where } = opened()
    point(HERE)
    setQuestion('goal')
    expect(where()).toBe(HERE)
  })

  test('goes when a computer is asked', () => {
    const { point, setYours, where } = opened()
    point(HERE)
    setYours(false)
    expect(where()).toBeUndefined()
    setYours(true)
    expect(where()).toBeUndefined()
  })

  test('goes when another place is flown to, and stays when its own is', () => {
    const { point, flyTo, where } = opened()
    point(HERE)
    flyTo(HERE, OTHER)
    expect(where()).toBe(HERE)
    flyTo(OTHER)
    expect(where()).toBeUndefined()
  })
})

describe('a stack that lies open for a question', () => {
  const forQuestion = () => opened({ units: [1, 2, 3], spaces: [HERE] })

  test('goes when another place is asked about', () => {
    const { fan, tap, where } = forQuestion()
    expect(where()).toBe(HERE)
    tap(at('3.08'))
    expect(fan.stacks()).toEqual([])
  })

  test('goes when another place is flown to, until the next question', () => {
    const { flyTo, light, where } = forQuestion()
    flyTo(OTHER)
    expect(where()).toBeUndefined()
    light([2, 3], [], [HERE])
    expect(where()).toBe(HERE)
  })
})
