/** §4.4 three and four players. */
import { eyesOf, Play } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import { CARD_COUNT, card, cardNumbered, cardsOf, opsOf } from '../cards.ts'
import { AUSTRIA, type Command, COMMAND_IDS, GERMANY, RUSSIA, WEST } from '../commands.ts'
import { illusionsOfGlory } from '../game.ts'
import type { IllusionsOfGloryTypes } from '../illusions-of-glory.ts'
import { space } from '../map.ts'
import { piece } from '../pieces.ts'
import { poolNamed } from '../pools.ts'
import {
  actorOf,
  mayDelegate,
  commanderAt,
  commanderOf,
  placerOf,
  spenderOf,
} from '../rules/04-setup/commands.ts'
import { deckFor, handSize } from '../rules/04-setup/more-players.ts'
import { startingCards } from '../rules/04-setup/opening.ts'
import { handOf } from '../rules/09-cards/piles.ts'
import { AH, AP, CP, GE, RU, type Side } from '../sides.ts'
import { PILE, putCard } from '../state.ts'
import { seesHand } from '../secrets.ts'
import { stateFor } from './stage.ts'
import { StagedScene } from './scene.ts'

const ROUNDS = [1, 2, 3, 4, 5, 6]
const four = stateFor({
  scenario: 'campaign-four',
  status: { IT: 'at-war', RO: 'at-war' },
  greece: 'AP',
  pieces: {
    RU_XX: 'Lutsk',
    RO_1stArmy: 'Bucharest',
    SB_1stArmy: 'Belgrade',
    IT_I: 'Verona',
    BR_XII: 'Salonika',
    GR_I: 'Athens',
    'MN_inf_SCU.1': 'Cetinje',
    FR_2ndGroup: 'Monastir',
    AH_III: 'Lemberg',
    GE_I: 'Thorn',
    TU_I: 'Constantinople',
    BU_1stArmy: 'Sofia',
    RU_III: 'Kishinev',
    RO_2ndArmy: 'Kishinev',
    GE_XX: 'Krakow',
    AH_I: 'Krakow',
  },
})
const commander = (id: string): string => COMMAND_IDS[commanderOf(four, piece(id))]
const actors = (state: typeof four, side: Side): string[] =>
  ROUNDS.map((round) => COMMAND_IDS[actorOf(state, side, round)])

/** seats take their first cards */
function dealt(id: string): Play<IllusionsOfGloryTypes> {
  const play = Play.start(setupOf(illusionsOfGlory, id))
  for (let asked = play.pending[0]; asked?.question.prompt === 'take-card'; asked = play.pending[0])
    play.answer(asked.seat, {
      verb: 'take',
      arg: (play.offered(asked.seat) as { take: number[] }).take[0] as number,
    })
  return play
}
const hands = (id: string): number[] =>
  [RUSSIA, WEST, AUSTRIA, GERMANY].map((command) => handOf(dealt(id).state, command as Command).length)
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)
const BRUSILOV_AP = [3, 5, 9, 16, 19, 26, 31, ...range(36, 55)].map((n) => cardNumbered(AP, n))
const BRUSILOV_CP = [6, 11, 17, 26, 28, ...range(34, 55)].map((n) => cardNumbered(CP, n))

