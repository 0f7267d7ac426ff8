import type { Counter, CounterMarks, Stack } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { costsAside, costsInside } from '../../board/costs.ts'
import { glowSigns, markSigns } from '../../board/legend.ts'
import { numbersThatMatter } from '../../board/space-numbers.ts'
import { unveiled } from '../../counters/unveiled.ts'
import { fakeTable } from './fake-table.ts'

const counter = (unit: number, marks: CounterMarks): Counter =>
  ({ unit, name: '', face: { marks } }) as unknown as Counter

const stack = (space: number, ...counters: Counter[]): Stack => ({ space, counters, more: false, own: true })

describe('the legend', () => {
  it('names what lights up, and nothing else', () => {
    expect(glowSigns(fakeTable().table)).toEqual([])
    const march = { spaces: new Set([1, 2]), costs: new Map([[1, 1]]), heldSpaces: new Set([3]) }
    expect(glowSigns(fakeTable({ glow: march }).table)).toEqual(['reachable', 'held'])
    const attack = { spaces: new Set([1]), targets: new Set([1]) }
    expect(glowSigns(fakeTable({ glow: attack }).table)).toEqual(['combat'])
    expect(glowSigns(fakeTable({ glow: { spaces: new Set([1]) } }).table)).toEqual(['legal'])
  })

  it('names the marks on counters that show their face', () => {
    const stacks = [
      stack(1, counter(1, { ce: 1 }), counter(2, { supply: 'out' })),
      stack(2, counter(3, { release: 4, acted: true })),
    ]
    expect(markSigns(fakeTable({ stacks }).table)).toEqual(['acted', 'ce', 'release'])
    const legal = fakeTable({ stacks, glow: { units: new Set([3]) } })
    expect(markSigns(legal.table)).toEqual(['ce', 'release'])
  })
})

describe('a counter that may be chosen', () => {
  it('is not drawn as one that has acted, but keeps its other marks', () => {
    const tired = counter(1, { acted: true, ce: 1 })
    expect(unveiled(tired, new Set([1])).marks).toEqual({ ce: 1, acted: false })
    expect(unveiled(tired, new Set([2]))).toBe(tired.face)
  })
})

describe('costs', () => {
  it('stand in the middle of free hexes, aside on legal ones that are taken', () => {
    const costs = new Map([1, 2, 3, 4].map((space) => [space, space] as const))
    const { table } = fakeTable({
      glow: { costs, spaces: new Set([1, 2, 4]), heldSpaces: new Set([4]) },
      stacks: [stack(2), stack(3), stack(4)],
    })
    expect(costsInside(table)).toEqual([[1, 1]])
    expect(costsAside(table)).toEqual([[2, 2]])
  })
})

describe('numbers of hexes', () => {
  it('are shown from afar where they matter', () => {
    const { table } = fakeTable({ glow: { spaces: new Set([1, 2]), heldSpaces: new Set([3]) } })
    const shown = { ...table, hovered: () => 9, selected: () => 1 }
    expect(numbersThatMatter(shown, 'mid')).toEqual([1, 2, 3, 9])
    expect(numbersThatMatter(shown, 'far')).toEqual([9, 1])
  })
})
