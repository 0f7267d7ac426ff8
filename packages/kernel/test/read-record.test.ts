import { describe, expect, it } from 'vitest'
import { findScenario, readRecord, seedFrom } from '../index.ts'
import { THREE, toy } from './toy-game.ts'

const good = {
  game: 'toy',
  edition: 1,
  scenario: 'three',
  options: {},
  seed: seedFrom('1'),
  commitment: 'abc0',
  actions: [{ seat: 'ann', verb: 'bid', arg: '1' }],
}

const problemOf = (record: unknown): unknown => readRecord(JSON.stringify(record))

describe('reading a record', () => {
  it('accepts a good one, with and without its hashes', () => {
    expect(problemOf(good)).toEqual(good)
    expect(problemOf({ ...good, hashes: '0f', hash: '12' })).toEqual({ ...good, hashes: '0f', hash: '12' })
  })

  it('accepts a seed without commitment and a commitment without seed', () => {
    expect(problemOf({ ...good, commitment: undefined })).toBeTypeOf('object')
    expect(problemOf({ ...good, seed: undefined })).toBeTypeOf('object')
  })

  it('accepts who plays', () => {
    const seating = { seats: { ann: 'human', bob: 'hard' } }
    expect(problemOf({ ...good, seating })).toEqual({ ...good, seating })
    expect(problemOf({ ...good, seating: { ...seating, solo: true } })).toBeTypeOf('object')
  })

  it('says when there is no JSON', () => {
    expect(readRecord('')).toBe('not a record: the file is not JSON')
    expect(readRecord('{"game":')).toBe('not a record: the file is not JSON')
  })

  it.each([
    [null, 'the file holds no object'],
    [[good], 'the file holds no object'],
    ['text', 'the file holds no object'],
    [{ ...good, game: 1 }, '"game" is not a text'],
    [{ ...good, edition: '1' }, '"edition" is not a whole number'],
    [{ ...good, edition: 1.5 }, '"edition" is not a whole number'],
    [{ ...good, scenario: undefined }, '"scenario" is not a text'],
    [{ ...good, options: undefined }, '"options" is not an object'],
    [{ ...good, options: [] }, '"options" is not an object'],
    [{ ...good, options: null }, '"options" is not an object'],
    [{ ...good, options: { rounds: 2 } }, '"options" holds something else than texts'],
    [{ ...good, seed: 'short' }, '"seed" is not 64 hexadecimal digits'],
    [{ ...good, seed: 7 }, '"seed" is not 64 hexadecimal digits'],
    [{ ...good, seed: undefined, commitment: undefined }, 'it has neither "seed" nor "commitment"'],
    [{ ...good, commitment: 'xyz' }, 'a hash is not hexadecimal'],
    [{ ...good, hashes: 'xyz' }, 'a hash is not hexadecimal'],
    [{ ...good, hash: 5 }, 'a hash is not hexadecimal'],
    [{ ...good, seating: 'ann' }, '"seating" does not say who plays each seat'],
    [{ ...good, seating: null }, '"seating" does not say who plays each seat'],
    [{ ...good, seating: [] }, '"seating" does not say who plays each seat'],
    [{ ...good, seating: {} }, '"seating" does not say who plays each seat'],
    [{ ...good, seating: { seats: ['human'] } }, '"seating" does not say who plays each seat'],
    [{ ...good, seating: { seats: { ann: 1 } } }, '"seating" does not say who plays each seat'],
    [{ ...good, seating: { seats: {}, solo: 'yes' } }, '"seating" does not say who plays each seat'],
    [{ ...good, actions: undefined }, '"actions" is not a list'],
    [{ ...good, actions: { length: 0 } }, '"actions" is not a list'],
    [{ ...good, actions: [...good.actions, null] }, 'action 2 is not {seat, verb, arg, by}'],
    [{ ...good, actions: [{ seat: 'ann' }] }, 'action 1 is not {seat, verb, arg, by}'],
    [{ ...good, actions: [{ seat: 1, verb: 'bid' }] }, 'action 1 is not {seat, verb, arg, by}'],
    [
      { ...good, actions: [{ seat: 'ann', verb: 'bid', by: 'mother' }] },
      'action 1 is not {seat, verb, arg, by}',
    ],
    [{ ...good, actions: [{ seat: 'ann', verb: 'bid', arg: 1 }] }, 'action 1 is not {seat, verb, arg, by}'],
  ])('says what is wrong: %j', (record, problem) => {
    expect(problemOf(record)).toBe(`not a record: ${problem}`)
  })
})

describe('a scenario', () => {
  it('is found by its id, or the ids there are are named', () => {
    expect(findScenario(toy, 'three')).toBe(THREE)
    expect(findScenario(toy, 'none')).toBe('toy has no scenario "none"; it has three, one')
  })
})
