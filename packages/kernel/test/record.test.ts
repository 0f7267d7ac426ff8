import { describe, expect, it } from 'vitest'
import {
  commitmentOf,
  type GameRecord,
  Match,
  readRecord,
  recordOf,
  replay,
  seedFrom,
  writeRecord,
} from '../index.ts'
import { toy, toySetup } from './toy-game.ts'
import { act, RED_RAIDS, randomMatch } from './toy-play.ts'
import { offering, onHiring } from './broken-toys.ts'

const setup = toySetup('record', undefined, { rounds: 'two' })
const match = randomMatch(setup)
const record = recordOf(match)

/** What replaying finds wrong: the action and the problem. */
function mismatchOf(changed: Partial<GameRecord>, game = toy): [number, string] | undefined {
  const again = replay(game, { ...record, ...changed })
  return 'match' in again ? undefined : [again.mismatch.at, again.mismatch.problem]
}

describe('a record', () => {
  it('holds the set-up, the actions and a few digits of every hash', () => {
    const hashes = Array.from({ length: match.length }, (_, i) =>
      match
        .at(i + 1)
        .hash()
        .slice(0, 4),
    )
    expect(record).toEqual({
      game: 'toy',
      edition: 1,
      scenario: 'three',
      options: { rounds: 'two' },
      seed: setup.seed,
      commitment: commitmentOf(setup.seed),
      actions: match.actions,
      hashes: hashes.join(''),
      hash: match.play.hash(),
    })
  })

  it('is written one action a line and read back', () => {
    const text = writeRecord(record)
    expect(text.split('\n')).toHaveLength(match.length + 3)
    expect(readRecord(text)).toEqual(record)
  })

  it('says which answers somebody else gave in the player’s place; the game is the same', () => {
    const by = (n: number) => (n % 3 === 0 ? ({ by: 'staff' } as const) : {})
    const actions = record.actions.map((action, n) => ({ ...action, ...by(n) }))
    const read = readRecord(writeRecord({ ...record, actions }))
    const again = typeof read === 'string' ? read : replay(toy, read)
    if (typeof again === 'string' || 'mismatch' in again) throw new Error(JSON.stringify(again))
    expect(again.match.actions).toEqual(actions)
    expect(recordOf(again.match)).toEqual({ ...record, actions })
    expect(again.match.moveAt(1)?.by).toBe('staff')
  })

  it('can be of a game that has not begun', () => {
    const empty = recordOf(new Match(setup))
    expect(readRecord(writeRecord(empty))).toEqual(empty)
    expect('match' in replay(toy, empty)).toBe(true)
  })

  it('plays again to the same end, with the same story', () => {
    const again = replay(toy, record)
    expect('match' in again && again.match.play.hash()).toBe(match.play.hash())
    expect('match' in again && again.match.story(undefined)).toEqual(match.story(undefined))
  })

  it('of an unfinished game can be gone on with', () => {
    const half = act(new Match(setup), ...RED_RAIDS)
    const again = replay(toy, recordOf(half))
    expect('match' in again && act(again.match, 'ann hire').length).toBe(5)
  })

  it('plays again for one who plays alone', () => {
    const again = replay(toy, record, { solo: true })
    expect('match' in again && again.match.canUndo(0)).toBe(true)
  })

  it('needs neither hashes nor a commitment', () => {
    const { game, edition, scenario, options, seed = '', actions } = record
    const bare = { game, edition, scenario, options, seed, actions }
    expect('match' in replay(toy, bare)).toBe(true)
  })

  it('must carry the hash of every action if it carries any', () => {
    const cut = { ...record, hashes: record.hashes?.slice(0, -4) ?? '' }
    const again = replay(toy, cut)
    expect('mismatch' in again && again.mismatch.at).toBe(record.actions.length)
  })
})

