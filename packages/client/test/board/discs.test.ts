import { describe, expect, it } from 'vitest'
import { digitsOf, numbersAt } from '../../board/digits.ts'

describe('many numbers in one text', () => {
  it('stand each in its own place', () => {
    const numbers = numbersAt(
      [
        [7, 3],
        [8, 4],
      ],
      (space) => ({ x: space * 100, y: 50 }),
    )
    expect(digitsOf(numbers, 20)).toEqual({ text: '34', x: '700 800', y: '57 57' })
  })

  it('have a place for each digit, about the middle', () => {
    const { text, x, y } = digitsOf([{ x: 100, y: 0, number: 20 }], 10)
    expect(text).toBe('20')
    expect(x.split(' ').map(Number)).toEqual([97.8, 102.2])
    expect(y.split(' ')).toHaveLength(2)
  })

  it('are no text at all if there are none', () => {
    expect(digitsOf([], 17)).toEqual({ text: '', x: '', y: '' })
  })
})
