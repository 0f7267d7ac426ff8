import { expect, it } from 'vitest'
import { stayAt } from '../../board/fan-focus.ts'

it('the focus stays with the unit that was taken, wherever it lies now', () => {
  expect(stayAt([7, 8, 9], 8, 1)).toBe(1)
  expect(stayAt([8, 7, 9], 8, 1)).toBe(0)
})

it('where the unit has left the stack, the focus stays where it was', () => {
  expect(stayAt([7, 9, 4], 8, 1)).toBe(1)
  expect(stayAt([7, 9], 4, 2)).toBe(1)
})
