import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LinkedSpace } from '../linked-space.ts'
import { anySpace, indexes, neighboursOf } from './boards.ts'

describe('space', () => {
  const pair = new LinkedSpace(['a', 'b'], 1, Int16Array.of(1, 0))

  it('finds spaces by name and names by index', () => {
    expect(pair.indexOf('b')).toBe(1)
    expect(pair.idOf(1)).toBe('b')
    expect(pair.indexOf('c')).toBe(-1)
    expect(() => pair.idOf(2)).toThrow('index 2')
  })

  it('refuses two spaces of one name', () => {
    expect(() => new LinkedSpace(['a', 'a'], 0, new Int16Array())).toThrow('two spaces are called a')
  })

  it('refuses more spaces than a link can number', () => {
    const ids = Array.from({ length: 0x8000 }, (_, i) => String(i))
    expect(() => new LinkedSpace(ids, 0, new Int16Array())).toThrow('at most 32767')
  })

  it('is linked both ways, and every link has its direction', () => {
    fc.assert(
      fc.property(anySpace, (space) => {
        for (const a of indexes(space))
          for (const b of neighboursOf(space, a)) {
            expect(neighboursOf(space, b)).toContain(a)
            expect(space.neighbour(a, space.direction(a, b))).toBe(b)
          }
      }),
    )
  })

  it('says -1 for the direction to a space that is no neighbour', () => {
    expect(pair.direction(0, 0)).toBe(-1)
  })
})
