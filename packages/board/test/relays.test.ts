import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Graph, Reach, reachByRelays } from '../index.ts'
import { anySpace, indexes, perSide, spaceOf } from './boards.ts'

const ids = Array.from({ length: 12 }, (_, i) => `s${i}`)
const road = new Graph(
  ids,
  ids.slice(1).map((id, i) => [ids[i] as string, id] as const),
)
const one = (): number => 1
const reached = (reach: Reach): number[] => indexes(road).filter((h) => reach.costTo(h) >= 0)

describe('reach from several starts', () => {
  it('is that of the nearest', () => {
    const scenario = anySpace.chain((space) =>
      fc.tuple(
        fc.constant(space),
        perSide(space, fc.integer({ min: -1, max: 4 })),
        fc.array(spaceOf(space), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 9 }),
      ),
    )
    fc.assert(
      fc.property(scenario, ([space, costs, starts, budget]) => {
        const cost = (h: number, d: number): number => costs[h * space.degree + d] as number
        const [all, single] = [new Reach(space, 9), new Reach(space, 9)]
        all.searchFrom(starts, budget, cost)
        const best = indexes(space).map(() => -1)
        for (const start of starts) {
          single.search(start, budget, cost)
          for (const h of indexes(space)) {
            const found = single.costTo(h)
            if (found >= 0 && (best[h] === -1 || found < (best[h] as number))) best[h] = found
          }
        }
        expect(indexes(space).map((h) => all.costTo(h))).toEqual(best)
        const listed = Array.from({ length: all.count }, (_, i) => all.at(i))
        const isStart = (h: number): boolean => starts.includes(h)
        expect([...listed].sort((a, b) => a - b)).toEqual(
          indexes(space).filter((h) => best[h] !== -1 && !isStart(h)),
        )
      }),
    )
  })

  it('has paths from the nearest of them', () => {
    const reach = new Reach(road, 5, 1)
    reach.searchFrom([0, 11], 5, one)
    expect(reach.pathTo(3)).toEqual([1, 2, 3])
    expect(reach.pathTo(9)).toEqual([10, 9])
    expect(reach.pathTo(11)).toEqual([])
  })
})

describe('reach by relays', () => {
  const reach = new Reach(road, 3, 1)

  it('goes on from each relay that is reached', () => {
    const linked = reachByRelays(reach, { sources: [0], relays: [3, 5, 11], budget: 3, cost: one })
    expect(linked).toEqual([3, 5])
    expect(reached(reach)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(reach.costTo(7)).toBe(2)
  })

  it('leaves out relays nothing comes to, and sources that are relays too', () => {
    expect(reachByRelays(reach, { sources: [0], relays: [0, 4, 7], budget: 3, cost: one })).toEqual([])
    expect(reached(reach)).toEqual([0, 1, 2, 3])
  })

  it('may have chains of so many relays only', () => {
    const rules = { sources: [0], relays: [3, 6, 9], budget: 3, cost: one }
    expect(reachByRelays(reach, { ...rules, longest: 2 })).toEqual([3, 6])
    expect(reached(reach).at(-1)).toBe(9)
    expect(reachByRelays(reach, { ...rules, longest: 0 })).toEqual([])
    expect(reached(reach).at(-1)).toBe(3)
  })

  it('goes from nowhere to nowhere', () => {
    expect(reachByRelays(reach, { sources: [], relays: [3], budget: 3, cost: one })).toEqual([])
    expect(reached(reach)).toEqual([])
  })
})
