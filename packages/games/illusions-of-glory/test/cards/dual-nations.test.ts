/** §3.2.1.h cards that speak of a nation, and units of two: each is of one nation at a time, as its owner likes. */
import { describe, expect, it } from 'vitest'
import type { CardId } from '../../data/card-types.ts'
import { space } from '../../map.ts'
import { piece } from '../../pieces.ts'
import { costOf } from '../../rules/09-cards/activation-cost.ts'
import { AP, CP, type Side } from '../../sides.ts'
import { StagedScene } from '../scene.ts'
import { type SceneSpec, stateFor } from '../stage.ts'
import { attacked, drmOn, fought } from './playing.ts'

const cost = (spec: SceneSpec, side: Side, at: string, ...ids: readonly string[]): number =>
  costOf(stateFor(spec), side, ids.map(piece), space(at), true).ops
const lying = (id: CardId): SceneSpec => ({ cards: { table: [id] } })

describe('cards that make activations dearer', () => {
  it('[AP15] §3.2.1.h §9.4.1.a CONRAD: the Sud Army alone goes as a German one', () => {
    expect(cost(lying('AP15'), CP, 'Tarnopol', 'GE_AH_SudArmy')).toBe(1)
    // as an Austrian one of an Austrian stack, or as a second nation
    expect(cost(lying('AP15'), CP, 'Tarnopol', 'GE_AH_SudArmy', 'AH_VI')).toBe(2)
    expect(cost(lying('AP15'), CP, 'Tarnopol', 'GE_AH_SudArmy', 'GE_I')).toBe(1)
  })
  it('[AP6] §3.2.1.h §9.4.1.a PRITTWITZ: the Army of the Bug goes as an Austrian one', () => {
    expect(cost(lying('AP6'), CP, 'Tilsit', 'GE_AH_ArmyoftheBug')).toBe(1)
    expect(cost(lying('AP6'), CP, 'Tilsit', 'GE_AH_ArmyoftheBug', 'GE_I')).toBe(2)
  })
  it('[CP22] §3.2.1.h §9.4.1.a THE BLACK HAND: the Yugoslavs go as Russians', () => {
    expect(cost(lying('CP22'), AP, 'Kiev', 'RU_III', 'RU_SB_Yugo')).toBe(1)
    expect(cost(lying('CP22'), AP, 'Kiev', 'SB_1stArmy', 'RU_SB_Yugo')).toBe(2)
  })
})

it('[CP10] §3.2.1.h §9.4.1.a OBER OST: a German and Bulgarian command does not make the others one nation', () => {
  const played: SceneSpec = { stage: 'event', playing: 'CP10', side: 'CP', status: { BU: 'at-war' } }
  expect(cost(played, CP, 'Temesvar', 'AH_VI', 'BU_1stArmy')).toBe(2)
  expect(cost(played, CP, 'Temesvar', 'AH_VI', 'BU_1stArmy', 'GE_BU_LXIGenKdo')).toBe(2)
  expect(cost(played, CP, 'Temesvar', 'AH_VI', 'GE_BU_LXIGenKdo')).toBe(1)
})

it('[CP48] §3.2.1.h RUSSIAN RAILROAD COLLAPSE: the Yugoslavs redeploy as Serbs', () => {
  const scene = new StagedScene({
    ...lying('CP48'),
    stage: 'redeployment',
    points: 4,
    status: { RO: 'at-war' },
    pieces: { RU_SB_Yugo: 'Kiev', 'RU_inf_SCU.1': 'Kiev', SB_1stArmy: 'Belgrade' },
  })
  expect(scene.refusal('redeploy', 'RU_inf_SCU.1').code).toBe('sr-banned')
  expect(scene.offers('redeploy')).toContain('RU_SB_Yugo')
})

describe('cards of the enemy', () => {
  it('[AP48] §3.2.1.h WAR WEARY AUSTRO-HUNGARIANS: the Sud Army alone is German', () => {
    const against = (...ids: readonly string[]): string[] =>
      attacked('AP48', { on: 'Tarnopol', by: { RU_III: 'Dubno' }, against: ids }).offers('combat-card')
    expect(against('GE_AH_SudArmy')).toEqual([])
    expect(against('GE_AH_SudArmy', 'AH_VI')).toEqual(['AP48'])
  })
  it('[CP45] §3.2.1.h RUSSIAN ARMY MORALE DISSOLVES: the Yugoslavs alone are Serbs', () => {
    const against = (...ids: readonly string[]): string[] =>
      attacked('CP45', {
        on: 'Mlawa',
        side: 'CP',
        by: { GE_I: 'Tannenberg' },
        against: ids,
        tracks: { quality: { RU: 3 } },
      }).offers('combat-card')
    expect(against('RU_SB_Yugo')).toEqual([])
    expect(against('RU_SB_Yugo', 'RU_III')).toEqual(['CP45'])
  })
  it('[CP25] §3.2.1.h RUSSIAN WAR MATERIEL SHORTAGE: nor do they attack as Russians', () => {
    const drm = (by: Readonly<Record<string, string>>): number =>
      drmOn(
        'AP',
        fought('CP2', {
          on: 'Silistra',
          by,
          against: ['BU_1stArmy'],
          status: { RO: 'at-war', BU: 'at-war' },
          cards: { table: ['CP25'] },
        }),
        'CP25',
      )
    expect(drm({ RU_SB_Yugo: 'Constanta' })).toBe(0)
    expect(drm({ RU_SB_Yugo: 'Constanta', RU_III: 'Constanta' })).toBe(-1)
  })
})

describe('nations that have left the war', () => {
  it('[AP44] §3.2.1.h §28.0.c under the treaty the Yugoslavs do not attack as Russians', () => {
    const drm = (treatyTurn: number): number =>
      drmOn(
        'AP',
        fought('CP2', {
          on: 'Silistra',
          by: { RU_SB_Yugo: 'Constanta' },
          against: ['BU_1stArmy'],
          turn: 16,
          status: { RO: 'at-war', BU: 'at-war' },
          cards: { table: ['AP44'] },
          set: { treatyTurn },
        }),
        'AP44',
      )
    expect([drm(0), drm(15)]).toEqual([2, 0])
  })
  it('[CP26] §3.2.1.h §23.5.b.1 after the collapse of Austria-Hungary the Sud Army is German', () => {
    const offered = (status: SceneSpec['status']): string[] =>
      attacked('CP26', {
        on: 'Kaschau',
        by: { RU_III: 'Dukla' },
        against: ['GE_AH_SudArmy'],
        ...(status === undefined ? {} : { status }),
      }).offers('combat-card')
    expect([offered({}), offered({ AH: 'collapsed' })]).toEqual([['CP26'], []])
  })
})
