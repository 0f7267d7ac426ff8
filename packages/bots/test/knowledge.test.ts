import { eyesOf, Match, Play, quickRandom } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { THREE, toy, toySetup } from '../../kernel/test/toy-game.ts'
import { act, RED_RAIDS } from '../../kernel/test/toy-play.ts'
import type { ToyTypes } from '../../kernel/test/toy-types.ts'
import { knowledgeOf, sightOf } from '../index.ts'
import { knownTo, positions } from './bench.ts'
import { diceSetup } from './dice-game.ts'
import { DICE_MIND } from './dice-mind.ts'
import { TOY_MIND } from './toy-mind.ts'

const toyMatch = (...actions: string[]): Match<ToyTypes> => act(new Match(toySetup('known')), ...actions)

describe('what a bot is told', () => {
  it('is plain data that can be sent to a worker, and holds no seed', () => {
    for (const { match, seat } of positions(toySetup('plain', toy, { rounds: 'ten' }))) {
      const known = knownTo(TOY_MIND, match, seat)
      expect(structuredClone(known)).toEqual(known)
      expect(JSON.stringify(known)).not.toContain(match.setup.seed)
      expect(JSON.stringify(known)).not.toContain('chance')
    }
  })

  it('is the same in all positions the seat cannot tell apart', () => {
    const pick = quickRandom(7)
    let different = 0
    for (const { match, seat } of positions(toySetup('secrets', toy, { rounds: 'ten' }))) {
      const eyes = eyesOf(THREE.seats[seat]?.powers ?? [])
      const other = match.play.imagine((state) => toy.permuteSecrets(state, eyes, pick))
      different += Number(other.hash() !== match.play.hash())
      const there = knowledgeOf(TOY_MIND, other, seat, match.story(seat))
      expect(there).toEqual(knownTo(TOY_MIND, match, seat))
    }
    expect(different).toBeGreaterThan(10)
  })

  it('does not depend on dice to come', () => {
    const { play } = new Match(diceSetup('1'))
    const known = ['2', '3'].map((seed) =>
      knowledgeOf(DICE_MIND, Play.resume(diceSetup(seed), { ...play.checkpoint, rolled: [[5]] }), 0, []),
    )
    expect(known[0]?.rolled).toEqual([[5]])
    expect(known[0]).toEqual(known[1])
  })

  it('leaves out what others have answered to a question still open, but not what the seat itself has', () => {
    const match = toyMatch('bob bid 3', 'ann bid 2')
    expect(knownTo(TOY_MIND, match, 2).given).toEqual([])
    const own = knownTo(TOY_MIND, match, 0)
    expect(own.given).toEqual([{ seat: 0, answer: { verb: 'bid', arg: 2 } }])
    expect(sightOf(TOY_MIND, own, 1).play?.asked(0)?.power).toBe(3)
  })

  it('is nothing for a seat that is not asked', () => {
    const { play } = toyMatch(...RED_RAIDS)
    expect(knowledgeOf(TOY_MIND, play, 1, [])).toBeUndefined()
  })
})

describe('a sight', () => {
  it('shows what the seat sees, whatever is guessed', () => {
    for (const { match, seat } of positions(toySetup('views', toy, { rounds: 'ten' }))) {
      const known = knownTo(TOY_MIND, match, seat)
      const eyes = eyesOf(THREE.seats[seat]?.powers ?? [])
      for (const guess of [1, 2, 3]) {
        const { state, play, offer } = sightOf(TOY_MIND, known, guess)
        expect(toy.view(state, eyes)).toEqual(toy.view(match.play.state, eyes))
        expect(offer).toEqual(play?.offered(seat))
      }
    }
  })

  it('guesses differently with another number, and the same with the same', () => {
    const known = knownTo(TOY_MIND, toyMatch(...RED_RAIDS), 0)
    const hands = [1, 2, 3, 4, 5, 6, 1].map((guess) =>
      String(sightOf(TOY_MIND, known, guess).state.hand.toArray()),
    )
    expect(new Set(hands).size).toBeGreaterThan(1)
    expect(hands[6]).toBe(hands[0])
  })

  it('gives the answers of the phase again', () => {
    const match = toyMatch(...RED_RAIDS, 'ann hire', 'ann raid green')
    const known = knownTo(TOY_MIND, match, 1)
    const { play } = sightOf(TOY_MIND, known, 1)
    expect(known.given.map(({ answer }) => answer.verb)).toEqual(['hire', 'raid'])
    expect(play?.given).toEqual(known.given)
    expect(play?.state.hired).toBe(1)
    expect(play?.pending[0]?.question.prompt).toBe('resist')
  })

  it('lets the dice of the phase fall as they fell, also in forks', () => {
    let rolled = 0
    for (const seed of ['1', '2', '3', '4'])
      for (const { match, seat } of positions(diceSetup(seed))) {
        const known = knownTo(DICE_MIND, match, seat)
        const { play } = sightOf(DICE_MIND, known, 5)
        rolled += Number(known.rolled.length > 1)
        expect(play?.state.words).toEqual(match.play.state.words)
        expect(play?.fork().state.words).toEqual(match.play.state.words)
      }
    expect(rolled).toBeGreaterThan(3)
  })

  it('has dice of its own to come', () => {
    const known = knownTo(DICE_MIND, new Match(diceSetup('own')), 0)
    const dice = Array.from({ length: 40 }, (_, guess) => {
      const { play } = sightOf(DICE_MIND, known, guess)
      play?.answer(0, { verb: 'march' })
      return play?.state.score.get(0)
    })
    expect(new Set(dice).size).toBe(6)
  })

  it('is no game to play on where the guess contradicts what is seen', () => {
    const match = toyMatch(...RED_RAIDS, 'ann hire', 'ann raid green')
    const known = knownTo(TOY_MIND, match, 1)
    const poor = { ...known, checkpoint: known.checkpoint.slice() }
    const gold = toy.layout.create()
    toy.layout.restore(gold, poor.checkpoint)
    gold.gold.set(3, 9)
    poor.checkpoint.set(gold.words)
    const sight = sightOf(TOY_MIND, poor, 1)
    expect(sight.play).toBeUndefined()
    expect(sight.state.gold.get(3)).toBe(4)
  })
})
