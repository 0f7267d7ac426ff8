import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ccrr, rectangularGrid } from '../index.ts'
import { anyGrid, smallGrid, spaceOf } from './boards.ts'

const grid = smallGrid(12, 12)

describe('line', () => {
  it('goes from one end to the other without gap or detour, and back the same way', () => {
    const ends = anyGrid.chain((grid) => fc.tuple(fc.constant(grid), spaceOf(grid), spaceOf(grid)))
    fc.assert(
      fc.property(ends, ([any, a, b]) => {
        const line = any.line(a, b)
        expect([line[0], line.at(-1)]).toEqual([a, b])
        expect(line).toHaveLength(any.distance(a, b) + 1)
        line.slice(1).forEach((h, i) => expect(any.distance(line[i] as number, h)).toBe(1))
        expect(any.line(b, a)).toEqual([...line].reverse())
      }),
      { numRuns: 500 },
    )
  })

  it('touches the straight line with every space', () => {
    fc.assert(
      fc.property(spaceOf(grid), spaceOf(grid), (a, b) => {
        const [ax, ay] = grid.center(a)
        const [bx, by] = grid.center(b)
        const length = Math.hypot(bx - ax, by - ay)
        for (const h of grid.line(a, b)) {
          const [x, y] = grid.center(h)
          const off = Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.max(length, 1)
          expect(off).toBeLessThanOrEqual(1.0001)
        }
      }),
    )
  })

  it('runs along a row', () => {
    const ids = grid.line(grid.indexOf('0203'), grid.indexOf('0503')).map((h) => grid.idOf(h))
    expect(ids).toEqual(['0203', '0303', '0403', '0503'])
  })

  it('is the space itself when both ends are the same', () => {
    expect(grid.line(5, 5)).toEqual([5])
  })

  it('leaves out positions the map does not have', () => {
    const torn = rectangularGrid({
      rows: 1,
      cols: 5,
      orientation: 'pointy',
      shifted: 'odd',
      id: ccrr,
      has: (_, col) => col !== 3,
    })
    expect(torn.line(0, 3)).toEqual([0, 1, 2, 3])
    expect(torn.distance(0, 3)).toBe(4)
  })
})