describe('two AP players', () => {
  it('§4.4.1.a.1 one commands RU, the other everybody else', () => {
    expect(
      ['RU_XX', 'SB_1stArmy', 'MN_inf_SCU.1', 'IT_I', 'BR_XII', 'FR_2ndGroup', 'RO_1stArmy', 'GR_I'].map(
        commander,
      ),
    ).toEqual(['RU', 'WA', 'WA', 'WA', 'WA', 'WA', 'WA', 'WA'])
  })
  it('§4.4.1.a.2 RU places uprisings in Germany, the other those in Austria-Hungary', () => {
    expect([placerOf(GE), placerOf(AH)]).toEqual([RUSSIA, WEST])
  })
  it('§4.4.1.a.2 places the one that his partner raises instead of playing a card', () => {
    const tracks = { will: { AH: 2 } } as const
    const scene = new StagedScene({ scenario: 'campaign-four', turn: 10, round: 1, tracks })
    expect(scene.asked).toBe('RU')
    scene.act('raise', 'AH')
    expect([scene.asked, scene.prompt, scene.can('not-now')]).toEqual(['WA', 'uprising', false])
    scene.act('rise-in', 'Lemberg')
    expect(scene.at('Lemberg')).toEqual(['AH_uprising.1'])
  })
  it('§4.4.1.a.3 §4.4.1.a.4 the RU player makes the pile and takes the plan', () => {
    const play = Play.start(setupOf(illusionsOfGlory, 'campaign-two-ap'))
    expect(deckFor(play.state, AP)).toEqual(cardsOf(AP, 'mobilization'))
    expect(play.setup.scenario.seats[play.pending[0]?.seat ?? 9]?.id).toBe('RU')
    expect((play.offered(0) as { take: number[] }).take).toEqual([card('AP1'), card('AP7')])
  })
  it('§4.4.1.a.5 the deck of the Brusilov scenario, and its card', () => {
    const { state } = dealt('brusilov-two-ap')
    expect(deckFor(state, AP)).toEqual(BRUSILOV_AP)
    expect(handOf(state, RUSSIA)).toContain(card('AP44'))
  })
  it('§4.4 §4.4.1.a.6 hands of four each, §4.4.1.b.4 of eight against a pair', () => {
    expect(hands('campaign-two-ap')).toEqual([4, 4, 8, 0])
    expect(hands('campaign-four')).toEqual([4, 4, 4, 4])
  })
  it('§4.4.1.a.7 §4.4.2.a.7 every card serves for OPS, SR, RP or its event', () => {
    const scene = new StagedScene({ scenario: 'campaign-four', hands: { RU: ['AP4'] } })
    for (const use of ['ops', 'sr', 'rp', 'event']) expect(scene.offers(use)).toEqual(['AP4'])
    const other = new StagedScene({ scenario: 'campaign-four', side: 'CP', hands: { AH: ['CP4'] } })
    for (const use of ['ops', 'sr', 'rp', 'event']) expect(other.offers(use)).toEqual(['CP4'])
  })
  it('§4.4.1.a.8 RU acts in rounds 1, 3 and 5, the other in 2, 4 and 6', () => {
    expect(actors(four, AP)).toEqual(['RU', 'WA', 'RU', 'WA', 'RU', 'WA'])
    expect(actors(stateFor({}), AP)).toEqual(['RU', 'RU', 'RU', 'RU', 'RU', 'RU'])
  })
  it('§4.4.1.a.9 whoever acts chooses from both hands', () => {
    const scene = new StagedScene({
      scenario: 'campaign-four',
      round: 2,
      hands: { RU: ['AP2'], WA: ['AP4'], AH: ['CP3'] },
    })
    expect([scene.asked, scene.offers('ops')]).toEqual(['WA', ['AP2', 'AP4']])
    expect(scene.refusal('ops', 'CP3').code).toBe('not-in-hand')
    const sides = (command: Command): boolean[] =>
      ([AP, CP] as const).map((side) => seesHand(eyesOf([command]), side))
    expect([sides(RUSSIA), sides(WEST), sides(GERMANY)]).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ])
  })
  it('§4.4.1.a.10 the commander of a piece is asked for it', () => {
    expect([commanderAt(four, AP, space('Lutsk')), commanderAt(four, AP, space('Verona'))]).toEqual([
      RUSSIA,
      WEST,
    ])
  })
  it('§4.4.1.a.11 Romanians stacked with Russians obey the RU player', () => {
    expect([commander('RO_2ndArmy'), commander('RO_1stArmy')]).toEqual(['RU', 'WA'])
  })
  it('§4.4.1.a.12 RU points by the RU player, IT and AP-A by the other', () => {
    expect(['RU', 'IT', 'AP-A'].map((pool) => spenderOf(poolNamed(pool)))).toEqual([RUSSIA, WEST, WEST])
  })
  it('§4.4.1.a.13 each draws up to four, §4.4.1.b.5 the other side up to eight', () => {
    const state = stateFor({ scenario: 'campaign-two-ap' })
    expect([RUSSIA, WEST, AUSTRIA, GERMANY].map((each) => handSize(state, each as Command))).toEqual([
      4, 4, 8, 0,
    ])
  })
  it('§4.4.1.a.14 after the treaty was played RU is asked whenever cards are drawn whether the other plays his rounds', () => {
    expect(mayDelegate(four)).toBe(false)
    const scene = new StagedScene({
      scenario: 'campaign-four',
      turn: 14,
      stage: 'draw',
      set: { treatyTurn: 16 },
      hands: { RU: ['AP8'], WA: ['AP9'] },
      prepare: (s) => {
        for (let c = 0; c < CARD_COUNT; c++) if (s.card.get(c) === PILE.draw) putCard(s, c, PILE.removed)
        putCard(s, card('AP3'), PILE.draw)
      },
    })
    scene.dice(1, 3)
    while (scene.prompt === 'discard-cards') scene.act('done')
    expect([scene.asked, scene.prompt, scene.rule]).toEqual(['RU', 'delegate', '4.4.1.a.14'])
    // he has drawn, and the dice of the offensives have not fallen
    expect([scene.seen('cards-drawn').length, scene.seen('offensive-rolled')]).toEqual([1, []])
    scene.act('yes')
    expect(scene.seen('rounds-delegated')).toMatchObject([{ turn: 15, on: true }])
    expect([scene.state.turn, scene.asked, scene.prompt]).toEqual([15, 'WA', 'action'])
    expect(scene.offers('ops')).toEqual(['AP3', 'AP8', 'AP9'])
    expect(actors(scene.state, AP)).toEqual(['WA', 'WA', 'WA', 'WA', 'WA', 'WA'])
  })
})

