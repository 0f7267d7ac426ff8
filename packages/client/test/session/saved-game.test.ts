import { describe, expect, it } from 'vitest'
import { isDamaged, readSaved, type SavedGame } from '../../session/saved-game.ts'
import { savedGame } from './sample-save.ts'

const damageOf = (raw: unknown): string | undefined => {
  const read = readSaved(raw)
  return isDamaged(read) ? read.damage.kind : undefined
}

describe('a game found in the storage', () => {
  it('is taken as it is when it is whole', () => {
    const whole = { ...savedGame(2), lesson: 'first', loaded: true, revision: 7 } satisfies SavedGame
    expect(readSaved(whole)).toEqual(whole)
  })

  it('keeps what is left to the staff', () => {
    const stands = { prompt: 'react', space: 12, term: 'turn', turn: 2 } as const
    const charges = [{ staff: { losses: 'easy' as const }, standing: [stands] }]
    expect(readSaved({ ...savedGame(), charges })).toMatchObject({ charges })
  })

  it.each(['all', 7, null, [null, 'x', { staff: 3, standing: {} }], [{ staff: { losses: 'genius' } }]])(
    'is whole whatever is said about the staff: %j',
    (charges) => {
      expect(readSaved({ ...savedGame(), charges })).toEqual(savedGame())
    },
  )

  const { record, seats } = savedGame(1)
  it.each([
    ['nothing', undefined],
    ['a text', 'a1'],
    ['only an id', { id: 'a1' }],
    ['an id that is no text', { ...savedGame(), id: 7 }],
    ['no record', { ...savedGame(), record: undefined }],
    ['a record of the wrong type', { ...savedGame(), record: [record] }],
    ['a record without actions', { ...savedGame(), record: { ...record, actions: undefined } }],
    ['an action of the wrong type', { ...savedGame(), record: { ...record, actions: [{ seat: 1 }] } }],
  ])('has a damaged record: %s', (_, raw) => {
    expect(damageOf(raw)).toBe('damaged-record')
  })

  it.each([undefined, [], 'human', [...seats, 'genius'], [0, 1], { 0: 'human' }])(
    'does not say who plays: %j',
    (wrong) => {
      expect(damageOf({ ...savedGame(), seats: wrong })).toBe('damaged-seats')
    },
  )

  it('keeps what is damaged as it lies there', () => {
    const raw = { id: 'a1', rest: [1] }
    expect(readSaved(raw)).toMatchObject({ key: 'a1', raw, updated: 0 })
  })

  it('is put right where only the list of games is concerned', () => {
    const wrong = {
      updated: 'yesterday',
      turn: null,
      phase: 4,
      toDecide: NaN,
      lesson: 1,
      solo: 'yes',
      revision: 'x',
    }
    expect(readSaved({ ...savedGame(1), ...wrong })).toEqual({
      ...savedGame(1),
      updated: 0,
      turn: 0,
      phase: '',
      toDecide: 0,
    })
  })
})
