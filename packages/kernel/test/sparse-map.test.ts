import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amount, oneOf, sparse } from '../index.ts'

const KEYS = 60_000
const open = (capacity = 5) => {
  const run = sparse(KEYS, capacity, oneOf([0, 1, 2]))
  const words = new Int16Array(run.size)
  return { words, blown: run.open(words) }
}

describe('sparse facts', () => {
  it('are at rest unless something is said', () => {
    const { blown } = open()
    blown.set(59_999, 2)
    expect([blown.get(0), blown.get(59_999), blown.get(-1), blown.has(59_999), blown.has(0)]).toEqual([
      0,
      2,
      0,
      true,
      false,
    ])
  })

  it('are what a map would hold, with equal words for equal facts', () => {
    const key = fc.constantFrom(0, 1, 2, 7, 32_767, 32_768, 59_999)
    const change = fc.tuple(key, fc.constantFrom(0, 1, 2))
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const { words, blown } = open(7)
        const map = new Map<number, number>()
        for (const [at, value] of changes) {
          blown.set(at, value)
          if (value === 0) map.delete(at)
          else map.set(at, value)
        }
        const sorted = [...map].toSorted(([a], [b]) => a - b)
        expect(blown.entries()).toEqual(sorted)
        expect(blown.count).toBe(map.size)
        const straight = open(7)
        for (const [at, value] of sorted) straight.blown.set(at, value as 0)
        expect(words).toEqual(straight.words)
        const again = open(7)
        expect(again.blown.read(JSON.parse(JSON.stringify(blown.toJson())))).toBeUndefined()
        expect(again.words).toEqual(words)
      }),
      { seed: 1 },
    )
  })

  it('go back to rest one by one or all together', () => {
    const { words, blown } = open()
    blown.set(3, 1)
    blown.set(4, 2)
    blown.delete(3)
    expect(blown.entries()).toEqual([[4, 2]])
    blown.clear()
    expect([...words]).toEqual(Array.from({ length: 11 }, () => 0))
  })

  it('are only as many as there is room for', () => {
    const { blown } = open(2)
    blown.set(1, 1)
    blown.set(2, 1)
    blown.set(2, 2)
    expect(() => blown.set(3, 1)).toThrow('no more than 2 entries')
    expect(blown.entries()).toEqual([
      [1, 1],
      [2, 2],
    ])
  })

  it('refuse other keys and values', () => {
    const { blown } = open()
    for (const key of [-1, KEYS, 0.5, Number.NaN]) expect(() => blown.set(key, 1)).toThrow('there is no key')
    expect(() => blown.set(1, 3 as 1)).toThrow('3 is not one of 0, 1, 2')
    expect(() => sparse(65_537, 1, amount())).toThrow(RangeError)
    expect(() => sparse(3, 4, amount())).toThrow(RangeError)
  })

  it.each([
    [
      [
        [2, 1],
        [1, 1],
      ],
    ],
    [
      [
        [1, 1],
        [1, 2],
      ],
    ],
    [[[1, 0]]],
    [[[1, 3]]],
    [[[KEYS, 1]]],
    [[[1, 1, 1]]],
    [[5]],
    ['x'],
    [Array.from({ length: 6 }, (_, i) => [i, 1])],
  ])('are refused as JSON when wrong: %j', (json) => {
    expect(open().blown.read(json)).toMatch(/^up to 5 pairs/)
  })
})
