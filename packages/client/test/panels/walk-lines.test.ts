import { expect, it } from 'vitest'
import { stepInLines } from '../../panels/walk-lines.ts'

const COUNTS = [2, 1, 3]

it('up and down lead from line to line, and stop at the ends', () => {
  expect(stepInLines('ArrowDown', [-1, -1], COUNTS)).toEqual([0, 0])
  expect(stepInLines('ArrowDown', [1, 0], COUNTS)).toEqual([2, 0])
  expect(stepInLines('ArrowDown', [2, 1], COUNTS)).toEqual([2, 0])
  expect(stepInLines('ArrowUp', [0, 1], COUNTS)).toEqual([0, 0])
  expect([stepInLines('Home', [2, 0], COUNTS), stepInLines('End', [0, 0], COUNTS)]).toEqual([
    [0, 0],
    [2, 0],
  ])
})

it('right and left lead along the buttons of a line', () => {
  expect(stepInLines('ArrowRight', [2, 1], COUNTS)).toEqual([2, 2])
  expect(stepInLines('ArrowRight', [2, 2], COUNTS)).toEqual([2, 2])
  expect(stepInLines('ArrowLeft', [2, 0], COUNTS)).toEqual([2, 0])
  expect(stepInLines('ArrowRight', [-1, -1], COUNTS)).toBeUndefined()
  expect(stepInLines('x', [0, 0], COUNTS)).toBeUndefined()
})
