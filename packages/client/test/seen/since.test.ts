import type { TimeSpan } from '@sandtable/presentation'
import { quickRandom, randomAnswer } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { hasGoneBy, itemsOf, stretchOf, within } from '../../seen/since.ts'
import type { LocalGame } from '../../session/local-game.ts'
import { newGame, presentationOf } from '../real-table.ts'
import { happening } from './sample.ts'

/** A game in which these seats have acted, one after the other. */
const gameOf = (...seats: readonly number[]): LocalGame =>
  ({
    presentation: { nations: ['russia', 'germany', 'austria'] },
    match: {
      length: seats.length,
      setup: { scenario: {} },
      moveAt: (count: number) =>
        count > 0 && count <= seats.length ? { seat: seats[count - 1] } : undefined,
    },
  }) as unknown as LocalGame

const span = (from: number, to: number, nation: string): TimeSpan => ({ from, to, nation, dots: [] })

describe('what the others did', () => {
  it('lies between the own last stretch and the one that has begun', () => {
    const game = gameOf(0, 0, 1, 1, 1)
    const spans = [span(0, 2, 'russia'), span(2, 5, 'germany'), span(5, 6, 'russia')]
    expect(stretchOf(game, spans, 0)).toEqual({ from: 2, to: 5, isFresh: true })
    expect(stretchOf(gameOf(0, 0, 1, 1, 1, 0), spans, 0)).toEqual({ from: 2, to: 5, isFresh: false })
    expect(stretchOf(game, spans, 1)).toEqual({ from: 5, to: 5, isFresh: false })
  })

  it('goes on to be what it was when the head of a turn and the own first action lie in one', () => {
    const game = gameOf(0, 0, 1, 1, 0)
    const spans = [span(0, 2, 'russia'), span(2, 4, 'germany'), span(4, 4, 'russia'), span(4, 5, 'russia')]
    expect(stretchOf(game, spans, 0)).toEqual({ from: 2, to: 4, isFresh: false })
    expect(stretchOf(game, spans.slice(0, 3), 0)).toMatchObject({ from: 2, to: 4 })
  })

  it('is everything where the seat has not been asked yet', () => {
    expect(stretchOf(gameOf(0, 0), [span(0, 3, 'russia')], 1)).toEqual({ from: 0, to: 2, isFresh: true })
  })

  it('goes by who acted where several play a side', () => {
    const spans = [
      span(0, 2, 'entente'),
      span(2, 4, 'alliance'),
      span(4, 5, 'entente'),
      span(5, 7, 'entente'),
    ]
    expect(stretchOf(gameOf(0, 0, 1, 1, 2, 0), spans, 2)).toEqual({ from: 5, to: 6, isFresh: false })
    expect(stretchOf(gameOf(0, 0, 1, 1, 2, 0), spans, 0)).toEqual({ from: 2, to: 5, isFresh: false })
  })

  it('is what ended in it', () => {
    const all = [1, 3, 4, 6, 9].map((first) => happening({ kind: 'march', first }))
    const firsts = (from: number, to: number): number[] =>
      within(all, { from, to, isFresh: true }).map(({ first }) => first)
    expect([firsts(3, 6), firsts(0, 1), firsts(9, 12), firsts(0, 12)]).toEqual([
      [4, 6],
      [1],
      [],
      [1, 3, 4, 6, 9],
    ])
  })

  it('lists what supply took when the own turn ended, and no fight of that turn', () => {
    const [own, starving] = [
      happening({ kind: 'fight', first: 4, last: 5 }),
      happening({ kind: 'starving', first: 5 }),
    ]
    expect(within([own, starving], { from: 5, to: 8, isFresh: true })).toEqual([starving])
  })
})

it('has begun to be read as soon as a side is asked for the action of its round', async () => {
  const game = newGame(await presentationOf('illusions-of-glory'), 'mobilization')
  const { match, presentation } = game
  const asked = (): string => match.play.asked(game.toDecide ?? -1)?.question.prompt ?? ''
  const random = quickRandom(5)
  /** where the other side's round began */
  let from = 0
  for (let rounds = 0; rounds < 3; ) {
    const seat = game.toDecide ?? 0
    if (asked() === 'action' && seat === 1) from = match.length
    if (asked() === 'action' && seat === 0 && from > 0) {
      const spans = presentation.timeline(game.told(1 << seat, match.length), match.length + 1, 'en')
      expect(stretchOf(game, spans, seat)).toEqual({ from, to: match.length, isFresh: true })
      rounds++
    }
    game.take(seat, randomAnswer(match.play.offered(seat) ?? {}, random))
  }
})

describe('what has gone by without a stop', () => {
  const [march, fight, grave] = [
    happening({ kind: 'march', first: 1 }),
    happening({ kind: 'fight', first: 2, dice: 2 }),
    happening({ kind: 'note', first: 3, isGrave: true }),
  ]
  it('is anything but the results of fights and what must not be missed', () => {
    expect(hasGoneBy(itemsOf([march]), 'wait')).toBe(true)
    expect(hasGoneBy(itemsOf([fight, grave]), 'wait')).toBe(false)
    expect(hasGoneBy([], 'wait')).toBe(false)
  })
  it('is those, too, where nothing stays to be read', () => {
    expect(hasGoneBy(itemsOf([fight]), 'off')).toBe(true)
  })
})
