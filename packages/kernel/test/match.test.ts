import { describe, expect, it } from 'vitest'
import { Match, quickRandom, recordOf, replay } from '../index.ts'
import { onHiring } from './broken-toys.ts'
import { toy, toySetup } from './toy-game.ts'
import type { ToyTypes } from './toy-types.ts'
import { act, playOn, RED_RAIDS, randomMatch } from './toy-play.ts'

const setup = toySetup('match')
const long = toySetup('long', undefined, { rounds: 'ten' })

/** the hash after each action, the start included */
const hashesOf = (match: Match<ToyTypes>): string[] =>
  Array.from({ length: match.length + 1 }, (_, count) => match.at(count).hash())

describe('taking back', () => {
  const raiding = () => act(new Match(setup), ...RED_RAIDS)

  it('is not possible before anything was done', () => {
    const match = new Match(setup)
    expect(match.canUndo(0)).toBe(false)
    expect(match.undo(0)).toBe(false)
  })

  it('goes back move by move to what was revealed, and no further', () => {
    const match = raiding()
    const hashes = [match.play.hash()]
    for (const words of ['ann hire', 'ann hire']) hashes.push(act(match, words).play.hash())
    expect(match.undo(0)).toBe(true)
    expect(match.play.hash()).toBe(hashes[1])
    expect(match.undo(0)).toBe(true)
    expect(match.play.hash()).toBe(hashes[0])
    expect(match.undo(0)).toBe(false)
    expect(match.length).toBe(4)
    expect(match.play.hash()).toBe(hashes[0])
  })

  it('is for the one who moved', () => {
    const match = act(raiding(), 'ann hire')
    expect([0, 1, 2].map((seat) => match.canUndo(seat))).toEqual([true, false, false])
    expect(match.undo(1)).toBe(false)
  })

  it('is over when another has answered', () => {
    const match = act(raiding(), 'ann hire', 'ann raid blue')
    expect(match.canUndo(0)).toBe(true)
    act(match, 'cat flee')
    expect(match.canUndo(0)).toBe(false)
    expect(match.canUndo(2)).toBe(true)
  })

  it('is over when dice have fallen', () => {
    const match = act(raiding(), 'ann raid blue', 'cat resist')
    expect([0, 1, 2].some((seat) => match.canUndo(seat))).toBe(false)
  })

  it('reaches behind what only the others have learned', () => {
    const showing = (power: number | undefined) => {
      const game = onHiring((g) => g.reveal(power))
      return act(new Match({ ...setup, game }), ...RED_RAIDS, 'ann hire')
    }
    const [own] = setup.scenario.seats[0]?.powers ?? []
    expect(showing(own).undo(0), 'the own secret').toBe(true)
    expect(showing((own ?? 0) + 1).undo(0), "another's secret").toBe(false)
    expect(showing(undefined).undo(0), 'what nobody knew').toBe(false)
  })

  it('forgets the events', () => {
    const match = raiding()
    const before = match.log.length
    act(match, 'ann hire')
    expect(match.log).toHaveLength(before + 1)
    match.undo(0)
    expect(match.log).toHaveLength(before)
  })

  it('lets another move be made instead', () => {
    const match = act(raiding(), 'ann hire')
    match.undo(0)
    act(match, 'ann raid green')
    expect(match.actions.at(-1)).toEqual({ seat: 'ann', verb: 'raid', arg: 'green' })
    expect(match.play.hash()).toBe(act(raiding(), 'ann raid green').play.hash())
    expect(match.log.map(({ event }) => event)).toEqual(act(raiding(), 'ann raid green').story(undefined))
  })

  it('leaves the actions before it the same objects; what is done instead is another', () => {
    const match = act(raiding(), 'ann hire')
    const before = match.actions
    match.undo(0)
    act(match, 'ann hire')
    const again = match.actions
    expect(again).toEqual(before)
    expect(again.map((each, i) => each === before[i])).toEqual(before.map((_, i) => i < before.length - 1))
  })

  it('goes all the way for one who plays alone, past dice and deals', () => {
    const match = randomMatch(long, Infinity, true)
    const hashes = hashesOf(match)
    for (let count = match.length - 1; count >= 0; count--) {
      expect(match.undo(1)).toBe(true)
      expect(match.play.hash()).toBe(hashes[count])
    }
    expect(match.canUndo(0)).toBe(false)
    expect(match.log.every(({ event }) => event.type === 'dealt')).toBe(true)
  })
})

