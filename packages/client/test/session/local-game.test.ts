import { battleForGalicia } from '@sandtable/battle-for-galicia/table'
import {
  commitmentOf,
  type GameRecord,
  quickRandom,
  randomAnswer,
  readRecord,
  REFEREE,
  seedFrom,
} from '@sandtable/kernel'
import type { Presentation } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { recordedSeating, recordInStored } from '../../session/game-file.ts'
import { LocalGame, type Seating } from '../../session/local-game.ts'

const presentation = battleForGalicia as unknown as Presentation
const { game } = presentation
const scenario = game.scenarios.find(({ id }) => id === 'krasnik') ?? game.scenarios[0]
const AGAINST: Seating = { seats: ['human', 'easy'], solo: false }

/** A game with so many actions. */
function played(count: number, seating = AGAINST): LocalGame {
  if (!scenario) throw new Error('no scenario')
  const options = Object.fromEntries(game.options.map(({ id, values }) => [id, values[0]?.id ?? '']))
  const made = LocalGame.start('a1', presentation, seating, { scenario, options, seed: seedFrom('seats') })
  const random = quickRandom(3)
  while (made.match.length < count) {
    const seat = made.toDecide ?? 0
    made.take(seat, randomAnswer(made.match.play.offered(seat) ?? {}, random))
  }
  return made
}

const record = readRecord(played(12).exported()) as GameRecord
const opened = (changed: Partial<GameRecord>) =>
  LocalGame.resume('a2', presentation, AGAINST, { ...record, ...changed })

describe('what is wrong with a record is named', () => {
  const { edition } = game
  const cut = (hashes = '', at: number): string => `${hashes.slice(0, at * 4)}0000${hashes.slice(at * 4 + 4)}`
  it.each([
    [
      'a newer edition',
      { edition: edition + 1 },
      { kind: 'newer-edition', theirs: edition + 1, ours: edition },
    ],
    [
      'an older edition',
      { edition: edition - 1 },
      { kind: 'older-edition', theirs: edition - 1, ours: edition },
    ],
    ['a hash changed by hand', { hashes: cut(record.hashes, 4) }, { kind: 'changed-move', at: 5 }],
    ['another last hash', { hash: '0'.repeat(16) }, { kind: 'changed-move', at: 12 }],
    ['another seed', { seed: 'f'.repeat(64) }, { kind: 'changed-dice' }],
    ['no seed', { seed: undefined }, { kind: 'sealed' }],
    ['another scenario', { scenario: 'x' }, { kind: 'unknown-scenario' }],
    ['strange options', { options: { weather: 'fine' } }, { kind: 'damaged-head' }],
    ['an impossible move', { actions: [{ seat: 'AH', verb: 'fly' }] }, { kind: 'impossible-move', at: 1 }],
  ])('%s', (_, changed, trouble) => {
    expect(opened(changed as Partial<GameRecord>)).toEqual(trouble)
  })

  it('an empty game whose hash was changed, too', () => {
    const changed = { actions: [], hashes: '', hash: '0'.repeat(16) }
    expect(opened(changed)).toEqual({ kind: 'changed-move', at: 0 })
  })

  it('too few seats', () => {
    const few: Seating = { seats: ['human'], solo: false }
    expect(LocalGame.resume('a2', presentation, few, record)).toEqual({ kind: 'damaged-seats' })
  })
})

describe('a file', () => {
  const seats = scenario?.seats ?? []

  it('keeps who plays, and its seal', () => {
    expect(record.seating).toEqual({ seats: { AH: 'human', RU: 'easy' } })
    expect(record.commitment).toBe(commitmentOf(record.seed ?? ''))
    expect(recordedSeating(record, seats, true)).toEqual({ ...AGAINST, loaded: true })
  })

  it('says nothing where nobody can go on so', () => {
    expect(recordedSeating(record, seats, false)).toBeUndefined()
    expect(recordedSeating({ ...record, seating: { seats: { AH: 'human' } } }, seats, true)).toBeUndefined()
    expect(
      recordedSeating({ ...record, seating: { seats: { AH: 'human', RU: 'genius' } } }, seats, true),
    ).toBeUndefined()
    const solo = readRecord(played(2, { ...AGAINST, solo: true }).exported()) as GameRecord
    expect(recordedSeating(solo, seats, true)).toBeUndefined()
  })

  it('of a damaged game gives its record, if that is whole', () => {
    expect(recordInStored(JSON.stringify({ id: 'a', record }))).toEqual(record)
    expect(recordInStored(JSON.stringify({ id: 'a', record: {} }))).toBeUndefined()
    expect(recordInStored('null')).toBeUndefined()
    expect(recordInStored('{')).toBeUndefined()
  })
})

describe('other players', () => {
  it('go on with the same record', () => {
    const before = played(12)
    const after = before.withSeating({ seats: ['hard', 'human'], solo: false })
    expect([after.levelOf(0), after.people, after.match.length]).toEqual(['hard', [1], 12])
    expect(after.saved(0).record).toEqual(before.saved(0).record)
  })

  it('one person alone sees everything and takes back anything; with seats again, not', () => {
    const game = played(40)
    expect(game.eyes(0)).not.toBe(REFEREE)
    const alone = game.withSeating({ ...AGAINST, solo: true })
    expect(alone.eyes(0)).toBe(REFEREE)
    while (alone.match.length > 0) expect(alone.match.undo(0)).toBe(true)
    while (alone.match.redo(0));
    const seated = alone.withSeating(AGAINST)
    expect(seated.eyes(0)).not.toBe(REFEREE)
    expect(seated.match.length).toBe(40)
    let taken = 0
    while (seated.match.undo(0)) taken++
    expect(taken).toBeLessThan(40)
  })
})

describe('a game that is played elsewhere', () => {
  it('is followed: moves on, moves taken back, other moves instead', () => {
    const here = played(12)
    const there = played(30)
    expect(here.follow(there.saved(0))).toBe(true)
    expect(here.match.play.hash()).toBe(there.match.play.hash())
    while (there.match.undo(there.match.moves.at(-1)?.seat ?? 0));
    expect(here.follow(there.saved(0))).toBe(true)
    expect(here.match.actions).toEqual(there.match.actions)
  })

  it('is another game with other players, or with a past that cannot be taken back', () => {
    const here = played(30)
    expect(here.follow({ ...here.saved(0), seats: ['human', 'hard'] })).toBe(false)
    expect(here.follow({ ...here.saved(0), solo: true })).toBe(false)
    const { record: whole } = here.saved(0)
    expect(here.follow({ ...here.saved(0), record: { ...whole, actions: [] } })).toBe(false)
  })
})
