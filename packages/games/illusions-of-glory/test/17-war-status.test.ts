/** Chapter 17: war status, commitment, the armistice and the end of the war. */
import { call } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { card, cardsOf, levelOf, warStatusOf } from '../cards.ts'
import { AUSTRIA, RUSSIA } from '../commands.ts'
import { takeAction } from '../rules/09-cards/play.ts'
import { cardsIn } from '../rules/09-cards/piles.ts'
import { moveArmistice, noteCollapse, settleArmistice } from '../rules/17-war-status/armistice.ts'
import { checkCommitment } from '../rules/17-war-status/commitment.ts'
import { checkAutomatic, isLastTurn } from '../rules/17-war-status/ending.ts'
import { endWarStatus, warStatusPhase } from '../rules/17-war-status/phase.ts'
import { COLLAPSE_CHECKS } from '../rules/26-neutrals/collapse.ts'
import { raiseWarStatus } from '../rules/17-war-status/war-status.ts'
import { AH, AP, BU, CP, GE, RO, SB } from '../sides.ts'
import { combinedWarStatus, PILE, setFlag, FLAG } from '../state.ts'
import { StagedScene } from './scene.ts'
import { type SceneSpec, stateFor } from './stage.ts'

/** the first three steps of the War Status Phase */
function checked(spec: SceneSpec): StagedScene {
  const scene = new StagedScene({ turn: 5, round: 1, ...spec })
  warStatusPhase(scene.play.umpire).next()
  return scene
}
const level = (scene: StagedScene, side: 0 | 1): number => scene.state.commitment.get(side)

describe('war status', () => {
  it('§17.1.2 §9.2.c §9.7.1.e §glossary.war-status-points an event adds its number to both tracks', () => {
    const scene = new StagedScene({ hands: { AP: ['AP21'] }, tracks: { warStatus: { AP: 3, CP: 2 } } })
    takeAction(scene.play.umpire, RUSSIA, 'event', card('AP21'))
    expect([warStatusOf(card('AP21')), ...scene.state.warStatus]).toEqual([2, 5, 2])
    expect(combinedWarStatus(scene.state)).toBe(7)
  })
  it('the example of play: card 44 takes AP from 15 to 16, both from 29 to 30', () => {
    const scene = new StagedScene({ hands: { AP: ['AP44'] }, tracks: { warStatus: { AP: 15, CP: 14 } } })
    takeAction(scene.play.umpire, RUSSIA, 'event', card('AP44'))
    expect([scene.state.warStatus.get(AP), combinedWarStatus(scene.state)]).toEqual([16, 30])
    expect([warStatusOf(card('AP43')), warStatusOf(card('CP31'))]).toEqual([0, 2])
  })
  it('§card.AP45 a card played for OPS gives none of its points', () => {
    const scene = new StagedScene({ hands: { AP: ['AP45'] }, tracks: { warStatus: { AP: 16 } } })
    takeAction(scene.play.umpire, RUSSIA, 'ops', card('AP45'))
    expect([warStatusOf(card('AP45')), scene.state.points, scene.state.warStatus.get(AP)]).toEqual([1, 4, 16])
    raiseWarStatus(scene.play.umpire, AP, 0)
    expect(scene.seen('war-status-raised')).toEqual([])
  })
  it('§glossary.combined-war-status the sum of both', () => {
    const scene = new StagedScene({ side: 'CP', hands: { CP: ['CP4'] } })
    raiseWarStatus(scene.play.umpire, AP, 3)
    takeAction(scene.play.umpire, AUSTRIA, 'event', card('CP4'))
    expect([combinedWarStatus(scene.state), scene.seen('war-status-raised').at(-1)]).toMatchObject([
      4,
      { side: CP, by: 1, now: 1, combined: 4 },
    ])
  })
})

