/** §22.3.a §25.1.a who takes no part in assembly and disassembly. */
import { describe, expect, it } from 'vitest'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const movement = (spec: SceneSpec): StagedScene => new StagedScene({ stage: 'movement', turn: 4, ...spec })

describe('SCUs of an LCU just taken apart', () => {
  const spec: SceneSpec = {
    pieces: {
      RU_XX: { at: 'Kiev', reduced: true },
      RU_V: { at: 'Kiev', reduced: true },
      RU_II: 'Vilna',
      'RU_inf_SCU.1': 'reserve',
      'RU_inf_SCU.2': 'reserve',
    },
    orders: { Kiev: 'move', Vilna: 'move' },
  }
  it('§22.3.a did not begin the round there: they are not put together again', () => {
    const scene = movement(spec).act('disassemble', 'RU_XX')
    expect(scene.at('Kiev')).toEqual(['RU_V', 'RU_inf_SCU.1', 'RU_inf_SCU.2'])
    expect(scene.offers('assemble')).toEqual([])
    expect(scene.refusal('assemble', 'RU_V')).toMatchObject({ code: 'wrong-troops' })
    expect(scene.offers('unit')).toEqual(expect.arrayContaining(['RU_inf_SCU.1', 'RU_inf_SCU.2']))
  })
  it('§22.3.a those who were there are', () => {
    const scene = movement({ ...spec, pieces: { ...spec.pieces, 'RU_cav_SCU.1': 'Kiev' } })
    scene.act('disassemble', 'RU_XX').act('assemble', 'RU_V')
    expect([scene.isReduced('RU_V'), scene.where('RU_cav_SCU.1')]).toEqual([false, 'reserve'])
  })
})

describe('a corps redeployed by an event', () => {
  it('[CP37] §22.3.a has not begun the round there: it is not made full', () => {
    const scene = new StagedScene({
      side: 'CP',
      turn: 8,
      round: 2,
      status: { BU: 'at-war' },
      hands: { CP: ['CP37'] },
      pieces: {
        TU_I: { at: 'Constantinople', reduced: true },
        TU_II: { at: 'KirkKilisse', reduced: true },
        'TU_inf_SCU.1': 'KirkKilisse',
      },
    })
    scene.act('event', 'CP37').act('redeploy', 'TU_I').act('redeploy-to', 'KirkKilisse')
    scene.act('move', 'KirkKilisse')
    if (scene.prompt === 'activate') scene.act('done')
    expect(scene.offers('assemble')).toEqual(['TU_II'])
    expect(scene.refusal('assemble', 'TU_I')).toMatchObject({ rule: '22.3.a' })
  })
})

describe('an LCU in a full space', () => {
  const scus = { 'RU_inf_SCU.1': 'reserve', 'RU_inf_SCU.2': 'reserve', 'RU_inf_SCU.3': 'reserve' }
  const pocket: SceneSpec = {
    pieces: {
      ...scus,
      ...{ RU_I: 'Stryj', RU_II: 'Stryj', RU_III: 'Stryj' },
      ...{ RU_IV: 'Stanislau', RU_V: 'Stanislau', RU_VI: 'Stanislau', RU_VII: 'Kiev' },
      ...{ AH_I: 'Lemberg', AH_II: 'Munkacs', AH_IV: 'Uzsok', AH_V: 'Tarnopol', AH_VI: 'Marmaros' },
      AH_IX: 'Przemysl',
    },
    control: { Czernowitz: 'AP', Kamenets: 'CP', MogilevPodolsk: 'CP' },
    orders: { Stryj: 'move', Kiev: 'move' },
  }
  it('§22.4.a §10.3.b §14.3.1.a.1 is not taken apart where nobody can make room', () => {
    const scene = movement(pocket)
    expect(scene.offers('disassemble')).toEqual(['RU_VII'])
    expect(scene.refusal('disassemble', 'RU_I')).toMatchObject({ code: 'stack-full', rule: '10.3.b' })
  })
  it('§22.4.a §10.3.b nor where two must leave and there is room for one', () => {
    const pieces = { ...pocket.pieces, RU_VI: 'waiting', AH_X: 'Czernowitz' }
    const control = { Kamenets: 'CP', MogilevPodolsk: 'CP' } as const
    const scene = movement({ ...pocket, pieces, control })
    expect(scene.offers('disassemble')).toEqual(['RU_VII'])
    const half = movement({ ...pocket, pieces: { ...pieces, RU_I: { at: 'Stryj', reduced: true } }, control })
    expect(half.offers('disassemble')).toEqual(['RU_I', 'RU_VII'])
  })
  it('§22.4.a §10.3.a is where SCUs can still go, who must', () => {
    const supplied = movement({ ...pocket, control: { Czernowitz: 'AP' } })
    expect(supplied.offers('disassemble')).toContain('RU_I')
    supplied.act('disassemble', 'RU_I')
    expect(supplied.refusal('done')).toMatchObject({ code: 'stack-full', rule: '10.3.b' })
    supplied.act('unit', 'RU_inf_SCU.1')
    expect(supplied.offers('march')).toContain('Czernowitz')
  })
})

describe('at sea', () => {
  it('§25.1.a §25.2.3.b no LCU is taken apart: SCUs do not land', () => {
    const scene = movement({
      landing: ['SeaSalonika'],
      pieces: {
        BR_XII: 'SeaSalonika',
        'BR_inf_SCU.1': 'reserve',
        'BR_inf_SCU.2': 'reserve',
        'BR_inf_SCU.3': 'reserve',
      },
      orders: { SeaSalonika: 'move' },
    })
    expect(scene.offers('disassemble')).toEqual([])
    expect(scene.refusal('disassemble', 'BR_XII')).toMatchObject({ code: 'lcus-only-by-sea', rule: '25.1.a' })
  })
})

describe('Lemnos in winter', () => {
  const WINTER = 3
  const serbs: SceneSpec['pieces'] = {
    'SB_inf_SCU.1': 'Lemnos',
    'SB_inf_SCU.2': 'Lemnos',
    BR_XII: 'Lemnos',
    SB_1stArmy: 'replaceable',
  }
  it('§25.2.5.c §22.3.a LCUs are not activated, SCUs are, and can be put together', () => {
    const scene = new StagedScene({ stage: 'activation', turn: WINTER, points: 2, pieces: serbs })
    scene.act('move-stack', 'Lemnos')
    expect(scene.offers('add')).toEqual(['SB_inf_SCU.1', 'SB_inf_SCU.2'])
    expect(scene.refusal('add', 'BR_XII')).toMatchObject({ code: 'lemnos-in-winter', rule: '25.2.5.c' })
    scene.act('add', 'SB_inf_SCU.1').act('add', 'SB_inf_SCU.2')
    if (scene.prompt === 'form-stack') scene.act('formed')
    if (scene.prompt === 'activate') scene.act('done')
    scene.act('assemble', 'SB_1stArmy').act('use', 'SB_inf_SCU.1')
    expect([scene.where('SB_1stArmy'), scene.isReduced('SB_1stArmy')]).toEqual(['Lemnos', true])
  })
})
