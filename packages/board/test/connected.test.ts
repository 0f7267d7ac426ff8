import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { connected, Graph } from '../index.ts'
import { anySpace, indexes, neighboursOf, perItem, spaceOf } from './boards.ts'

describe('connected', () => {
  const line = new Graph(
    ['a', 'b', 'c', 'd'],
    [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'd'],
    ],
  )

  it('stops at what is not passable', () => {
    expect([...connected(line, [0], (h) => h !== 2)]).toEqual([1, 1, 0, 0])
    expect([...connected(line, [0, 3], (h) => h !== 2)]).toEqual([1, 1, 0, 1])
  })

  it('writes into an array it is given, clearing it first', () => {
    const mine = Uint8Array.from([1, 1, 1, 1])
    expect(connected(line, [3], (h) => h > 1, mine)).toBe(mine)
    expect([...mine]).toEqual([0, 0, 1, 1])
  })

  it('starts from passable sources only', () => {
    expect([...connected(line, [0], (h) => h !== 0)]).toEqual([0, 0, 0, 0])
    expect([...connected(line, [], () => true)]).toEqual([0, 0, 0, 0])
  })

  it('is the least set that holds the sources and is closed under passable neighbours', () => {
    const scenario = anySpace.chain((space) =>
      fc.tuple(
        fc.constant(space),
        perItem(space.size, fc.boolean()),
        fc.array(spaceOf(space), { maxLength: 3 }),
      ),
    )
    fc.assert(
      fc.property(scenario, ([space, open, sources]) => {
        const expected = new Set(sources.filter((h) => open[h]))
        for (const h of expected) for (const to of neighboursOf(space, h)) if (open[to]) expected.add(to)
        const linked = connected(space, sources, (h) => open[h] === true)
        expect(indexes(space).filter((h) => linked[h] === 1)).toEqual([...expected].sort((a, b) => a - b))
      }),
    )
  })
})
