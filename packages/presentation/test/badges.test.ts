import { describe, expect, it } from 'vitest'
import { sectorsOf } from '../badges.ts'

/** Spaces in a row: each touches the one before and the one after. */
const inARow = (space: number): number[] => [space - 1, space + 1]
const troops = (nation: string, space: number, ...units: number[]) => ({ nation, space, units })

describe('sectors', () => {
  it('are units of one nation in neighbouring spaces', () => {
    const sectors = sectorsOf(
      [troops('germany', 2, 1, 2), troops('germany', 1, 3), troops('germany', 5, 4), troops('austria', 3, 9)],
      inARow,
      8,
    )
    expect(
      sectors.map(({ nation, count, troops: all }) => [nation, count, all.map(({ space }) => space)]),
    ).toEqual([
      ['germany', 3, [1, 2]],
      ['germany', 1, [5]],
      ['austria', 1, [3]],
    ])
  })

  it('are divided where they would be too large', () => {
    const line = [1, 2, 3, 4].map((space) =>
      troops('russia', space, space * 10, space * 10 + 1, space * 10 + 2),
    )
    expect(sectorsOf(line, inARow, 8).map(({ count }) => count)).toEqual([6, 6])
  })

  it('hold a stack that is too large by itself', () => {
    expect(sectorsOf([troops('russia', 1, 1, 2, 3)], inARow, 2).map(({ count }) => count)).toEqual([3])
  })
})
