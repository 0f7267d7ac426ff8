import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, eloOf, eloTable, expectedScore, type Pairing, wilson } from '../arena-statistics/index.ts'
import { inverse } from '../arena-statistics/inverse.ts'

describe("Wilson's interval", () => {
  it.each([
    // as in the textbooks (Newcombe 1998, method 3)
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
  ])('of %i in %i is %f to %f', (successes, trials, low, high) => {
    const interval = wilson(successes, trials)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  })

  it('says nothing without games', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
  })

  it('holds the share, lies between 0 and 1 and is the mirror image of the other side', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(1000), (trials, n) => {
        const successes = (n % (2 * trials + 1)) / 2
        const { low, high } = wilson(successes, trials)
        const other = wilson(trials - successes, trials)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(1)
        expect(low).toBeLessThanOrEqual(successes / trials + 1e-12)
        expect(high).toBeGreaterThanOrEqual(successes / trials - 1e-12)
        expect(other.high).toBeCloseTo(1 - low, 10)
      }),
      { seed: 1 },
    )
  })
})

describe('Elo', () => {
  it.each([
    [0.5, 0],
    [0.75, 190.85],
    [0.9, 381.7],
    [10 / 11, 400],
    [0.25, -190.85],
    [1, Infinity],
    [0, -Infinity],
  ])('a score of %f is %f points', (score, points) => {
    expect(eloOf(score)).toBeCloseTo(points, 2)
    expect(expectedScore(points)).toBeCloseTo(score, 4)
  })

  it('compares two by wins, draws and losses', () => {
    const { score, interval, elo, eloInterval } = compare({ wins: 60, draws: 20, losses: 20 })
    expect(score).toBe(0.7)
    expect(interval.low).toBeCloseTo(0.6042, 4)
    expect(interval.high).toBeCloseTo(0.7811, 4)
    expect(elo).toBeCloseTo(147.19, 2)
    expect(eloInterval.low).toBeCloseTo(eloOf(interval.low), 6)
    expect(eloInterval.high).toBeCloseTo(eloOf(interval.high), 6)
  })

  it('knows nothing of two who have not played', () => {
    expect(compare({ wins: 0, draws: 0, losses: 0 })).toMatchObject({ score: 0.5, elo: 0 })
  })
})

const pairing = (first: number, second: number, wins: number, losses: number, draws = 0): Pairing => ({
  first,
  second,
  results: { wins, draws, losses },
})

describe('the Elo table', () => {
  it('of two is their difference, around 0', () => {
    const [a, b] = eloTable(2, [pairing(0, 1, 75, 25)], 0)
    expect(a?.elo).toBeCloseTo(190.85 / 2, 2)
    expect(b?.elo).toBeCloseTo(-190.85 / 2, 2)
    // the difference has standard deviation 400 / ln 10 / sqrt(100 · 0.75 · 0.25), each of two half of it
    expect(a?.margin).toBeCloseTo((1.96 * (400 / Math.LN10)) / Math.sqrt(18.75) / 2, 1)
  })

  it('finds the ratings the scores were made from', () => {
    const truth = [300, 100, -50, -350]
    const games = 1000
    const pairings = truth.flatMap((a, i) =>
      truth.slice(i + 1).map((b, j) => {
        const wins = games * expectedScore(a - b)
        return pairing(i, i + 1 + j, wins, games - wins)
      }),
    )
    const table = eloTable(4, pairings, 0)
    table.forEach(({ elo }, i) => expect(elo).toBeCloseTo(truth[i] as number, 3))
    expect(Math.max(...table.map(({ margin }) => margin))).toBeLessThan(20)
  })

  it('counts draws as half', () => {
    const [a] = eloTable(2, [pairing(0, 1, 50, 0, 50)], 0)
    expect(a?.elo).toBeCloseTo(190.85 / 2, 2)
  })

  it('stays finite for whoever won everything', () => {
    const [a, b, c] = eloTable(3, [pairing(0, 1, 10, 0), pairing(0, 2, 10, 0), pairing(1, 2, 5, 5)])
    expect(a?.elo).toBeGreaterThan(200)
    expect(a?.elo).toBeLessThan(1000)
    expect(b?.elo).toBeCloseTo(c?.elo ?? 0, 6)
  })

  it('has a wider margin for fewer games', () => {
    const margin = (games: number): number => eloTable(2, [pairing(0, 1, games, games)])[0]?.margin ?? 0
    expect(margin(10)).toBeGreaterThan(2 * margin(100))
  })
})

describe('the inverse of a matrix', () => {
  it('undoes it', () => {
    const [top, bottom] = inverse([
      [0, 2],
      [4, 1],
    ]) as [number[], number[]]
    expect(top).toEqual([-0.125, 0.25])
    expect(bottom).toEqual([0.5, 0])
  })

  it('does not exist for rows that depend on each other', () => {
    const rows = [
      [1, 2],
      [2, 4],
    ]
    expect(inverse(rows)).toBeUndefined()
  })
})
