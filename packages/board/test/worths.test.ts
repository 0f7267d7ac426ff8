import { describe, expect, it } from 'vitest'
import { Worths } from '../worths.ts'

describe('worths', () => {
  it('forget the last search, also when the numbers run out', () => {
    const worths = new Worths(10, 4, 200)
    for (let search = 0; search < 20; search++) {
      worths.begin()
      expect(worths.has(3)).toBe(false)
      worths.values[3] = worths.top(2) - 7
      expect(worths.has(3)).toBe(true)
      expect(worths.costOf(3)).toBe(2)
    }
  })

  it('rank by cost before steps', () => {
    const worths = new Worths(10, 4)
    worths.begin()
    expect(worths.top(2) - 9).toBeGreaterThan(worths.top(3))
  })

  it('refuse boards that would leave no room', () => {
    expect(() => new Worths(30_000, 30_000)).toThrow('too many')
  })
})
