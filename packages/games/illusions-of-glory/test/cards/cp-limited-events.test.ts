/** Events of the CP Limited War deck. */
import { describe, expect, it } from 'vitest'
import { activationExtras, isBanned } from '../../cards/in-force.ts'
import { space } from '../../map.ts'
import { nationMask, piece } from '../../pieces.ts'
import { AP, BU, NO_SIDE } from '../../sides.ts'
import { FLAG, hasFlag, hasFort, STATUS, statusOf, trenchLevel } from '../../state.ts'
import { StagedScene } from '../scene.ts'
import type { SceneSpec } from '../stage.ts'
import { attackWith, arrived, drmOn, fought, holding, joined, placeAll, played, resolve } from './playing.ts'

it('[CP15] §27.0.b MACKENSEN, heavy artillery and two corps come together', () => {
  const scene = played('CP15').act('place-in', 'Berlin')
  expect(scene.at('Berlin').sort()).toEqual(['GE_Guard', 'GE_HQ_Mackensen', 'GE_HeavyArtillery.1', 'GE_X'])
  expect([scene.quality('GE'), scene.state.points]).toEqual([16, 4])
})

it('[CP16] §21.3.c HOFFMANN: one German attack of this round gets +1', () => {
  const attack = { on: 'Mlawa', by: { GE_I: 'Tannenberg' }, against: ['RU_XX'] } as const
  const plain = joined(attackWith('CP16', attack), ['GE_I'])
  expect(drmOn('CP', resolve(plain.act('engage'), 'CP16'), 'CP16')).toBe(0)
  const favoured = joined(attackWith('CP16', attack), ['GE_I']).act('favour')
  expect(favoured.can('favour')).toBe(false)
  expect(drmOn('CP', resolve(favoured.act('engage'), 'CP16'), 'CP16')).toBe(1)
})

it('[CP19] §30.2.1.n U-BOATS close the Mediterranean to AP', () => {
  const scene = played('CP19')
  expect(hasFlag(scene.state, FLAG.uBoats)).toBe(true)
  const open: SceneSpec = { flags: ['seaInvasions'], cards: { removed: ['AP14'] } }
  expect(holding('AP22', open).offers('event')).toEqual(['AP22'])
  expect(holding('AP22', { ...open, flags: ['seaInvasions', 'uBoats'] }).offers('event')).toEqual([])
  const goals = (flags: NonNullable<SceneSpec['flags']>): string[] =>
    new StagedScene({
      turn: 5,
      stage: 'redeployment',
      points: 4,
      status: { IT: 'at-war' },
      pieces: { 'IT_inf_SCU.1': 'Venice' },
      flags,
    })
      .act('redeploy', 'IT_inf_SCU.1')
      .offers('redeploy-to')
  expect([goals([]).includes('Lemnos'), goals(['uBoats']).includes('Lemnos')]).toEqual([true, false])
})

it('[CP22] §9.4.1.a THE BLACK HAND: no PUTNIK, and Serbs cost 1 OPS more this turn', () => {
  const scene = played('CP22')
  expect(isBanned(scene.state, AP, { kind: 'events', cards: ['AP8'] })).toBe(true)
  const extra = activationExtras(scene.state, AP, nationMask(piece('SB_1stArmy')), space('Belgrade'), false)
  expect(extra.map(({ by }) => by)).toEqual([1])
  const serbs = { side: 'CP', on: 'Uzice', by: { AH_III: 'Sarajevo' }, against: ['SB_1stArmy'] } as const
  expect(fought('AP8', { ...serbs, cards: { table: ['CP22'] } }).seen('combat-card-played')).toEqual([])
  expect(holding('CP22', { status: { SB: 'collapsed' } }).offers('event')).toEqual([])
})

