import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Influence, Projection } from '../index.ts'
import { anySpace, indexes, perSide, smallGrid, spaceOf } from './boards.ts'

describe('influence', () => {
  it('kept incrementally equals influence counted anew', () => {
    const scenario = anySpace.chain((space) =>
      fc.record({
        space: fc.constant(space),
        exerts: perSide(space, fc.constantFrom(0, 1, 1)),
        comers: fc.array(spaceOf(space)),
        leavers: fc.nat(10),
      }),
    )
    fc.assert(
      fc.property(scenario, ({ space, exerts, comers, leavers }) => {
        const projects = (h: number, d: number) => exerts[h * space.degree + d] === 1
        const influence = new Influence(new Projection(space, projects))
        for (const h of comers) influence.add(h)
        for (const h of comers.slice(0, leavers)) influence.remove(h)
        const exertsInto = (from: number, to: number) =>
          space.direction(from, to) >= 0 && projects(from, space.direction(from, to))
        for (const h of indexes(space))
          expect(influence.at(h)).toBe(comers.slice(leavers).filter((from) => exertsInto(from, h)).length)
      }),
    )
  })

  it('counts units on all sides, but not in the space itself', () => {
    const grid = smallGrid()
    const middle = grid.indexOf('0303')
    const influence = new Influence(new Projection(grid, () => true))
    for (let d = 0; d < 6; d++) influence.add(grid.neighbour(middle, d))
    influence.add(middle)
    expect(influence.at(middle)).toBe(6)
  })

  it('asks only once what is exerted where, and only about neighbours', () => {
    const grid = smallGrid(2, 2)
    let asked = 0
    const projection = new Projection(grid, () => ++asked > 0)
    const sides = [new Influence(projection), new Influence(projection)]
    for (const influence of sides) influence.add(0)
    expect(asked).toBe(grid.links.filter((to) => to >= 0).length)
  })

  it('is kept apart for each side, though they share the projection', () => {
    const grid = smallGrid(2, 2)
    const projection = new Projection(grid, () => true)
    const [ours, theirs] = [new Influence(projection), new Influence(projection)]
    ours.add(0)
    expect([ours.at(1), theirs.at(1)]).toEqual([1, 0])
  })

  it('forgets everything when cleared', () => {
    const grid = smallGrid(2, 2)
    const influence = new Influence(new Projection(grid, () => true))
    influence.add(0)
    influence.clear()
    expect(indexes(grid).map((h) => influence.at(h))).toEqual([0, 0, 0, 0])
  })

  it('is copied as a whole, and goes its own way', () => {
    const projection = new Projection(smallGrid(2, 2), () => true)
    const [influence, copy] = [new Influence(projection), new Influence(projection)]
    influence.add(0)
    copy.add(3)
    copy.copyFrom(influence)
    expect([copy.at(0), copy.at(1)]).toEqual([0, 1])
    influence.remove(0)
    expect(copy.at(1)).toBe(1)
  })
})
