import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { amount, amounts, defineLayout, flags, list, oneOf, packed, sparse } from '../index.ts'

const SIDES = [0, 1] as const
type Side = (typeof SIDES)[number]
const NOBODY = -1
const MARK = { moved: 1, dug: 2 } as const

let refreshed = 0
const layout = defineLayout({
  fields: {
    where: amounts(3),
    turn: amount(),
    side: oneOf([NOBODY, ...SIDES]),
    control: list(2, oneOf(SIDES)),
    holder: list(1, oneOf([NOBODY, ...SIDES])),
    marks: flags(2, MARK),
    ground: packed(5, oneOf([7, 8, 9])),
    blown: sparse(100, 2, amount()),
  },
  derive: () => ({ sum: 0, copied: 0 }),
  refresh: (state) => {
    refreshed++
    state.derived.sum = state.where.toArray().reduce((a, b) => a + b, 0)
  },
  copy: (to, from) => {
    to.sum = from.sum
    to.copied = from.copied + 1
  },
})
const json = {
  turn: 3,
  side: 1,
  where: [5, -2, 7],
  control: [1, 0],
  holder: [-1],
  marks: [3, 0],
  ground: '01200',
  blown: [[40, 2]],
}
const read = (text: unknown) => {
  const state = layout.fromJson(text)
  if (typeof state === 'string') throw new Error(state)
  return state
}

describe('a state', () => {
  it('is one run of words: single values first, then the lists, in the order given', () => {
    const state = read(json)
    expect([...state.words]).toEqual([3, 1, 5, -2, 7, 1, 0, -1, 3, 0, 0b100100, 1, 40, 0, 2, 0])
  })

  it('has typed values', () => {
    const state = read(json)
    expectTypeOf(state.turn).toEqualTypeOf<number>()
    expectTypeOf(state.side).toEqualTypeOf<-1 | 0 | 1>()
    expectTypeOf(state.control.get(0)).toEqualTypeOf<Side>()
    expectTypeOf(state.holder.get(0)).toEqualTypeOf<-1 | Side>()
    expectTypeOf(state.ground.get(0)).toEqualTypeOf<7 | 8 | 9>()
    expectTypeOf(state.blown.get(0)).toEqualTypeOf<number>()
    expect([state.turn, state.side, state.control.get(0), state.ground.get(2)]).toEqual([3, 1, 1, 9])
  })

  it('has nothing in common with another', () => {
    const [a, b] = [layout.create(), layout.create()]
    a.turn = 1
    a.where.set(0, 1)
    a.derived.sum = 1
    expect([b.turn, b.where.get(0), b.derived.sum]).toEqual([0, 0, 0])
  })

  it.each([
    () => (layout.create().turn = 40_000),
    () => (layout.create().turn = 1.5),
    () => (layout.create().turn = Number.NaN),
    () => (layout.create().side = 2 as 1),
  ])('refuses a value that does not fit: %s', (write) => {
    expect(write).toThrow(RangeError)
  })

  it('has no field that would hide its words', () => {
    const derive = () => ({})
    expect(() => defineLayout({ fields: { words: amount() }, derive, refresh: derive })).toThrow('words')
    expect(() => defineLayout({ fields: { derived: amounts(2) }, derive, refresh: derive })).toThrow(
      'derived',
    )
  })
})

describe('a copy', () => {
  it('from words has what follows from them worked out', () => {
    const state = layout.create()
    layout.restore(state, read(json).words)
    expect(layout.toJson(state)).toEqual(json)
    expect(state.derived).toEqual({ sum: 10, copied: 0 })
  })

  it('of a state takes over what follows from its words', () => {
    const state = read(json)
    const before = refreshed
    const copy = layout.copy(state)
    expect(layout.toJson(copy)).toEqual(json)
    expect(copy.derived).toEqual({ sum: 10, copied: 1 })
    expect(refreshed).toBe(before)
    copy.where.set(0, 99)
    expect(state.where.get(0)).toBe(5)
  })

  it('works it out where the layout does not say how to take it over', () => {
    const plain = defineLayout({
      fields: { gold: amounts(2) },
      derive: () => ({ sum: 0 }),
      refresh: (s) => {
        s.derived.sum = s.gold.get(0) + s.gold.get(1)
      },
    })
    const state = plain.create()
    state.gold.assign([3, 4])
    expect(plain.copy(state).derived.sum).toBe(7)
  })
})

describe('a state as JSON', () => {
  const word = fc.integer({ min: -32768, max: 32767 })
  const anyJson = fc.record({
    turn: word,
    side: fc.constantFrom(-1, 0, 1),
    where: fc.array(word, { minLength: 3, maxLength: 3 }),
    control: fc.array(fc.constantFrom(0, 1), { minLength: 2, maxLength: 2 }),
    holder: fc.constantFrom(-1, 0, 1).map((side) => [side]),
    marks: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 2 }),
    ground: fc
      .array(fc.constantFrom('0', '1', '2'), { minLength: 5, maxLength: 5 })
      .map((each) => each.join('')),
    blown: fc
      .uniqueArray(fc.integer({ min: 0, max: 99 }), { maxLength: 2 })
      .map((keys) => keys.toSorted((a, b) => a - b).map((key) => [key, key + 1])),
  })

  it('survives the way there and back, whatever is in it', () => {
    fc.assert(
      fc.property(anyJson, (each) => {
        const state = read(JSON.parse(JSON.stringify(each)))
        expect(layout.toJson(state)).toEqual(each)
        const again = layout.create()
        layout.restore(again, state.words)
        expect(layout.toJson(again)).toEqual(each)
      }),
      { seed: 1 },
    )
  })

  it.each([
    [null, 'the state is not an object'],
    ['state', 'the state is not an object'],
    [{ ...json, turn: undefined }, 'state.turn is not a small whole number'],
    [{ ...json, turn: '3' }, 'state.turn is not a small whole number'],
    [{ ...json, turn: 32_768 }, 'state.turn is not a small whole number'],
    [{ ...json, side: 2 }, 'state.side is not one of -1, 0, 1'],
    [{ ...json, where: [1, 2] }, 'state.where is not a list of 3, each a small whole number'],
    [{ ...json, where: [1, 2, 'x'] }, 'state.where is not a list of 3, each a small whole number'],
    [{ ...json, control: [1, 2] }, 'state.control is not a list of 2, each one of 0, 1'],
    [{ ...json, marks: [4, 0] }, 'state.marks is not a list of 2 sums of flags, each of 3 at most'],
    [{ ...json, ground: '0120' }, 'state.ground is not 5 digits, 7 added to each being one of 7, 8, 9'],
    [{ ...json, ground: '01203' }, 'state.ground is not 5 digits, 7 added to each being one of 7, 8, 9'],
    [
      { ...json, blown: [[40, 0]] },
      'state.blown is not up to 2 pairs of a key below 100, ascending, and a small whole number',
    ],
  ])('is refused when wrong: %j', (wrong, message) => {
    expect(layout.fromJson(wrong)).toBe(message)
  })
})
