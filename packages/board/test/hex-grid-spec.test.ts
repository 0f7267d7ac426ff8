import { describe, expect, it } from 'vitest'
import { HexGrid, neighbourTables } from '../index.ts'

const { odd, even } = neighbourTables({ orientation: 'pointy', shifted: 'odd' })
const cell = (row: number, col: number) => ({ row, col, id: `${row}.${col}` })
const grid = (cells: ReturnType<typeof cell>[], neighbours = { odd, even }) =>
  new HexGrid({ orientation: 'pointy', cells, neighbours })

describe('hex grid specification', () => {
  it('refuses tables that are not in rotational order', () => {
    const swapped = [...odd.slice(0, 4), odd[5], odd[4]] as typeof odd
    expect(() => grid([cell(0, 0)], { odd: swapped, even })).toThrow('neighbours.odd[4]')
  })

  it('refuses an odd and an even table that start at different directions', () => {
    const turned = [...even.slice(1), even[0]] as typeof even
    expect(() => grid([cell(0, 0)], { odd, even: turned })).toThrow('rotational order')
  })

  it('refuses tables of other than six entries', () => {
    expect(() => grid([cell(0, 0)], { odd, even: [...even, [5, 5]] })).toThrow('not six')
    expect(() => grid([cell(0, 0)], { odd, even: [] })).toThrow('not that of a staggered hex grid')
  })

  it('refuses two cells in one place', () => {
    const twin = { ...cell(1, 1), id: 'twin' }
    expect(() => grid([cell(1, 1), twin])).toThrow('cell twin: row 1, column 1 is taken already')
  })

  it('takes tables that turn the other way round', () => {
    const mirrored = { odd: [...odd].reverse(), even: [...even].reverse() }
    const cells = [cell(0, 0), cell(0, 1), cell(1, 0), cell(1, 1), cell(4, 4)]
    expect(grid(cells, mirrored).distance(0, 4)).toBe(grid(cells).distance(0, 4))
    expect(grid(cells, mirrored).center(4)).toEqual(grid(cells).center(4))
  })

  it('takes a sheared numbering, where every row starts half a hex further on', () => {
    const sheared = [
      [-1, 1],
      [0, 1],
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
    ] as const
    const rhombus = grid([cell(0, 0), cell(4, 0), cell(4, -2)], { odd: sheared, even: sheared })
    expect(rhombus.distance(0, 1)).toBe(4)
    expect(rhombus.center(1)).toEqual([expect.closeTo(2 * Math.sqrt(3)), expect.closeTo(6)])
    expect(rhombus.center(2)).toEqual([expect.closeTo(0), expect.closeTo(6)])
  })
})
