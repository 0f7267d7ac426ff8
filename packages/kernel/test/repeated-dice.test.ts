import { describe, expect, it } from 'vitest'
import { D6, KeyedChance, Match, Play, RepeatedDice, rerolled, seedFrom, TWO_D6 } from '../index.ts'
import { toySetup } from './toy-game.ts'
import { act, RED_RAIDS, randomMatch, startPlay } from './toy-play.ts'

const total = (n: number): number => n
const others = (): KeyedChance => new KeyedChance(seedFrom('others'))

describe('dice that are known', () => {
  it('fall as they fell, then as they like', () => {
    const dice = new RepeatedDice([[3, 4], [6]], others())
    expect(dice.roll(TWO_D6, total)).toEqual({ reading: 7, total: 7, faces: [3, 4] })
    expect(dice.roll(D6, total).faces).toEqual([6])
    expect(dice.position).toBe(0)
    expect(dice.roll(D6, total)).toEqual(others().roll(D6, total))
    expect(dice.position).toBe(1)
  })

  it('are forgotten where another roll is made', () => {
    const dice = new RepeatedDice([[3, 4], [6]], others())
    const free = others()
    expect(dice.roll(D6, total)).toEqual(free.roll(D6, total))
    expect(dice.roll(D6, total)).toEqual(free.roll(D6, total))
  })

  it('say nothing about cards', () => {
    expect(new RepeatedDice([[1]], others()).pick(1000)).toBe(others().pick(1000))
  })

  it('are forgotten with the phase they fell in', () => {
    const { checkpoint } = startPlay(toySetup('known'), ...RED_RAIDS, 'ann raid green')
    const play = Play.resume(toySetup('other'), { ...checkpoint, rolled: [[6, 6], [1], [1]] })
    act(play, 'ann raid green', 'bob resist')
    expect(play.stage).toBe('raid')
    expect(play.state.shown.get(1)).toBe(1)
    expect(play.checkpoint.rolled).toBeUndefined()
    expect(play.umpire.rolled).toEqual([])
  })
})

describe('a move with other dice', () => {
  const before = startPlay(toySetup('reroll'), ...RED_RAIDS, 'ann raid green')
  const move = { seat: 1, answer: { verb: 'resist' } }

  it('can come out otherwise, and the same with the same seed', () => {
    const hashes = Array.from({ length: 30 }, (_, n) => rerolled(before, move, seedFrom(`${n}`)).hash())
    expect(new Set(hashes).size).toBeGreaterThan(3)
    expect(rerolled(before, move, seedFrom('0')).hash()).toBe(hashes[0])
  })

  it('leaves the game before it as it was', () => {
    const hash = before.hash()
    rerolled(before, move, seedFrom('x'))
    expect(before.hash()).toBe(hash)
  })
})

describe('what is known of a game', () => {
  it('keeps what a seat itself has answered to an open question', () => {
    const play = startPlay(toySetup('given'), 'bob bid 3', 'ann bid 2')
    expect(play.given).toEqual([])
    expect(play.givenTo(0)).toEqual([{ seat: 0, answer: { verb: 'bid', arg: 2 } }])
    expect(play.givenTo(2)).toEqual([])
  })

  it('is all its moves, for a match', () => {
    const match = randomMatch(toySetup('moves'))
    const again = new Match(match.setup)
    for (const move of match.moves) expect(again.take(move)).toBeUndefined()
    expect(again.play.hash()).toBe(match.play.hash())
  })
})
