import { describe, expect, test } from 'vitest'
import { entryCard, isAsked, isPlayable, onlyUse, pressOn, shownHand, stepBy } from '../../hand/handling.ts'
import { council, fog, otherHand, ownHand, reserve, trains } from './sample.ts'

const several = trains('en')
const none = fog('en')
const one = reserve('en')

describe('a card', () => {
  test('may be played if one of its uses has an answer', () => {
    expect([several, none, one].map(isPlayable)).toEqual([true, false, true])
    expect(isAsked(ownHand('en', [none]))).toBe(false)
    expect(isAsked(ownHand('en', [none, one]))).toBe(true)
  })

  test('with one use leaves nothing to choose', () => {
    expect(onlyUse(one)?.label).toBe('Discard')
    expect(onlyUse(several)).toBeUndefined()
    expect(onlyUse(none)).toBeUndefined()
  })
})

describe('a press on a card', () => {
  const discard = { do: 'play', answer: { verb: 'discard', arg: 17 } }

  test('plays at once what has been shown to the mouse or the keys', () => {
    expect(pressOn(one, false, 'mouse')).toEqual(discard)
    expect(pressOn(one, false, 'keys')).toEqual(discard)
  })

  test('by a finger shows first and plays then', () => {
    expect(pressOn(one, false, 'touch')).toEqual({ do: 'open' })
    expect(pressOn(one, true, 'touch')).toEqual(discard)
  })

  test('opens first what cannot be mended', () => {
    const grave = { ...one, uses: one.uses.map((use) => ({ ...use, tone: 'danger' as const })) }
    expect(pressOn(grave, false, 'mouse')).toEqual({ do: 'open' })
    expect(pressOn(grave, true, 'mouse')).toEqual(discard)
  })

  test('opens and closes a card of several uses', () => {
    expect(pressOn(several, false, 'mouse')).toEqual({ do: 'open' })
    expect(pressOn(several, true, 'touch')).toEqual({ do: 'close' })
  })

  test('opens a card that cannot be played, to say why', () => {
    expect(pressOn(none, false, 'keys')).toEqual({ do: 'open' })
  })
})

describe('the hand that is shown', () => {
  const idle = { ...ownHand('en', [none]), id: 'idle' }
  const asked = { ...ownHand('en', [one]), id: 'asked' }

  test('is the one asked about, unless another is wished for', () => {
    expect(shownHand([otherHand('en'), idle, asked], undefined)?.id).toBe('asked')
    expect(shownHand([otherHand('en'), idle, asked], 'idle')?.id).toBe('idle')
    expect(shownHand([idle], 'gone')?.id).toBe('idle')
  })

  test("is never somebody else's", () => {
    expect(shownHand([otherHand('en')], 'ap')).toBeUndefined()
  })
})

describe('keys', () => {
  test('lead from card to card, and around the ends', () => {
    expect(['ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => stepBy(key, 0, 4))).toEqual([1, 3, 0, 3])
    expect(stepBy('ArrowRight', 3, 4)).toBe(0)
    expect(stepBy('x', 0, 4)).toBeUndefined()
    expect(stepBy('ArrowRight', 0, 0)).toBeUndefined()
  })

  test('enter where they were, else at the first card that may be played', () => {
    const cards = [none, council('en'), one]
    expect(entryCard(cards, undefined)).toBe(11)
    expect(entryCard(cards, 8)).toBe(8)
    expect(entryCard(cards, 99)).toBe(11)
    expect(entryCard([none], undefined)).toBe(8)
    expect(entryCard([], 8)).toBeUndefined()
  })
})
