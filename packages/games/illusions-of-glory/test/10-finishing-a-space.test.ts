/** §10.3 §11.1.1.b §27.0.b a space is not left behind with too many in it, or with support alone. */
import { describe, expect, it } from 'vitest'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const movement = (spec: SceneSpec): StagedScene => new StagedScene({ stage: 'movement', turn: 4, ...spec })

describe('too many in a space', () => {
  const crowd: SceneSpec = {
    pieces: { RU_I: 'Rovno', RU_II: 'Rovno', RU_III: 'Rovno', RU_IV: 'Sarny', RU_V: 'Lutsk', AH_II: 'Brody' },
    orders: { Rovno: 'move', Sarny: 'move', Lutsk: 'attack' },
  }
  it('§10.3.b §19.1.d nobody digs where others have still to leave', () => {
    const scene = movement(crowd)
    expect(scene.offers('dig')).toContain('Rovno')
    scene.act('unit', 'RU_IV').act('march', 'Rovno').act('halt')
    expect(scene.refusal('dig', 'Rovno')).toMatchObject({ code: 'stack-full', rule: '10.3.b' })
  })
  it('§10.3.b §11.1.1.b once its units have begun to move the others must, before another space does', () => {
    const scene = movement({
      pieces: { ...crowd.pieces, RU_VI: 'Sarny', RU_XX: 'Kiev' },
      orders: { Rovno: 'move', Sarny: 'move', Kiev: 'move', Lutsk: 'attack' },
    })
    scene.act('unit', 'RU_IV').act('march', 'Rovno').act('halt')
    scene.act('unit', 'RU_VI').act('march', 'Rovno').act('halt')
    expect(scene.offers('unit')).toEqual(expect.arrayContaining(['RU_I', 'RU_XX']))
    scene.act('unit', 'RU_I').act('march', 'Dubno').act('halt')
    expect(scene.offers('unit')).toEqual(['RU_II', 'RU_III'])
    expect(scene.offers('dig')).toEqual([])
    expect(scene.refusal('unit', 'RU_XX')).toMatchObject({ code: 'stack-full', rule: '10.3.b' })
    scene.act('unit', 'RU_II').act('march', 'Dubno').act('halt')
    expect(scene.offers('unit')).toContain('RU_XX')
  })
  it('§10.3.a a full space is entered if others can leave it, be it through full spaces', () => {
    const spec: SceneSpec = {
      pieces: {
        ...{ RU_I: 'Brody', RU_II: 'Brody', RU_III: 'Brody', RU_IV: 'Rovno', AH_II: 'Lemberg' },
        ...{ RU_V: 'Dubno', RU_VI: 'Dubno', RU_VII: 'Dubno' },
        ...{ RU_VIII: 'Lutsk', RU_IX: 'Lutsk', RU_X: 'Lutsk' },
      },
      orders: { Brody: 'move', Rovno: 'move' },
    }
    const scene = movement(spec).act('unit', 'RU_IV')
    expect(scene.offers('march')).toContain('Brody')
    scene.act('march', 'Brody').act('unit', 'RU_I').act('march', 'Kowel').act('halt')
    expect(scene.at('Brody')).toEqual(['RU_II', 'RU_III', 'RU_IV'])
    const stuck = movement({ ...spec, orders: { Rovno: 'move' } }).act('unit', 'RU_IV')
    expect(stuck.offers('march')).not.toContain('Brody')
  })
  it('§11.1.3.b who is still too many does not go to a space with an Attack marker', () => {
    const scene = movement({
      pieces: { ...crowd.pieces, RU_IV: 'Rovno', RU_VI: 'Sarny', RU_VII: 'Dubno', RU_VIII: 'Zhitomir' },
      orders: { Lutsk: 'attack' },
    })
    scene.act('displace', 'RU_I')
    expect(scene.prompt).toBe('displace-where')
    expect(scene.offers('displace-to')).not.toContain('Lutsk')
    expect(scene.offers('displace-to')).toContain('Dubno')
  })
})

