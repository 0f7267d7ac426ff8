import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Hexsides } from '../index.ts'
import { indexes, neighboursOf, smallGrid, spaceOf } from './boards.ts'

const RIVER = 1
const BRIDGE = 2

describe('hexsides', () => {
  const grid = smallGrid()
  const [a, b] = [grid.indexOf('0303'), grid.indexOf('0403')]

  it('are the same from both sides', () => {
    const sides = new Hexsides(grid)
    sides.add(a, b, RIVER)
    sides.add(b, a, BRIDGE)
    expect(sides.between(a, b)).toBe(RIVER | BRIDGE)
    expect(sides.get(b, grid.direction(b, a))).toBe(RIVER | BRIDGE)
    expect(sides.has(a, grid.direction(a, b), BRIDGE)).toBe(true)
    expect(sides.has(a, grid.direction(a, b), 4)).toBe(false)
  })

  it('have nothing between spaces that are not adjacent', () => {
    expect(new Hexsides(grid).between(a, grid.indexOf('0603'))).toBe(0)
    expect(() => new Hexsides(grid).add(a, grid.indexOf('0603'), RIVER)).toThrow(
      '0303 and 0603 share no side',
    )
  })

  it('keep exactly what was added', () => {
    const pair = spaceOf(grid).chain((h) =>
      fc.tuple(fc.constant(h), fc.constantFrom(...neighboursOf(grid, h))),
    )
    const marks = fc.array(fc.tuple(pair, fc.constantFrom(1, 2, 4, 1 << 20)))
    fc.assert(
      fc.property(marks, (added) => {
        const sides = new Hexsides(grid)
        for (const [[from, to], flag] of added) sides.add(from, to, flag)
        for (const from of indexes(grid))
          for (const to of neighboursOf(grid, from)) {
            const here = added.filter(([ends]) => ends.includes(from) && ends.includes(to))
            expect(sides.between(from, to)).toBe(here.reduce((all, [, flag]) => all | flag, 0))
          }
      }),
      { numRuns: 30 },
    )
  })
})
