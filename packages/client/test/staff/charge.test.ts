import { describe, expect, it } from 'vitest'
import {
  charged,
  chargesIn,
  covers,
  inForce,
  isCharge,
  NO_CHARGE,
  type Stands,
  stands,
  withdrawn,
} from '../../staff/charge.ts'

const STAND: Stands = { prompt: 'react', term: 'turn', turn: 3 }

describe('a department', () => {
  it('is left to the staff at a level, and taken back', () => {
    const given = charged(charged(NO_CHARGE, 'losses', 'hard'), 'retreats', 'easy')
    expect(given.staff).toEqual({ losses: 'hard', retreats: 'easy' })
    expect(charged(given, 'losses', undefined).staff).toEqual({ retreats: 'easy' })
    expect(charged(given, 'losses', 'normal').staff).toEqual({ losses: 'normal', retreats: 'easy' })
  })

  it('is the only thing that counts as a charge, with standing answers', () => {
    expect(isCharge(NO_CHARGE)).toBe(false)
    expect(isCharge(charged(NO_CHARGE, 'losses', 'easy'))).toBe(true)
    expect(isCharge(stands(NO_CHARGE, STAND))).toBe(true)
  })
})

describe('a standing answer', () => {
  it('ends with the turn, unless it was given for good', () => {
    const both = stands(stands(NO_CHARGE, STAND), { prompt: 'flank', term: 'game', turn: 3 })
    expect(inForce(both, 3).map(({ prompt }) => prompt)).toEqual(['react', 'flank'])
    expect(inForce(both, 4).map(({ prompt }) => prompt)).toEqual(['flank'])
  })

  it('may be for one place alone, and the last word counts', () => {
    const here: Stands = { ...STAND, space: 5 }
    const charge = stands(stands(stands(NO_CHARGE, STAND), here), { ...here, term: 'game' })
    expect(charge.standing).toEqual([STAND, { ...here, term: 'game' }])
    expect(withdrawn(charge, here).standing).toEqual([STAND])
    expect(covers(here, 'react', 5)).toBe(true)
    expect(covers(here, 'react', 6)).toBe(false)
    expect(covers(here, 'react', undefined)).toBe(false)
    expect(covers(STAND, 'react', 6)).toBe(true)
    expect(covers(STAND, 'flank', 6)).toBe(false)
  })
})

describe('charges found in the storage', () => {
  it('are read as they were', () => {
    const charges = [stands(charged(NO_CHARGE, 'losses', 'hard'), { ...STAND, space: 4 }), NO_CHARGE]
    expect(chargesIn(structuredClone(charges))).toEqual(charges)
  })

  it('lose what cannot be read, and nothing else', () => {
    const wrong = [
      {
        staff: { losses: 'easy', retreats: 'human', cards: 3 },
        standing: [STAND, { ...STAND, term: 'ever' }, { ...STAND, space: 'x' }, { ...STAND, turn: null }, 7],
      },
      'nothing',
    ]
    expect(chargesIn(wrong)).toEqual([{ staff: { losses: 'easy' }, standing: [STAND] }, NO_CHARGE])
    expect(chargesIn({ 0: wrong })).toEqual([])
  })
})
