import { describe, expect, it } from 'vitest'
import { columnDotRow, rectangularGrid } from '../index.ts'
import { LAYOUTS, neighboursOf } from './boards.ts'

describe('rectangular grid', () => {
  const flat = rectangularGrid({ rows: 3, cols: 4, orientation: 'flat', shifted: 'even', id: columnDotRow })

  it('counts indexes along the rows, from row 1 and column 1', () => {
    expect([0, 1, 4, 11].map((h) => flat.idOf(h))).toEqual(['1.01', '2.01', '1.02', '4.03'])
    expect([flat.rows[4], flat.cols[4]]).toEqual([2, 1])
  })

  it('staggers the shifted columns half a hex on', () => {
    const ids = neighboursOf(flat, flat.indexOf('2.02')).map((h) => flat.idOf(h))
    expect(ids).toEqual(['2.01', '3.02', '3.03', '2.03', '1.03', '1.02'])
  })

  it('starts at other numbers, and leaves out positions', () => {
    const grid = rectangularGrid({
      rows: 2,
      cols: 2,
      orientation: 'pointy',
      shifted: 'odd',
      id: columnDotRow,
      firstRow: 0,
      firstCol: 10,
      has: (row, col) => row !== 1 || col !== 11,
    })
    expect([0, 1, 2].map((h) => grid.idOf(h))).toEqual(['10.00', '11.00', '10.01'])
    expect(grid.size).toBe(3)
  })

  it.each(LAYOUTS)('has a space with six neighbours in the middle of 3 x 3 (%o)', (layout) => {
    const grid = rectangularGrid({ ...layout, rows: 3, cols: 3, id: columnDotRow })
    expect(neighboursOf(grid, 4)).toHaveLength(6)
    expect(grid.isEdge(4)).toBe(false)
    expect(grid.isEdge(0)).toBe(true)
  })
})
