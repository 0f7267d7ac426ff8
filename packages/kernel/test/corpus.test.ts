import { describe, expect, it } from 'vitest'
import { type Corpus, differenceOf, differencesOf, keep } from '../corpus/index.ts'
import type { Game } from '../index.ts'
import { toy, toySetup } from './toy-game.ts'
import { randomMatch } from './toy-play.ts'
import type { ToyTypes } from './toy-types.ts'

const game: Game = toy
const match = randomMatch(toySetup('kept', toy, { rounds: 'three' }))
const kept = keep({ ...match.setup, game }, match.actions)

const bent = (changes: Partial<Game<ToyTypes>>): Game => ({ ...toy, ...changes })

describe('a kept game', () => {
  it('is played as it was', () => {
    expect(differenceOf(game, kept)).toBeUndefined()
  })

  it('is small: a line and two digits an action', () => {
    expect(kept.actions).toHaveLength(match.length)
    expect(kept.offers).toHaveLength(match.length * 2)
  })

  it('tells where an action is refused now', () => {
    const actions = kept.actions.map((line, index) => (index === 1 ? 'ann bid 99' : line))
    expect(differenceOf(game, { ...kept, actions })).toBe('action 2, ann bid 99: refused, too-poor (rule 2)')
  })

  it('tells where something else is offered', () => {
    const offers =
      kept.offers.slice(0, 6) + (kept.offers.startsWith('00', 6) ? '11' : '00') + kept.offers.slice(8)
    expect(differenceOf(game, { ...kept, offers })).toMatch(/^action 4, .*something else is offered/)
  })

  it('tells that the set-up has changed', () => {
    const richer = bent({
      setUp: (s, scenario, options) => {
        toy.setUp(s, scenario, options)
        s.gold.fill(5)
      },
    })
    expect(differenceOf(richer, kept)).toMatch(/^action 1, .*something else is offered/)
  })

  it('tells that it ends otherwise', () => {
    const draw = bent({ outcome: () => ({ winners: [], scores: [0, 0, 0] }) })
    expect(differenceOf(draw, kept)).toMatch(/^it ended with .* and ends with .*"winners":\[\]/)
  })

  it('tells that it does not end any more', () => {
    const cut = { ...kept, actions: kept.actions.slice(0, -1) }
    expect(differenceOf(game, cut)).toMatch(/the game was over, and is not any more/)
  })

  it('does not mind other words in the question, or another place in memory', () => {
    expect(differenceOf(bent({ view: () => null, result: () => null }), kept)).toBeUndefined()
  })

  it('is named with its scenario when one of many differs', () => {
    const corpus: Corpus = { game: 'toy', edition: 1, games: [kept, { ...kept, scenario: 'four' }] }
    expect(differencesOf(game, corpus)).toEqual([
      'game 2 (four): toy has no scenario "four"; it has three, one',
    ])
  })
})
