import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amount, oneOf, packed, packedFlags } from '../index.ts'

const SETS = { 1: [4, 3], 2: [1, 0, 2], 4: [5, 6, 7, 8, 9, -4, 11] } as const
const LENGTH = 37

describe.each([1, 2, 4] as const)('values packed in %i bits', (bits) => {
  const run = packed<number>(LENGTH, oneOf(SETS[bits]))
  const fresh = () => run.open(new Int16Array(run.size))

  it('take as few words as they need', () => {
    expect(run.size).toBe(Math.ceil((LENGTH * bits) / 16))
  })

  it('are the least before anything is said', () => {
    expect(new Set(fresh())).toEqual(new Set([Math.min(...SETS[bits])]))
  })

  it('do not touch each other, and survive JSON', () => {
    const values = fc.array(fc.constantFrom(...SETS[bits]), { minLength: LENGTH, maxLength: LENGTH })
    fc.assert(
      fc.property(values, values, (before, after) => {
        const ground = fresh()
        before.forEach((value, i) => ground.set(i, value))
        after.forEach((value, i) => ground.set(LENGTH - 1 - i, value))
        expect(ground.toArray()).toEqual(after.toReversed())
        const again = fresh()
        expect(again.read(ground.toJson())).toBeUndefined()
        expect([...again]).toEqual(after.toReversed())
      }),
      { seed: 1 },
    )
  })

  it('refuse what is not in the set, and items that are not there', () => {
    const ground = fresh()
    for (const value of [10, 999, -999, 0.5, Number.NaN])
      expect(() => ground.set(0, value)).toThrow(RangeError)
    for (const item of [-1, LENGTH, 0.5]) expect(() => ground.set(item, SETS[bits][0])).toThrow(RangeError)
    for (const item of [-1, LENGTH]) expect(() => ground.get(item)).toThrow(RangeError)
    expect(ground.read('0'.repeat(LENGTH - 1))).toBeDefined()
    expect(ground.read('x'.repeat(LENGTH))).toBeDefined()
    expect(ground.read(`${'0'.repeat(LENGTH - 1)}${bits === 4 ? 'e' : bits === 2 ? '3' : '2'}`)).toBeDefined()
  })

  it('are filled as a whole', () => {
    const ground = fresh()
    ground.fill(SETS[bits][1])
    expect(ground.toArray()).toEqual(Array.from({ length: LENGTH }, () => SETS[bits][1]))
  })
})

describe('packing', () => {
  it('is for small sets', () => {
    expect(packed(8, amount({ from: 0, to: 15 })).size).toBe(2)
    expect(() => packed(8, amount({ from: 0, to: 16 }))).toThrow('17 values are too many')
    expect(() => packed(8, amount())).toThrow('too many')
  })

  it('holds up to four flags', () => {
    const run = packedFlags(9, { fort: 1, port: 2, rail: 4, lost: 8 })
    const ground = run.open(new Int16Array(run.size))
    expect(run.size).toBe(3)
    ground.add(5, 8)
    ground.add(5, 1)
    ground.remove(5, 8)
    ground.put(8, 6, true)
    ground.put(8, 2, false)
    expect([ground.get(5), ground.get(8), ground.has(8, 4), ground.has(8, 2)]).toEqual([1, 4, true, false])
    expect(() => packedFlags(9, { a: 1, b: 16 })).toThrow(RangeError)
    expect(() => packedFlags(9, { many: 31 })).toThrow(RangeError)
    expect(() => packedFlags(9, { high: 1 << 20 })).toThrow(RangeError)
  })

  it('holds no flag nobody has named', () => {
    const run = packedFlags(2, { a: 1, c: 4 })
    const ground = run.open(new Int16Array(run.size))
    expect(() => ground.add(0, 2)).toThrow(RangeError)
  })
})