describe('two CP players', () => {
  it('§4.4.2.a.1 one commands AH, the other GE, TU and BU', () => {
    expect(['AH_III', 'GE_I', 'TU_I', 'BU_1stArmy'].map(commander)).toEqual(['AH', 'GE', 'GE', 'GE'])
    const greek = stateFor({ scenario: 'campaign-four', greece: 'CP', pieces: { GR_I: 'Athens' } })
    expect(commanderOf(greek, piece('GR_I'))).toBe(GERMANY)
  })
  it('§4.4.2.a.2 the AH player places uprisings in Russia', () => {
    expect(placerOf(RU)).toBe(AUSTRIA)
  })
  it('§4.4.2.a.3 §4.4.2.a.4 the AH player makes the pile and takes a card of 4 OPS', () => {
    const play = Play.start(setupOf(illusionsOfGlory, 'campaign-two-cp'))
    expect(deckFor(play.state, CP)).toEqual(cardsOf(CP, 'mobilization'))
    play.answer(0, { verb: 'take', arg: card('AP1') })
    expect(play.setup.scenario.seats[play.pending[0]?.seat ?? 9]?.id).toBe('AH')
    const choices = startingCards(play.state, CP)
    expect(choices).toEqual(cardsOf(CP, 'mobilization').filter((c) => opsOf(c) === 4))
  })
  it('§4.4.2.a.5 §4.4.1.b.3 the CP deck of the Brusilov scenario', () => {
    expect(deckFor(stateFor({ scenario: 'brusilov-two-cp' }), CP)).toEqual(BRUSILOV_CP)
    expect(deckFor(stateFor({ scenario: 'brusilov-two-ap' }), CP)).toEqual(BRUSILOV_CP)
  })
  it('§4.4.2.a.6 hands of four each, §4.4.2.b.4 of eight against a pair', () => {
    expect(hands('campaign-two-cp')).toEqual([8, 0, 4, 4])
  })
  it('§4.4.2.a.8 AH acts in rounds 1, 3 and 5, GE in 2, 4 and 6', () => {
    expect(actors(four, CP)).toEqual(['AH', 'GE', 'AH', 'GE', 'AH', 'GE'])
  })
  it('§4.4.2.a.9 whoever acts chooses from both hands', () => {
    const scene = new StagedScene({
      scenario: 'campaign-two-cp',
      side: 'CP',
      round: 1,
      hands: { AH: ['CP3'], GE: ['CP4'] },
    })
    expect([scene.asked, scene.offers('sr')]).toEqual(['AH', ['CP3', 'CP4']])
  })
  it('§4.4.2.a.10 the commander of a space is asked for it', () => {
    expect([commanderAt(four, CP, space('Lemberg')), commanderAt(four, CP, space('Thorn'))]).toEqual([
      AUSTRIA,
      GERMANY,
    ])
  })
  it('§4.4.2.a.11 AH units stacked with GE obey the GE player', () => {
    expect([commander('AH_I'), commander('AH_III')]).toEqual(['GE', 'AH'])
  })
  it('§4.4.2.a.12 AH points by the AH player, GE and CP-A by the other', () => {
    expect(['AH', 'GE', 'CP-A', 'TU'].map((pool) => spenderOf(poolNamed(pool)))).toEqual([
      AUSTRIA,
      GERMANY,
      GERMANY,
      GERMANY,
    ])
  })
  it('§4.4.2.a.13 each draws up to four, §4.4.2.b.5 the other side up to eight', () => {
    const state = stateFor({ scenario: 'campaign-two-cp' })
    expect([RUSSIA, WEST, AUSTRIA, GERMANY].map((each) => handSize(state, each as Command))).toEqual([
      8, 0, 4, 4,
    ])
  })
  it('§4.4.2.a.14 when Austria-Hungary has collapsed GE plays all rounds', () => {
    const fallen = stateFor({ scenario: 'campaign-four', status: { AH: 'collapsed' } })
    expect(actors(fallen, CP)).toEqual(['GE', 'GE', 'GE', 'GE', 'GE', 'GE'])
  })
})

