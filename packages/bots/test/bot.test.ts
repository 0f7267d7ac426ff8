import { answersOf, isOffered, Match, type Setup } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { toy, toySetup } from '../../kernel/test/toy-game.ts'
import { act, RED_RAIDS } from '../../kernel/test/toy-play.ts'
import type { ToyTypes } from '../../kernel/test/toy-types.ts'
import { Bot, finish, isLevel, type Level, LEVELS, type Mind } from '../index.ts'
import { knownTo, play, positions } from './bench.ts'
import { diceSetup } from './dice-game.ts'
import { DICE_MIND } from './dice-mind.ts'
import { TOY_MIND, type ToyPlan } from './toy-mind.ts'

const dice = (a: Level, b: Level, seed = 1) => [new Bot(DICE_MIND, a, seed), new Bot(DICE_MIND, b, seed + 1)]
const toys = (level: Level, seed = 1) => [0, 1, 2].map((seat) => new Bot(TOY_MIND, level, seed + seat))
const tenRounds = (seed: string): Setup<ToyTypes> => toySetup(seed, toy, { rounds: 'ten' })

describe('a bot', () => {
  it.each(LEVELS)('%s answers with what is offered, at every question', (level) => {
    const bot = new Bot(TOY_MIND, level, 3)
    for (const { match, seat } of positions(tenRounds(level))) {
      const known = knownTo(TOY_MIND, match, seat)
      expect(isOffered(known.offer, bot.answer(known))).toBe(true)
    }
  })

  it.each(LEVELS)('%s answers with what is offered, even if its mind does not', (level) => {
    const nonsense = { verb: 'dance', arg: 7 }
    const mad: Mind<ToyTypes, ToyPlan> = {
      ...TOY_MIND,
      habit: () => nonsense,
      answer: () => nonsense,
      follow: () => nonsense,
    }
    const bot = new Bot(mad, level, 3)
    for (const { match, seat } of positions(toySetup(level))) {
      const known = knownTo(mad, match, seat)
      expect(isOffered(known.offer, bot.answer(known))).toBe(true)
    }
  })

  it('answers carefully where its plan answers nonsense', () => {
    const lost: Mind<ToyTypes, ToyPlan> = { ...TOY_MIND, follow: () => ({ verb: 'dance' }) }
    const match = act(new Match(toySetup('lost')), ...RED_RAIDS)
    expect(new Bot(lost, 'hard', 1).answer(knownTo(lost, match, 0))).toEqual({ verb: 'pass' })
  })

  it('answers at once when told that it is enough', () => {
    for (const { match, seat } of positions(tenRounds('enough'))) {
      const known = knownTo(TOY_MIND, match, seat)
      const thinking = new Bot(TOY_MIND, 'hard', 4).think(known)
      const first = thinking.next()
      const last = first.done ? first : thinking.next(true)
      expect(last.done).toBe(true)
      expect(answersOf(known.offer)).toContainEqual(last.value)
    }
  })

  it('takes what is known of the dice into account', () => {
    let asked = 0
    for (const seed of ['1', '2', '3', '4', '5', '6'])
      for (const { match, seat } of positions(diceSetup(seed))) {
        if (match.play.asked(seat)?.question.prompt !== 'again') continue
        // Another march is worth three and a half on average, less what the weather takes.
        const { weather, turn } = match.play.state
        if (weather === 3 || weather === 4 || turn > 9) continue
        const { verb } = new Bot(DICE_MIND, 'hard', 1).answer(knownTo(DICE_MIND, match, seat))
        expect({ weather, verb }).toEqual({ weather, verb: weather < 3 ? 'again' : 'stop' })
        asked++
      }
    expect(asked).toBeGreaterThan(5)
  })

  it('gives advice in words, which changes nothing in how it plays', () => {
    const known = knownTo(TOY_MIND, act(new Match(toySetup('advice')), ...RED_RAIDS), 0)
    const [advised, plain] = [new Bot(TOY_MIND, 'hard', 5), new Bot(TOY_MIND, 'hard', 5)]
    const [line] = finish(advised.advise(known))
    expect(line?.kind).toBe('attack')
    expect([1, 2, 3].map(() => advised.answer(known))).toEqual([1, 2, 3].map(() => plain.answer(known)))
  })

  it('advises only what the mind says a player may be advised', () => {
    const known = knownTo(TOY_MIND, act(new Match(toySetup('advice')), ...RED_RAIDS), 0)
    const silent = { ...TOY_MIND, advisable: () => [] }
    expect(finish(new Bot(silent, 'hard', 5).advise(known))).toEqual([])
  })

  it('knows its levels', () => {
    expect(LEVELS.every(isLevel)).toBe(true)
    expect(isLevel('genius')).toBe(false)
  })
})

describe('a contest', () => {
  it.each(LEVELS)('of %s bots comes to its end', (level) => {
    const { match, isFinished, winners, scores, decisions } = play(TOY_MIND, tenRounds(level), toys(level))
    expect(isFinished).toBe(true)
    expect(match.play.isOver).toBe(true)
    expect(decisions).toBe(match.length)
    expect(winners).toHaveLength(1)
    expect(scores).toHaveLength(3)
  })

  it.each(LEVELS)('of %s bots is the same with the same seed', (level) => {
    const hash = (seed: number): string =>
      play(TOY_MIND, tenRounds('same'), toys(level, seed)).match.play.hash()
    expect(hash(1)).toBe(hash(1))
  })

  it('is another with other bots', () => {
    const games = [1, 20, 40, 60].map((seed) => play(TOY_MIND, tenRounds('x'), toys('random', seed)))
    expect(new Set(games.map(({ match }) => JSON.stringify(match.actions))).size).toBe(4)
  })

  it('is won by the better', () => {
    const wins = (a: Level, b: Level): number => {
      let won = 0
      for (let game = 0; game < 40; game++)
        won += Number(play(DICE_MIND, diceSetup(`g${game}`), dice(a, b, game)).winners[0] === 0)
      return won
    }
    expect(wins('hard', 'random')).toBeGreaterThan(26)
    expect(wins('easy', 'normal')).toBeLessThan(4)
  })

  it('is broken off without a winner where it does not end', () => {
    const setup = diceSetup('long')
    const short = { ...setup, scenario: { ...setup.scenario, longest: 3 } }
    const { isFinished, winners, decisions } = play(DICE_MIND, short, dice('easy', 'easy'))
    expect({ isFinished, winners, decisions }).toEqual({ isFinished: false, winners: [], decisions: 3 })
  })

  it('refuses an answer that is not offered', () => {
    const player = {
      *think() {
        yield { done: 0, of: 1 }
        return { verb: 'win' }
      },
    }
    expect(() => play(DICE_MIND, diceSetup('cheat'), [player, player])).toThrow('refused')
  })

  it('says who is missing', () => {
    expect(() => play(DICE_MIND, diceSetup('nobody'), [])).toThrow('nobody answers for seat 0')
  })
})
