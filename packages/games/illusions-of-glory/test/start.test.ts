/** Every scenario in every seating begins, deals its hands and keeps them secret; made-up positions are built. */
import { eyesOf, NOBODY, Play, REFEREE, type Json } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import { idOfCard } from '../cards.ts'
import { COMMAND_IDS, COMMANDS } from '../commands.ts'
import type { IllusionsOfGloryEvent } from '../events.ts'
import { illusionsOfGlory } from '../game.ts'
import type { IllusionsOfGloryTypes } from '../illusions-of-glory.ts'
import { space } from '../map.ts'
import { handSize } from '../rules/04-setup/more-players.ts'
import { cardsIn, handCount, handOf } from '../rules/09-cards/piles.ts'
import { isBesieged } from '../rules/20-forts/siege.ts'
import { hiddenCards } from '../secrets.ts'
import { AP, CP, SIDES } from '../sides.ts'
import { PILE, type State } from '../state.ts'
import { StagedScene } from './scene.ts'

/** from the set-up to the first action: everybody takes the first card offered */
function begun(id: string): {
  play: Play<IllusionsOfGloryTypes>
  state: State
  events: IllusionsOfGloryEvent[]
} {
  const events: IllusionsOfGloryEvent[] = []
  const play = Play.start(setupOf(illusionsOfGlory, id), (event) => void events.push(event))
  for (let asked = play.pending[0]; asked?.question.prompt === 'take-card'; asked = play.pending[0]) {
    const [c] = (play.offered(asked.seat) as { take: readonly number[] }).take
    play.answer(asked.seat, { verb: 'take', arg: c as number })
  }
  return { play, state: play.state, events }
}
const at = (json: Json, ...path: readonly string[]): Json =>
  path.reduce<Json>((value, key) => (value as Readonly<Record<string, Json>>)[key] as Json, json)

const ids = illusionsOfGlory.scenarios.map(({ id }) => id)

describe('the start', () => {
  it('§4.4 three scenarios in four seatings', () => {
    expect(ids).toHaveLength(12)
    expect(
      illusionsOfGlory.scenarios.map(({ seats }) => seats.map((seat) => seat.id).join(' ')).slice(0, 4),
    ).toEqual(['AP CP', 'RU WA CP', 'AP AH GE', 'RU WA AH GE'])
  })

  it.each(ids)('§4.1 §30.2.1 %s: a sound position, and a first question', (id) => {
    const play = Play.start(setupOf(illusionsOfGlory, id))
    expect(illusionsOfGlory.invariants(play.state)).toEqual([])
    expect(play.pending).toHaveLength(1)
    expect(play.pending[0]?.question.prompt).toBe('take-card')
  })

  it.each(ids)('§4.2 §4.4.1.a.6 §30.2.2 %s: hands are dealt', (id) => {
    const { play, state } = begun(id)
    expect(play.pending[0]?.question.prompt).toBe('action')
    for (const command of COMMANDS) expect(handCount(state, command)).toBe(handSize(state, command))
    expect(illusionsOfGlory.invariants(state)).toEqual([])
  })

  it('§4.2.1.b AP takes one of two plans, §4.2.2.b CP a card of 4 OPS', () => {
    const play = Play.start(setupOf(illusionsOfGlory, 'campaign'))
    expect((play.offered(0) as { take: number[] }).take.map(idOfCard)).toEqual(['AP1', 'AP7'])
    const { state } = begun('campaign')
    expect([...state.shown].map(idOfCard)[0]).toBe('AP1')
  })

  it('§30.2.2.a.2 at Brusilov AP holds its card at once', () => {
    const play = Play.start(setupOf(illusionsOfGlory, 'brusilov'))
    expect(idOfCard(play.state.shown.get(AP))).toBe('AP44')
    expect(play.pending[0]?.seat).toBe(1)
    expect(cardsIn(play.state, AP, PILE.removed).length + cardsIn(play.state, AP, PILE.draw).length).toBe(48)
  })
})

