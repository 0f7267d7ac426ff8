import { describe, expect, it } from 'vitest'
import { eyesOf, type GameEvent, NOBODY, REFEREE, seenBy, sees } from '../index.ts'

const event: GameEvent = { type: 'dealt', rule: '1' }
const others: GameEvent = { type: 'dealt-face-down', rule: '1' }

describe('eyes', () => {
  it('share the secrets of their powers', () => {
    const eyes = eyesOf([0, 3])
    expect([0, 1, 2, 3].map((power) => sees(eyes, power))).toEqual([true, false, false, true])
  })

  it('of nobody see no secret, those of the referee all', () => {
    for (const power of [0, 1, 5, 30]) {
      expect(sees(NOBODY, power)).toBe(false)
      expect(sees(REFEREE, power)).toBe(true)
    }
  })
})

describe('an event', () => {
  it('is for everybody unless it has an audience', () => {
    expect(seenBy({ at: 0, event }, NOBODY)).toBe(event)
  })

  it('may be for several powers', () => {
    const logged = { at: 0, event, audience: { to: [1, 3], others } }
    const seen = [eyesOf([1]), eyesOf([0, 3]), REFEREE, eyesOf([0, 2]), NOBODY].map((eyes) =>
      seenBy(logged, eyes),
    )
    expect(seen).toEqual([event, event, event, others, others])
  })

  it('may be for the referee alone', () => {
    const logged = { at: 0, event, audience: { to: [] } }
    expect([seenBy(logged, REFEREE), seenBy(logged, eyesOf([0, 1, 2]))]).toEqual([event, undefined])
  })

  it('is seen in full by its audience and the referee', () => {
    const logged = { at: 0, event, audience: { to: 1, others } }
    expect(seenBy(logged, eyesOf([1, 2]))).toBe(event)
    expect(seenBy(logged, REFEREE)).toBe(event)
  })

  it('is seen by others as they may see it, or not at all', () => {
    expect(seenBy({ at: 0, event, audience: { to: 1, others } }, eyesOf([2]))).toBe(others)
    expect(seenBy({ at: 0, event, audience: { to: 1 } }, eyesOf([2]))).toBeUndefined()
  })
})
