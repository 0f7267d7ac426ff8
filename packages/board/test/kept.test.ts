import { describe, expect, it } from 'vitest'
import { Kept, memo, Version } from '../index.ts'

const fact = () => new Kept(() => ({ of: '' }))

/** asks for the fact and tells how often it was worked out */
class Asker {
  worked = 0
  ask(kept: Kept<{ of: string }>, version: Version, text: string): { of: string } {
    return kept.of(version, (each) => {
      this.worked++
      each.of = text
    })
  }
}

describe('a version', () => {
  it('is like no other, except in a copy', () => {
    const [a, b] = [new Version(), new Version()]
    const seen = new Set([a.stamp, b.stamp])
    a.raise()
    b.raise()
    seen.add(a.stamp).add(b.stamp)
    expect(seen.size).toBe(4)
    b.copyFrom(a)
    expect(b.stamp).toBe(a.stamp)
    a.raise()
    b.raise()
    expect(b.stamp).not.toBe(a.stamp)
  })
})

describe('a kept fact', () => {
  it('is worked out once for a version', () => {
    const asker = new Asker()
    const [kept, version] = [fact(), new Version()]
    expect(asker.ask(kept, version, 'a').of).toBe('a')
    expect(asker.ask(kept, version, 'b').of).toBe('a')
    version.raise()
    expect(asker.ask(kept, version, 'c').of).toBe('c')
    expect(asker.worked).toBe(2)
  })

  it('is worked out in the same place while nobody shares it', () => {
    const asker = new Asker()
    const [kept, version] = [fact(), new Version()]
    const first = asker.ask(kept, version, 'a')
    version.raise()
    expect(asker.ask(kept, version, 'b')).toBe(first)
  })

  it.each(['the copy', 'the original'])('is shared until %s moves on', (mover) => {
    const asker = new Asker()
    const [kept, copy] = [fact(), fact()]
    const [version, copied] = [new Version(), new Version()]
    asker.ask(kept, version, 'a')
    copy.copyFrom(kept)
    copied.copyFrom(version)
    expect(asker.ask(copy, copied, 'x')).toBe(asker.ask(kept, version, 'x'))
    expect(asker.worked).toBe(1)
    const [moved, at, stayed, still] =
      mover === 'the copy' ? [copy, copied, kept, version] : [kept, version, copy, copied]
    at.raise()
    expect(asker.ask(moved, at, 'b').of).toBe('b')
    expect(asker.ask(stayed, still, 'x').of).toBe('a')
  })

  it('is not taken for worked out when the work has failed', () => {
    const asker = new Asker()
    const [kept, version] = [fact(), new Version()]
    const fail = (): never => {
      throw new Error('no')
    }
    asker.ask(kept, version, 'a')
    version.raise()
    expect(() => kept.of(version, fail)).toThrow('no')
    expect(asker.ask(kept, version, 'b').of).toBe('b')
  })

  it('that nobody has asked for is none in a copy either', () => {
    const asker = new Asker()
    const copy = fact()
    asker.ask(copy, new Version(), 'a')
    copy.copyFrom(fact())
    expect(asker.ask(copy, new Version(), 'b').of).toBe('b')
  })
})

describe('a memo', () => {
  it('forgets when the version has moved on, each position for itself', () => {
    const worked: string[] = []
    const named = memo(
      (s: { name: string; count: number }) => s.count,
      (s) => {
        worked.push(s.name)
        return `${s.name}${s.count}`
      },
    )
    const [a, b] = [
      { name: 'a', count: 1 },
      { name: 'b', count: 1 },
    ]
    expect([named(a), named(b), named(a), named(b), named(b)]).toEqual(['a1', 'b1', 'a1', 'b1', 'b1'])
    a.count = 2
    expect([named(b), named(a), named(a)]).toEqual(['b1', 'a2', 'a2'])
    expect(worked).toEqual(['a', 'b', 'a'])
  })
})
