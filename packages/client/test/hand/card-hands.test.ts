import type { Offer } from '@sandtable/kernel'
import type { Hand, Presentation, Scene } from '@sandtable/presentation'
import { describe, expect, test } from 'vitest'
import { handsOf } from '../../table/panels.ts'
import { otherHand, ownHand, reserve, trains } from './sample.ts'

const scene = {} as Scene
const hands = (offers: readonly (Offer | undefined)[]): readonly Hand[] => {
  const given = [ownHand('en', [trains('en'), reserve('en')]), otherHand('en')]
  return handsOf({ hands: () => given } as unknown as Presentation, scene, offers)
}

/** labels of the uses that have an answer */
const open = (offers: readonly (Offer | undefined)[]): string[] =>
  hands(offers)
    .flatMap((hand) => ('cards' in hand ? hand.cards : []))
    .flatMap(({ uses }) => uses.filter(({ answer }) => answer).map(({ label }) => label))

describe('hands of cards', () => {
  test('a game without cards has none', () => {
    expect(handsOf({} as Presentation, scene, [])).toEqual([])
  })

  test('only what is offered can be played', () => {
    expect(open([{ operations: [5], play: [11], discard: [17] }])).toEqual(['Operations', 'Discard'])
    expect(open([undefined])).toEqual([])
  })

  test('also what could be done with nothing in the hand', () => {
    expect(open([{ operations: [11] }, { play: [5] }])).toEqual(['Event'])
  })

  test('a use that is not open keeps its words', () => {
    const [own] = hands([undefined])
    const uses = own && 'cards' in own ? own.cards.flatMap((card) => card.uses) : []
    expect(uses.map(({ label }) => label)).toEqual([
      'Operations',
      'Redeployment',
      'Replacements',
      'Event',
      'Discard',
    ])
  })

  test("somebody else's hand stays as it is told", () => {
    expect(hands([])[1]).toEqual(otherHand('en'))
  })
})
