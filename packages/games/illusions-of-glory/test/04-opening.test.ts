/** §4.2 §30.2.2 the card each side takes and shows, and the first hands. */
import { Play } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import { card, cardsOf, idOfCard, opsOf } from '../cards.ts'
import { AUSTRIA, RUSSIA } from '../commands.ts'
import { illusionsOfGlory } from '../game.ts'
import type { IllusionsOfGloryTypes } from '../illusions-of-glory.ts'
import { deckFor } from '../rules/04-setup/more-players.ts'
import { startingCards } from '../rules/04-setup/opening.ts'
import { cardsIn, handOf } from '../rules/09-cards/piles.ts'
import { AP, CP } from '../sides.ts'
import { PILE } from '../state.ts'
import { StagedScene } from './scene.ts'

const started = (id: string): Play<IllusionsOfGloryTypes> => Play.start(setupOf(illusionsOfGlory, id))
const questionOf = (play: Play<IllusionsOfGloryTypes>): string | undefined => play.pending[0]?.question.rule
const takes = (play: Play<IllusionsOfGloryTypes>, seat: number): number[] => [
  ...(play.offered(seat) as { take: readonly number[] }).take,
]
/** AP has taken GALICIA OFFENSIVE, CP the first card it may */
function dealt(id: string): Play<IllusionsOfGloryTypes> {
  const play = started(id)
  if (play.pending[0]?.seat === 0) play.answer(0, { verb: 'take', arg: card('AP7') })
  play.answer(1, { verb: 'take', arg: takes(play, 1)[0] as number })
  return play
}

describe('Summer 1914', () => {
  it('§4.2 both draw before the first action', () => {
    const play = dealt('campaign')
    const { state } = play
    expect(play.pending[0]?.question.prompt).toBe('action')
    expect([handOf(state, RUSSIA).length, handOf(state, AUSTRIA).length]).toEqual([7, 7])
  })
  it('§4.2.1.a §4.2.2.a the piles are made of all Mobilization cards', () => {
    const { state } = dealt('campaign')
    expect(deckFor(state, AP)).toEqual(cardsOf(AP, 'mobilization'))
    expect(deckFor(state, CP)).toEqual(cardsOf(CP, 'mobilization'))
    expect(deckFor(state, AP)).toHaveLength(14)
  })
  it('§4.2.1.b AP takes one of its two plans and shows it', () => {
    const { state } = dealt('campaign')
    const first = started('campaign')
    expect(takes(first, 0).map(idOfCard)).toEqual(['AP1', 'AP7'])
    const scene = new StagedScene({ stage: 'opening', turn: 1, round: 0 })
    expect(scene.refusal('take', 'AP2')).toMatchObject({ code: 'not-a-starting-card', rule: '4.2.1.b' })
    expect(state.shown.get(AP)).toBe(card('AP7'))
    expect([scene.rule, questionOf(first)]).toEqual(['4.2.1.b', '4.2.1.b'])
  })
  it('§4.2.1.c §4.2.1.d six more for a hand of seven; the rest is the draw pile', () => {
    const { state } = dealt('campaign')
    expect(handOf(state, RUSSIA)).toContain(card('AP7'))
    expect(cardsIn(state, AP, PILE.draw)).toHaveLength(14 - 7)
  })
  it('§4.2.2.b CP takes a Mobilization card of 4 OPS and shows it', () => {
    const { state } = dealt('campaign')
    const choices = startingCards(state, CP)
    expect(choices).toEqual(cardsOf(CP, 'mobilization').filter((c) => opsOf(c) === 4))
    expect(choices).toContain(state.shown.get(CP))
  })
  it('§4.2.2.c §4.2.2.d six more for a hand of seven; the rest is the draw pile', () => {
    const { state } = dealt('campaign')
    expect(handOf(state, AUSTRIA)).toContain(state.shown.get(CP))
    expect(cardsIn(state, CP, PILE.draw)).toHaveLength(14 - 7)
  })
  it('§4.2.2.e what was taken need not be played first, nor as an event', () => {
    const scene = new StagedScene({ turn: 1, side: 'CP', hands: { CP: ['CP1', 'CP5'] } })
    expect([scene.offers('ops'), scene.offers('rp')]).toEqual([
      ['CP1', 'CP5'],
      ['CP1', 'CP5'],
    ])
    expect(scene.can('no-card')).toBe(true)
  })
})

describe('Summer 1916', () => {
  it('§30.2.2.a.1 §30.2.2.b.1 decks of 35 cards', () => {
    const { state } = dealt('brusilov')
    expect([deckFor(state, AP).length, deckFor(state, CP).length]).toEqual([35, 35])
  })
  it('§30.2.2.a.2 AP has THE BRUSILOV OFFENSIVE without being asked', () => {
    const { state } = dealt('brusilov')
    expect(started('brusilov').pending[0]?.seat).toBe(1)
    expect(handOf(state, RUSSIA)).toContain(card('AP44'))
  })
  it('§30.2.2.a.2 §30.2.2.b.2 each side shows what it has taken by the rules of the scenario', () => {
    const seen: IllusionsOfGloryTypes['event'][] = []
    const first = Play.start(setupOf(illusionsOfGlory, 'brusilov'), (event) => {
      seen.push(event)
    })
    expect([questionOf(first), first.state.shown.get(AP)]).toEqual(['30.2.2.b.2', card('AP44')])
    const [taken = -1] = takes(first, 1)
    first.answer(1, { verb: 'take', arg: taken })
    expect(seen.filter(({ type }) => type === 'card-taken').map(({ rule }) => rule)).toEqual([
      '30.2.2.a.2',
      '30.2.2.b.2',
    ])
    expect([first.state.shown.get(CP), handOf(first.state, AUSTRIA).includes(taken)]).toEqual([taken, true])
  })
  it('§30.2.2.a.3 §30.2.2.a.4 six more, the rest is the draw pile', () => {
    const { state } = dealt('brusilov')
    expect([handOf(state, RUSSIA).length, cardsIn(state, AP, PILE.draw).length]).toEqual([7, 28])
  })
  it('§30.2.2.a.5 it need not be played first', () => {
    const play = dealt('brusilov')
    const offer = play.offered(play.pending[0]?.seat ?? 0) as { ops: number[] }
    expect(offer.ops).toHaveLength(7)
  })
  it('§30.2.2.b.2 CP takes any card of 4 OPS and shows it', () => {
    const { state } = dealt('brusilov')
    const choices = takes(started('brusilov'), 1)
    expect(choices.every((c) => opsOf(c) === 4)).toBe(true)
    expect(choices.length).toBeGreaterThan(5)
    expect(choices).toContain(state.shown.get(CP))
  })
  it('§30.2.2.b.3 §30.2.2.b.4 six more, the rest is the draw pile', () => {
    const { state } = dealt('brusilov')
    expect([handOf(state, AUSTRIA).length, cardsIn(state, CP, PILE.draw).length]).toEqual([7, 28])
  })
  it('§30.2.2.b.5 it need not be played first, nor as an event', () => {
    const scene = new StagedScene({
      scenario: 'brusilov',
      turn: 9,
      side: 'CP',
      hands: { CP: ['CP47', 'CP2'] },
    })
    expect(scene.offers('sr')).toEqual(['CP2', 'CP47'])
    expect(scene.can('no-card')).toBe(true)
  })
})
