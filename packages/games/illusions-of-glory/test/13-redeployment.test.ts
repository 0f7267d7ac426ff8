/** §13 §9.5 strategic redeployment: who, for how many points; the reserve box. */
import { describe, expect, it } from 'vitest'
import { card, cardData, srOf } from '../cards.ts'
import { space } from '../map.ts'
import { nationMask, piece } from '../pieces.ts'
import { fromReserve, inReserve, toReserve } from '../rules/13-redeployment/reserve-box.ts'
import { srCost } from '../rules/13-redeployment/eligible.ts'
import { PILE, pileOf, spaceOf } from '../state.ts'
import { StagedScene } from './scene.ts'
import { stateFor } from './stage.ts'
import { cp, ap, places } from './redeploying.ts'

describe('strategic redeployment', () => {
  it('§9.5.a §9.5.1 a card gives as many SR points as its number says', () => {
    const scene = new StagedScene({
      pieces: { RU_I: 'Kiev', 'RU_inf_SCU.1': 'Kiev' },
      hands: { AP: ['AP24'] },
      side: 'AP',
      round: 2,
    })
    scene.act('sr', 'AP24')
    expect(scene.prompt).toBe('redeploy')
    expect(scene.state.points).toBe(cardData(card('AP24')).sr)
    expect(srOf(card('AP24'))).toBe(scene.state.points)
    expect(scene.offers('redeploy')).toEqual(['RU_I', 'RU_inf_SCU.1'])
    expect(pileOf(scene.state, card('AP24'))).toBe(PILE.played)
  })

  it('§9.5.2.a §9.5.2.b §13.1.b §13.1.c an LCU costs 3, full or reduced, everybody else 1', () => {
    expect(srCost(piece('GE_I'))).toBe(3)
    expect(['GE_inf_SCU.1', 'GE_HQ_Mackensen', 'GE_HeavyArtillery.1'].map((id) => srCost(piece(id)))).toEqual(
      [1, 1, 1],
    )
    const scene = cp({ pieces: { GE_I: { at: 'Berlin', reduced: true }, 'GE_inf_SCU.1': 'Berlin' } }, 4)
    scene.act('redeploy', 'GE_I').act('redeploy-to', 'Breslau')
    expect(scene.state.points).toBe(1)
    expect(scene.refusal('redeploy', 'GE_I')).toMatchObject({ code: 'too-few-sr', rule: '9.5.2.a' })
    scene.act('redeploy', 'GE_inf_SCU.1').act('redeploy-to', 'Breslau')
    expect(scene.seen('redeployed').map(({ cost }) => cost)).toEqual([3, 1])
    expect(scene.prompt).not.toBe('redeploy')
  })

  it('§13.1.a any distance overland', () => {
    const scene = cp({ pieces: { GE_I: 'Konigsberg' } })
    expect(places(scene, 'GE_I')).toEqual(expect.arrayContaining(['Vienna', 'Temesvar', 'Brandenburg']))
    scene.act('redeploy-to', 'Temesvar')
    expect(scene.where('GE_I')).toBe('Temesvar')
  })

  it('§9.5.b §9.5.2.c §13.1.d uprisings do not', () => {
    const scene = cp({ pieces: { GE_I: 'Berlin', 'AH_uprising.1': 'Lemberg' } })
    expect(scene.refusal('redeploy', 'AH_uprising.1')).toMatchObject({
      code: 'no-sr-for-uprising',
      rule: '13.1.d',
    })
  })

  it('§13.1.e nor units out of supply', () => {
    const scene = ap({ pieces: { RU_I: 'Kiev', 'RU_inf_SCU.1': 'Stryj' } })
    expect(scene.offers('redeploy')).toEqual(['RU_I'])
    expect(scene.refusal('redeploy', 'RU_inf_SCU.1')).toMatchObject({
      code: 'no-sr-out-of-supply',
      rule: '13.1.e',
    })
  })

  it('§13.1.e §14.2.1.d §14.2.2.d nor those that live on their allies', () => {
    const scene = ap({ pieces: { RU_I: 'Kiev', 'RU_inf_SCU.1': 'Salonika' } })
    expect(scene.refusal('redeploy', 'RU_inf_SCU.1')).toMatchObject({
      code: 'supplied-by-allies-only',
      rule: '14.2.2.d',
    })
  })

  it('§13.1.h one unit may go twice in a round', () => {
    const scene = cp({ pieces: { 'GE_inf_SCU.1': 'Berlin' } }, 2)
    scene.act('redeploy', 'GE_inf_SCU.1').act('redeploy-to', 'Posen')
    scene.act('redeploy', 'GE_inf_SCU.1').act('redeploy-to', 'Vienna')
    expect(scene.where('GE_inf_SCU.1')).toBe('Vienna')
    expect(scene.state.points).toBe(0)
  })

  it('§13.1.i §13.1.j points go to several nations and spaces, in any order; others stay', () => {
    const scene = cp(
      { pieces: { GE_I: 'Berlin', AH_II: 'Vienna', 'GE_inf_SCU.1': 'Berlin', 'AH_inf_SCU.1': 'Vienna' } },
      5,
    )
    scene.act('redeploy', 'AH_inf_SCU.1').act('redeploy-to', 'Prague')
    scene.act('redeploy', 'GE_I').act('redeploy-to', 'Prague')
    scene.act('redeploy', 'GE_inf_SCU.1').act('redeploy-to', 'Krakow')
    expect([scene.where('AH_II'), scene.where('GE_I'), scene.where('AH_inf_SCU.1')]).toEqual([
      'Vienna',
      'Prague',
      'Prague',
    ])
  })

  it('§13.1.i points left over need not be spent', () => {
    const scene = cp({ pieces: { GE_I: 'Berlin', GE_II: 'Berlin' } }, 5)
    expect(scene.can('done')).toBe(true)
    scene.act('done')
    expect(scene.prompt).not.toBe('redeploy')
  })

  it('§4.4.2.a.10 a partner redeploys only what he commands', () => {
    const spec = { scenario: 'campaign-four', round: 1, pieces: { AH_II: 'Vienna', GE_I: 'Berlin' } }
    const scene = cp(spec)
    expect(scene.offers('redeploy')).toEqual(['AH_II'])
    expect(scene.refusal('redeploy', 'GE_I').code).toBe('not-your-command')
  })
})

