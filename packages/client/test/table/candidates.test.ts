import type { ArgumentPlace, Counter, Stack } from '@sandtable/presentation'
import { describe, expect, test } from 'vitest'
import { candidates, theAnswer } from '../../table/candidates.ts'

const counter = (unit: number): Counter => ({
  unit,
  name: `unit ${unit}`,
  face: {
    nation: 'russia',
    symbol: 'infantry',
    id: String(unit),
    figures: [1, 1, 1],
    steps: 2,
    fullSteps: 2,
    marks: {},
  },
})

const stack = (space: number, ...units: number[]): Stack => ({
  space,
  counters: units.map(counter),
  more: false,
  own: true,
})

const places: Readonly<Record<string, ArgumentPlace>> = {
  unit: 'unit',
  recover: 'unit',
  stack: 'space',
  march: 'space',
}
const layout = {
  stacks: [stack(10, 1, 2), stack(11, 3)],
  placeOf: (verb: string): ArgumentPlace => places[verb] ?? 'none',
}

describe('what a click can mean', () => {
  const offer = { unit: [1, 2, 3], stack: [10], recover: [3], done: true }

  test('a stack that can be taken up whole is taken up whole', () => {
    expect(theAnswer(candidates(offer, layout, { space: 10 }), layout)).toEqual({ verb: 'stack', arg: 10 })
  })

  test('a single unit is meant when it stands alone, and the first verb is the likeliest', () => {
    const found = candidates(offer, layout, { space: 11 })
    expect(found).toEqual([
      { verb: 'unit', arg: 3 },
      { verb: 'recover', arg: 3 },
    ])
    expect(theAnswer(found, layout)).toEqual({ verb: 'unit', arg: 3 })
  })

  test('a counter picked from the fan means that unit', () => {
    expect(candidates(offer, layout, { space: 10, unit: 2 })).toEqual([{ verb: 'unit', arg: 2 }])
  })

  test('a counter picked from the fan stands for its space if that is what can be chosen', () => {
    const asked = { stack: [10], unit: [3] }
    expect(candidates(asked, layout, { space: 10, unit: 2 })).toEqual([{ verb: 'stack', arg: 10 }])
  })

  test('a counter that cannot be chosen does not stand for its space where others of it can', () => {
    const asked = { stack: [10], unit: [1] }
    expect(candidates(asked, layout, { space: 10, unit: 2 })).toEqual([])
  })

  test('two units that could be meant: nothing happens without asking', () => {
    expect(theAnswer(candidates({ unit: [1, 2] }, layout, { space: 10 }), layout)).toBeUndefined()
  })

  test('a stack pointed at among several is meant before the others of its space', () => {
    const shared = { ...layout, stacks: [stack(10, 1, 2), stack(10, 3)] }
    const both = { unit: [1, 3] }
    expect(theAnswer(candidates(both, shared, { space: 10 }), shared)).toBeUndefined()
    expect(theAnswer(candidates(both, shared, { space: 10, among: [3] }), shared)?.arg).toBe(3)
    expect(theAnswer(candidates(both, shared, { space: 10, among: [1, 2] }), shared)?.arg).toBe(1)
  })

  test('a click on a stack that cannot be meant is about its space', () => {
    const shared = { ...layout, stacks: [stack(10, 1, 2), stack(10, 3)] }
    expect(candidates({ unit: [3] }, shared, { space: 10, among: [1, 2] })).toEqual([
      { verb: 'unit', arg: 3 },
    ])
    expect(candidates({ march: [10], unit: [3] }, shared, { space: 10, among: [3] })).toEqual([
      { verb: 'march', arg: 10 },
    ])
  })

  test('a space without anything offered means nothing', () => {
    expect(candidates(offer, layout, { space: 12 })).toEqual([])
  })

  test('a space as destination goes before the units in it', () => {
    expect(theAnswer(candidates({ march: [11], unit: [3] }, layout, { space: 11 }), layout)).toEqual({
      verb: 'march',
      arg: 11,
    })
  })
})
