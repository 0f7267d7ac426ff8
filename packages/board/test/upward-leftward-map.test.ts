import { describe, expect, it } from 'vitest'
import { HexGrid, rectangularGrid, rowDotColumn } from '../index.ts'
import { indexes, neighboursOf } from './boards.ts'

/** A printed map: rows count upward, columns from right to left, even rows half a hex to the left. */
const cells = Array.from({ length: 19 * 26 }, (_, i) => {
  const row = Math.floor(i / 26) + 1
  const col = (i % 26) + 1
  return { row, col, id: rowDotColumn(row, col) }
})
// Clockwise from the north-east; a lower column is further right.
const odd = [
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [0, 1],
  [1, 0],
] as const
const even = [
  [1, 0],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const
const map = new HexGrid({
  orientation: 'pointy',
  cells,
  neighbours: { odd, even },
  rowsRun: 'up',
  columnsRun: 'left',
})
const hex = (id: string) => map.indexOf(id)
const ids = (spaces: number[]) => spaces.map((h) => map.idOf(h)).sort()

describe('a map counted upward and leftward', () => {
  it('has the neighbours the rules print', () => {
    expect(ids(neighboursOf(map, hex('13.15')))).toEqual([
      '12.14',
      '12.15',
      '13.14',
      '13.16',
      '14.14',
      '14.15',
    ])
    expect(ids(neighboursOf(map, hex('14.15')))).toEqual([
      '13.15',
      '13.16',
      '14.14',
      '14.16',
      '15.15',
      '15.16',
    ])
  })

  it('has six neighbours everywhere but at the rim', () => {
    for (const h of indexes(map)) {
      const row = map.rows[h] as number
      const col = map.cols[h] as number
      const inside = row > 1 && row < 19 && col > 1 && col < 26
      if (inside) expect(neighboursOf(map, h)).toHaveLength(6)
      expect(map.isEdge(h)).toBe(neighboursOf(map, h).length < 6)
    }
    expect(ids(neighboursOf(map, hex('1.01')))).toEqual(['1.02', '2.01'])
  })

  it('measures distances', () => {
    expect(map.distance(hex('13.15'), hex('13.15'))).toBe(0)
    expect(map.distance(hex('13.15'), hex('13.09'))).toBe(6)
    expect(map.distance(hex('13.15'), hex('15.15'))).toBe(2)
    expect(map.distance(hex('13.15'), hex('15.14'))).toBe(2)
    expect(map.distance(hex('13.15'), hex('15.13'))).toBe(3)
    expect(map.distance(hex('1.01'), hex('19.01'))).toBe(18)
    expect(map.distance(hex('1.01'), hex('19.26'))).toBe(34)
  })

  it('lies on the page as printed', () => {
    const [x, y] = map.center(hex('13.15'))
    const [leftX, leftY] = map.center(hex('13.16'))
    expect([leftX - x, leftY - y]).toEqual([expect.closeTo(-Math.sqrt(3)), expect.closeTo(0)])
    const [upX, upY] = map.center(hex('14.15'))
    expect([upX - x, upY - y]).toEqual([expect.closeTo(-Math.sqrt(3) / 2), expect.closeTo(-1.5)])
    expect(map.bearing(0)).toEqual([expect.closeTo(Math.sqrt(3) / 2), expect.closeTo(-1.5)])
  })

  it('is one of the ready-made layouts', () => {
    const same = rectangularGrid({
      rows: 19,
      cols: 26,
      orientation: 'pointy',
      shifted: 'even',
      rowsRun: 'up',
      columnsRun: 'left',
      id: rowDotColumn,
    })
    expect(same.links).toEqual(map.links)
    expect(same.center(77)).toEqual(map.center(77))
  })
})
