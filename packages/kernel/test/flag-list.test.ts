import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flags } from '../index.ts'

const named = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`flag${i}`, 1 << i]))
const open = (count: number, items = 3) => {
  const run = flags(items, named(count))
  return run.open(new Int16Array(run.size))
}

describe.each([1, 16, 17, 31])('a list of %i flags', (count) => {
  const highest = 1 << (count - 1)

  it('takes one word an item, or two for more than 16', () => {
    expect(flags(10, named(count)).size).toBe(count > 16 ? 20 : 10)
  })

  it('adds and removes them one by one', () => {
    const marks = open(count)
    marks.add(1, highest)
    expect([marks.has(0, highest), marks.has(1, highest), marks.has(2, highest)]).toEqual([
      false,
      true,
      false,
    ])
    expect(marks.get(1)).toBe(highest)
    marks.add(1, 1)
    expect(marks.hasAll(1, highest | 1)).toBe(true)
    marks.remove(1, ~1)
    expect(marks.get(1)).toBe(1)
    marks.put(1, 1, false)
    marks.put(2, highest, true)
    expect(marks.toArray()).toEqual([0, 0, highest])
    expect([...marks]).toEqual([0, 0, highest])
    expect(marks.words.length).toBe(count > 16 ? 6 : 3)
  })

  it('keeps any sum of them, also through JSON', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2 ** count - 1 }), { minLength: 3, maxLength: 3 }),
        (masks) => {
          const marks = open(count)
          masks.forEach((mask, i) => marks.set(i, mask))
          expect(marks.toArray()).toEqual(masks)
          const again = open(count)
          expect(again.read(JSON.parse(JSON.stringify(marks.toJson())))).toBeUndefined()
          expect(again.toArray()).toEqual(masks)
        },
      ),
      { seed: 1 },
    )
  })

  it('refuses flags nobody has named, and items that are not there', () => {
    const marks = open(count)
    if (count < 31) expect(() => marks.add(0, highest * 2)).toThrow(RangeError)
    expect(() => marks.set(0, -1)).toThrow(RangeError)
    expect(() => marks.add(3, 1)).toThrow('there is no item 3')
    expect(marks.read([0, 0, 2 ** count])).toBeDefined()
    expect(marks.read([0, 0])).toBeDefined()
  })

  it('loses some of them everywhere', () => {
    const marks = open(count)
    marks.set(0, highest)
    marks.add(2, highest | 1)
    marks.removeFromAll(highest)
    expect(marks.toArray()).toEqual(count === 1 ? [0, 0, 0] : [0, 0, 1])
    marks.fill(highest)
    expect(marks.toArray()).toEqual([highest, highest, highest])
    expect(() => marks.fill(-1)).toThrow(RangeError)
  })
})

describe('flags', () => {
  it('can hold small numbers of several bits', () => {
    const run = flags(2, { moved: 1, stack: 7 << 1 })
    const marks = run.open(new Int16Array(run.size))
    marks.set(1, (5 << 1) | 1)
    expect((marks.get(1) & (7 << 1)) >> 1).toBe(5)
    expect(marks.hasAll(1, 7 << 1)).toBe(false)
  })

  it.each([0, -1, 1.5, 2 ** 31])('cannot be %s', (mask) => {
    expect(() => flags(2, { odd: mask })).toThrow('the flag odd')
  })
})
