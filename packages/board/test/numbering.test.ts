import { expect, it } from 'vitest'
import { ccrr, columnDotRow, rowDotColumn } from '../index.ts'

it('prints column and row in four digits', () => {
  expect(ccrr(12, 3)).toBe('0312')
})

it('prints column, dot, row', () => {
  expect(columnDotRow(3, 12)).toBe('12.03')
})

it('prints row, dot, column', () => {
  expect(rowDotColumn(3, 12)).toBe('3.12')
  expect(rowDotColumn(13, 5)).toBe('13.05')
})
