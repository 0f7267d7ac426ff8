/** §6.0.H §6.0.I cards are discarded and drawn, the turn ends. */
import { describe, expect, it } from 'vitest'
import { CARD_COUNT, card, idOfCard, sideOfCard } from '../cards.ts'
import { AUSTRIA, RUSSIA } from '../commands.ts'
import type { CardId } from '../data/card-types.ts'
import { illusionsOfGlory } from '../game.ts'
import { drawPhase } from '../rules/06-sequence/draw.ts'
import { turnStartPhase } from '../rules/06-sequence/turn.ts'
import { stage } from '../rules/06-sequence/sequence.ts'
import { cardsIn, handOf, putAwayPlayed } from '../rules/09-cards/piles.ts'
import { AP } from '../sides.ts'
import { ACTION, PILE, putCard, type State } from '../state.ts'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

/** nothing in the draw piles but these */
const only =
  (...ids: CardId[]) =>
  (s: State): void => {
    for (let c = 0; c < CARD_COUNT; c++) if (s.card.get(c) === PILE.draw) putCard(s, c, PILE.removed)
    for (const id of ids) putCard(s, card(id), PILE.draw)
  }
const drawing = (spec: SceneSpec): StagedScene => new StagedScene({ stage: 'draw', round: 0, ...spec })
/** everybody keeps what he has */
function keep(scene: StagedScene): StagedScene {
  while (scene.prompt === 'discard-cards') scene.act('done')
  return scene
}

describe('the draw phase', () => {
  it('§6.0.H.1.a §6.0.H.1.b §9.7.1.f cards on the table go: those with an asterisk for good', () => {
    const scene = drawing({ cards: { table: ['AP43', 'CP48'] }, hands: { AP: ['AP3'] } })
    expect([scene.pile('AP43'), scene.pile('CP48')]).toEqual(['removed', 'discard'])
  })
  it('§6.0.H.2 combat cards may be discarded, no others', () => {
    const scene = drawing({ hands: { AP: ['AP3', 'AP4', 'AP5'] } })
    expect([scene.asked, scene.prompt, scene.offers('discard')]).toEqual([
      'AP',
      'discard-cards',
      ['AP3', 'AP5'],
    ])
    expect(scene.refusal('discard', 'AP4')).toMatchObject({ code: 'only-combat-cards', rule: '6.0.H.2' })
    expect(scene.refusal('discard', 'AP8').code).toBe('not-in-hand')
    scene.act('discard', 'AP3')
    expect([scene.pile('AP3'), scene.offers('discard')]).toEqual(['discard', ['AP5']])
  })
  it('§6.0.H.2 who is asked does not depend on what he holds', () => {
    const held = drawing({ hands: { AP: ['AP3'] }, prepare: only('AP4') })
    const drawn = drawing({ hands: { AP: ['AP4'] }, prepare: only('AP3') })
    expect([held.prompt, drawn.prompt]).toEqual(['discard-cards', 'discard-cards'])
    expect([held.can('discard'), drawn.can('discard')]).toEqual([true, false])
  })
  it('§6.0.H.3.a §glossary.draw-pile everybody draws up to seven, kept cards included', () => {
    const scene = drawing({ hands: { AP: ['AP3', 'AP4'], CP: ['CP2'] } })
    scene.dice(...Array<number>(30).fill(1))
    const piles = [cardsIn(scene.state, AP, PILE.draw).length]
    keep(scene)
    expect([handOf(scene.state, RUSSIA).length, handOf(scene.state, AUSTRIA).length]).toEqual([7, 7])
    expect(scene.hand('AP')).toEqual(expect.arrayContaining(['AP3', 'AP4']))
    expect(cardsIn(scene.state, AP, PILE.draw)).toHaveLength((piles[0] as number) - 5)
  })
  it('§6.0.H.4.a §glossary.discard-pile an exhausted pile is filled from the discards, and drawing goes on', () => {
    const scene = drawing({
      hands: { AP: ['AP3'] },
      cards: { discard: ['AP5', 'AP8', 'AP9'] },
      prepare: only('AP4'),
    })
    scene.dice(...Array<number>(30).fill(1))
    keep(scene)
    expect(scene.hand('AP').sort()).toEqual(['AP3', 'AP4', 'AP5', 'AP8', 'AP9'])
    expect(scene.seen('reshuffled')).toMatchObject([{ rule: '6.0.H.4.a', side: AP, cards: 3 }])
  })
  it('§6.0.H.4.a discards stay where they are while there is something to draw', () => {
    const scene = drawing({ hands: { AP: ['AP3'] }, cards: { discard: ['AP5'] } })
    scene.dice(...Array<number>(40).fill(1))
    keep(scene)
    expect([scene.pile('AP5'), scene.seen('reshuffled')]).toEqual(['discard', []])
  })
  it('§6.0.H.4.b by option both piles are shuffled together every turn', () => {
    const scene = drawing({
      hands: { AP: ['AP3'] },
      cards: { discard: ['AP5'] },
      options: { reshuffle: 'every-turn' },
    })
    scene.dice(...Array<number>(40).fill(1))
    keep(scene)
    expect(scene.seen('reshuffled')).toMatchObject([{ rule: '6.0.H.4.b', side: AP, cards: 1 }])
    expect(scene.pile('AP5')).not.toBe('discard')
  })
  it('nobody learns what another draws', () => {
    const heard: unknown[] = []
    const scene = drawing({ hands: { AP: ['AP3'] }, prepare: only('AP4') })
    scene.play.umpire.emit = (event, audience) => void heard.push([event.type, audience])
    scene.dice(1, 1)
    keep(scene)
    const [told] = heard.filter((each) => (each as [string])[0] === 'cards-drawn') as [string, unknown][]
    expect(told?.[1]).toMatchObject({ to: RUSSIA, others: { count: 1, cards: [] } })
  })
})

