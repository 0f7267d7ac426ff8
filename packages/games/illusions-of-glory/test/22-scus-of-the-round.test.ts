/** §22.3.a §25.1.a who takes no part in assembly and disassembly. */
import { describe, expect, it } from 'vitest'
import { Scene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const movement = (spec: SceneSpec): Scene => new Scene({ phase: 'movement', turn: 4, ...spec })

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
    const scene = new Scene({ phase: 'activation', turn: WINTER, points: 2, pieces: serbs })
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