describe('a sealed record', () => {
  const sealed = recordOf(match, true)

  it('keeps the seed but shows the commitment', () => {
    expect(sealed.seed).toBeUndefined()
    expect(writeRecord(sealed)).not.toContain(setup.seed)
    expect(sealed.commitment).toBe(commitmentOf(setup.seed))
    expect(readRecord(writeRecord(sealed))).toEqual(sealed)
  })

  it('cannot be replayed until the seed is revealed', () => {
    expect(replay(toy, sealed)).toEqual({
      mismatch: { at: 0, problem: 'the record is sealed: its seed has not been revealed' },
    })
    expect('match' in replay(toy, { ...sealed, seed: setup.seed })).toBe(true)
  })
})

describe('a record of something else', () => {
  it.each<[Partial<GameRecord>, string]>([
    [{ game: 'chess' }, 'the record is of "chess", not of "toy"'],
    [{ edition: 2 }, 'the record is of edition 2 of toy; this is edition 1'],
    [{ seed: seedFrom('other') }, 'the seed does not match its commitment'],
    [{ commitment: 'ab' }, 'the seed does not match its commitment'],
    [{ scenario: 'nine' }, 'toy has no scenario "nine"; it has three, one'],
    [{ options: { colour: 'red' } }, 'toy has no option "colour"'],
    [{ options: { rounds: 'nine' } }, 'option "rounds" cannot be "nine"; it can be three, two, ten'],
    [{ options: { toString: 'x' } }, 'toy has no option "toString"'],
  ])('is refused: %j', (changed, problem) => {
    expect(mismatchOf(changed)).toEqual([0, problem])
  })
})

describe('tampering', () => {
  const { actions } = record
  /** an action of this verb, and the record with it changed */
  const place = actions.findIndex(({ verb }) => verb === 'bid')
  const changed = (index: number, change: object): GameRecord['actions'] =>
    actions.map((each, i) => (i === index ? { ...each, ...change } : each))

  it('is found at the very action that was changed for another legal one', () => {
    actions.forEach(({ verb, arg }, i) => {
      const other = arg === '0' ? '1' : '0'
      if (verb === 'bid')
        expect(mismatchOf({ actions: changed(i, { arg: other }) })).toEqual([
          i + 1,
          'the position has another hash',
        ])
    })
  })

  it('is found at an action that is not legal, with the reason', () => {
    const again = replay(toy, { ...record, actions: changed(place, { arg: '99' }) })
    expect('mismatch' in again && again.mismatch).toMatchObject({
      at: place + 1,
      problem: 'the action is refused',
      refusal: { code: 'too-poor', rule: '2' },
    })
  })

  it('is found when an action is left out', () => {
    for (const i of actions.keys()) {
      const rest = actions.filter((_, each) => each !== i)
      expect(mismatchOf({ actions: rest }), `without action ${i + 1}`).toBeDefined()
    }
  })

  it('is found when the last actions are cut off', () => {
    const cut = actions.slice(0, -1)
    expect(mismatchOf({ actions: cut })).toEqual([cut.length, 'the last position has another hash'])
  })

  it('is found when an action is added after the end', () => {
    const added = [...actions, actions[0] as (typeof actions)[number]]
    expect(mismatchOf({ actions: added })).toEqual([added.length, 'the action is refused'])
  })

  it('is found when dice are changed', () => {
    const seed = seedFrom('better dice')
    expect(mismatchOf({ seed, commitment: commitmentOf(seed) })).toEqual([1, 'the position has another hash'])
  })

  it('is found when a hash is changed', () => {
    const hashes = record.hashes ?? ''
    const digit = hashes[4 * 5] === '0' ? '1' : '0'
    const other = hashes.slice(0, 4 * 5) + digit + hashes.slice(4 * 5 + 1)
    expect(mismatchOf({ hashes: other })).toEqual([6, 'the position has another hash'])
    expect(mismatchOf({ hash: '0'.repeat(16) })).toEqual([match.length, 'the last position has another hash'])
  })

  it('is not needed for rules that have changed: the first action that differs is named', () => {
    const hired = act(new Match(setup), ...RED_RAIDS, 'ann hire')
    const dearer = onHiring((g) => {
      g.state.hired++
    })
    const again = replay(dearer, recordOf(hired))
    expect('mismatch' in again && again.mismatch.at).toBe(5)
  })
})

