/** Chapter 8: six rounds of actions. */
import { describe, expect, it } from 'vitest'
import { eyesOf } from '@sandtable/kernel'
import { card, opsOf, srOf } from '../cards.ts'
import { AUSTRIA, RUSSIA, WEST } from '../commands.ts'
import { mayRepeat } from '../rules/08-action/phase.ts'
import { actionOffer } from '../rules/08-action/phase.ts'
import { beginRounds, lastAction, nextAction } from '../rules/08-action/rounds.ts'
import { raisable } from '../rules/08-action/phase.ts'
import { takeAction } from '../rules/09-cards/play.ts'
import { AH, AP, CP, GE, RU, type Side } from '../sides.ts'
import { ACTION, PILE, pileOf, type State } from '../state.ts'
import { StagedScene } from './scene.ts'
import { stateFor } from './stage.ts'

/** the side has done this in its round before */
const after =
  (side: Side, round: number, action: number) =>
  (s: State): void => {
    s.actions.set(side * 6 + round - 2, action)
  }

describe('rounds', () => {
  it('§6.0.B §8.1.a §8.1.c §glossary.action-phase AP then CP, six times', () => {
    const scene = new StagedScene({ round: 0 })
    const g = scene.play.umpire
    const seen: string[] = []
    let next = beginRounds(g)
    while (next === 'action') {
      seen.push(`${scene.state.active === AP ? 'AP' : 'CP'}${scene.state.round}`)
      next = nextAction(g)
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6].flatMap((round) => [`AP${round}`, `CP${round}`]))
    expect([next, scene.state.round]).toEqual(['attrition', 0])
    expect(
      scene.seen('round-began').map(({ side, round }) => `${side === AP ? 'AP' : 'CP'}${round}`),
    ).toEqual(seen)
  })
  it('§8.1.a with partners the command that acts changes with the round', () => {
    const scene = new StagedScene({ scenario: 'campaign-two-ap', round: 1, side: 'CP' })
    nextAction(scene.play.umpire)
    expect([scene.state.actor, scene.state.round]).toEqual([WEST, 2])
  })
  it('§8.1.b what is left of an action is lost with it', () => {
    const scene = new StagedScene({
      points: 3,
      set: { action: ACTION.ops, dugThisRound: 1, stacks: 2, favours: 1 },
    })
    nextAction(scene.play.umpire)
    const { state: s } = scene
    expect([s.action, s.points, s.dugThisRound, s.stacks, s.favours]).toEqual([0, 0, 0, 0, 0])
  })
  it('§7.1.2.a after the last action offensives that were not made are paid for', () => {
    const scene = new StagedScene({
      side: 'CP',
      round: 6,
      tracks: { vp: 15, offensive: { AP: 'RU', CP: 'none' } },
    })
    expect([nextAction(scene.play.umpire), scene.state.vp]).toEqual(['attrition', 16])
  })
  it('§23.2.c KERENSKY OFFENSIVE on the table lowers the will of Russia at the end of the Action Phase', () => {
    const scene = new StagedScene({
      side: 'CP',
      round: 6,
      cards: { table: ['AP54'] },
      tracks: { will: { RU: 7 } },
    })
    nextAction(scene.play.umpire)
    expect(scene.will('RU')).toBe(6)
  })
})

