import type { Counter, Stack, Told } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { keepStacks, sameStory } from '../../table/same.ts'

const counter = (unit: number, steps = 2): Counter =>
  ({ unit, name: `Division ${unit}`, face: { steps, marks: {} } }) as unknown as Counter

const stack = (space: number, ...counters: Counter[]): Stack => ({ space, counters, more: false, own: true })

const table = (): Stack[] => [stack(1, counter(1), counter(2)), stack(2, counter(3)), stack(3, counter(4))]

describe('stacks worked out anew', () => {
  it('are the same list if nothing has changed', () => {
    const before = table()
    expect(keepStacks(before, table())).toBe(before)
  })

  it('keep the objects of those that have not changed', () => {
    const before = table()
    const [first, , third] = before
    const kept = keepStacks(before, [...table().slice(0, 1), stack(2, counter(3, 1)), ...table().slice(2)])
    expect(kept).not.toBe(before)
    expect(kept[0]).toBe(first)
    expect(kept[1]?.counters[0]?.face.steps).toBe(1)
    expect(kept[2]).toBe(third)
  })

  it('change with what lies on top, with what is hidden, and with their order', () => {
    const before = table()
    const [first, second, third] = before
    if (!first || !second || !third) throw new Error('no stacks')
    const turned = stack(1, counter(2), counter(1))
    expect(keepStacks(before, [turned, second, third])[0]).toBe(turned)
    const more = { ...second, more: true }
    expect(keepStacks(before, [first, more, third])[1]).toBe(more)
    expect(keepStacks(before, [second, first, third])).toEqual([second, first, third])
    expect(keepStacks(before, [first, second])).toEqual([first, second])
  })
})

describe('a story', () => {
  const told = (at: number): Told => ({ at, event: {} }) as unknown as Told

  it('is the same as long as nothing is added, or taken back and told again', () => {
    const [one, two] = [told(1), told(2)]
    expect(sameStory([one, two], [one, two])).toBe(true)
    expect(sameStory([one], [one, two])).toBe(false)
    expect(sameStory([one, two], [one, told(2)])).toBe(false)
    expect(sameStory([], [])).toBe(true)
  })
})
