import type { Counter, Stack } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { askedStacks } from '../../board/create-fan.ts'
import { fanCell, fanCounter, fanRows, fanSize } from '../../board/fan-size.ts'
import { tether } from '../../board/placing.ts'
import { fakeTable } from './fake-table.ts'
import { at } from './battle-for-galicia-sheet.ts'

const stack = (id: string, ...units: number[]): Stack => ({
  space: at(id),
  counters: units.map((unit) => ({ unit }) as unknown as Counter),
  more: false,
  own: true,
})

const here = stack('3.06', 1, 2, 3)
const asked = (units: number[], spaces: string[], stacks: Stack[] = [here]) =>
  askedStacks(
    fakeTable({ glow: { units: new Set(units), spaces: new Set(spaces.map((id) => at(id))) }, stacks }).table,
  )

describe('the stack a question is about', () => {
  it('is the only place where units may be chosen', () => {
    expect(asked([2, 3], ['3.06'])).toEqual([here])
  })

  it('is none if there are other places, or a single unit', () => {
    expect(asked([2, 3], ['3.06', '3.07'])).toEqual([])
    expect(asked([1], ['3.06'], [stack('3.06', 1)])).toEqual([])
  })

  it('is none if the place itself is to be chosen, or nothing', () => {
    expect(asked([], ['3.06'])).toEqual([])
    expect(asked([], [])).toEqual([])
  })
})

describe('the stacks of a space', () => {
  const enemy = { ...stack('3.06', 8), own: false }
  const garrison = stack('3.06', 4)

  it("are spread together, one's own first", () => {
    expect(asked([4], ['3.06'], [enemy, here, garrison])).toEqual([here, garrison, enemy])
  })

  it('are spread though each is a single counter', () => {
    expect(asked([4], ['3.06'], [garrison, enemy])).toEqual([garrison, enemy])
  })

  it('lie side by side where they fit, else one under the other', () => {
    expect(fanSize([here], 68)).toEqual({ width: 3 * 68 + 14, height: 68 + 14 })
    expect(fanSize([here, enemy], 68)).toEqual({ width: 4 * 68 + 14, height: 68 + 14 })
    expect(fanRows([here, enemy, garrison])).toEqual([[here, enemy], [garrison]])
    expect(fanSize([here, here], 68)).toEqual({ width: 3 * 68 + 14, height: 2 * 68 + 5 + 14 })
    expect(fanSize([stack('3.06', 1, 2, 3, 4, 5)], 68).height).toBe(2 * 68 + 14)
  })
})

describe('a spread stack', () => {
  const many = stack('3.06', ...Array.from({ length: 14 }, (_, unit) => unit))
  const share = (map: { width: number; height: number }): number => {
    const { width, height } = fanSize([many], fanCell(map))
    return (width * height) / (map.width * map.height)
  }

  it('leaves most of the map to be seen, in a low window too', () => {
    expect(share({ width: 1008, height: 714 })).toBeLessThan(0.15)
    expect(share({ width: 896, height: 534 })).toBeLessThan(0.13)
    expect(share({ width: 390, height: 400 })).toBeLessThan(0.36)
  })

  it('can be picked from with a finger, and its figures read', () => {
    const cell = fanCell({ width: 390, height: 400 })
    expect(cell).toBeGreaterThanOrEqual(44)
    expect(fanCounter(cell)).toBeGreaterThan(36)
  })
})

describe('the line to a spread stack', () => {
  it("runs from the hex's edge to the nearest side of the sheet", () => {
    const anchor = { x: 100, y: 100, width: 40, height: 40 }
    expect(tether(anchor, { x: 20, y: 300, width: 200, height: 80 })).toEqual({
      from: { x: 120, y: 140 },
      to: { x: 120, y: 300 },
    })
    const { to } = tether(anchor, { x: 300, y: 80, width: 200, height: 80 })
    expect(to.y).toBe(120)
  })
})
