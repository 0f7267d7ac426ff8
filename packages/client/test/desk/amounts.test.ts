import { expect, it } from 'vitest'
import { amountOf, figure, shareOf, without } from '../../desk/amounts.ts'

it('halves are written as such', () => {
  expect([4, 4.5, 0.5, 0, -1, -0.5].map(figure)).toEqual(['4', '4½', '½', '0', '−1', '−½'])
})

it('one less takes the last of its row, and nothing else', () => {
  const picks = [{ row: 'a' }, { row: 'b' }, { row: 'a', way: 'reduced' }]
  expect(amountOf(picks, 'a')).toBe(2)
  expect(without(picks, 'a')).toEqual([{ row: 'a' }, { row: 'b' }])
  expect(without(picks, 'c')).toEqual(picks)
})

it('what a trade takes out of a purse counts as spent', () => {
  const purse = { id: 'GE', nation: 'germany', title: '', left: 1 }
  expect(shareOf({ ...purse, had: 4, gained: -1, spent: 2 })).toBe(75)
  expect(shareOf({ ...purse, had: 0, gained: 0, spent: 0, left: 0 })).toBe(0)
})