describe('turns', () => {
  it('§6.0.I §19.1.c the turn marker moves on and what is counted by the turn begins anew', () => {
    const scene = drawing({
      turn: 4,
      hands: { AP: ['AP3'] },
      prepare: (s) => {
        only()(s)
        s.actions.fill(ACTION.sr)
        s.trenches.fill(2)
        Object.assign(s, {
          reinforced: 3,
          entered: 1,
          invaded: 1,
          haltBroken: 1,
          leftBrandenburg: 1,
          delegated: 1,
        })
      },
    })
    scene.dice(1, 3)
    keep(scene)
    const { state: s } = scene
    expect([s.turn, s.round, scene.prompt]).toEqual([5, 1, 'action'])
    expect([...s.actions, ...s.trenches].every((n) => n === 0)).toBe(true)
    expect([s.reinforced, s.entered, s.invaded, s.haltBroken, s.leftBrandenburg, s.delegated]).toEqual([
      0, 0, 0, 0, 0, 0,
    ])
  })
  it('§30.1.c §30.1.d the short scenario ends with Turn 4, without a draw, by its VP', () => {
    const scene = drawing({ scenario: 'mobilization', turn: 4, tracks: { vp: 16 }, hands: { AP: ['AP3'] } })
    expect([scene.prompt, scene.seen('game-ended')]).toMatchObject([
      'over',
      [{ rule: '30.1.d', how: 'last-turn', level: 'marginal', winner: 1 }],
    ])
    expect(scene.hand('AP')).toEqual(['AP3'])
    expect(drawing({ scenario: 'mobilization', turn: 3, hands: { AP: ['AP3'] } }).prompt).toBe(
      'discard-cards',
    )
  })
  it('§6.0 the phases of a turn in order; nothing follows the end', () => {
    const scene = new StagedScene({ set: { winner: 0 } })
    expect(stage('draw', scene.play.umpire, 0).next()).toEqual({ done: true, value: 'end' })
    const goesOn = new StagedScene({ turn: 5 }).play.umpire
    expect(stage('war-status/end', goesOn, 0).next().value).toBe('rebellion')
    goesOn.state.vp = 0
    expect(stage('war-status', goesOn, 0).next().value).toBe('end')
    expect(stage('war-status/end', goesOn, 0).next().value).toBe('end')
    expect(turnStartPhase(scene.play.umpire).next()).toEqual({ done: true, value: 'mandatory' })
    expect(drawPhase).toBeInstanceOf(Function)
    expect(illusionsOfGlory.rules).toEqual({ sequence: '6.0', end: '5.0' })
  })
})

describe('where cards go', () => {
  /** the pile of a card after its action */
  function putAway(id: CardId, action: number): string {
    const scene = new StagedScene({ playing: id, set: { action } })
    putAwayPlayed(scene.play.umpire)
    return scene.pile(id)
  }
  it('§9.3.c §9.7.1.d §glossary.asterisk an event with an asterisk leaves the game', () => {
    expect(putAway('AP4', ACTION.event)).toBe('removed')
  })
  it('§9.3.d §9.7.1.d §glossary.asterisk used for OPS, SR or RP it is discarded', () => {
    expect([ACTION.ops, ACTION.sr, ACTION.rp].map((use) => putAway('AP4', use))).toEqual([
      'discard',
      'discard',
      'discard',
    ])
    expect(putAway('AP30', ACTION.event)).toBe('discard')
  })
  it('§4.2.3 §9.7.1.f an event for the whole turn stays face up', () => {
    expect([putAway('AP43', ACTION.event), putAway('CP48', ACTION.event)]).toEqual(['table', 'table'])
    expect(putAway('AP43', ACTION.ops)).toBe('discard')
  })
  it('every card belongs to a side', () => {
    expect([sideOfCard(card('AP55')), idOfCard(card('CP1'))]).toEqual([AP, 'CP1'])
  })
})
