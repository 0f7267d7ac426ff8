import { expect, test } from 'vitest'
import { reveals } from '../../session/local-game.ts'

const against = { seats: ['human', 'easy'] as const, solo: false }
const watching = { seats: ['easy', 'easy'] as const, solo: false }
const hotSeat = { seats: ['human', 'human'] as const, solo: false }

test('only becoming alone, or watching, lays everything open', () => {
  expect(reveals(against, { ...against, solo: true })).toBe(true)
  expect(reveals(hotSeat, watching)).toBe(true)
  expect(reveals(against, hotSeat)).toBe(false)
  expect(reveals({ ...against, solo: true }, watching)).toBe(false)
  expect(reveals({ ...against, solo: true }, against)).toBe(false)
})