describe('commitment', () => {
  it('§17.2.1.a §6.0.E.3 §17.2.b §glossary.commitment at 4 from Turn 2 on: Limited War', () => {
    expect(level(checked({ turn: 2, tracks: { warStatus: { AP: 4, CP: 3 } } }), AP)).toBe(1)
    expect(level(checked({ turn: 2, tracks: { warStatus: { AP: 4, CP: 3 } } }), CP)).toBe(0)
  })
  it('§4.3.c §17.2.a not on Turn 1', () => {
    const first = checked({ turn: 1, tracks: { warStatus: { AP: 6 } }, cards: { out: ['AP17'] } })
    expect([level(first, AP), first.seen('commitment-raised'), first.pile('AP17')]).toEqual([0, [], 'out'])
    const second = checked({ turn: 2, tracks: { warStatus: { AP: 6 } }, cards: { out: ['AP17'] } })
    expect([level(second, AP), second.pile('AP17')]).toEqual([1, 'draw'])
  })
  it('§17.2.2.a at 11: Total War, but one step a turn', () => {
    const limited = { AP: 'limited', CP: 'mobilization' } as const
    const scene = checked({ tracks: { warStatus: { AP: 11, CP: 12 }, commitment: limited } })
    expect([level(scene, AP), level(scene, CP)]).toEqual([2, 1])
    expect(level(checked({ tracks: { warStatus: { AP: 10 }, commitment: limited } }), AP)).toBe(1)
  })
  it('§17.2.3 never down, and no further than Total War', () => {
    const total = { AP: 'total', CP: 'total' } as const
    const scene = checked({ tracks: { warStatus: { AP: 0, CP: 30 }, commitment: total, armistice: 40 } })
    expect([level(scene, AP), level(scene, CP), scene.seen('commitment-raised')]).toEqual([2, 2, []])
  })
  it('§3.3.b §9.2.b §17.2.1.b the Limited War cards are shuffled with draw pile and discards', () => {
    const scene = new StagedScene({
      turn: 3,
      tracks: { warStatus: { AP: 5 } },
      hands: { AP: ['AP3'] },
      cards: { discard: ['AP5'], removed: ['AP4'], table: ['AP6'] },
    })
    expect(cardsIn(scene.state, AP, PILE.draw).every((c) => levelOf(c) === 0)).toBe(true)
    checkCommitment(scene.play.umpire, AP)
    expect(cardsIn(scene.state, AP, PILE.draw)).toEqual(expect.arrayContaining([...cardsOf(AP, 'limited')]))
    expect(['AP5', 'AP4', 'AP6', 'AP3', 'AP35'].map((id) => scene.pile(id as 'AP5'))).toEqual([
      'draw',
      'removed',
      'table',
      'hand',
      'out',
    ])
  })
  it('§17.2.2.b then the Total War cards', () => {
    const scene = new StagedScene({
      turn: 6,
      tracks: { warStatus: { CP: 11 }, commitment: { CP: 'limited' } },
      cards: { discard: ['CP5'] },
    })
    checkCommitment(scene.play.umpire, CP)
    expect(cardsIn(scene.state, CP, PILE.draw)).toEqual(expect.arrayContaining([...cardsOf(CP, 'total')]))
    expect([scene.pile('CP5'), scene.seen('reshuffled')[0]?.rule]).toEqual(['draw', '17.2.2.b'])
  })
})

describe('the armistice marker', () => {
  it('§17.3.2.c moves down and up again, never above 40', () => {
    const scene = new StagedScene({ tracks: { armistice: 38 } })
    moveArmistice(scene.play.umpire, 3, '17.3.2.d')
    expect([scene.state.armistice, scene.seen('armistice-moved')[0]?.by]).toEqual([40, 2])
    moveArmistice(scene.play.umpire, -5, '17.3.2.d')
    expect(scene.state.armistice).toBe(35)
  })
  it('§6.0.E.1.a §17.3.2.d what events have ordered happens in the War Status Phase, once', () => {
    const scene = new StagedScene({ turn: 5, tracks: { armistice: 40 }, set: { armisticeDue: -3 } })
    expect(scene.state.armistice).toBe(40)
    settleArmistice(scene.play.umpire)
    settleArmistice(scene.play.umpire)
    expect([scene.state.armistice, scene.state.armisticeDue]).toEqual([37, 0])
    expect(checked({ tracks: { armistice: 40 }, set: { armisticeDue: -2 } }).state.armistice).toBe(38)
  })
  it.each([
    ['17.3.2.e.1', SB, -2],
    ['17.3.2.e.2', RO, -2],
    ['17.3.2.e.3', BU, -3],
    ['17.3.2.e.4', AH, -4],
  ] as const)('§%s a collapse moves it down', (rule, nation, by) => {
    const scene = new StagedScene({})
    noteCollapse(scene.play.umpire, nation)
    expect(scene.seen('armistice-moved')).toMatchObject([{ rule, by, now: 40 + by }])
  })
  it('nations that never collapse leave it alone', () => {
    const scene = new StagedScene({})
    noteCollapse(scene.play.umpire, GE)
    expect(scene.state.armistice).toBe(40)
  })
})

