/** The place the keys are at is told whole on arrival, and after a change only what changed. */
import { batch, createRoot, createSignal } from 'solid-js'
import { expect, test, vi } from 'vitest'
import type { Cursor } from '../../board/create-cursor.ts'
import { createReading } from '../../board/create-reading.ts'
import type { Table } from '../../table/table.ts'
import { fakeTable } from './fake-table.ts'

// Outside a browser the library would not react to anything.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))

const counter = (unit: number, name: string) => ({ unit, name })
const stackOf = (...names: string[]) => ({
  space: 7,
  own: true,
  side: 'France',
  more: false,
  counters: names.map((name, unit) => counter(unit, name)),
})

function atPlace() {
  const [stacks, setStacks] = createSignal<unknown[]>([stackOf('II corps', 'IX corps', 'XX corps')])
  const [length, setLength] = createSignal(1)
  const [space, setSpace] = createSignal(7)
  const { table } = fakeTable({ viewer: 0 })
  const changing = {
    ...table,
    purpose: () => undefined,
    later: { ...table.later, stacks, length, cursor: length },
  } as unknown as Table
  const reading = createRoot(() => createReading(changing, { space } as unknown as Cursor, () => true))
  const decide = (...names: string[]): void =>
    batch(() => {
      setStacks([stackOf(...names)])
      setLength((n) => n + 1)
    })
  return { reading, decide, setSpace }
}

test('all of it on arrival, then what is new alone', () => {
  const { reading, decide } = atPlace()
  expect(reading.text()).toContain('3 units: II corps; IX corps; XX corps')
  decide('II corps', 'IX corps, reduced', 'XX corps')
  expect(reading.text()).toBe('France, yours, 3 units: IX corps, reduced')
})

test('units lost are told by their number', () => {
  const { reading, decide } = atPlace()
  decide('II corps', 'XX corps')
  expect(reading.text()).toBe('France, yours, 2 units')
})

test('nothing is said where nothing changed; a key tells all of it, and so does coming back', () => {
  const { reading, decide, setSpace } = atPlace()
  decide('II corps', 'IX corps', 'XX corps')
  expect(reading.text()).toBe('')
  reading.read('whole')
  expect(reading.text()).toContain('3 units: II corps; IX corps; XX corps')
  setSpace(8)
  setSpace(7)
  expect(reading.text()).toContain('3 units: II corps; IX corps; XX corps')
})
