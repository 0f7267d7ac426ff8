import type { Box, Counter } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { readyFirst, waitsOffMap, waitsUnnamed } from '../../panels/box-order.ts'
import { fakeTable } from '../board/fake-table.ts'

const counter = (unit: number): Counter => ({
  unit,
  name: `Corps ${unit}`,
  face: { nation: 'germany', symbol: 'infantry', id: '', figures: [5, 2], steps: 2, fullSteps: 2, marks: {} },
})

const box = (title: string, ...units: number[]): Box => ({
  title,
  nation: 'germany',
  rule: '7.1',
  counters: units.map((unit) => ({ counter: counter(unit) })),
})

describe('boxes off the map', () => {
  it('with a unit that can be used now come first, and in them that unit', () => {
    const boxes = readyFirst([box('later', 1, 2), box('now', 3, 4), box('lost', 5)], (unit) => unit === 4)
    expect(boxes.map(({ title }) => title)).toEqual(['now', 'later', 'lost'])
    expect(boxes[0]?.counters.map((each) => each.counter.unit)).toEqual([4, 3])
  })

  it('call for a look while one of their units can be chosen', () => {
    const stack = { space: 0, counters: [counter(1)], more: false, own: true }
    const table = (unit: number) => fakeTable({ glow: { units: new Set([unit]) }, stacks: [stack] }).table
    expect(waitsOffMap(table(1))).toBe(false)
    expect(waitsOffMap(table(2))).toBe(true)
  })

  it('have a button of their own unless every unit is named by one', () => {
    const button = { answer: { verb: 'rebuild', arg: 2 }, label: 'Rebuild', key: '', tone: 'plain' } as const
    const shown = (...units: number[]) => ({
      ...fakeTable({ glow: { units: new Set(units) } }).table,
      buttons: () => [button],
    })
    const isOfUnit = (verb: string): boolean => verb === 'rebuild'
    expect(waitsUnnamed(shown(2), isOfUnit)).toBe(false)
    expect(waitsUnnamed(shown(2, 3), isOfUnit)).toBe(true)
  })
})
