import { expect, it } from 'vitest'
import { nextThreshold, trendOf } from '../powers.ts'
import { warningIn } from '../still-to-do.ts'

const at = (value: number, from: 'above' | 'below') => ({ at: value, from, text: '', rules: [] })

it('a trend needs two values', () => {
  expect(trendOf({ history: [12] })).toBeUndefined()
  expect(trendOf({ history: [12, 10, 11] })).toEqual({ sinceTurn: 1, sinceStart: -1 })
})

it('what counts the ends of turns tells what has come since the start, the first turn included', () => {
  expect(trendOf({ history: [4], began: 1 })).toEqual({ sinceTurn: 3, sinceStart: 3 })
  expect(trendOf({ history: [4, 6], began: 1 })).toEqual({ sinceTurn: 2, sinceStart: 5 })
})

it('the nearest threshold that is not reached yet is the next', () => {
  const thresholds = [at(4, 'above'), at(11, 'above'), at(2, 'below')]
  expect(nextThreshold({ value: 6, thresholds })).toMatchObject({ by: 4, threshold: { at: 2 } })
  expect(nextThreshold({ value: 9, thresholds })).toMatchObject({ by: 2, threshold: { at: 11 } })
  expect(nextThreshold({ value: 4, thresholds: [at(4, 'above')] })).toBeUndefined()
})

it('an ending asks back for the first thing that would be lost', () => {
  const told = { text: '', spaces: [], tone: 'plain' } as const
  const lost = { ...told, tone: 'warn', warning: 'first' } as const
  expect(
    warningIn([
      { ...told, id: 'a' },
      { ...lost, id: 'b' },
      { ...lost, id: 'c', warning: 'second' },
    ]),
  ).toBe('first')
  expect(warningIn([{ ...told, id: 'a' }])).toBeUndefined()
})