describe('the reserve box', () => {
  it('§13.4.a nobody redeploys into or out of it', () => {
    const scene = cp({ pieces: { GE_I: 'Berlin', 'GE_inf_SCU.1': 'reserve' } })
    expect(scene.offers('redeploy')).toEqual(['GE_I'])
    expect(scene.refusal('redeploy', 'GE_inf_SCU.1')).toMatchObject({
      code: 'no-sr-from-box',
      rule: '13.4.a',
    })
  })

  it('§13.4.b §13.4.c SCUs go there at full strength and come from there at full strength', () => {
    const scene = cp({
      pieces: { GE_I: 'Berlin', 'GE_inf_SCU.1': { at: 'Berlin', reduced: true, marks: ['moved'] } },
    })
    const p = piece('GE_inf_SCU.1')
    toReserve(scene.play.state, p)
    expect([
      scene.where('GE_inf_SCU.1'),
      scene.isReduced('GE_inf_SCU.1'),
      scene.isMarked('GE_inf_SCU.1', 'moved'),
    ]).toEqual(['reserve', false, false])
    fromReserve(scene.play.state, p, space('Posen'))
    expect(spaceOf(scene.state, p)).toBe(space('Posen'))
  })

  it('§13.4.c it is asked by nation and type, one of a kind', () => {
    const state = stateFor({
      pieces: {
        'GE_inf_SCU.1': 'reserve',
        'GE_inf_SCU.2': 'reserve',
        'GE_cav_SCU.1': 'reserve',
        'AH_inf_SCU.1': 'reserve',
        'GE_res_SCU.1': 'replaceable',
      },
    })
    const german = nationMask(piece('GE_I'))
    expect(inReserve(state, german)).toEqual([piece('GE_inf_SCU.1'), piece('GE_cav_SCU.1')])
    expect(inReserve(state, german, 'cavalry')).toEqual([piece('GE_cav_SCU.1')])
  })
})
