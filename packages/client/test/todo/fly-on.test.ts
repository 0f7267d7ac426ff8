import { expect, it } from 'vitest'
import { nextPlace, placesIn } from '../../todo/fly-on.ts'

it('place after place, and from the last to the first', () => {
  expect(nextPlace([4, 7, 9], undefined)).toBe(4)
  expect(nextPlace([4, 7, 9], 4)).toBe(7)
  expect(nextPlace([4, 7, 9], 9)).toBe(4)
  expect(nextPlace([4, 7], 12)).toBe(4)
  expect(nextPlace([], 3)).toBeUndefined()
})

it('what is in order is flown to by nobody', () => {
  const undone = [
    { id: 'a', text: '', spaces: [3, 5], tone: 'warn' },
    { id: 'b', text: '', spaces: [5, 8], tone: 'plain' },
    { id: 'c', text: '', spaces: [9], tone: 'good' },
  ] as const
  expect(placesIn(undone)).toEqual([3, 5, 8])
})
