import type { TimeSpan } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { stretchOf, within } from '../../seen/since.ts'
import type { LocalGame } from '../../session/local-game.ts'
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
