import { describe, expect, it } from 'vitest'
import { amount, amounts, list, oneOf } from '../index.ts'

const four = () => amounts(4, { from: 0, to: 9 }).open(new Int16Array(4))

describe('a list of values', () => {
  it('reads and writes by item', () => {
    const gold = four()
    gold.set(2, 7)
    gold.add(2, -3)
    gold.add(0, 1)
    expect(gold.toArray()).toEqual([1, 0, 4, 0])
    expect([gold.length, gold.indexOf(4), gold.includes(9)]).toEqual([4, 2, false])
    expect([...gold]).toEqual([1, 0, 4, 0])
    expect(Array.from(gold.words)).toEqual([1, 0, 4, 0])
  })

  it('is filled and assigned as a whole', () => {
    const gold = four()
    gold.fill(3)
    gold.assign([1, 2])
    expect(gold.toArray()).toEqual([1, 2, 3, 3])
  })

  it.each([10, -1, 0.5, Number.NaN, undefined as unknown as number])('refuses the value %s', (value) => {
    const gold = four()
    expect(() => gold.set(0, value)).toThrow(`${value} is not a whole number from 0 to 9`)
    expect(() => gold.fill(value)).toThrow(RangeError)
    expect(() => gold.assign([value])).toThrow(RangeError)
    expect(gold.toArray()).toEqual([0, 0, 0, 0])
  })

  it.each([-1, 4, 0.5, Number.NaN])('refuses to write to item %s', (item) => {
    expect(() => four().set(item, 1)).toThrow(`there is no item ${item} in a list of 4`)
  })

  it('refuses to add beyond its range', () => {
    const gold = four()
    expect(() => gold.add(0, -1)).toThrow(RangeError)
  })

  it('finds a hole in its set when it is read', () => {
    const sides = list(2, oneOf([0, 5])).open(new Int16Array(2))
    expect(sides.read([0, 5])).toBeUndefined()
    expect(sides.read([0, 3])).toBe('a list of 2, each one of 0, 5')
  })
})

describe('a kind of value', () => {
  it.each([() => oneOf([]), () => oneOf([1, 1]), () => oneOf([40_000]), () => amount({ from: 2, to: 1 })])(
    'must make sense: %s',
    (make) => {
      expect(make).toThrow(RangeError)
    },
  )

  it('has something it is at rest', () => {
    expect([amount().rest, amount({ from: 3 }).rest, amount({ to: -2 }).rest, oneOf([4, 2]).rest]).toEqual([
      0, 3, -2, 4,
    ])
  })
})
