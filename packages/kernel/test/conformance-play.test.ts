import { describe, expect, it } from 'vitest'
import { D6, type Game, readRoll } from '../index.ts'
import { bent, offering, onHiring } from './broken-toys.ts'
import { examine, failureOf } from './examine.ts'
import { THREE, toy } from './toy-game.ts'
import type { ToyTypes } from './toy-types.ts'

describe('offers: every offered action is unique and accepted', () => {
  it('notices an action offered twice', () => {
    const game = offering((offer) => (offer.bid ? { bid: [0, 1, 0] } : offer))
    expect(failureOf('offers', game)).toBe('ann bid 0 is offered twice')
  })

  it('notices a name that cannot be read back', () => {
    const raid = { encode: (power: number) => `P${power}`, decode: () => undefined, title: String }
    const game = { ...toy, verbs: { ...toy.verbs, raid } }
    expect(failureOf('offers', game)).toMatch(/raid P\d is offered but refused: argument-unknown/)
  })

  it('notices rules that break down', () => {
    const game = onHiring(() => {
      throw new Error('no men left')
    })
    expect(failureOf('offers', game)).toMatch(/^\w+ hire threw no men left$/)
  })
})

describe('nobody-stuck: until the end somebody can do something', () => {
  it('notices an empty offer', () => {
    const game = offering((offer) => (offer.pass ? { pass: false } : offer))
    expect(failureOf('nobody-stuck', game)).toMatch(/^seat \d is asked "raid" and can answer nothing$/)
  })

  it('notices that nobody is asked', () => {
    const game: Game<ToyTypes> = {
      ...toy,
      *stage(name, g, arg) {
        if (name === 'close') yield []
        return yield* toy.stage(name, g, arg)
      },
    }
    expect(failureOf('nobody-stuck', game)).toBe('nobody is asked in stage close')
  })
})

describe('length: the game ends in time', () => {
  it('notices a game that goes on', () => {
    expect(failureOf('length', toy, { ...THREE, longest: 9 })).toBe('the game goes on beyond 9 decisions')
  })
})

describe('invariants: the game keeps its own promises', () => {
  it('notices a broken one', () => {
    const game = onHiring((g) => {
      g.state.gold.set(0, -5)
    })
    expect(failureOf('invariants', game)).toMatch(/red is in debt/)
  })
})

describe('odds: they add up and contain the truth', () => {
  it('notices dice that depend on more than the script', () => {
    let runs = 0
    const game = bent({
      answered: ([answer], g) => {
        if (answer?.verb === 'resist' && runs++ % 2 === 0) g.roll(D6, (die) => die)
      },
    })
    expect(failureOf('odds', game)).toMatch(/^the odds of .* add up to/)
  })

  it('leaves alone what has too many outcomes', () => {
    const game = onHiring((g) => g.shuffle([1, 2, 3, 4, 5, 6, 7, 8]))
    const { counts, failures } = examine(game)
    expect(counts['odds: too wide']).toBeGreaterThan(0)
    expect(failures).toEqual([])
  })

  it('notices rules that read more from the dice than they say', () => {
    const game = bent({
      entered: (g) => {
        const roll: typeof g.roll = (dice, read) => {
          const rolled = g.chance.roll(dice, () => 0)
          return readRoll(rolled.faces, read)
        }
        Object.assign(g, { roll })
      },
    })
    expect(failureOf('odds', game)).toMatch(/^the odds of \w+ resist do not know what happens/)
  })
})
