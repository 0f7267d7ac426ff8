import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Graph, type Space, Trace, type TraceRules } from '../index.ts'
import { anySpace, indexes, perItem, perSide, spaceOf } from './boards.ts'

const MAX = 3

interface Home {
  readonly steps: number
  readonly used: number
}

/** Shortest line home of every space, then least toll, by growing all lines by one step at a time. */
function bruteForce(space: Space, sources: number[], range: number, rules: TraceRules, allowance: number) {
  const homes = new Map<number, Home>()
  let front = new Set(sources.map((h) => `${h}:${rules.toll(h)}`))
  for (let steps = 0; steps <= Math.min(range, space.size * (MAX + 1)); steps++) {
    const next = new Set<string>()
    for (const state of front) {
      const [h, used] = state.split(':').map(Number) as [number, number]
      if (used > allowance) continue
      const known = homes.get(h)
      if (known === undefined || (known.steps === steps && known.used > used)) homes.set(h, { steps, used })
      for (let d = 0; d < space.degree; d++) {
        const to = space.neighbour(h, d)
        if (to >= 0 && rules.passable(h, d, to)) next.add(`${to}:${used + rules.toll(to)}`)
      }
    }
    front = next
  }
  return homes
}

const scenario = anySpace.chain((space) =>
  fc.record({
    space: fc.constant(space),
    open: perSide(space, fc.constantFrom(0, 1, 1, 1)),
    tolls: perItem(space.size, fc.constantFrom(0, 0, 0, 1, 1, 2)),
    runs: fc.array(
      fc.record({
        sources: fc.array(spaceOf(space), { maxLength: 3 }),
        range: fc.oneof(fc.integer({ min: 0, max: 8 }), fc.constant(Infinity)),
        allowance: fc.integer({ min: 0, max: MAX }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
)

function checkPath(space: Space, h: number, trace: Trace, rules: TraceRules, sources: number[]): number {
  let used = rules.toll(h)
  let at = h
  for (const nearer of trace.pathFrom(h)) {
    const d = space.direction(nearer, at)
    expect(d >= 0 && rules.passable(nearer, d, at)).toBe(true)
    used += rules.toll(nearer)
    at = nearer
  }
  expect(sources).toContain(at)
  return used
}

describe('trace', () => {
  it('may stop once the wanted spaces have their lines, with the same distances for them', () => {
    const wanting = scenario.chain((drawn) =>
      fc.tuple(fc.constant(drawn), fc.array(spaceOf(drawn.space), { maxLength: 5 })),
    )
    fc.assert(
      fc.property(wanting, ([{ space, open, tolls, runs }, wanted]) => {
        const rules: TraceRules = {
          passable: (from, d) => open[from * space.degree + d] === 1,
          toll: (h) => tolls[h] as number,
        }
        const [whole, part] = [new Trace(space, MAX), new Trace(space, MAX)]
        for (const { sources, range, allowance } of runs) {
          whole.run(sources, range, rules, allowance)
          part.run(sources, range, rules, allowance, wanted)
          expect(wanted.map((h) => part.distance(h))).toEqual(wanted.map((h) => whole.distance(h)))
        }
      }),
    )
  })

  it('does not look beyond the wanted spaces', () => {
    const line = new Graph(
      ['a', 'b', 'c'],
      [
        ['a', 'b'],
        ['b', 'c'],
      ],
    )
    const trace = new Trace(line, 0)
    trace.run([0], 9, { passable: () => true, toll: () => 0 }, 0, [1])
    expect([trace.distance(1), trace.distance(2)]).toEqual([1, -1])
  })

  it('equals brute force, run after run', () => {
    fc.assert(
      fc.property(scenario, ({ space, open, tolls, runs }) => {
        const trace = new Trace(space, MAX)
        const rules: TraceRules = {
          passable: (from, d) => open[from * space.degree + d] === 1,
          toll: (h) => tolls[h] as number,
        }
        for (const { sources, range, allowance } of runs) {
          trace.run(sources, range, rules, allowance)
          const homes = bruteForce(space, sources, range, rules, allowance)
          for (const h of indexes(space)) {
            const home = homes.get(h)
            expect(trace.distance(h)).toBe(home?.steps ?? -1)
            expect(trace.pathFrom(h)).toHaveLength(home?.steps ?? 0)
            if (home) expect(checkPath(space, h, trace, rules, sources)).toBe(home.used)
          }
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('trace along a road with a detour', () => {
  // depot - gap - fork - front, where the gap costs toll; and a longer way round it.
  const graph = new Graph(
    ['depot', 'gap', 'fork', 'front', 'hill', 'wood'],
    [
      ['depot', 'gap'],
      ['gap', 'fork'],
      ['fork', 'front'],
      ['depot', 'hill'],
      ['hill', 'wood'],
      ['wood', 'fork'],
    ],
  )
  const at = (id: string) => graph.indexOf(id)
  const traced = (tolled: string[], allowance: number, range = 10) => {
    const trace = new Trace(graph, MAX)
    const rules = { passable: () => true, toll: (h: number) => (tolled.includes(graph.idOf(h)) ? 1 : 0) }
    trace.run([at('depot')], range, rules, allowance)
    return {
      distance: (id: string) => trace.distance(at(id)),
      path: (id: string) => trace.pathFrom(at(id)).map((h) => graph.idOf(h)),
    }
  }

  it('a short line that used up the allowance does not shadow a longer one that did not', () => {
    const line = traced(['gap', 'front'], 1)
    expect(line.path('fork')).toEqual(['gap', 'depot'])
    expect(line.path('front')).toEqual(['fork', 'wood', 'hill', 'depot'])
    expect([line.distance('fork'), line.distance('front')]).toEqual([2, 4])
  })

  it('takes the short line where the allowance lets it', () => {
    expect(traced(['gap', 'front'], 2).path('front')).toEqual(['fork', 'gap', 'depot'])
  })

  it('counts the toll of the source itself', () => {
    expect(traced(['depot'], 0).distance('depot')).toBe(-1)
    expect(traced(['depot'], 1).distance('depot')).toBe(0)
    expect(traced(['depot', 'gap'], 1).path('fork')).toEqual(['wood', 'hill', 'depot'])
  })

  it('keeps to the range', () => {
    expect(traced([], 0, 2).distance('fork')).toBe(2)
    expect(traced([], 0, 2).distance('front')).toBe(-1)
    expect(traced([], 0, 2).path('front')).toEqual([])
    expect(traced(['gap', 'front'], 1, 3).distance('front')).toBe(-1)
  })

  it('ends at once on a source', () => {
    expect(traced([], 0).path('depot')).toEqual([])
  })

  it('refuses an allowance beyond what it was made for', () => {
    expect(() => traced([], MAX + 1)).toThrow('allowance 4')
  })
})