describe('making again', () => {
  const undone = () => {
    const match = act(new Match(setup), ...RED_RAIDS, 'ann hire', 'ann hire')
    const story = match.story(undefined)
    const hash = match.play.hash()
    match.undo(0)
    match.undo(0)
    return { match, story, hash }
  }

  it('brings back what was taken back', () => {
    const { match, story, hash } = undone()
    expect(match.redo(0)).toBe(true)
    expect(match.redo(0)).toBe(true)
    expect(match.play.hash()).toBe(hash)
    expect(match.story(undefined)).toEqual(story)
    expect(match.redo(0)).toBe(false)
  })

  it('is for the one who moved', () => {
    const { match } = undone()
    expect(match.canRedo(1)).toBe(false)
    expect(match.redo(1)).toBe(false)
    expect(match.canRedo(0)).toBe(true)
  })

  it('is over when something else was done', () => {
    const { match } = undone()
    act(match, 'ann raid green')
    expect(match.canRedo(0)).toBe(false)
  })

  it('is not spoilt by a refused action', () => {
    const { match } = undone()
    expect(match.submit({ seat: 'ann', verb: 'flee' })?.code).toBe('verb-not-now')
    expect(match.canRedo(0)).toBe(true)
  })

  it('comes to the same end for one who plays alone', () => {
    const match = randomMatch(long, Infinity, true)
    const [length, hash, log] = [match.length, match.play.hash(), match.story(undefined)]
    while (match.undo(0)) expect(match.play.isOver).toBe(false)
    while (match.redo(2)) expect(match.length).toBeLessThanOrEqual(length)
    expect([match.length, match.play.hash(), match.story(undefined)]).toEqual([length, hash, log])
  })
})

describe('seeking', () => {
  it('finds every earlier position of a long game', () => {
    const match = randomMatch(long)
    const again = new Match(long)
    expect(match.length).toBeGreaterThan(40)
    expect(match.at(0).hash()).toBe(again.play.hash())
    match.actions.forEach((each, i) => {
      again.submit(each)
      expect(match.at(i + 1).hash(), `after ${i + 1} actions`).toBe(again.play.hash())
    })
  })

  it('gives a game of its own', () => {
    const match = act(new Match(setup), ...RED_RAIDS, 'ann hire')
    const before = match.play.hash()
    act(match.at(4), 'ann raid blue', 'cat resist')
    expect(match.play.hash()).toBe(before)
    expect(match.at(4).hash()).not.toBe(before)
  })

  it('is right after taking back across stored positions', () => {
    const match = randomMatch(long, 60, true)
    const hashes = hashesOf(match)
    for (let i = 0; i < 50; i++) match.undo(0)
    for (let i = 0; i < 30; i++) match.redo(0)
    expect(hashesOf(match)).toEqual(hashes.slice(0, 41))
  })
})

describe('seeking in another future', () => {
  it('knows nothing of positions that were taken back', () => {
    const match = randomMatch(long, 60, true)
    while (match.length > 10) match.undo(0)
    const other = playOn(match, 60, quickRandom(9))
    const again = replay(toy, recordOf(other))
    expect('match' in again && hashesOf(again.match)).toEqual(hashesOf(other))
  })
})

describe('the story', () => {
  const dealt = (seat: number | undefined): number[] =>
    new Match(setup).story(seat).flatMap((event) => (event.type === 'dealt' ? [event.card] : []))

  it('tells each seat the secrets of its powers only', () => {
    const cards = dealt(undefined)
    expect(cards.every((card) => card >= 0)).toBe(true)
    expect(dealt(0)).toEqual([cards[0], -1, -1, cards[3]])
    expect(dealt(1)).toEqual([-1, cards[1], -1, -1])
    expect(dealt(2)).toEqual([-1, -1, cards[2], -1])
  })

  it('tells a stranger no secret', () => {
    expect(dealt(9)).toEqual([-1, -1, -1, -1])
  })

  it('numbers events by the action that brought them about, 0 before the first', () => {
    const match = act(new Match(setup), ...RED_RAIDS, 'ann hire', 'ann hire')
    expect(match.log.map(({ at, event }) => [at, event.type])).toEqual([
      [0, 'dealt'],
      [0, 'dealt'],
      [0, 'dealt'],
      [0, 'dealt'],
      [4, 'bids-shown'],
      [5, 'hired'],
      [6, 'hired'],
    ])
  })

  it('keeps the numbers right after taking back', () => {
    const match = act(new Match(setup), ...RED_RAIDS, 'ann hire', 'ann hire')
    match.undo(0)
    match.redo(0)
    expect(match.log.at(-1)?.at).toBe(6)
  })
})
