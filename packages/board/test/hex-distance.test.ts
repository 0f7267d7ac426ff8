import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ccrr, rectangularGrid } from '../index.ts'
import { anyGrid, floodSteps, indexes, spaceOf } from './boards.ts'

describe('distance', () => {
  it('is symmetric, and equals breadth-first search on a full grid', () => {
    const gridAndHex = anyGrid.chain((grid) => fc.tuple(fc.constant(grid), spaceOf(grid)))
    fc.assert(
      fc.property(gridAndHex, ([grid, a]) => {
        const steps = floodSteps(grid, a)
        for (const b of indexes(grid)) {
          expect(grid.distance(a, b)).toBe(steps[b])
          expect(grid.distance(b, a)).toBe(steps[b])
        }
      }),
    )
  })

  it('is not lengthened by holes, nor lost between separate pieces', () => {
    const whole = { rows: 9, cols: 9, orientation: 'flat', shifted: 'odd', id: ccrr } as const
    const full = rectangularGrid(whole)
    const torn = rectangularGrid({ ...whole, has: (_, col) => col < 4 || col > 6 })
    expect(torn.size).toBe(54)
    for (const a of indexes(torn))
      for (const b of indexes(torn)) {
        const [fullA, fullB] = [full.indexOf(torn.idOf(a)), full.indexOf(torn.idOf(b))]
        expect(torn.distance(a, b)).toBe(full.distance(fullA, fullB))
      }
  })
})
