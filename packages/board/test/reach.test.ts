import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Graph, Reach, type Space, type StepCost } from '../index.ts'
import { anySpace, indexes, perSide, smallGrid, spaceOf } from './boards.ts'

const MAX = 12

/** Cost and steps of the best path to every space, by relaxing every side until nothing changes. */
function bellmanFord(space: Space, start: number, budget: number, cost: StepCost): [number, number][] {
  const best = indexes(space).map((h): [number, number] => (h === start ? [0, 0] : [Infinity, Infinity]))
  for (let changed = true; changed; ) {
    changed = false
    for (const h of indexes(space))
      for (let d = 0; d < space.degree; d++) {
        const to = space.neighbour(h, d)
        const step = to < 0 ? -1 : cost(h, d, to)
        const [c, s] = best[h] as [number, number]
        if (step < 0 || c + step > budget) continue
        const [knownC, knownS] = best[to] as [number, number]
        if (c + step > knownC || (c + step === knownC && s + 1 >= knownS)) continue
        best[to] = [c + step, s + 1]
        changed = true
      }
  }
  return best
}

function pathCost(space: Space, start: number, path: number[], cost: StepCost): number {
  let sum = 0
  let from = start
  for (const to of path) {
    const d = space.direction(from, to)
    expect(d).toBeGreaterThanOrEqual(0)
    const step = cost(from, d, to)
    expect(step).toBeGreaterThanOrEqual(0)
    sum += step
    from = to
  }
  return sum
}

function agree(reach: Reach, space: Space, start: number, budget: number, cost: StepCost): void {
  reach.search(start, budget, cost)
  const best = bellmanFord(space, start, budget, cost)
  for (const h of indexes(space)) {
    const [c, s] = best[h] as [number, number]
    expect(reach.costTo(h)).toBe(c === Infinity ? -1 : c)
    const path = reach.pathTo(h)
    expect(path).toHaveLength(s === Infinity ? 0 : s)
    if (s > 0 && s < Infinity) expect(path.at(-1)).toBe(h)
    expect(pathCost(space, start, path, cost)).toBe(c === Infinity ? 0 : c)
  }
}

function reached(reach: Reach): number[] {
  return Array.from({ length: reach.count }, (_, i) => reach.at(i))
}

/** A space, costs of every side, and several searches on one instance. */
const scenario = (least: number) =>
  anySpace.chain((space) =>
    fc.record({
      space: fc.constant(space),
      costs: perSide(space, fc.oneof(fc.constant(-1), fc.integer({ min: least, max: 4 }))),
      searches: fc.array(fc.tuple(spaceOf(space), fc.integer({ min: 0, max: MAX })), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
  )

describe('reach', () => {
  it('equals brute force, search after search', () => {
    fc.assert(
      fc.property(scenario(0), ({ space, costs, searches }) => {
        const reach = new Reach(space, MAX)
        const cost: StepCost = (h, d) => costs[h * space.degree + d] as number
        for (const [start, budget] of searches) agree(reach, space, start, budget, cost)
      }),
      { numRuns: 300 },
    )
  })

  it('lists what it reached, each space once, by cost and then by steps', () => {
    fc.assert(
      fc.property(scenario(0), ({ space, costs, searches }) => {
        const reach = new Reach(space, MAX)
        for (const [start, budget] of searches) {
          reach.search(start, budget, (h, d) => costs[h * space.degree + d] as number)
          const list = reached(reach)
          const all = indexes(space).filter((h) => h !== start && reach.costTo(h) >= 0)
          expect([...list].sort((a, b) => a - b)).toEqual(all)
          const keys = list.map((h) => reach.costTo(h) * 1000 + reach.pathTo(h).length)
          expect(keys).toEqual([...keys].sort((a, b) => a - b))
        }
      }),
    )
  })

  it('finds the same when told that no step is free', () => {
    fc.assert(
      fc.property(scenario(1), ({ space, costs, searches }) => {
        const [plain, told] = [new Reach(space, MAX), new Reach(space, MAX, 1)]
        for (const [start, budget] of searches) {
          for (const reach of [plain, told])
            reach.search(start, budget, (h, d) => costs[h * space.degree + d] as number)
          expect(reached(told)).toEqual(reached(plain))
          for (const h of indexes(space)) expect(told.pathTo(h)).toEqual(plain.pathTo(h))
        }
      }),
    )
  })

  it('spreads over rings when every step costs one', () => {
    const grid = smallGrid(9, 9)
    const middle = grid.indexOf('0505')
    const reach = new Reach(grid, 4)
    reach.search(middle, 2, () => 1)
    expect(reach.count).toBe(18)
    expect(reached(reach).slice(0, 6)).toEqual([0, 1, 2, 3, 4, 5].map((d) => grid.neighbour(middle, d)))
    expect([reach.costTo(middle), reach.pathTo(middle)]).toEqual([0, []])
    expect(reach.pathTo(grid.indexOf('0101'))).toEqual([])
  })
})

describe('reach takes', () => {
  const graph = new Graph(
    ['start', 'left', 'right', 'far', 'end'],
    [
      ['start', 'left'],
      ['start', 'right'],
      ['left', 'end'],
      ['right', 'end'],
      ['start', 'far'],
      ['far', 'left'],
    ],
  )
  const ids = (costs: Record<string, number>) => {
    const reach = new Reach(graph, 9)
    reach.search(0, 9, (from, _, to) => costs[`${graph.idOf(from)}-${graph.idOf(to)}`] ?? -1)
    return reach.pathTo(graph.indexOf('end')).map((h) => graph.idOf(h))
  }

  it('the cheaper path, though it be longer', () => {
    const costs = { 'start-far': 1, 'far-left': 1, 'left-end': 1, 'start-right': 2, 'right-end': 2 }
    expect(ids(costs)).toEqual(['far', 'left', 'end'])
  })

  it('the shorter of equally cheap paths', () => {
    const costs = { 'start-far': 0, 'far-left': 0, 'left-end': 2, 'start-right': 1, 'right-end': 1 }
    expect(ids(costs)).toEqual(['right', 'end'])
  })

  it('the first found of equally cheap and short paths', () => {
    const costs = { 'start-left': 1, 'left-end': 1, 'start-right': 1, 'right-end': 1 }
    expect(ids(costs)).toEqual(['left', 'end'])
  })

  it('no budget beyond what it was made for', () => {
    const reach = new Reach(graph, 9)
    expect(() => reach.search(0, 10, () => 1)).toThrow('budget 10')
    expect(() => reach.search(0, -1, () => 1)).toThrow('budget -1')
    expect(reach.count).toBe(0)
  })
})