describe('possible actions', () => {
  const scene = new StagedScene({ turn: 3, hands: { AP: ['AP4', 'AP3', 'AP10'], CP: ['CP4'] } })

  it('§8.2 §9.3.a one of: a card for OPS, SR, RP or its event, or no card', () => {
    expect(scene.offers('ops')).toEqual(['AP10', 'AP3', 'AP4'])
    expect(scene.offers('sr')).toEqual(['AP10', 'AP3', 'AP4'])
    expect(scene.offers('rp')).toEqual(['AP10', 'AP3', 'AP4'])
    expect(scene.offers('event')).toEqual(['AP10', 'AP4'])
    expect([scene.can('no-card'), scene.can('raise')]).toEqual([true, false])
    expect(scene.refusal('ops', 'CP4')).toMatchObject({ code: 'not-in-hand', rule: '8.2' })
  })
  it('§8.2 each of them is the action of the round', () => {
    const taken = (verb: string, arg?: string): number => {
      const play = new StagedScene({ turn: 3, hands: { AP: ['AP4'] }, pieces: { RU_XX: 'Lutsk' } })
      play.act(verb, arg)
      return play.state.actions.get(0)
    }
    const all = [
      taken('ops', 'AP4'),
      taken('sr', 'AP4'),
      taken('rp', 'AP4'),
      taken('event', 'AP4'),
      taken('no-card'),
    ]
    expect(all).toEqual([ACTION.ops, ACTION.sr, ACTION.rp, ACTION.event, ACTION.noCard])
  })
  it('§8.2.a for OPS', () => {
    const g = new StagedScene({ hands: { AP: ['AP4'] } }).play.umpire
    expect([takeAction(g, RUSSIA, 'ops', card('AP4')), g.state.points]).toEqual([
      'activation',
      opsOf(card('AP4')),
    ])
    expect([g.state.action, pileOf(g.state, card('AP4')), g.barrier]).toEqual([
      ACTION.ops,
      PILE.played,
      eyesOf([RUSSIA]),
    ])
  })
  it('§8.2.b §glossary.ops-sr for SR: the same number, never both in one play', () => {
    const g = new StagedScene({ hands: { AP: ['AP4'] } }).play.umpire
    expect([takeAction(g, RUSSIA, 'sr', card('AP4')), g.state.points]).toEqual([
      'redeployment',
      srOf(card('AP4')),
    ])
    expect(g.state.action).toBe(ACTION.sr)
  })
  it('§8.2.a §8.2.b §8.2.c §8.2.d §9.3.a and a use that is not open now is not offered', () => {
    const hands = { AP: ['AP4', 'AP10'] } as const
    const open = (action: number): number[] => {
      const state = stateFor({ round: 3, hands, prepare: after(AP, 3, action) })
      const { ops, sr, rp, event } = actionOffer(state, RUSSIA)
      return [ops, sr, rp, event].map((cards) => cards.length)
    }
    expect(open(ACTION.ops)).toEqual([2, 2, 2, 2])
    expect(open(ACTION.sr)).toEqual([2, 0, 2, 2])
    expect(open(ACTION.rp)).toEqual([2, 2, 0, 2])
    const combat = stateFor({ hands: { AP: ['AP3'] } })
    expect(actionOffer(combat, RUSSIA)).toMatchObject({ ops: [card('AP3')], event: [] })
  })
  it('§9.3.a §glossary.ops-sr each use is refused for its own reason', () => {
    const hands = { AP: ['AP3', 'AP4'] } as const
    const why = (use: string, action: number, id = 'AP4'): string | undefined => {
      const play = new StagedScene({ round: 3, hands, prepare: after(AP, 3, action) })
      return play.offers(use).includes(id) ? undefined : play.refusal(use, id).code
    }
    expect([why('sr', ACTION.sr), why('rp', ACTION.rp)]).toEqual(['sr-twice-running', 'rp-twice-running'])
    expect([why('sr', ACTION.rp), why('rp', ACTION.sr), why('ops', ACTION.ops)]).toEqual(
      Array(3).fill(undefined),
    )
    expect([why('event', ACTION.ops), why('event', ACTION.ops, 'AP3')]).toEqual([
      undefined,
      'combat-card-only-in-combat',
    ])
  })
  it('§8.2.c for RP', () => {
    const g = new StagedScene({ side: 'CP', hands: { CP: ['CP4'] } }).play.umpire
    expect([takeAction(g, AUSTRIA, 'rp', card('CP4')), g.state.points]).toEqual(['round-end', 0])
    expect(g.state.action).toBe(ACTION.rp)
  })
  it('§8.2.d for its event', () => {
    const g = new StagedScene({ hands: { AP: ['AP4'] } }).play.umpire
    expect([takeAction(g, RUSSIA, 'event', card('AP4')), g.state.points]).toEqual(['event', 0])
    expect([g.state.action, g.state.playing]).toEqual([ACTION.event, card('AP4')])
  })
  it('§8.2.e one point without a card; it is not enough for a space of two nations', () => {
    const play = new StagedScene({
      side: 'CP',
      round: 2,
      hands: { CP: ['CP4'] },
      pieces: { AH_I: 'Krakow', GE_I: 'Krakow', GE_XX: 'Thorn' },
    })
    play.act('no-card')
    expect(play.seen('action-taken')).toMatchObject([
      { rule: '8.2.e', side: CP, round: 2, action: ACTION.noCard, card: -1, points: 1 },
    ])
    expect(play.prompt).toBe('activate')
    expect(play.offers('move')).toEqual(['Thorn'])
    expect(play.refusal('move', 'Krakow').code).toBe('too-few-points')
    expect(play.hand('CP')).toEqual(['CP4'])
  })
  it('§8.3.a every action is marked on the chart of its side', () => {
    const g = new StagedScene({ side: 'CP', round: 4, hands: { CP: ['CP4'] } }).play.umpire
    takeAction(g, AUSTRIA, 'sr', card('CP4'))
    expect([...g.state.actions]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, ACTION.sr, 0, 0])
    g.state.round = 5
    expect([lastAction(g.state, CP), lastAction(g.state, AP)]).toEqual([ACTION.sr, ACTION.none])
  })
  it('the offer is the same list the refusals are made from', () => {
    const state = stateFor({ hands: { AP: ['AP3'] } })
    expect(actionOffer(state, RUSSIA)).toEqual({
      ops: [card('AP3')],
      sr: [card('AP3')],
      rp: [card('AP3')],
      event: [],
      'no-card': true,
      raise: [],
    })
  })
})