describe('the end of the war', () => {
  const ends = (spec: SceneSpec): unknown => checked(spec).seen('game-ended')[0]

  it('§17.3.1.a §6.0.E.1.b automatic victory is checked first; §17.3.1.b CP at 30 or more', () => {
    expect(ends({ tracks: { vp: 31 } })).toMatchObject({ rule: '17.3.1.b', winner: CP, how: 'automatic' })
    expect(ends({ turn: 18, tracks: { vp: 30 } })).toMatchObject({ how: 'automatic' })
    expect(ends({ tracks: { vp: 29 } })).toBeUndefined()
  })
  it('§17.3.1.c AP at 0', () => {
    expect(ends({ tracks: { vp: 0 } })).toMatchObject({ rule: '17.3.1.c', winner: AP, level: 'automatic' })
    expect(checkAutomatic(new StagedScene({ tracks: { vp: 1 } }).play.umpire)).toBe(false)
  })
  it('§17.3.2.a armistice at the end of Turn 18', () => {
    expect(ends({ turn: 18, tracks: { vp: 15 } })).toMatchObject({
      rule: '17.3.2.a',
      winner: 2,
      level: 'draw',
    })
    expect(ends({ turn: 17, tracks: { vp: 15 } })).toBeUndefined()
  })
  it('§17.3.2.b §6.0.E.2 armistice when the combined war status reaches the marker, also if moved this turn', () => {
    const tracks = { vp: 12, armistice: 40, warStatus: { AP: 19, CP: 18 } }
    expect(ends({ tracks })).toBeUndefined()
    expect(ends({ tracks, set: { armisticeDue: -3 } })).toMatchObject({
      rule: '17.3.2.b',
      winner: AP,
      how: 'armistice',
      level: 'marginal',
    })
  })
  it('§6.0.E.2 nothing else is checked once the game is over', () => {
    const scene = checked({ turn: 18, tracks: { vp: 12, warStatus: { AP: 5 } } })
    expect([scene.seen('commitment-raised'), scene.state.winner]).toEqual([[], AP])
  })
  it('§30.2.c §30.2.d the Brusilov scenario ends by victory or armistice, by its VP', () => {
    const end = { scenario: 'brusilov', turn: 18, tracks: { vp: 23, warStatus: { AP: 15, CP: 15 } } } as const
    expect(ends(end)).toMatchObject({ winner: CP, level: 'limited', how: 'armistice' })
    expect(ends({ ...end, turn: 12 })).toBeUndefined()
    const isLast = (scenario: string, turn: number): boolean => isLastTurn(stateFor({ scenario, turn }))
    expect([isLast('brusilov', 12), isLast('brusilov', 17), isLast('mobilization', 4)]).toEqual([
      ...[false, false, true],
    ])
  })
  it('the blockade starves Germany in later winters', () => {
    const winter = { turn: 7, tracks: { will: { GE: 8 } }, flags: ['blockade'] } as const
    expect(checked({ ...winter, set: { blockadeTurn: 3 } }).will('GE')).toBe(7)
    expect(checked({ ...winter, set: { blockadeTurn: 7 } }).will('GE')).toBe(8)
    expect(checked({ ...winter, turn: 8, set: { blockadeTurn: 3 } }).will('GE')).toBe(8)
    const lifted = checked({ ...winter, prepare: (s) => setFlag(s, FLAG.blockade, false) })
    expect(lifted.will('GE')).toBe(8)
  })
  it('§6.0.E.3 then the collapses, then the Rebellion Phase', () => {
    const scene = new StagedScene({ turn: 5 })
    expect(warStatusPhase(scene.play.umpire).next()).toEqual({
      done: true,
      value: call(COLLAPSE_CHECKS, 'war-status/end'),
    })
    expect(endWarStatus().next()).toEqual({ done: true, value: 'rebellion' })
  })
})
