import type { Chart, TimeSpan } from '@sandtable/presentation'
import { describe, expect, test } from 'vitest'
import { barsOf, commonScale } from '../../panels/bar-geometry.ts'
import {
  everyNth,
  type Frame,
  footOf,
  pathOf,
  roundTop,
  spread,
  xOf,
  yOf,
} from '../../panels/line-geometry.ts'
import { percent } from '../../panels/percent.ts'
import {
  bandsOf,
  dotsOf,
  labelsOf,
  momentAt,
  placeOf,
  roomFor,
  spanAt,
  stepByKey,
} from '../../panels/time-geometry.ts'

describe('percent', () => {
  test('has one decimal', () => {
    expect(percent(15 / 36)).toBe('41.7')
    expect(percent(0.5)).toBe('50.0')
    expect([percent(0), percent(1)]).toEqual(['0.0', '100.0'])
  })

  test('never calls the possible impossible, nor the likely certain', () => {
    expect(percent(1 / 46656)).toBe('<0.1')
    expect(percent(1 - 1 / 46656)).toBe('>99.9')
  })
})

const chart = (...chances: readonly number[]): Chart => ({
  title: 'Losses',
  unit: 'CE',
  nation: 'russia',
  bars: chances.map((p, n) => ({ label: String(n), p })),
})

describe('figures at the ends of lines', () => {
  test('are moved apart, each half of the way', () => {
    expect(spread([50, 54], 14)).toEqual([45, 59])
    expect(spread([54, 50], 14)).toEqual([59, 45])
    expect(spread([10, 80], 14)).toEqual([10, 80])
  })

  test('however many come together, none lies over another', () => {
    expect(spread([50, 50, 50, 50], 14)).toEqual([29, 43, 57, 71])
    expect(spread([20, 30, 90, 34, 94], 14)).toEqual([14, 28, 85, 42, 99])
  })
})

describe('bars', () => {
  test('share one scale, which is never blown up', () => {
    expect(commonScale([chart(0.2, 0.8), chart(0.5, 0.5)])).toBe(0.8)
    expect(commonScale([chart(0.1, 0.1)])).toBe(0.4)
    expect(commonScale([])).toBe(0.4)
  })

  test('are as high as their chance, and visible if possible at all', () => {
    const [none, rare, half] = barsOf(chart(0, 0.0001, 0.4), 0.8, 40, 128)
    expect([none?.height, rare?.height, half?.height]).toEqual([0, 2, 20])
  })

  test('stay within their room, however many', () => {
    for (const count of [1, 3, 12, 30]) {
      const bars = barsOf(chart(...Array.from({ length: count }, () => 1 / count)), 1, 40, 128)
      const last = bars.at(-1)
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(132)
    }
  })
})

const frame: Frame = { width: 100, height: 50, foot: 0, top: 10, count: 3 }

describe('line charts', () => {
  test('end at a round number', () => {
    expect([0, 1, 7, 11, 23, 37, 99, 240].map((n) => roundTop([n]))).toEqual([2, 2, 8, 20, 30, 40, 100, 250])
    expect([0.4, 2.2, 4.5].map((n) => roundTop([n]))).toEqual([1, 2.5, 5])
    expect(footOf([3, 5])).toBe(0)
    expect(footOf([-3, 5])).toBe(-4)
  })

  test('run from left to right and from foot to top', () => {
    expect(pathOf(frame, [0, 5, 10])).toBe('M0.0 50.0L50.0 25.0L100.0 0.0')
    expect(xOf({ ...frame, count: 1 }, 0)).toBe(50)
    expect(yOf({ ...frame, foot: -10 }, 0)).toBe(25)
  })

  test('label what fits', () => {
    expect([everyNth(12, 16), everyNth(18, 16), everyNth(40, 16)]).toEqual([1, 2, 3])
  })
})

const span = (from: number, to: number, label?: string): TimeSpan => ({
  from,
  to,
  nation: 'russia',
  dots: [],
  ...(label === undefined ? {} : { label }),
})

describe('timeline', () => {
  test('leaves room for what is to come', () => {
    expect(placeOf(100, 100)).toBeCloseTo(100 / 1.08)
    expect(roomFor(0)).toBeGreaterThan(20)
    expect(placeOf(2, 2)).toBeLessThan(10)
  })

  test('finds the moment under the pointer, within the game', () => {
    for (const at of [0, 1, 57, 100]) expect(momentAt(placeOf(at, 100) / 100, 100)).toBe(at)
    expect([momentAt(-1, 100), momentAt(1, 100), momentAt(0.5, 0)]).toEqual([0, 100, 0])
  })

  test('shows only labels that have room, and none beside "now"', () => {
    const spans = [
      span(0, 40, 'Turn 1'),
      span(40, 42, 'Turn 2'),
      span(42, 97, 'Turn 3'),
      span(97, 100, 'Turn 4'),
    ]
    const shown = (width: number) => labelsOf(spans, 100, width).map(({ text }) => text)
    expect(shown(4000)).toEqual(['Turn 1', 'Turn 2', 'Turn 3', 'Turn 4'])
    expect(shown(1600)).toEqual(['Turn 1', '2', '3', '4'])
    expect(shown(700)).toEqual(['Turn 1', 'Turn 3'])
    expect(labelsOf([span(0, 1, 'Turn 1')], 1, 700)).toEqual([])
  })

  test('is drawn as one path for each side, and one for all dots', () => {
    const spans = [span(0, 10), { ...span(10, 12), nation: 'germany' }, span(12, 30)]
    expect(bandsOf(spans).map(({ nation, path }) => [nation, path.match(/M\d+/g)])).toEqual([
      ['russia', ['M0', 'M12']],
      ['germany', ['M10']],
    ])
    expect(bandsOf([])).toEqual([])
    const dotted = [
      { ...span(0, 10), dots: [3, 3, 7] },
      { ...span(10, 30), dots: [11] },
    ]
    expect(dotsOf(dotted, 30).match(/M\d+/g)).toEqual(['M3', 'M7', 'M11'])
  })

  test('of a giant has no more dots than can be told apart, and they stay where they are', () => {
    const dots = Array.from({ length: 9000 }, (_, i) => i * 2)
    const [before, after] = [18_000, 18_001].map((length) => dotsOf([{ ...span(0, length), dots }], length))
    expect(before?.match(/M/g)?.length).toBeLessThanOrEqual(1024)
    expect(after).toBe(before)
  })

  test('knows the stretch a moment belongs to', () => {
    const spans = [span(0, 10, 'a'), span(10, 20, 'b')]
    expect([spanAt(spans, 0)?.label, spanAt(spans, 10)?.label, spanAt(spans, 20)?.label]).toEqual([
      'a',
      'b',
      'b',
    ])
    expect(spanAt([], 3)).toBeUndefined()
  })

  test('steps by key and stays within the game', () => {
    expect(
      ['ArrowLeft', 'ArrowRight', 'PageDown', 'PageUp', 'Home', 'End'].map((key) => stepByKey(key, 5, 8)),
    ).toEqual([4, 6, 0, 8, 0, 8])
    expect(stepByKey('x', 5, 8)).toBeUndefined()
    expect(stepByKey('toString', 5, 8)).toBeUndefined()
  })
})
