import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { D6, type DiceKind, type Faces, type Reader, TWO_D6 } from '../dice/chance.ts'
import { outcomesOf } from '../dice/distribution.ts'

const weights = (
  outcomes: readonly { reading: number | string; weight: number }[],
): [number | string, number][] => outcomes.map(({ reading, weight }) => [reading, weight])

/** all rolls of so many dice, one by one */
const everyRoll = ({ count, sides }: DiceKind): number[][] =>
  Array.from({ length: count }).reduce<number[][]>(
    (rolls) => rolls.flatMap((roll) => Array.from({ length: sides }, (_, i) => [...roll, i + 1])),
    [[]],
  )

describe('the outcomes of a roll read by its faces', () => {
  const double: Reader<string> = { faces: ([a, b]) => (a === b ? `double ${a ?? 0}` : 'no double') }

  it('tell doubles from the same total made otherwise', () => {
    expect(weights(outcomesOf(TWO_D6, double)).filter(([reading]) => reading !== 'no double')).toEqual(
      [1, 2, 3, 4, 5, 6].map((face) => [`double ${face}`, 1 / 36]),
    )
    expect(outcomesOf(TWO_D6, double).find(({ reading }) => reading === 'no double')?.weight).toBeCloseTo(
      5 / 6,
      12,
    )
  })

  it('are one where the faces read the same, each with faces that show it', () => {
    const merged = outcomesOf(TWO_D6, { faces: ([a, b]) => (a === b ? 'double' : 'no double') })
    expect(merged.map(({ reading, faces, total }) => [reading, faces, total])).toEqual([
      ['double', [1, 1], 2],
      ['no double', [2, 1], 3],
    ])
  })

  it('are asked about once for each combination, not for each order', () => {
    let asked = 0
    const faces = (shown: Faces): string => {
      asked++
      return shown.join()
    }
    expect(outcomesOf({ count: 8, sides: 6 }, { faces })).toHaveLength(1287)
    expect(asked).toBe(1287)
  })

  it('are what counting every roll finds, for any dice', () => {
    const dice = fc.record({ count: fc.integer({ min: 1, max: 4 }), sides: fc.integer({ min: 1, max: 6 }) })
    fc.assert(
      fc.property(dice, (kind) => {
        const counted = new Map<string, number>()
        for (const roll of everyRoll(kind)) {
          const key = roll.sort((a, b) => b - a).join()
          counted.set(key, (counted.get(key) ?? 0) + 1 / kind.sides ** kind.count)
        }
        const found = new Map(weights(outcomesOf(kind, { faces: (shown) => shown.join() })))
        expect(found.size).toBe(counted.size)
        for (const [key, weight] of counted) expect(found.get(key)).toBeCloseTo(weight, 12)
      }),
      { seed: 1 },
    )
  })
})

describe('the outcomes of a roll', () => {
  it('are equal for one die', () => {
    expect(weights(outcomesOf(D6, (total) => total))).toEqual([1, 2, 3, 4, 5, 6].map((face) => [face, 1 / 6]))
  })

  it('are the well-known ones for two dice', () => {
    const ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    expect(weights(outcomesOf(TWO_D6, (total) => total))).toEqual(ways.map((count, i) => [i + 2, count / 36]))
  })

  it('are one where the table reads the same', () => {
    const merged = outcomesOf(TWO_D6, (total) => (total >= 8 ? 'high' : 'low'))
    expect(weights(merged).map(([reading]) => reading)).toEqual(['low', 'high'])
    expect(merged[0]?.weight).toBeCloseTo(21 / 36, 12)
    expect(merged[1]?.weight).toBeCloseTo(15 / 36, 12)
  })

  it('show faces that make up a total of the line', () => {
    const merged = outcomesOf(TWO_D6, (total) => (total >= 8 ? 'high' : 'low'))
    expect(merged.map(({ total, faces }) => [total, faces])).toEqual([
      [2, [1, 1]],
      [8, [4, 4]],
    ])
  })

  it('tell numbers from texts', () => {
    expect(outcomesOf(D6, (total) => (total > 3 ? '1' : 1))).toHaveLength(2)
  })

  it('add up to one, with faces that can be rolled and sum up, for any dice', () => {
    const dice = fc.record({ count: fc.integer({ min: 1, max: 4 }), sides: fc.integer({ min: 1, max: 10 }) })
    fc.assert(
      fc.property(dice, fc.integer({ min: 1, max: 5 }), (kind, lines) => {
        const outcomes = outcomesOf(kind, (total) => total % lines)
        expect(outcomes.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9)
        for (const { faces, total } of outcomes) {
          expect(faces.reduce((a, b) => a + b)).toBe(total)
          expect(faces.every((face) => face >= 1 && face <= kind.sides)).toBe(true)
        }
      }),
      { seed: 1 },
    )
  })
})
