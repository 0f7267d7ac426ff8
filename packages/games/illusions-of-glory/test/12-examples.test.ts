/** The combats of the example of play (chapter 29), turn 10, as far as it agrees with the rules. */
import { describe, expect, it } from 'vitest'
import { battle, strike } from './battle.ts'
import type { StagedScene } from './scene.ts'

/** takes the losses in the order given, as far as the owner has a choice */
function suffer(scene: StagedScene, ...wanted: string[]): void {
  while (scene.prompt === 'absorb') {
    const offered = scene.offers('suffer')
    scene.act('suffer', wanted.find((id) => offered.includes(id)) ?? offered[0])
  }
}
const fired = (scene: StagedScene): { strength: number; column: number; ln: number }[] =>
  scene.seen('fired').map(({ strength, column, ln }) => ({ strength, column, ln }))

describe('the example of play', () => {
  it('§12.2.G.2.d §12.6.5.b E5: the uprising at Sarny', () => {
    const scene = battle({
      turn: 10,
      pieces: {
        RU_Guard: 'Lutsk',
        RU_XX: 'Lutsk',
        RU_IICav: 'Lutsk',
        RU_HQ_Brusilov: 'Lutsk',
        'RU_uprising.1': 'Sarny',
      },
      orders: { Lutsk: 'attack' },
      cards: { table: ['AP44'] },
    })
    strike(scene.dice(2), 'Sarny', ['RU_Guard', 'RU_XX', 'RU_IICav', 'RU_HQ_Brusilov'], 'target-uprising')
    const [shot] = scene.seen('fired')
    expect(shot).toMatchObject({ table: 'light', total: 6, ln: 5 })
    expect(shot?.modifiers.map(({ what }) => what)).not.toContain('cavalry')
    expect(scene.where('RU_uprising.1')).toBe('waiting')
  })

  it('§21.4.b §12.6.2.a §12.7.2.b E6: the flank attack on Lublin', () => {
    const scene = battle({
      turn: 10,
      pieces: {
        ...{
          RU_II: 'BrestLitovsk',
          RU_III: 'BrestLitovsk',
          RU_V: 'Kowel',
          RU_IV: 'Kowel',
          'RU_cav_SCU.1': 'Kowel',
        },
        ...{ GE_XVII: 'Lublin', GE_XI: 'Lublin', GE_I: 'RawaRuska', 'GE_inf_SCU.1': 'reserve' },
      },
      markers: { Jaroslau: 'GE' },
      orders: { BrestLitovsk: 'attack', Kowel: 'attack' },
      cards: { table: ['AP44'] },
      tracks: { quality: { GE: 10 } },
    })
    strike(scene, 'Lublin', ['RU_II', 'RU_III', 'RU_V', 'RU_IV', 'RU_cav_SCU.1'])
    scene.dice(4, 5, 6).act('pin', 'BrestLitovsk')
    expect(scene.seen('flank-rolled')[0]).toMatchObject({ die: 4, modifiers: [], success: true })
    suffer(scene, 'GE_XVII')
    // cavalry SCU (LF 1) twice, then one corps of LF 2; 1 is absorbed without loss
    suffer(scene, 'RU_II')
    expect(fired(scene)).toEqual([
      { strength: 13, column: 8, ln: 7 },
      { strength: 6, column: 5, ln: 5 },
    ])
    expect([scene.where('GE_XVII'), scene.where('GE_inf_SCU.1')]).toEqual(['replaceable', 'Lublin'])
    expect([scene.where('RU_cav_SCU.1'), scene.isReduced('RU_II')]).toEqual(['replaceable', true])
    expect(scene.quality('GE')).toBe(9)
    expect(scene.seen('retreat-ordered')[0]?.spaces).toBe(2)
    while (scene.prompt === 'retreat-where')
      scene.act('retreat-to', scene.offers('retreat-to').includes('Jaroslau') ? 'Jaroslau' : 'Tarnow')
    expect([scene.where('GE_XI'), scene.where('GE_inf_SCU.1')]).toEqual(['Tarnow', 'Tarnow'])
    scene.act('advance', 'RU_V')
    expect([scene.where('RU_V'), scene.control('Lublin')]).toEqual(['Lublin', 'AP'])
  })

  it('§12.2.G.3.b §12.6.6.b §12.7.4.d §27.1.b E7: FEUERWALZE at Lutsk', () => {
    const scene = battle({
      turn: 10,
      side: 'CP',
      pieces: {
        ...{ GE_Guard: 'Dubno', GE_XX: 'Dubno', GE_XXVRes: 'Dubno', GE_HQ_Mackensen: 'Dubno' },
        'GE_HeavyArtillery.1': { at: 'Dubno', reduced: true },
        ...{
          RU_Guard: 'Lutsk',
          RU_XX: 'Lutsk',
          RU_IICav: 'Lutsk',
          RU_HQ_Brusilov: 'Lutsk',
          'RU_cav_SCU.1': 'reserve',
        },
        ...{ RU_XIII: 'Rovno', RU_XVIII: 'Rovno', RU_V: 'Rovno', AH_II: 'Brody' },
      },
      destroyed: ['Dubno'],
      orders: { Dubno: 'attack' },
      hands: { CP: ['CP44'] },
      tracks: { quality: { RU: 8 } },
    })
    strike(scene, 'Lutsk', ['GE_Guard', 'GE_XX', 'GE_XXVRes', 'GE_HQ_Mackensen', 'GE_HeavyArtillery.1'])
    scene.dice(2, 3).act('combat-card', 'CP44')
    // LF 2: II Cavalry and XX; the owner takes II Cavalry, then its SCU of LF 1 pays by itself
    suffer(scene, 'RU_IICav', 'GE_XXVRes')
    expect(fired(scene)).toEqual([
      { strength: 12, column: 7, ln: 7 },
      { strength: 9, column: 6, ln: 5 },
    ])
    expect([scene.where('RU_IICav'), scene.where('RU_cav_SCU.1')]).toEqual(['eliminated', 'replaceable'])
    expect([scene.isReduced('RU_XX'), scene.isReduced('GE_XXVRes')]).toEqual([false, true])
    expect(scene.quality('RU')).toBe(7)
    expect(scene.where('GE_HeavyArtillery.1')).toBe('eliminated')
    scene.act('hq-stand')
    while (scene.prompt === 'retreat-where') scene.act('retreat-to', 'Sarny')
    expect(scene.at('Sarny').sort()).toEqual(['RU_Guard', 'RU_HQ_Brusilov', 'RU_XX'])
    expect(scene.isReduced('RU_HQ_Brusilov')).toBe(true)
    scene.act('advance', 'GE_Guard').act('advance', 'GE_XX').act('advance', 'GE_HQ_Mackensen')
    expect([scene.where('GE_HQ_Mackensen'), scene.control('Lutsk')]).toEqual(['Lutsk', 'AP'])
    expect(scene.pile('CP44')).toBe('discard')
  })

  it('§20.1.2.c §20.2.c §20.2.f E11: the besieged fort of Lutsk', () => {
    const scene = battle({
      turn: 10,
      side: 'CP',
      pieces: { GE_Guard: 'Lutsk', GE_XX: 'Lutsk', GE_HQ_Mackensen: 'Lutsk' },
      orders: { Lutsk: 'attack' },
      tracks: { vp: 21, will: { RU: 2 } },
    })
    strike(scene.dice(3, 2), 'Lutsk', ['GE_Guard', 'GE_XX', 'GE_HQ_Mackensen'])
    expect(fired(scene)).toEqual([
      { strength: 9, column: 6, ln: 5 },
      { strength: 2, column: 1, ln: 1 },
    ])
    expect([scene.control('Lutsk'), scene.state.vp, scene.will('RU')]).toEqual(['CP', 22, 2])
    expect([scene.isReduced('GE_XX'), scene.isReduced('GE_Guard')]).toEqual([false, false])
  })

  it('§12.2.G.4.b §12.6.6.b E12: Lutsk, seven to seven', () => {
    const scene = battle({
      turn: 10,
      pieces: {
        ...{ RU_1stGuard: 'Sarny', RU_XX: 'Sarny', RU_2ndGuard: 'Sarny' },
        RU_HQ_Brusilov: { at: 'Sarny', reduced: true },
        ...{ RU_IV: 'Kowel', RU_VCav: 'Kowel', 'RU_inf_SCU.1': 'reserve' },
        ...{ GE_Guard: 'Lutsk', GE_XX: 'Lutsk', GE_HQ_Mackensen: 'Lutsk', 'GE_inf_SCU.1': 'reserve' },
      },
      destroyed: ['Lutsk'],
      orders: { Sarny: 'attack', Kowel: 'attack' },
      cards: { table: ['AP44'] },
      tracks: { quality: { RU: 7, GE: 9 } },
    })
    strike(scene, 'Lutsk', ['RU_1stGuard', 'RU_XX', 'RU_2ndGuard', 'RU_HQ_Brusilov', 'RU_IV', 'RU_VCav'])
    scene.dice(5, 4).act('no-flank')
    suffer(scene, 'GE_XX', 'RU_XX')
    expect(fired(scene)).toEqual([
      { strength: 16, column: 9, ln: 7 },
      { strength: 9, column: 6, ln: 7 },
    ])
    expect([scene.where('GE_XX'), scene.where('GE_inf_SCU.1')]).toEqual(['replaceable', 'Lutsk'])
    expect([scene.where('RU_XX'), scene.where('RU_inf_SCU.1')]).toEqual(['eliminated', 'replaceable'])
    expect([scene.quality('GE'), scene.quality('RU')]).toEqual([8, 6])
    expect(scene.seen('combat-ended')[0]?.winner).toBe(-1)
    expect(scene.isReduced('RU_HQ_Brusilov')).toBe(true)
  })

  it('§12.2.1.a.7 §12.7.2.b §12.8.3 E13: Dubno by road', () => {
    const scene = battle({
      turn: 10,
      pieces: {
        ...{ RU_XIII: 'Rovno', RU_XVIII: 'Rovno', RU_GuardCav: 'Rovno' },
        ...{ AH_II: 'Dubno', AH_VI: 'Dubno', GE_XXVRes: { at: 'Dubno', reduced: true } },
        'AH_inf_SCU.1': 'reserve',
        ...{ GE_X: 'Tarnopol', GE_XXI: 'Tarnopol' },
      },
      destroyed: ['Dubno'],
      orders: { Rovno: 'attack' },
      cards: { table: ['AP44'] },
      hands: { AP: ['AP48'] },
      tracks: { vp: 22, quality: { AH: 3 }, will: { RU: 2, AH: 4 } },
    })
    strike(scene, 'Dubno', ['RU_XIII', 'RU_XVIII', 'RU_GuardCav'])
    scene.dice(4, 5).act('combat-card', 'AP48')
    suffer(scene, 'AH_II', 'RU_GuardCav')
    expect(fired(scene)).toEqual([
      { strength: 8, column: 6, ln: 7 },
      { strength: 8, column: 6, ln: 5 },
    ])
    expect([scene.where('AH_II'), scene.where('AH_inf_SCU.1')]).toEqual(['eliminated', 'replaceable'])
    expect(scene.quality('AH')).toBe(2)
    expect(scene.will('AH')).toBe(3)
    while (scene.prompt === 'retreat-where')
      scene.act('retreat-to', scene.offers('retreat-to').includes('Lemberg') ? 'Lemberg' : 'Brody')
    expect(scene.at('Lemberg').sort()).toEqual(['AH_VI', 'GE_XXVRes'])
    const [full] = scene.offers('advance')
    scene.act('advance', full)
    expect([scene.control('Dubno'), scene.state.vp, scene.will('RU')]).toEqual(['AP', 21, 4])
    scene.act('done')
    while (scene.prompt === 'advance-on') scene.act('halt')
    expect(scene.pile('AP48')).toBe('discard')
  })

  it('§19.5.a §12.7.1.d E14: the trench of Lublin', () => {
    const scene = battle({
      turn: 10,
      side: 'CP',
      pieces: {
        ...{
          GE_XRes: 'Ivangorod',
          GE_XXIIRes: 'Ivangorod',
          GE_XXVIIRes: 'Ivangorod',
          'GE_HeavyArtillery.2': 'Ivangorod',
        },
        ...{ GE_XI: 'Jaroslau', 'GE_inf_SCU.1': 'Jaroslau', 'GE_res_SCU.1': 'reserve' },
        ...{ RU_V: 'Lublin', RU_VCauc: 'Lublin', RU_II: 'BrestLitovsk' },
      },
      destroyed: ['Ivangorod'],
      control: { Radom: 'CP', Kielce: 'CP', Czestochowa: 'CP' },
      trenches: { Lublin: ['AP', 1] },
      orders: { Ivangorod: 'attack', Jaroslau: 'attack' },
      hands: { AP: ['AP41'] },
      cards: { draw: [] },
      tracks: { quality: { GE: 8 } },
    })
    strike(scene, 'Lublin', [
      ...['GE_XRes', 'GE_XXIIRes', 'GE_XXVIIRes', 'GE_HeavyArtillery.2', 'GE_XI', 'GE_inf_SCU.1'],
    ])
    // II Corps is the only one that can come: it marches by itself
    scene.dice(1, 6).act('combat-card', 'AP41')
    suffer(scene, 'GE_XXIIRes', 'RU_V')
    expect(scene.where('RU_II')).not.toBe('BrestLitovsk')
    expect(fired(scene)).toEqual([
      { strength: 15, column: 7, ln: 5 },
      { strength: 9, column: 7, ln: 7 },
    ])
    expect(scene.isReduced('GE_HeavyArtillery.2')).toBe(true)
    expect(scene.seen('combat-ended')[0]?.winner).toBe(0)
    expect(scene.seen('retreat-ordered')).toEqual([])
  })
})
