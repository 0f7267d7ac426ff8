import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { connected, Flood, Graph, Subnet } from '../index.ts'
import { anySpace, indexes, perItem, perSide, smallGrid, spaceOf } from './boards.ts'

const line = new Graph(
  ['a', 'b', 'c', 'd', 'e'],
  [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
    ['d', 'e'],
  ],
)
const RAILS = new Subnet(line, (from, _d, to) => from + to <= 3)
const ROADS = new Subnet(line, (from, _d, to) => from + to > 3)
const always = (): boolean => true

const reachedBy = (flood: Flood): number[] => Array.from({ length: flood.count }, (_, i) => flood.at(i))

describe('a flood over a typed part of the map', () => {
  it('follows links of its type only', () => {
    const flood = new Flood(line.size)
    flood.begin()
    flood.add(0)
    flood.spread(RAILS, always)
    expect(reachedBy(flood)).toEqual([0, 1, 2])
    expect([flood.has(2), flood.has(3)]).toEqual([true, false])
    expect([RAILS.touches(2), RAILS.touches(3)]).toEqual([true, false])
  })

  it('stops at what is closed: at railways that are not one’s own', () => {
    const flood = new Flood(line.size)
    flood.begin()
    flood.add(0)
    flood.spread(RAILS, (h) => h !== 1)
    expect(reachedBy(flood)).toEqual([0])
  })

  it('goes on by road from wherever the railway leads', () => {
    const flood = new Flood(line.size)
    flood.begin()
    flood.add(0)
    flood.spread(RAILS, always)
    const byRail = flood.count
    flood.spread(ROADS, always)
    expect(reachedBy(flood)).toEqual([0, 1, 2, 3, 4])
    expect(byRail).toBe(3)
  })

  it('knows nothing of the flood before, nor anything before the first', () => {
    const flood = new Flood(line.size)
    expect(flood.has(0)).toBe(false)
    flood.begin()
    flood.add(0)
    flood.begin()
    flood.add(4)
    flood.add(4)
    expect(reachedBy(flood)).toEqual([4])
  })

  it('finds what connected() finds on a space with those links, from any sources', () => {
    const scenario = anySpace.chain((space) =>
      fc.tuple(
        fc.constant(space),
        perSide(space, fc.integer({ min: 0, max: 2 })),
        perItem(space.size, fc.boolean()),
        fc.array(spaceOf(space), { maxLength: 3 }),
      ),
    )
    fc.assert(
      fc.property(scenario, ([space, types, open, sources]) => {
        const isIn = (h: number, d: number): boolean => types[h * space.degree + d] === 1
        const links = space.links.map((to, at) => (types[at] === 1 ? to : -1))
        const typed = {
          ...space,
          size: space.size,
          degree: space.degree,
          links,
          neighbour: (h: number, d: number) => links[h * space.degree + d] ?? -1,
        }
        const starts = sources.filter((h) => open[h])
        const flood = new Flood(space.size)
        flood.begin()
        for (const h of starts) flood.add(h)
        flood.spread(new Subnet(space, isIn), (h) => open[h] === true)
        const expected = connected(typed, starts, (h) => open[h] === true)
        expect(indexes(space).filter((h) => flood.has(h))).toEqual(
          indexes(space).filter((h) => expected[h] === 1),
        )
        expect(new Set(reachedBy(flood)).size).toBe(flood.count)
      }),
    )
  })

  it('has as many links as the whole map where all are of the type', () => {
    const grid = smallGrid()
    expect(new Subnet(grid, always).targets.length).toBe(grid.links.filter((to) => to >= 0).length)
  })
})
