import { describe, expect, it } from 'vitest'
import { StagedScene } from './scene.ts'

describe('E10: the fourth round of the Allied Powers', () => {
  it('§18.1.1.b §11.1.1.g cavalry of Kharkov as one stack to Proskurov and Kowel', () => {
    const scene = new StagedScene({
      stage: 'activation',
      turn: 10,
      points: 3,
      pieces: {
        RU_VCav: 'Kharkov',
        RU_VIICav: 'Kharkov',
        RU_1stGuard: 'Kiev',
        RU_2ndGuard: 'Kiev',
        RU_GuardCav: 'Kiev',
        RU_VCauc: 'BrestLitovsk',
        RU_V: 'Lublin',
      },
    })
    scene.act('move', 'Kiev').act('move', 'BrestLitovsk')
    scene.act('move-stack', 'Kharkov').act('add', 'RU_VCav').act('add', 'RU_VIICav')
    expect(scene.state.points).toBe(0)
    scene.act('unit', 'RU_VCauc').act('march', 'Lublin').act('halt')
    scene.act('unit', 'RU_1stGuard').act('march', 'Sarny').act('halt')
    scene.act('unit', 'RU_2ndGuard').act('march', 'Sarny').act('halt')
    scene.act('unit', 'RU_GuardCav').act('march', 'Rovno').act('halt')
    scene.act('unit', 'RU_VIICav').act('march', 'Proskurov').act('halt')
    scene.act('unit', 'RU_VCav').act('march', 'Kowel')
    expect(
      ['RU_VCauc', 'RU_2ndGuard', 'RU_GuardCav', 'RU_VIICav', 'RU_VCav'].map((id) => scene.where(id)),
    ).toEqual(['Lublin', 'Sarny', 'Rovno', 'Proskurov', 'Kowel'])
  })
})

describe('E11: the fourth round of the Central Powers', () => {
  it('§9.4.1.a §9.4.4.a §11.1.a 3 OPS: Krakow and Brody move, Lutsk attacks its fort', () => {
    const scene = new StagedScene({
      stage: 'activation',
      turn: 10,
      side: 'CP',
      points: 3,
      destroyed: ['Ivangorod', 'Dubno'],
      markers: { Kielce: 'GE', Radom: 'GE' },
      pieces: {
        GE_XXIIRes: 'Krakow',
        GE_XXVIIRes: 'Krakow',
        'GE_HeavyArtillery.1': 'Krakow',
        GE_XRes: 'Ivangorod',
        AH_II: 'Brody',
        AH_VI: 'Brody',
        GE_XXVRes: 'Dubno',
        GE_Guard: 'Lutsk',
        GE_XX: 'Lutsk',
        GE_HQ_Mackensen: 'Lutsk',
      },
    })
    scene.act('move', 'Krakow').act('move', 'Brody').act('attack', 'Lutsk')
    expect([scene.prompt, scene.state.points]).toEqual(['movement', 0])
    scene.act('stack', 'Krakow').act('march', 'Ivangorod').act('halt')
    scene.act('stack', 'Brody').act('march', 'Dubno').act('halt')
    expect(scene.at('Ivangorod')).toEqual(['GE_XRes', 'GE_XXIIRes', 'GE_XXVIIRes', 'GE_HeavyArtillery.1'])
    expect(scene.at('Dubno')).toEqual(['GE_XXVRes', 'AH_II', 'AH_VI'])
    expect([scene.prompt, scene.offers('target')]).toEqual(['attack', ['Lutsk']])
  })
})