describe('one against two', () => {
  it('§4.4.1.b.1 §4.4.1.b.2 CP makes its pile and takes a card of 4 OPS', () => {
    const fours = startingCards(stateFor({ scenario: 'campaign-two-ap' }), CP)
    expect(fours).toEqual(cardsOf(CP, 'mobilization').filter((c) => opsOf(c) === 4))
    const play = Play.start(setupOf(illusionsOfGlory, 'mobilization-two-ap'))
    expect(deckFor(play.state, CP)).toEqual(cardsOf(CP, 'mobilization'))
    play.answer(0, { verb: 'take', arg: card('AP1') })
    expect(play.setup.scenario.seats[play.pending[0]?.seat ?? 9]?.id).toBe('CP')
  })
  it('§4.4.2.b.1 §4.4.2.b.2 AP makes its pile and takes one of its plans', () => {
    const play = Play.start(setupOf(illusionsOfGlory, 'mobilization-two-cp'))
    expect(deckFor(play.state, AP)).toEqual(cardsOf(AP, 'mobilization'))
    expect(play.setup.scenario.seats[play.pending[0]?.seat ?? 9]?.id).toBe('AP')
    expect((play.offered(0) as { take: number[] }).take).toEqual([card('AP1'), card('AP7')])
  })
  it('§4.4.2.b.3 the AP deck of the Brusilov scenario against a pair', () => {
    expect(deckFor(stateFor({ scenario: 'brusilov-two-cp' }), AP)).toEqual(BRUSILOV_AP)
  })
})
