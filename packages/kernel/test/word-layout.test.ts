import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defineLayout } from '../index.ts'

const layout = defineLayout({
  scalars: ['turn', 'side'],
  lists: { where: 3, empty: 0, steps: 2 },
  derive: () => ({ sum: 0, refreshed: 0 }),
  refresh: (state) => {
    state.derived.sum = state.where.reduce((a, b) => a + b, 0)
    state.derived.refreshed++
  },
})

const word = fc.integer({ min: -32768, max: 32767 })
const json = { turn: 3, side: 1, where: [5, -2, 7], empty: [], steps: [1, 2] }

describe('a state', () => {
  it('is one run of words with names', () => {
    const state = layout.create()
    state.turn = 3
    state.side = -1
    state.where[2] = 7
    state.steps[0] = 9
    expect([...state.words]).toEqual([3, -1, 0, 0, 7, 9, 0])
    state.words[1] = 4
    expect(state.side).toBe(4)
  })

  it('has nothing in common with another', () => {
    const [a, b] = [layout.create(), layout.create()]
    a.turn = 1
    a.where[0] = 1
    a.derived.sum = 1
    expect([b.turn, b.where[0], b.derived.sum]).toEqual([0, 0, 0])
  })

  it('is restored from words, with what follows from them', () => {
    const state = layout.create()
    const words = Int16Array.of(1, 2, 3, 4, 5, 6, 7)
    layout.restore(state, words)
    expect(layout.toJson(state)).toEqual({ turn: 1, side: 2, where: [3, 4, 5], empty: [], steps: [6, 7] })
    expect(state.derived.sum).toBe(12)
    words[0] = 99
    expect(state.turn).toBe(1)
  })

  it('can be restored from its own words', () => {
    const state = layout.create()
    state.where.set([1, 2, 3])
    layout.restore(state, state.words)
    expect(state.derived.sum).toBe(6)
  })
})

describe('a state as JSON', () => {
  it('is flat and named', () => {
    const state = layout.fromJson(json)
    expect(typeof state === 'string' ? state : layout.toJson(state)).toEqual(json)
    expect(typeof state === 'string' ? state : state.derived).toEqual({ sum: 10, refreshed: 1 })
  })

  it('survives the way there and back, whatever the words', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 7, maxLength: 7 }), (words) => {
        const state = layout.create()
        layout.restore(state, Int16Array.from(words))
        const back = layout.fromJson(JSON.parse(JSON.stringify(layout.toJson(state))))
        expect(typeof back === 'string' ? back : [...back.words]).toEqual(words)
      }),
      { seed: 1 },
    )
  })

  it.each([-32768, 32767])('holds the outermost word %i', (turn) => {
    const state = layout.fromJson({ ...json, turn })
    expect(typeof state === 'string' ? state : state.turn).toBe(turn)
  })

  it.each([
    [null, 'the state is not an object'],
    ['state', 'the state is not an object'],
    [[], 'state.turn is not a small whole number'],
    [{ ...json, turn: undefined }, 'state.turn is not a small whole number'],
    [{ ...json, turn: '3' }, 'state.turn is not a small whole number'],
    [{ ...json, side: 1.5 }, 'state.side is not a small whole number'],
    [{ ...json, side: 32_768 }, 'state.side is not a small whole number'],
    [{ ...json, side: -32_769 }, 'state.side is not a small whole number'],
    [{ ...json, side: null }, 'state.side is not a small whole number'],
    [{ ...json, where: [1, 2] }, 'state.where is not a list of 3 small whole numbers'],
    [{ ...json, where: [1, 2, 3, 4] }, 'state.where is not a list of 3 small whole numbers'],
    [{ ...json, where: [1, 2, 'x'] }, 'state.where is not a list of 3 small whole numbers'],
    [{ ...json, where: [1, 2, 1e6] }, 'state.where is not a list of 3 small whole numbers'],
    [{ ...json, where: { length: 3 } }, 'state.where is not a list of 3 small whole numbers'],
    [{ ...json, empty: [1] }, 'state.empty is not a list of 0 small whole numbers'],
    [{ ...json, steps: undefined }, 'state.steps is not a list of 2 small whole numbers'],
  ])('is refused when wrong: %j', (wrong, message) => {
    expect(layout.fromJson(wrong)).toBe(message)
  })
})