describe('a record of this very program', () => {
  let offers = 0
  const counting = offering((offer) => {
    offers++
    return offer
  })
  const { game, edition, scenario, options, seed = '', actions, hash = '' } = record
  const bare = { game, edition, scenario, options, seed, actions }
  const doneAgain = (changed: GameRecord, rules = counting): ReturnType<typeof replay> => {
    offers = 0
    return replay(rules, changed, { isOwn: true })
  }

  it('is done again without working out what is offered, to the same end and with the same story', () => {
    const again = doneAgain(record)
    expect(offers).toBe(0)
    expect('match' in again && again.match.play.hash()).toBe(record.hash)
    expect('match' in again && again.match.log).toEqual(match.log)
    expect('match' in again && again.match.actions).toEqual(record.actions)
  })

  it('is checked like any other where it does not say how it ended, or says it in other hashes', () => {
    expect('match' in doneAgain(bare)).toBe(true)
    expect(offers).toBeGreaterThan(0)
    expect('match' in doneAgain(record, { ...counting, hashing: 2 })).toBe(true)
    expect(offers).toBeGreaterThan(0)
  })

  it('is checked, too, where it comes to another end, and what is wrong is named', () => {
    const wrong: readonly GameRecord[] = [
      { ...bare, hash: '0'.repeat(16) },
      { ...bare, hash, actions: actions.slice(0, -1) },
      { ...bare, hash, seed: seedFrom('better dice') },
      { ...bare, hash, actions: actions.map((each, i) => (i === 2 ? { ...each, seat: 'nobody' } : each)) },
      { ...bare, hash, actions: [...actions, ...actions.slice(0, 1)] },
    ]
    for (const changed of wrong) expect(doneAgain(changed)).toEqual(replay(counting, changed))
    expect(wrong.map((changed) => 'mismatch' in doneAgain(changed))).toEqual(wrong.map(() => true))
  })

  it('is checked where doing it fails', () => {
    const failing = onHiring(() => {
      throw new Error('nothing to hire')
    })
    const hired = recordOf(act(new Match(setup), ...RED_RAIDS, 'ann hire'))
    expect(() => replay(failing, hired, { isOwn: true })).toThrow('nothing to hire')
    expect(
      'mismatch' in replay(failing, { ...hired, actions: [{ seat: 'ann', verb: 'hire' }] }, { isOwn: true }),
    ).toBe(true)
  })
})

describe('hashes that are taken otherwise today', () => {
  const later: typeof toy = { ...toy, hashing: 2 }

  it('are not compared: the game still plays as it did', () => {
    expect(mismatchOf({ hashes: '0'.repeat(match.length * 4), hash: '0'.repeat(16) }, later)).toBeUndefined()
  })

  it('say in new records how they were taken', () => {
    const renewed = recordOf(randomMatch({ ...setup, game: later }))
    expect(renewed.hashing).toBe(2)
    expect('mismatch' in replay(toy, renewed)).toBe(false)
    expect(replay(later, { ...renewed, hash: '0'.repeat(16) })).toMatchObject({
      mismatch: { problem: 'the last position has another hash' },
    })
  })

  it('do not save an action that is refused', () => {
    const actions = record.actions.map((each, i) => (i === 2 ? { ...each, arg: '99' } : each))
    expect(mismatchOf({ actions }, later)?.[0]).toBe(3)
  })

  it('have a number', () => {
    expect(readRecord(JSON.stringify({ ...record, hashing: 'new' }))).toBe(
      'not a record: "hashing" is not a whole number',
    )
  })
})
