import { describe, expect, it } from 'vitest'
import { Fact, Version } from '../index.ts'

class Position {
  readonly version = new Version()
  name: string
  constructor(name: string) {
    this.name = name
  }
  become(name: string): void {
    this.name = name
    this.version.raise()
  }
  copy(): Position {
    const copy = new Position(this.name)
    copy.version.copyFrom(this.version)
    return copy
  }
}

function asking() {
  const worked: string[] = []
  const fact = new Fact<Position, { of: string }>(
    (s) => s.version,
    (s, spare = { of: '' }) => {
      worked.push(s.name)
      spare.of = s.name
      return spare
    },
  )
  return { worked, fact, ask: (s: Position) => fact.of(s).of }
}

describe('a fact', () => {
  it('is worked out once for a version, for each position', () => {
    const { worked, ask } = asking()
    const [a, b] = [new Position('a'), new Position('b')]
    expect([ask(a), ask(b), ask(a), ask(b)]).toEqual(['a', 'b', 'a', 'b'])
    a.become('c')
    expect([ask(a), ask(a), ask(b)]).toEqual(['c', 'c', 'b'])
    expect(worked).toEqual(['a', 'b', 'c'])
  })

  it('is worked out in the same place while nobody shares it', () => {
    const { fact } = asking()
    const a = new Position('a')
    const first = fact.of(a)
    a.become('b')
    a.become('c')
    expect(fact.of(a)).toBe(first)
    expect(first.of).toBe('c')
  })

  it.each(['the copy', 'the original'])('is known to both until %s moves on', (mover) => {
    const { worked, fact, ask } = asking()
    const original = new Position('a')
    fact.of(original)
    const copy = original.copy()
    expect(fact.of(copy)).toBe(fact.of(original))
    const [moved, stayed] = mover === 'the copy' ? [copy, original] : [original, copy]
    moved.become('b')
    expect([ask(moved), ask(stayed)]).toEqual(['b', 'a'])
    moved.become('c')
    expect([ask(moved), ask(stayed)]).toEqual(['c', 'a'])
    expect(worked).toEqual(['a', 'b', 'c'])
  })

  it('found out by a copy is known to the original, and to other copies', () => {
    const { worked, ask } = asking()
    const original = new Position('a')
    const [one, other] = [original.copy(), original.copy()]
    expect([ask(one), ask(original), ask(other), ask(other.copy())]).toEqual(['a', 'a', 'a', 'a'])
    expect(worked).toEqual(['a'])
  })

  it('goes with the copy that takes over another position', () => {
    const { ask } = asking()
    const [scratch, original] = [new Position('x'), new Position('a')]
    expect(ask(scratch)).toBe('x')
    scratch.name = original.name
    scratch.version.copyFrom(original.version)
    expect([ask(scratch), ask(original)]).toEqual(['a', 'a'])
    scratch.become('y')
    expect([ask(scratch), ask(original)]).toEqual(['y', 'a'])
  })

  it('is kept apart from other facts of the same version', () => {
    const a = new Position('a')
    const [one, two] = [asking(), asking()]
    expect(one.fact.of(a)).not.toBe(two.fact.of(a))
    a.become('b')
    expect([one.ask(a), two.ask(a)]).toEqual(['b', 'b'])
  })

  it('is not taken for worked out when the work has failed', () => {
    const a = new Position('a')
    let isBroken = true
    const fact = new Fact<Position, { of: string }>(
      (s) => s.version,
      (s) => {
        if (isBroken) throw new Error('no')
        return { of: s.name }
      },
    )
    expect(() => fact.of(a)).toThrow('no')
    isBroken = false
    expect(fact.of(a).of).toBe('a')
  })

  it('copied from itself stays as it is', () => {
    const { worked, ask } = asking()
    const a = new Position('a')
    ask(a)
    a.version.copyFrom(a.version)
    expect([ask(a), worked.length]).toEqual(['a', 1])
  })
})
