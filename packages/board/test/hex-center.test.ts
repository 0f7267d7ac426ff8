import { describe, expect, it } from 'vitest'
import { ccrr, type HexGrid, rectangularGrid } from '../index.ts'
import { indexes, LAYOUTS } from './boards.ts'

const gap = (grid: HexGrid, a: number, b: number) => {
  const [ax, ay] = grid.center(a)
  const [bx, by] = grid.center(b)
  return [bx - ax, by - ay] as const
}

describe.each(LAYOUTS)(
  'centre on the page: $orientation, $shifted shifted, rows $rowsRun, columns $columnsRun',
  (layout) => {
    const grid = rectangularGrid({ ...layout, rows: 5, cols: 6, id: ccrr })

    it('keeps neighbours one hex width apart, and only them', () => {
      for (const a of indexes(grid))
        for (const b of indexes(grid)) {
          const near = Math.hypot(...gap(grid, a, b)) < 1.8
          expect(near).toBe(grid.distance(a, b) <= 1)
        }
    })

    it('puts every neighbour where its bearing says', () => {
      for (const h of indexes(grid))
        for (let d = 0; d < 6; d++) {
          const to = grid.neighbour(h, d)
          if (to < 0) continue
          const [x, y] = grid.bearing(d)
          expect(gap(grid, h, to)).toEqual([expect.closeTo(x), expect.closeTo(y)])
        }
    })

    it('numbers directions clockwise from the top', () => {
      const angles = [0, 1, 2, 3, 4, 5].map((d) => {
        const [x, y] = grid.bearing(d)
        return Math.round((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360
      })
      const first = layout.orientation === 'flat' ? 0 : 30
      expect(angles).toEqual([0, 60, 120, 180, 240, 300].map((angle) => angle + first))
    })

    it('puts higher rows and columns where they are counted', () => {
      const [x] = gap(grid, grid.indexOf('0101'), grid.indexOf('0301'))
      const [, y] = gap(grid, grid.indexOf('0101'), grid.indexOf('0103'))
      expect(Math.sign(x)).toBe(layout.columnsRun === 'left' ? -1 : 1)
      expect(Math.sign(y)).toBe(layout.rowsRun === 'up' ? -1 : 1)
    })
  },
)
