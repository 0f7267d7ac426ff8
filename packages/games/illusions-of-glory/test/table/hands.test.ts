/** §9 the hand as its holder sees it: what each card is for now, and why not. */
import type { Card, OpenHand } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { CARD_COUNT, card, opsOf } from '../../cards.ts'
import { placeOfCard } from '../../table/card-places.ts'
import { hands } from '../../table/hands.ts'
import { StagedScene as Board } from '../scene.ts'
import { sceneOf } from './scenes.ts'

const AP_SEAT = 0
const CP_SEAT = 1

function ownHand(board: Board, seat: number): OpenHand {
  const [first] = hands(sceneOf(board.play, seat, 'en'))
  if (!first || !('cards' in first)) throw new Error('no hand to be seen')
  return first
}
const cardIn = (hand: OpenHand, id: Parameters<typeof card>[0]): Card => {
  const found = hand.cards.find((each) => each.card === card(id))
  if (!found) throw new Error(`${id} is not in the hand`)
  return found
}
const useOf = (each: Card, label: string) => each.uses.find((use) => use.label === label)

describe('a hand in an action round', () => {
  const board = new Board({
    hands: { AP: ['AP1', 'AP3', 'AP12'], CP: ['CP1', 'CP9'] },
    side: 'AP',
    round: 2,
    stage: 'action',
    turn: 3,
  })

  it('§8.2 has four uses, each with its answer or the reason and rule against it', () => {
    const late = cardIn(ownHand(board, AP_SEAT), 'AP1')
    expect(late.corner).toMatchObject({ value: String(opsOf(card('AP1'))) })
    expect(useOf(late, 'Operations')?.answer).toEqual({ verb: 'ops', arg: card('AP1') })
    expect(useOf(late, 'Event')).toMatchObject({ whyNot: { rules: ['4.2.1.e'] } })
    expect(useOf(late, 'Event')?.answer).toBeUndefined()
  })

  it('§3.3.c a combat card waits for a combat', () => {
    const combat = cardIn(ownHand(board, AP_SEAT), 'AP3')
    expect(combat.tone).toBe('combat')
    expect(useOf(combat, 'Combat card')).toMatchObject({ whyNot: { rules: ['3.3.c'] } })
  })

  it('§9.1 shows the enemy no more than the number of cards', () => {
    const all = hands(sceneOf(board.play, CP_SEAT, 'en'))
    expect(all.filter((hand) => 'count' in hand)).toMatchObject([{ title: 'Allied Powers', count: 3 }])
    expect(JSON.stringify(all)).not.toContain('PLEHVE')
  })
})

describe('the cards themselves', () => {
  it('each have a place on the map', () => {
    for (let c = 0; c < CARD_COUNT; c++) expect(placeOfCard(c), String(c)).toBeGreaterThanOrEqual(0)
  })
})
