/** Events of the CP Total War deck: armies, seas, supplies. */
import { describe, expect, it } from 'vitest'
import { isBanned } from '../../cards/in-force.ts'
import { AP, CP, NO_SIDE } from '../../sides.ts'
import { FLAG, hasFlag } from '../../state.ts'
import { StagedScene } from '../scene.ts'
import type { SceneSpec } from '../stage.ts'
import { BALKANS, holding, placeAll, played } from './playing.ts'

describe('KING CONSTANTINE', () => {
  it('[CP35] §9.7.2.d §26.3.2.b cancels GREECE, or takes Greece over to CP', () => {
    const answer = new StagedScene({ turn: 6, hands: { AP: ['AP40'], CP: ['CP35'] }, tracks: { vp: 15 } })
    answer.act('event', 'AP40').act('event', 'CP35')
    expect([answer.state.greekSide, answer.pile('AP40'), answer.state.vp]).toEqual([NO_SIDE, 'discard', 15])
    const scene = played('CP35', { ...BALKANS, tracks: { vp: 15 } })
    expect([scene.state.greekSide, scene.state.vp, scene.state.entered]).toEqual([CP, 17, 0])
    expect(holding('CP35').offers('event')).toEqual([])
  })
})

it('[CP37] §9.4.1.a §13.2.a ENVER-FALKENHAYN SUMMIT: Turks cost nothing beside others, one corps goes by rail', () => {
  const scene = played('CP37', {
    status: { BU: 'at-war' },
    pieces: { TU_I: 'Constantinople', TU_II: 'Sofia', BU_1stArmy: 'Sofia' },
  })
  expect(scene.offers('redeploy')).toContain('TU_I')
  scene.act('redeploy', 'TU_I').act('redeploy-to', 'Anatolia')
  expect([scene.where('TU_I'), scene.prompt]).toEqual(['Anatolia', 'activate'])
  expect(scene.act('move', 'Sofia').seen('activated')[0]).toMatchObject({ cost: 1 })
  expect(holding('CP37').offers('event')).toEqual([])
})

it('[CP37] §13.1.a §20.3.4 ENVER-FALKENHAYN SUMMIT: no corps goes that its siege needs', () => {
  const scene = played('CP37', {
    status: { BU: 'at-war', RO: 'at-war' },
    pieces: { TU_VI: 'Bucharest', 'TU_inf_SCU.1': 'Bucharest', TU_I: 'Constantinople' },
  })
  expect([scene.offers('redeploy'), scene.can('done')]).toEqual([['TU_I'], true])
})

it('[CP38] §9.6.2.c VERDUN: no western events this turn, and AP-A points are lost', () => {
  const scene = played('CP38', { tracks: { rp: { 'AP-A': 3 } } })
  const names = ['AP18', 'AP22', 'AP28', 'AP29', 'AP34', 'AP46', 'AP51'] as const
  expect(names.every((id) => isBanned(scene.state, AP, { kind: 'events', cards: [id] }))).toBe(true)
  expect(isBanned(scene.state, AP, { kind: 'events', cards: ['AP35'] })).toBe(false)
  expect(holding('AP18', { cards: { table: ['CP38'] } }).refusal('event', 'AP18').code).toBe('event-banned')
  const replacing = new StagedScene({
    stage: 'replacement',
    cards: { table: ['CP38'] },
    tracks: { rp: { 'AP-A': 3, RU: 1 } },
    pieces: { RU_XX: { at: 'Minsk', reduced: true }, SB_1stArmy: { at: 'Belgrade', reduced: true } },
  })
  expect([replacing.rp('AP-A'), replacing.offers('repair')]).toEqual([0, ['RU_XX']])
})

it('[CP39] §7.4.1.a.4 FALKENHAYN: his HQ joins a German unit, and offensive rolls get +1', () => {
  const scene = placeAll(played('CP39', { pieces: { GE_I: 'Berlin', AH_III: 'Vienna' } }))
  expect([scene.where('GE_HQ_Falkenhayn'), scene.state.offensiveModifier.get(CP)]).toEqual(['Berlin', 1])
})

it('[CP43] §30.2.1.n UNRESTRICTED SUBMARINE WARFARE: convoys end, AP-A points are 1 fewer a card', () => {
  const war: SceneSpec = { flags: ['uBoats', 'convoys'] }
  const scene = played('CP43', war)
  expect([FLAG.convoys, FLAG.unrestrictedSubs].map((flag) => hasFlag(scene.state, flag))).toEqual([
    false,
    true,
  ])
  const gained = (flags: NonNullable<SceneSpec['flags']>): number =>
    holding('AP13', { flags }).act('rp', 'AP13').rp('AP-A')
  expect([gained([]), gained(['unrestrictedSubs'])]).toEqual([1, 0])
  expect(holding('CP43').offers('event')).toEqual([])
})

it('[CP48] §card.CP48 RUSSIAN RAILROAD COLLAPSE: Russian points are lost, no Russian SR this turn', () => {
  const scene = played('CP48', { tracks: { rp: { RU: 4, 'AP-A': 2 } } })
  expect([scene.rp('RU'), scene.rp('AP-A'), scene.pile('CP48')]).toEqual([0, 2, 'table'])
  const sr = new StagedScene({
    stage: 'redeployment',
    points: 4,
    cards: { table: ['CP48'] },
    pieces: { RU_XX: 'Minsk' },
  })
  expect(sr.seen('redeployed')).toEqual([])
  expect(isBanned(sr.state, AP, { kind: 'sr', nations: ['RU'] })).toBe(true)
})

it('[CP53] §12.6.6.g WAR IN AFRICA: AP gives up a British corps, or two SCUs', () => {
  const scene = played('CP53', { pieces: { BR_XII: 'Lemnos', BR_XVI: 'Lemnos' } })
  expect([scene.prompt, scene.asked]).toEqual(['give-up', 'AP'])
  expect(scene.act('give-up', 'BR_XVI').where('BR_XVI')).toBe('eliminated')
})

it('[CP54] §9.6.1.a TSAR’S ARMORIES: 4 RPs as CP likes', () => {
  const taken: SceneSpec = {
    control: { Warsaw: 'CP', Lodz: 'CP', Lublin: 'CP', Vilna: 'CP', Kovno: 'CP' },
  }
  const scene = played('CP54', taken)
  for (const pool of ['GE', 'GE', 'AH', 'CP-A']) scene.act('gain', pool)
  expect([scene.rp('GE'), scene.rp('AH'), scene.rp('CP-A')]).toEqual([2, 1, 1])
  expect(holding('CP54').offers('event')).toEqual([])
})

it('[CP55] §5.1.1.d §28.0.d.8 KAISERSCHLACHT: three German corps of Brandenburg leave the game for 2 VP', () => {
  const corps = { GE_I: 'Brandenburg', GE_II: 'Brandenburg', GE_X: 'Brandenburg' }
  const peace: SceneSpec = { turn: 15, set: { treatyTurn: 14 }, tracks: { vp: 15, quality: { GE: 9 } } }
  const scene = played('CP55', { ...peace, pieces: corps })
  while (scene.prompt === 'give-up') scene.act('give-up', scene.offers('give-up')[0])
  expect(Object.keys(corps).map((id) => scene.where(id))).toEqual(['eliminated', 'eliminated', 'eliminated'])
  expect([scene.state.vp, scene.quality('GE')]).toEqual([17, 9])
  expect(holding('CP55', { turn: 15, pieces: corps }).offers('event')).toEqual([])
})