describe('secrecy', () => {
  it('the view shows a hand to its side alone', () => {
    const { state } = begun('campaign-four')
    const seen = (eyes: number, side: 'AP' | 'CP', hand: string): Json =>
      at(illusionsOfGlory.view(state, eyes), 'cards', side, 'hands', hand)
    const hand = handOf(state, 0).map(idOfCard)
    expect(seen(eyesOf([0]), 'AP', 'RU')).toEqual(hand)
    expect(seen(eyesOf([1]), 'AP', 'RU')).toEqual(hand)
    expect(seen(eyesOf([2, 3]), 'AP', 'RU')).toBe(4)
    expect(seen(NOBODY, 'CP', 'GE')).toBe(4)
    expect(seen(REFEREE, 'CP', 'GE')).toEqual(handOf(state, 3).map(idOfCard))
  })

  it('a position with other hidden cards looks the same', () => {
    const { state } = begun('campaign')
    const eyes = eyesOf([0, 1])
    const before = illusionsOfGlory.view(state, eyes)
    const hand = handOf(state, 2)
    illusionsOfGlory.permuteSecrets(state, eyes, () => 0)
    expect(illusionsOfGlory.view(state, eyes)).toEqual(before)
    expect(handOf(state, 2)).not.toEqual(hand)
    expect(illusionsOfGlory.invariants(state)).toEqual([])
    // the card that was shown stays in hand
    expect(hiddenCards(state, eyes, CP)).not.toContain(state.shown.get(CP))
    expect(handOf(state, 2)).toContain(state.shown.get(CP))
    expect(hiddenCards(state, eyes, AP)).toEqual([])
  })
})

describe('a scene', () => {
  const scene = new StagedScene({
    pieces: {
      RU_XX: 'Lutsk',
      'RU_cav_SCU.1': { at: 'Kowel', reduced: true, marks: ['moved'] },
      GE_I: 'Warsaw',
      AH_XVII: 'Tarnopol',
      'AH_inf_SCU.1': 'reserve',
    },
    trenches: { Tarnopol: ['CP', 1] },
    destroyed: ['Lutsk'],
    tracks: { vp: 12, will: { RU: 2 }, rp: { 'AP-A': 3 } },
    status: { IT: 'at-war' },
    flags: ['blockade'],
    hands: { AP: ['AP44'], CP: ['CP2', 'CP3'] },
    side: 'CP',
    round: 4,
    stage: 'action',
  })

  it('stands as described', () => {
    // the unit that has moved does not fit the moment before an action
    expect(illusionsOfGlory.invariants(scene.state)).toEqual(['a mark is left (§10.3.b)'])
    expect([scene.where('RU_XX'), scene.where('AH_inf_SCU.1'), scene.where('GE_X')]).toEqual([
      'Lutsk',
      'reserve',
      'waiting',
    ])
    expect([scene.isReduced('RU_cav_SCU.1'), scene.isMarked('RU_cav_SCU.1', 'moved')]).toEqual([true, true])
    expect([scene.will('RU'), scene.rp('AP-A'), scene.state.vp]).toEqual([2, 3, 12])
    expect([scene.hand('AP'), scene.hand('CP'), scene.pile('AP44')]).toEqual([
      ['AP44'],
      ['CP2', 'CP3'],
      'hand',
    ])
    expect([scene.control('Venice'), scene.control('Lutsk')]).toEqual(['AP', 'AP'])
  })

  it('§20.1.5.a a fort that stands is not taken, but besieged', () => {
    expect([scene.control('Warsaw'), isBesieged(scene.state, space('Warsaw'))]).toEqual(['AP', true])
    expect([scene.control('Tarnopol'), scene.marker('Tarnopol')]).toEqual(['CP', 'none'])
  })

  it('asks through the public interface', () => {
    expect([scene.asked, scene.prompt]).toEqual(['CP', 'action'])
    expect(COMMAND_IDS[scene.state.actor as 2]).toBe('AH')
    for (const side of SIDES) expect(cardsIn(scene.state, side, PILE.played)).toEqual([])
  })
})
