/** §10.3.b §22.3.a others have come counting on those who are there to go: these are not put together first. */
import { describe, expect, it } from 'vitest'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const movement = (spec: SceneSpec): StagedScene => new StagedScene({ stage: 'movement', turn: 6, ...spec })

describe('assembly where room has to be made', () => {
  const vlore: SceneSpec = {
    status: { IT: 'at-war' },
    control: { Durres: 'AP', Elbasan: 'AP', Scutari: 'AP', Uzice: 'AP' },
    orders: { Durres: 'move', Elbasan: 'move' },
    pieces: {
      ...{ 'RU_inf_SCU.1': 'Durres', 'RU_inf_SCU.2': 'Durres', IT_I: 'Elbasan', RU_V: 'replaceable' },
    },
  }
  it('§10.2.b Russians who have to leave the space to Italians do not stay there as an LCU', () => {
    const scene = movement(vlore)
    expect(scene.offers('assemble')).toEqual(['RU_V'])
    scene.act('unit', 'IT_I').act('march', 'Durres').act('halt')
    expect(scene.offers('unit')).toEqual(['RU_inf_SCU.1', 'RU_inf_SCU.2'])
    expect(scene.refusal('assemble', 'RU_V')).toMatchObject({ code: 'stack-full', rule: '10.3.b' })
  })
  it('§10.3.b a reduced LCU is not filled up if others could not go in its stead', () => {
    const full: SceneSpec = {
      ...vlore,
      pieces: {
        RU_V: { at: 'Durres', reduced: true },
        'RU_inf_SCU.1': 'Durres',
        ...{ IT_I: 'Elbasan', RU_VI: 'Scutari' },
      },
    }
    expect(movement(full).offers('assemble')).toEqual(['RU_V'])
    const scene = movement(full).act('unit', 'IT_I').act('march', 'Durres').act('halt')
    expect(scene.refusal('assemble', 'RU_V')).toMatchObject({ code: 'stack-full', rule: '10.3.b' })
  })
  it('§10.3.b three who are put together make room as well as if they had gone', () => {
    const crowd = { 'RU_inf_SCU.1': 'Rovno', 'RU_inf_SCU.2': 'Rovno', 'RU_inf_SCU.3': 'Rovno', RU_I: 'Sarny' }
    const scene = movement({
      orders: { Rovno: 'move', Sarny: 'move' },
      pieces: { ...crowd, RU_V: 'replaceable' },
    })
    scene.act('unit', 'RU_I').act('march', 'Rovno').act('halt')
    expect(scene.offers('assemble')).toEqual(['RU_V'])
  })
})

describe('an LCU that has to leave the space to others', () => {
  const severin: SceneSpec = {
    ...{ turn: 12, round: 2, side: 'AP', status: { RO: 'at-war', BU: 'at-war' } },
    orders: { TurnuSeverin: 'move', Negotin: 'move' },
    pieces: {
      RO_1stArmy: { at: 'TurnuSeverin', reduced: true },
      ...{
        'RO_inf_SCU.1': 'reserve',
        'RO_inf_SCU.2': 'reserve',
        'SB_inf_SCU.1': 'Negotin',
        'SB_inf_SCU.2': 'Negotin',
      },
      ...{ RO_2ndArmy: 'Craiova', RO_3rdArmy: 'Craiova', AH_I: 'Orsova', AH_II: 'Pitesti', AH_III: 'Vidin' },
      ...{
        AH_IV: 'Bucharest',
        AH_V: 'Hermannstadt',
        AH_VI: 'Nish',
        AH_VII: 'Belgrade',
        BU_2ndArmy: 'Plevna',
      },
    },
  }
  it('§10.2.b §22.4 is not taken apart there: all its SCUs would have to find room', () => {
    const scene = movement(severin)
    expect(scene.offers('disassemble')).toEqual(['RO_1stArmy'])
    scene.act('unit', 'SB_inf_SCU.1').act('march', 'TurnuSeverin')
    if (scene.can('halt')) scene.act('halt')
    expect(scene.at('TurnuSeverin')).toEqual(['SB_inf_SCU.1', 'RO_1stArmy'])
    expect(scene.refusal('disassemble', 'RO_1stArmy')).toMatchObject({ code: 'stack-full', rule: '10.3.b' })
  })
})

describe('an LCU beside which others have come', () => {
  it('§10.3.a §22.4 is taken apart if one of its SCUs can go, be it through a full space', () => {
    const scene = movement({
      pieces: {
        ...{ RU_I: 'Libau', RU_II: 'Radviliskaya', RU_III: 'Mitava', RU_V: 'Mitava', RU_XX: 'Mitava' },
        ...{ 'RU_inf_SCU.1': 'reserve', 'RU_inf_SCU.2': 'reserve', 'RU_inf_SCU.3': 'reserve' },
        ...{ GE_I: 'Memel', GE_II: 'Shavli' },
      },
      orders: { Libau: 'move', Radviliskaya: 'move' },
    })
    scene.act('unit', 'RU_II').act('march', 'Libau')
    if (scene.can('halt')) scene.act('halt')
    scene.act('disassemble', 'RU_I').act('unit', 'RU_inf_SCU.1')
    expect(scene.offers('march')).toContain('Riga')
  })
})
