import { batch, createMemo, createRoot, createSignal } from 'solid-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLater } from '../../table/later.ts'

// Outside a browser the library would not react to anything.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))

const frames: (() => void)[] = []
const paint = (): void => {
  for (const frame of frames.splice(0)) frame()
  vi.runAllTimers()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
})
afterEach(() => {
  frames.length = 0
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function setUp() {
  return createRoot(() => {
    const later = createLater()
    const [position, decide] = createSignal(1)
    const [pointer, point] = createSignal('a')
    const follower = later.follow(position)
    const runs: string[] = []
    const mixed = later.memo(() => {
      runs.push(`${follower()}${pointer()}`)
      return runs.at(-1)
    })
    const change = (to: number): void =>
      batch(() => {
        later.wait()
        decide(to)
      })
    return { later, position, follower, mixed, runs, point, decide, change }
  })
}

describe('what follows', () => {
  it('keeps what it has until the next paint has passed', () => {
    const { follower, change } = setUp()
    change(2)
    expect(follower()).toBe(1)
    paint()
    expect(follower()).toBe(2)
  })

  it('follows at once what was no decision', () => {
    const { follower, mixed, decide, point } = setUp()
    decide(2)
    point('b')
    expect([follower(), mixed()]).toEqual([2, '2b'])
  })

  it('is never worked out from a mixture of before and after', () => {
    const { mixed, runs, change, point } = setUp()
    change(2)
    point('b')
    change(3)
    expect(mixed()).toBe('1a')
    paint()
    expect(mixed()).toBe('3b')
    expect(runs).not.toContain('1b')
  })

  it('catches up all together', () => {
    const { later, position, change } = setUp()
    const seen: string[] = []
    createRoot(() => {
      const [one, two] = [later.follow(position), later.follow(() => position() * 10)]
      createMemo(() => seen.push(`${one()} ${two()}`))
    })
    change(2)
    paint()
    expect(seen).toEqual(['1 10', '2 20'])
  })

  it('can be asked to catch up at once', () => {
    const { later, follower, change } = setUp()
    change(2)
    later.settle()
    expect(follower()).toBe(2)
    paint()
    expect(follower()).toBe(2)
  })

  it('waits for nothing where nothing is painted', () => {
    vi.stubGlobal('document', { hidden: true })
    const { follower, change } = setUp()
    change(2)
    expect(follower()).toBe(2)
    vi.stubGlobal('requestAnimationFrame', undefined)
    change(3)
    expect(follower()).toBe(3)
  })
})