describe('support', () => {
  const brusilov: SceneSpec = {
    pieces: { RU_HQ_Brusilov: 'Rovno', RU_XX: 'Rovno', RU_IV: 'Kiev', RU_V: 'Lutsk', AH_II: 'Brody' },
    orders: { Rovno: 'move', Kiev: 'move', Lutsk: 'attack' },
  }
  it('§27.0.b left alone it follows before another space moves', () => {
    const scene = movement(brusilov).act('unit', 'RU_XX').act('march', 'Proskurov').act('halt')
    expect(scene.offers('unit')).toEqual(['RU_HQ_Brusilov'])
    expect(scene.refusal('unit', 'RU_IV')).toMatchObject({ code: 'support-alone', rule: '27.0.b' })
    scene.act('unit', 'RU_HQ_Brusilov')
    expect(scene.offers('march')).toEqual(['Kiev', 'Proskurov'])
  })
  it('§11.1.3.b §27.0.b it is not carried to a space with an Attack marker while others will do', () => {
    const orders = { Lutsk: 'attack' } as const
    const other = movement({ pieces: { ...brusilov.pieces, RU_XX: 'Vinnitsa', RU_IV: 'Vinnitsa' }, orders })
    expect(other.where('RU_HQ_Brusilov')).toBe('Vinnitsa')
    const none = movement({ pieces: { RU_HQ_Brusilov: 'Rovno', RU_V: 'Lutsk', AH_II: 'Brody' }, orders })
    expect([none.where('RU_HQ_Brusilov'), none.isMarked('RU_HQ_Brusilov', 'attacked')]).toEqual([
      'Lutsk',
      true,
    ])
  })
  it('§27.0.b §11.1.2.e troops do not leave support behind that has moved', () => {
    const scene = movement({
      pieces: { RU_HQ_Brusilov: 'Rovno', RU_XX: 'Rovno', RU_IV: 'Sarny' },
      orders: { Rovno: 'move', Sarny: 'move' },
    })
    scene.act('unit', 'RU_HQ_Brusilov').act('march', 'Sarny').act('halt')
    expect(scene.offers('unit')).toEqual(['RU_XX'])
    expect(scene.refusal('unit', 'RU_IV')).toMatchObject({ code: 'support-alone', rule: '27.0.b' })
  })
  it('§27.0.b §10.2.b nor with troops it may not stand with', () => {
    const spec: SceneSpec = {
      orders: { Pinsk: 'move' },
      pieces: {
        ...{ RU_SB_Yugo: 'Pinsk', 'BR_inf_SCU.1': 'Pinsk' },
        RU_HQ_Brusilov: { at: 'Pinsk', marks: ['moved'] },
      },
    }
    const scene = movement(spec)
    expect(scene.offers('unit')).toEqual(['BR_inf_SCU.1'])
    expect(scene.refusal('unit', 'RU_SB_Yugo')).toMatchObject({ code: 'support-alone', rule: '27.0.b' })
  })
})

describe('the space that is moving', () => {
  // Russians around: from Wloclawek only Lodz is left, and Lodz is full
  const lodz: SceneSpec = {
    side: 'CP',
    orders: { Lodz: 'move', Wloclawek: 'move' },
    destroyed: ['Thorn', 'Warsaw'],
    pieces: {
      ...{ GE_I: 'Lodz', GE_X: 'Lodz', GE_XI: 'Lodz', GE_XXI: { at: 'Lodz', marks: ['moved'] } },
      ...{ GE_XX: 'Wloclawek', RU_I: 'Plock', RU_II: 'Warsaw', RU_III: 'Thorn', RU_IV: 'Kalisz' },
    },
  }
  it('§11.1.1.b §10.3.a makes no room for others, who begin only when it has finished', () => {
    const scene = movement(lodz)
    scene.act('unit', 'GE_I').act('march', 'Radom')
    expect(scene.offers('unit')).toEqual(['GE_X', 'GE_XI'])
  })
  it('§11.1.1.b §20.3.1.d completes no siege that others begin', () => {
    const scene = movement({
      side: 'CP',
      orders: { Radom: 'move', Siedlce: 'move' },
      pieces: {
        ...{ 'GE_res_SCU.1': 'Siedlce', 'GE_res_SCU.2': 'Radom', 'GE_res_SCU.3': 'Radom' },
        ...{ RU_I: 'BrestLitovsk', RU_II: 'Warsaw', RU_III: 'Bialystok', RU_IV: 'Lomza' },
      },
    })
    expect(scene.offers('unit')).toContain('GE_res_SCU.1')
    scene.act('unit', 'GE_res_SCU.2').act('march', 'Kielce')
    expect(scene.offers('unit')).toEqual(['GE_res_SCU.3'])
  })
  it('§11.1.1.d §27.0.b in a region nobody counts on an HQ of the stack that is moving to follow', () => {
    const scene = movement({
      pieces: {
        RU_I: { at: 'Kharkov', marks: ['toMove'], stack: 1 },
        RU_HQ_Brusilov: { at: 'Kharkov', marks: ['toMove'], stack: 1 },
        RU_II: { at: 'Kharkov', marks: ['toMove'], stack: 2 },
      },
    })
    expect(scene.offers('unit')).toContain('RU_II')
    scene.act('unit', 'RU_I').act('march', 'Kiev')
    while (scene.prompt === 'march') scene.act('halt')
    expect(scene.offers('unit')).toEqual(['RU_HQ_Brusilov'])
  })
})