describe('not twice running', () => {
  const hands = { AP: ['AP4'] } as const

  it.each([2, 3, 6])('§9.5.3.a §13.1.f SR in round %i', (round) => {
    const scene = new StagedScene({ round, hands, prepare: after(AP, round, ACTION.sr) })
    expect([scene.offers('sr'), scene.offers('rp')]).toEqual([[], ['AP4']])
    expect(scene.refusal('sr', 'AP4')).toMatchObject({ code: 'sr-twice-running', rule: '9.5.3.a' })
    const other = new StagedScene({ round, hands, prepare: after(AP, round, ACTION.ops) })
    expect(other.offers('sr')).toEqual(['AP4'])
  })
  it('§9.5.3.b §13.1.f SR in the last round and in the first of the next turn', () => {
    const scene = new StagedScene({ round: 1, hands, prepare: (s) => s.actions.set(5, ACTION.sr) })
    expect(scene.offers('sr')).toEqual(['AP4'])
  })
  it('§9.6.2.a RP, but not from the last round to the first of the next turn', () => {
    const scene = new StagedScene({ round: 3, hands, prepare: after(AP, 3, ACTION.rp) })
    expect([scene.offers('rp'), scene.offers('sr')]).toEqual([[], ['AP4']])
    expect(scene.refusal('rp', 'AP4')).toMatchObject({ code: 'rp-twice-running', rule: '9.6.2.a' })
    const first = new StagedScene({ round: 1, hands, prepare: (s) => s.actions.set(5, ACTION.rp) })
    expect(first.offers('rp')).toEqual(['AP4'])
  })
  it('§9.5.3.a §9.6.2.a two rounds later, or after the enemy did it, it is free again', () => {
    const state = stateFor({ round: 4, prepare: (s) => s.actions.set(1, ACTION.sr) })
    expect(mayRepeat(state, AP, ACTION.sr)).toBe(true)
    expect(mayRepeat(stateFor({ round: 3, prepare: after(CP, 3, ACTION.sr) }), AP, ACTION.sr)).toBe(true)
  })
  it('§9.5.3.c §9.6.2.b §13.1.g by option nothing forbids it', () => {
    const options = { consecutive: 'yes' }
    const sr = new StagedScene({ round: 3, hands, options, prepare: after(AP, 3, ACTION.sr) })
    const rp = new StagedScene({ round: 3, hands, options, prepare: after(AP, 3, ACTION.rp) })
    expect([sr.offers('sr'), rp.offers('rp')]).toEqual([['AP4'], ['AP4']])
  })
})

describe('an uprising instead of a card', () => {
  const spec = { turn: 10, side: 'CP', round: 1, tracks: { will: { RU: 2, GE: 2, AH: 4 } } } as const

  it('§23.3.1.d in the first round, in a demoralized nation of the enemy', () => {
    expect([raisable(stateFor(spec), CP), raisable(stateFor(spec), AP)]).toEqual([[RU], [GE]])
    expect(raisable(stateFor({ ...spec, round: 2 }), CP)).toEqual([])
    expect(raisable(stateFor({ ...spec, tracks: { will: { AH: 2, GE: 3 } } }), AP)).toEqual([AH])
  })
  it('§23.3.1.d §8.2.e the example of play: CP raises one at Sarny, and that was its action', () => {
    const scene = new StagedScene({ ...spec, hands: { CP: ['CP30'] } })
    expect(scene.offers('raise')).toEqual(['RU'])
    scene.act('raise', 'RU')
    expect([scene.prompt, scene.asked]).toEqual(['uprising', 'CP'])
    scene.act('rise-in', 'Sarny')
    expect(scene.at('Sarny')).toHaveLength(1)
    expect([scene.prompt, scene.asked, scene.state.round]).toEqual(['action', 'AP', 2])
    expect(scene.state.actions.get(6)).toBe(ACTION.uprising)
  })
  it('§23.3.1.d §8.2.e refused later, and where the will holds', () => {
    const later = new StagedScene({ ...spec, round: 2 })
    expect(later.refusal('raise', 'RU')).toMatchObject({ code: 'only-in-first-round', rule: '8.2.e' })
    const first = new StagedScene({ ...spec, side: 'AP' })
    expect(first.refusal('raise', 'AH')).toMatchObject({ code: 'nation-not-demoralized', rule: '23.3.1.d' })
    expect(first.refusal('raise', 'RU').code).toBe('nation-not-demoralized')
  })
})
