import { describe, expect, test } from 'vitest'
import { hasMoreBelow } from '../../panels/scroll-end.ts'
import { verdict, winnersText } from '../../panels/verdict.ts'

const ended = (viewer: number | undefined, winners: readonly number[], language: 'en' | 'ja' = 'en') => ({
  language: () => language,
  outcome: () => ({ winners, ranking: [] }) as never,
  viewer: () => viewer,
  seatTitle: (seat: number) => ['Austria-Hungary', 'Russia'][seat] ?? '',
})

describe('the end', () => {
  test('is told to the viewer', () => {
    expect(verdict(ended(1, [1]))).toBe('You win')
    expect(verdict(ended(0, [1]))).toBe('You lose')
    expect(verdict(ended(0, [1], 'ja'))).toBe('あなたの敗北')
  })

  test('names the winner to everybody', () => {
    expect(verdict(ended(undefined, [0]))).toBe('Victory: Austria-Hungary')
    expect(winnersText(ended(1, [1]))).toBe('Victory: Russia')
    expect(verdict(ended(0, []))).toBe('The game ends in a draw')
  })
})

describe('a part that scrolls', () => {
  test('has more below until its end is reached', () => {
    expect(hasMoreBelow({ scrollTop: 0, clientHeight: 100, scrollHeight: 180 })).toBe(true)
    expect(hasMoreBelow({ scrollTop: 79.4, clientHeight: 100, scrollHeight: 180 })).toBe(false)
    expect(hasMoreBelow({ scrollTop: 0, clientHeight: 100, scrollHeight: 100 })).toBe(false)
  })
})
