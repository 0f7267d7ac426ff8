import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answersOf, isOffered, type Offer, quickRandom, randomAnswer } from '../index.ts'

const offers = fc.dictionary(
  fc.constantFrom('march', 'attack', 'done', 'halt'),
  fc.oneof(fc.boolean(), fc.uniqueArray(fc.nat(50), { maxLength: 9 })),
)

function counted(offer: Offer, times: number): Map<string, number> {
  const pick = quickRandom(7)
  const counts = new Map<string, number>()
  for (let i = 0; i < times; i++) {
    const { verb, arg } = randomAnswer(offer, pick)
    const key = `${verb} ${arg ?? ''}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

describe('a random answer', () => {
  it('is always an offered one', () => {
    fc.assert(
      fc.property(offers, fc.nat(), (offer, seed) => {
        fc.pre(answersOf(offer).length > 0)
        expect(isOffered(offer, randomAnswer(offer, quickRandom(seed)))).toBe(true)
      }),
      { seed: 1, numRuns: 500 },
    )
  })

  it('comes to everything that is offered', () => {
    const offer = { march: [1, 2, 3, 4, 5, 6, 7], attack: [], done: true, halt: false }
    expect(counted(offer, 2000).size).toBe(8)
  })

  it('does something rather than pass: a list counts as up to six bare verbs', () => {
    const passes =
      counted({ march: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], done: true }, 5000).get('done ') ?? 0
    expect(passes / 5000).toBeCloseTo(1 / 7, 1)
    const rarely = counted({ march: [1], done: true }, 5000).get('done ') ?? 0
    expect(rarely / 5000).toBeCloseTo(1 / 2, 1)
  })

  it.each([{}, { march: [], done: false }])('does not exist when there is nothing to answer: %j', (offer) => {
    expect(() => randomAnswer(offer, quickRandom(1))).toThrow('nothing is offered')
  })
})

describe('quick random numbers', () => {
  it('are the same for the same seed and others for another', () => {
    const draw = (seed: number): number[] => {
      const pick = quickRandom(seed)
      return Array.from({ length: 20 }, () => pick(1000))
    }
    expect(draw(5)).toEqual(draw(5))
    expect(draw(5)).not.toEqual(draw(6))
  })

  it('stay in range and reach all of it', () => {
    const pick = quickRandom(3)
    const seen = new Set(Array.from({ length: 2000 }, () => pick(10)))
    expect([...seen].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
})
