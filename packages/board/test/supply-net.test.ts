import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Graph, SupplyNet } from '../index.ts'
import { anySpace, floodSteps, indexes, perSide, smallGrid, spaceOf } from './boards.ts'

describe('a supply net', () => {
  it('reaches what can be reached, by the shortest lines', () => {
    fc.assert(
      fc.property(
        anySpace.chain((space) => fc.tuple(fc.constant(space), spaceOf(space))),
        ([space, source]) => {
          const net = new SupplyNet(space.size)
          net.addSource(source)
          net.grow(space, () => true)
          const steps = floodSteps(space, source)
          for (const h of indexes(space)) {
            expect(net.has(h)).toBe(steps[h] !== -1)
            expect(net.lineFrom(h).length).toBe((steps[h] as number) + 1)
          }
          expect(net.count).toBe(steps.filter((each) => each >= 0).length)
        },
      ),
      { seed: 1 },
    )
  })

  it('goes only where it may, step by step', () => {
    const boards = anySpace.chain((space) =>
      fc.tuple(fc.constant(space), spaceOf(space), perSide(space, fc.integer({ min: 0, max: 1 }))),
    )
    fc.assert(
      fc.property(boards, ([space, source, open]) => {
        const net = new SupplyNet(space.size)
        const mayPass = (from: number, d: number): boolean => open[from * space.degree + d] === 1
        net.addSource(source)
        net.grow(space, mayPass)
        for (const h of indexes(space)) {
          const line = net.lineFrom(h)
          expect(line.at(-1)).toBe(net.has(h) ? source : undefined)
          line.slice(1).forEach((from, i) => {
            expect(mayPass(from, space.direction(from, line[i] as number))).toBe(true)
          })
        }
      }),
      { seed: 1 },
    )
  })

  it.each([0, 1, 2])('grows no further than %i steps', (steps) => {
    const grid = smallGrid()
    const net = new SupplyNet(grid.size)
    net.addSource(24)
    net.grow(grid, () => true, steps)
    const near = floodSteps(grid, 24).map((each) => each <= steps)
    expect(indexes(grid).map((h) => net.has(h))).toEqual(near)
  })

  it('is spread in parts: along a railway, then one hex beside it', () => {
    const grid = smallGrid(3, 5)
    const rails = new Graph(
      indexes(grid).map(String),
      [0, 1, 2].map((h) => [String(h), String(h + 1)] as const),
    )
    const net = new SupplyNet(grid.size)
    net.addSource(0)
    net.grow(rails, () => true)
    expect(indexes(grid).filter((h) => net.has(h))).toEqual([0, 1, 2, 3])
    const linked = net.count
    net.grow(grid, () => true, 1)
    net.addSource(14)
    expect(net.lineFrom(4)).toEqual([4, 3, 2, 1, 0])
    expect(net.lineFrom(14)).toEqual([14])
    expect(indexes(grid).filter((h) => net.isAmongFirst(h, linked))).toEqual([0, 1, 2, 3])
    expect(
      indexes(grid)
        .filter((h) => net.has(h))
        .every((h) => h < 10 || h === 14),
    ).toBe(true)
  })

  it('has several sources, and forgets them', () => {
    const grid = smallGrid(1, 5)
    const net = new SupplyNet(grid.size)
    net.addSource(0)
    net.addSource(4)
    net.addSource(0)
    net.grow(grid, (_from, _d, to) => to !== 2)
    expect(indexes(grid).map((h) => net.lineFrom(h).length)).toEqual([1, 2, 0, 2, 1])
    expect([net.isSource(0), net.isSource(1), net.count]).toEqual([true, false, 4])
    net.clear()
    expect([net.has(0), net.count]).toEqual([false, 0])
  })
})
