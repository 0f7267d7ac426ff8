import { describe, expect, it } from 'vitest'
import { askedStack } from '../../board/create-fan.ts'
import { tether } from '../../board/placing.ts'
import type { Counter, Stack } from '../../table/models.ts'
import { fakeTable } from './fake-table.ts'
import { at } from './galicia-sheet.ts'

const stack = (id: string, ...units: number[]): Stack => ({
  space: at(id),
  counters: units.map((unit) => ({ unit }) as unknown as Counter),
  more: false,
  own: true,
})

const here = stack('3.06', 1, 2, 3)
const asked = (units: number[], spaces: string[], stacks: Stack[] = [here]) =>
  askedStack(
    fakeTable({ glow: { units: new Set(units), spaces: new Set(spaces.map((id) => at(id))) }, stacks }).table,
  )

describe('the stack a question is about', () => {
  it('is the only place where units may be chosen', () => {
    expect(asked([2, 3], ['3.06'])).toBe(here)
  })

  it('is none if there are other places, or a single unit', () => {
    expect(asked([2, 3], ['3.06', '3.07'])).toBeUndefined()
    expect(asked([1], ['3.06'], [stack('3.06', 1)])).toBeUndefined()
  })

  it('is none if the place itself is to be chosen, or nothing', () => {
    expect(asked([], ['3.06'])).toBeUndefined()
    expect(asked([], [])).toBeUndefined()
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