it('[CP23] §26.2.2.a Bulgaria enters the war', () => {
  const scene = placeAll(played('CP23', { tracks: { vp: 15 } }))
  expect([statusOf(scene.state, BU), scene.state.vp]).toEqual([STATUS.atWar, 17])
  expect(scene.where('BU_1stArmy')).toBe('Vidin')
  expect(arrived(scene)).toContain('GE_BU_LXIGenKdo')
})

it('[CP24] §26.3.1.a §26.3.1.d.2 Ft. Rupel and Doiran are handed over, their Greeks go', () => {
  const spec: SceneSpec = { status: { BU: 'at-war' }, pieces: { GR_I: 'FtRupel' } }
  const atOnce = played('CP24', spec)
  expect([atOnce.where('GR_I'), atOnce.prompt === 'place-unit']).toEqual(['Kavalla', false])
  const scene = placeAll(played('CP24', { ...spec, trenches: { Doiran: ['GR', 2] } }))
  expect([scene.control('FtRupel'), scene.control('Doiran')]).toEqual(['CP', 'CP'])
  expect([hasFort(scene.state, space('FtRupel')), trenchLevel(scene.state, space('Doiran'))]).toEqual([
    true,
    2,
  ])
  expect([scene.where('GR_I') === 'FtRupel', scene.state.greekSide]).toEqual([false, NO_SIDE])
  expect(holding('CP24', { ...spec, pieces: { BR_XII: 'Doiran' } }).offers('event')).toEqual([])
})

it('[CP25] §9.6.2.c RUSSIAN WAR MATERIEL SHORTAGE: Russian attacks −1, Russian points halved', () => {
  expect(played('CP25').pile('CP25')).toBe('table')
  const short: SceneSpec = { cards: { table: ['CP25'] } }
  const lemberg = { on: 'Lemberg', by: { RU_XX: 'Brody' }, against: ['AH_III'] } as const
  expect(drmOn('AP', fought('AP48', { ...lemberg, ...short }), 'CP25')).toBe(-1)
  const replacing = new StagedScene({
    ...short,
    stage: 'replacement',
    tracks: { rp: { RU: 5 } },
    pieces: { RU_XX: { at: 'Minsk', reduced: true } },
  })
  expect(replacing.rp('RU')).toBe(2)
  expect(holding('CP25', { cards: { removed: ['AP25'] } }).offers('event')).toEqual([])
})

describe('the Tsar', () => {
  const lost: SceneSpec = { control: { Warsaw: 'CP', Lodz: 'CP', Lublin: 'CP' } }
  it('[CP27] §23.2.c takes command after three VP spaces are lost: Russian will −2', () => {
    expect(played('CP27', { ...lost, tracks: { will: { RU: 10 } } }).will('RU')).toBe(8)
    expect(holding('CP27').offers('event')).toEqual([])
    expect(holding('CP27', { ...lost, cards: { removed: ['CP51'] } }).offers('event')).toEqual([])
  })
  it('[CP34] §card.CP34 has RASPUTIN at court: Russian will −2', () => {
    expect(played('CP34', { tracks: { will: { RU: 10 } } }).will('RU')).toBe(8)
    expect(holding('CP34', { cards: { removed: ['CP51'] } }).offers('event')).toEqual([])
  })
})

it('[CP31] §card.CP31 GERMAN WAR INDUSTRY: every CP card played for points gives 1 GE RP more', () => {
  const scene = played('CP31', { pieces: { GE_I: 'Berlin' } })
  expect([hasFlag(scene.state, FLAG.germanWarIndustry), scene.state.points]).toEqual([true, 4])
  const gained = (flags: SceneSpec['flags']): number[] => {
    const paid = holding('CP4', { flags: flags ?? [] }).act('rp', 'CP4')
    return ['GE', 'AH', 'CP-A'].map((pool) => paid.rp(pool))
  }
  expect([gained([]), gained(['germanWarIndustry']), gained(['blockade'])]).toEqual([
    [1, 1, 0],
    [2, 1, 0],
    [1, 1, 0],
  ])
})
