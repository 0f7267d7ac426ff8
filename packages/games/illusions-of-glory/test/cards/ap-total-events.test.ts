/** Events of the AP Total War deck: units, offensives, neutrals. */
import { describe, expect, it } from 'vitest'
import { isBanned } from '../../cards/in-force.ts'
import { offensiveOf } from '../../rules/07-mandatory/requirements.ts'
import { mandatoryPhase } from '../../rules/07-mandatory/rolling.ts'
import { AP, CP, RO } from '../../sides.ts'
import { STATUS, statusOf } from '../../state.ts'
import { StagedScene } from '../scene.ts'
import { holding, placeAll, played } from './playing.ts'

it('[AP35] §7.4.1.a.2 BRUSILOV: his HQ joins a Russian unit, and offensive rolls get +1', () => {
  const scene = placeAll(played('AP35', { pieces: { RU_XX: 'Minsk', BR_XII: 'Lemnos' } }))
  expect([scene.where('RU_HQ_Brusilov'), scene.state.offensiveModifier.get(AP)]).toEqual(['Minsk', 1])
  expect(holding('AP35', { pieces: { BR_XII: 'Lemnos' } }).offers('event')).toEqual([])
})

it('[AP38] §12.6.6.g THE ARAB REVOLT: CP gives up a Turkish corps, or two SCUs', () => {
  const pieces = { TU_I: 'Rodosto', 'TU_inf_SCU.1': 'Rodosto', 'TU_inf_SCU.2': 'Anatolia' }
  const scene = played('AP38', { pieces })
  expect([scene.prompt, scene.asked]).toEqual(['give-up', 'CP'])
  expect(scene.act('give-up', 'TU_I').where('TU_I')).toBe('eliminated')
  const other = played('AP38', { pieces }).act('give-up', 'TU_inf_SCU.2')
  expect(['TU_I', 'TU_inf_SCU.1', 'TU_inf_SCU.2'].map((id) => other.where(id))).toEqual([
    'Rodosto',
    'replaceable',
    'replaceable',
  ])
})

describe('neutrals', () => {
  it('[AP39] §26.5.2.a Romania enters the war; two Austrian corps hurry there', () => {
    const scene = played('AP39', { tracks: { vp: 15 }, pieces: { AH_III: 'Budapest', AH_XIII: 'Budapest' } })
    if (scene.prompt === 'transfer') scene.act('transfer', 'AH_III')
    expect([statusOf(scene.state, RO), scene.state.vp]).toEqual([STATUS.atWar, 13])
    expect([scene.where('AH_III'), scene.where('AH_XIII')].sort()).toEqual(['Hermannstadt', 'Schlossberg'])
    expect(holding('AP39', { flags: ['romaniaBarred'] }).offers('event')).toEqual([])
  })
  it('[AP40] §26.3.2.a Greece joins AP when CP has not answered', () => {
    const scene = played('AP40', { tracks: { vp: 15 } })
    expect([scene.state.greekPending, scene.pile('AP40')]).toEqual([1, 'played'])
    scene.act('no-card')
    expect([scene.state.greekSide, scene.state.vp, scene.pile('AP40')]).toEqual([AP, 13, 'removed'])
  })
})

it('[AP43] §card.AP43 Germans and Austrians do not attack together this turn; AH offensives are off', () => {
  const scene = played('AP43')
  expect(isBanned(scene.state, CP, { kind: 'joint-attack', nations: ['GE', 'AH'] })).toBe(true)
  expect(isBanned(scene.state, CP, { kind: 'joint-attack', nations: ['GE', 'TU'] })).toBe(false)
  const rolled = [1, 3, 5].map((die) => {
    const later = new StagedScene({ turn: 7, flags: ['ahOffensiveVoid'], status: { IT: 'at-war' } }).dice(
      1,
      die,
    )
    mandatoryPhase(later.play.umpire).next()
    return offensiveOf(later.state, CP)
  })
  expect(rolled).toEqual(['none', 'GE', 'none'])
  expect(scene.seen('offensives-voided')).toMatchObject([{ side: CP, results: ['AH-SB', 'AH-IT'] }])
})

it('[AP43] §card.AP43 §27.0.e a German HQ takes no part in an Austrian attack', () => {
  const scene = new StagedScene({
    stage: 'combat',
    turn: 2,
    side: 'CP',
    cards: { table: ['AP43'] },
    orders: { Brody: 'attack' },
    pieces: { AH_VI: 'Brody', GE_I: 'Brody', GE_HQ_Mackensen: 'Brody', RU_XX: 'Dubno' },
  })
  scene.act('target', 'Dubno').act('join', 'AH_VI')
  expect(scene.refusal('join', 'GE_HQ_Mackensen').code).toBe('joint-attack-banned')
})

it('[AP45] §card.AP45 THE SOMME: no German reinforcement cards, and German points are halved', () => {
  const scene = played('AP45')
  expect(isBanned(scene.state, CP, { kind: 'reinforcement-card', nation: 'GE' })).toBe(true)
  expect(holding('CP29', { cards: { table: ['AP45'] } }).offers('event')).toEqual([])
  expect(holding('CP29').offers('event')).toEqual(['CP29'])
  const replacing = new StagedScene({
    stage: 'replacement',
    cards: { table: ['AP45'] },
    tracks: { rp: { GE: 5 } },
    pieces: { GE_I: { at: 'Berlin', reduced: true } },
  })
  expect(replacing.rp('GE')).toBe(2)
})

it('[AP46] §9.7.1.a DESPERATE FRANKIE: d’Esperey takes the place of Sarrail', () => {
  const spec = {
    cards: { removed: ['AP28'] },
    control: { Salonika: 'AP' },
    pieces: { FR_HQ_Sarrail: 'Salonika', FR_1stGroup: 'Salonika' },
  } as const
  const scene = played('AP46', spec)
  expect([scene.where('FR_HQ_Sarrail'), scene.where('FR_HQ_dEsperey')]).toEqual(['eliminated', 'Salonika'])
  expect(holding('AP46', { ...spec, cards: {} }).offers('event')).toEqual([])
})
