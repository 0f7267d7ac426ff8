import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyGrid, indexes, smallGrid, spaceOf } from './boards.ts'

const gridHexRadius = anyGrid.chain((grid) =>
  fc.tuple(fc.constant(grid), spaceOf(grid), fc.integer({ min: 0, max: 16 })),
)

describe('within', () => {
  it('is every space at most so far away, in ascending order', () => {
    fc.assert(
      fc.property(gridHexRadius, ([grid, h, radius]) => {
        const near = indexes(grid).filter((other) => grid.distance(h, other) <= radius)
        expect(grid.within(h, radius)).toEqual(near)
      }),
    )
  })

  it('holds 1, 7 and 19 spaces in the middle of a map', () => {
    const grid = smallGrid(9, 9)
    const middle = grid.indexOf('0505')
    expect([0, 1, 2].map((radius) => grid.within(middle, radius).length)).toEqual([1, 7, 19])
  })
})

describe('ring', () => {
  it('is every space exactly so far away, in ascending order', () => {
    fc.assert(
      fc.property(gridHexRadius, ([grid, h, radius]) => {
        const at = indexes(grid).filter((other) => grid.distance(h, other) === radius)
        expect(grid.ring(h, radius)).toEqual(at)
      }),
    )
  })
})
