import type { Answer, Refusal } from '@sandtable/kernel'
import { inLegs, type Orders, type Scene, type Way } from '@sandtable/presentation'
import { describe, expect, test } from 'vitest'
import { carryOut } from '../../orders/carry-out.ts'

/** Units walk along a line of spaces, a step an answer. */
function walking({ risky = -1, refused = -1, lost = -1 } = {}) {
  const at = new Map([
    [1, 0],
    [2, 0],
  ])
  const steps = (goal: number, from: number): Way['legs'][number]['steps'] =>
    Array.from({ length: goal - from }, (_, i) => ({ space: from + i + 1, cost: 1, at: '', text: '' }))
  const orders: Orders = {
    ready: () => [...at.keys()],
    spaceOf: (_, unit) => at.get(unit) ?? -1,
    way: (_, [unit = 0], goal) => {
      const from = at.get(unit) ?? 0
      return { from, legs: inLegs(steps(goal, from), 3, 3, String), cost: 3, budget: 3, lines: [] }
    },
    next: (_, [unit = 0], goal) => {
      const now = at.get(unit) ?? 0
      return now < goal ? { verb: 'step', arg: now + 1 } : undefined
    },
  }
  const refusal: Refusal = { code: 'closed', rule: '1', facts: {} }
  const given: number[] = []
  const door = {
    scene: () => ({ offer: {}, commits: ({ arg }: Answer) => arg === risky }) as unknown as Scene,
    give: ({ arg = 0 }: Answer) => {
      if (arg === refused) return refusal
      given.push(arg)
      for (const unit of at.keys()) at.set(unit, arg)
      if (arg === lost) at.delete(2)
      return undefined
    },
  }
  return { orders, door, given, refusal }
}

describe('an order', () => {
  test('goes as far as the first leg of its way', () => {
    const { orders, door, given } = walking()
    expect(carryOut(door, orders, [{ units: [1, 2], to: 7 }])).toBeUndefined()
    expect(given).toEqual([1, 2, 3])
  })

  test('stops before dice', () => {
    const { orders, door, given } = walking({ risky: 3 })
    expect(carryOut(door, orders, [{ units: [1, 2], to: 7 }])).toEqual({ kind: 'dice' })
    expect(given).toEqual([1, 2])
  })

  test('stops at a step that is refused', () => {
    const { orders, door, given, refusal } = walking({ refused: 2 })
    expect(carryOut(door, orders, [{ units: [1, 2], to: 7 }])).toEqual({ kind: 'refused', refusal })
    expect(given).toEqual([1])
  })

  test('stops when units were lost on the way', () => {
    const { orders, door, given } = walking({ lost: 2 })
    expect(carryOut(door, orders, [{ units: [1, 2], to: 7 }])).toEqual({ kind: 'lost' })
    expect(given).toEqual([1, 2])
  })
})

describe('a way in legs', () => {
  const step = (cost: number) => ({ space: 0, cost, at: '', text: '' })
  const costs = (all: readonly number[], now: number, later: number): number[][] =>
    inLegs(all.map(step), now, later, String).map(({ steps }) => steps.map(({ cost }) => cost))

  test('fills each leg as far as it pays for the next step', () => {
    expect(costs([2, 1, 2, 2, 3], 3, 4)).toEqual([[2, 1], [2, 2], [3]])
  })

  test('has an empty first leg where nothing can be paid now', () => {
    expect(costs([1, 1], 0, 2)).toEqual([[], [1, 1]])
  })

  test('gives a step that is too dear for a whole leg a leg of its own', () => {
    expect(costs([1, 9, 1], 2, 4)).toEqual([[1], [9], [1]])
  })
})
