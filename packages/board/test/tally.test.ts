import { describe, expect, it } from 'vitest'
import { Tally } from '../index.ts'

const SPACES = 3
const KINDS = 2

describe('a tally', () => {
  it('counts each kind in each space', () => {
    const tally = new Tally(SPACES, KINDS)
    tally.change(1, 0, 2)
    tally.change(1, 1, 5)
    tally.change(2, 0, 1)
    tally.change(1, 0, -1)
    const all = [0, 1, 2].map((space) => [0, 1].map((kind) => tally.at(space, kind)))
    expect(all).toEqual([
      [0, 0],
      [1, 5],
      [1, 0],
    ])
  })

  it('is copied as a whole, and goes its own way', () => {
    const [tally, copy] = [new Tally(SPACES, KINDS), new Tally(SPACES, KINDS)]
    tally.change(1, 1, 3)
    copy.copyFrom(tally)
    expect(copy.isSameAs(tally)).toBe(true)
    copy.change(1, 1, 1)
    expect([tally.at(1, 1), copy.at(1, 1), copy.isSameAs(tally)]).toEqual([3, 4, false])
    copy.clear()
    expect(copy.isSameAs(new Tally(SPACES, KINDS))).toBe(true)
  })

  it.each([-1, 256, Number.NaN])('cannot come to %s', (count) => {
    expect(() => new Tally(SPACES, KINDS).change(0, 0, count)).toThrow(RangeError)
  })
})
