/** §22 LCUs are assembled and taken apart. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { piece } from '../pieces.ts'
import { assemblies } from '../rules/22-assembly/assembling.ts'
import { isSetFor } from '../rules/22-assembly/composition.ts'
import { StagedScene } from './scene.ts'
import { type Placed, type SceneSpec, stateFor } from './stage.ts'

const movement = (spec: SceneSpec): StagedScene => new StagedScene({ stage: 'movement', turn: 4, ...spec })
const at = (place: string, ...ids: string[]): Record<string, Placed> =>
  Object.fromEntries(ids.map((id) => [id, place]))
const inf = ['RU_inf_SCU.1', 'RU_inf_SCU.2', 'RU_inf_SCU.3']
const kiev = (pieces: Record<string, Placed>, spec: SceneSpec = {}): StagedScene =>
  movement({ ...spec, pieces: { RU_II: 'Vilna', ...pieces }, orders: { Kiev: 'move', Vilna: 'move' } })
const box = at('replaceable', 'RU_XX')

describe('assembling', () => {
  it('§22.1.a §22.1.a.1 §22.2.a §22.3.b three full SCUs become a full LCU', () => {
    const scene = kiev({ ...at('Kiev', ...inf), ...box }).act('assemble', 'RU_XX')
    expect(scene.prompt).toBe('assemble-with')
    scene.act('use', 'RU_inf_SCU.1').act('use', 'RU_inf_SCU.2').act('use', 'RU_inf_SCU.3')
    expect([scene.where('RU_XX'), scene.isReduced('RU_XX')]).toEqual(['Kiev', false])
    expect(inf.map((id) => scene.where(id))).toEqual(['reserve', 'reserve', 'reserve'])
    expect(scene.seen('assembled')).toMatchObject([{ rule: '22.3.b' }])
  })
  it('§22.1.b §22.2.c §22.3.d two become a reduced one', () => {
    const scene = kiev({ ...at('Kiev', ...inf), ...box }).act('assemble', 'RU_XX')
    scene.act('use', 'RU_inf_SCU.1').act('use', 'RU_inf_SCU.3').act('done')
    expect([scene.where('RU_XX'), scene.isReduced('RU_XX')]).toEqual(['Kiev', true])
    expect(inf.map((id) => scene.where(id))).toEqual(['reserve', 'Kiev', 'reserve'])
    expect(scene.seen('assembled')).toMatchObject([{ rule: '22.3.d', face: 1 }])
  })
  it('§22.1.a.2 §22.2.b §22.3.c a reduced LCU is made full by any SCU of its nation', () => {
    const scene = kiev({ RU_XX: { at: 'Kiev', reduced: true }, 'RU_cav_SCU.1': 'Kiev' }).act(
      'assemble',
      'RU_XX',
    )
    expect([scene.where('RU_XX'), scene.isReduced('RU_XX'), scene.where('RU_cav_SCU.1')]).toEqual([
      'Kiev',
      false,
      'reserve',
    ])
    expect(scene.seen('assembled')).toMatchObject([{ rule: '22.3.c' }])
  })
  it('§22.1.a.2 §22.2.b but no full LCU, none that is off the map, out of supply or special', () => {
    const spec = { RU_XX: { at: 'Kiev', reduced: true }, 'RU_cav_SCU.1': 'Kiev' } as const
    const refilled = (pieces: Parameters<typeof kiev>[0]): string[] =>
      kiev({ ...pieces, RU_V: 'Kiev' }).offers('assemble')
    expect(refilled(spec)).toEqual(['RU_XX'])
    expect(refilled({ ...spec, RU_XX: 'Kiev' })).toEqual([])
    expect(refilled({ ...spec, RU_XX: { at: 'replaceable', reduced: true } })).toEqual([])
  })
  it('§22.1.a not out of supply', () => {
    const scene = movement({
      pieces: { RU_XX: { at: 'Stryj', reduced: true }, 'RU_cav_SCU.1': 'Stryj', RU_II: 'Vilna' },
      orders: { Stryj: 'move', Vilna: 'move' },
    })
    expect(scene.offers('assemble')).toEqual([])
    expect(scene.refusal('assemble', 'RU_XX')).toMatchObject({ code: 'out-of-supply', rule: '22.1.a' })
    const supplied = kiev({ RU_XX: { at: 'Kiev', reduced: true } })
    expect(supplied.refusal('assemble', 'RU_XX').rule).toBe('22.2.b')
  })
  it('§22.2.a two of its type, any infantry or cavalry as the third', () => {
    const set = (lcu: string, ...ids: string[]): boolean => isSetFor(piece(lcu), ids.map(piece))
    expect(set('RU_XX', 'RU_inf_SCU.1', 'RU_inf_SCU.2', 'RU_cav_SCU.1')).toBe(true)
    expect(set('RU_XX', 'RU_inf_SCU.1', 'RU_cav_SCU.2', 'RU_cav_SCU.1')).toBe(false)
    expect(set('RU_ICav', 'RU_inf_SCU.1', 'RU_cav_SCU.2', 'RU_cav_SCU.1')).toBe(true)
    expect(set('GE_IRes', 'GE_inf_SCU.1', 'GE_inf_SCU.2', 'GE_res_SCU.1')).toBe(false)
    expect(set('RU_XX', 'RU_inf_SCU.1', 'RU_inf_SCU.2', 'SB_inf_SCU.1')).toBe(false)
  })
  it('§22.2.c one of its type for a reduced one', () => {
    const set = (...ids: string[]): boolean => isSetFor(piece('RU_XX'), ids.map(piece))
    expect(set('RU_inf_SCU.1', 'RU_cav_SCU.1')).toBe(true)
    expect(set('RU_cav_SCU.1', 'RU_cav_SCU.2')).toBe(false)
  })
  it('§22.2.d an LCU of two nations is made of both', () => {
    const set = (...ids: string[]): boolean => isSetFor(piece('GE_AH_SudArmy'), ids.map(piece))
    expect(set('GE_inf_SCU.1', 'GE_inf_SCU.2', 'AH_inf_SCU.1')).toBe(true)
    expect(set('GE_inf_SCU.1', 'AH_inf_SCU.2', 'AH_inf_SCU.1')).toBe(true)
    expect(set('GE_inf_SCU.1', 'GE_inf_SCU.2', 'GE_inf_SCU.3')).toBe(false)
    expect(set('GE_inf_SCU.1', 'AH_inf_SCU.1')).toBe(true)
    expect(set('GE_inf_SCU.1', 'GE_inf_SCU.2')).toBe(false)
  })
  it('§22.1.c special units are not used', () => {
    const scene = kiev({ ...at('Kiev', 'RU_inf_SCU.1', 'RU_BlackSea'), ...box })
    expect(scene.refusal('assemble', 'RU_XX')).toMatchObject({ code: 'wrong-troops', rule: '22.2.a' })
    const fits = (...ids: string[]): boolean => isSetFor(piece('RU_XX'), ids.map(piece))
    expect([fits(...inf), fits('RU_inf_SCU.1', 'RU_inf_SCU.2', 'RU_cav_SCU.1')]).toEqual([true, true])
    expect(fits('RU_inf_SCU.1', 'RU_inf_SCU.2', 'RU_BlackSea')).toBe(false)
    expect(fits('RU_inf_SCU.1', 'RU_inf_SCU.2', 'RU_HQ_Brusilov')).toBe(false)
    const dual = movement({
      side: 'CP',
      pieces: { GE_AH_SudArmy: { at: 'Lemberg', reduced: true }, 'GE_inf_SCU.1': 'Lemberg' },
      orders: { Lemberg: 'move' },
    })
    expect(dual.refusal('assemble', 'GE_AH_SudArmy')).toMatchObject({ code: 'special-unit', rule: '22.1.c' })
  })
  it('§22.2.e uprisings are not used', () => {
    expect(isSetFor(piece('RU_XX'), ['RU_inf_SCU.1', 'RU_uprising.1'].map(piece))).toBe(false)
  })
  it('§22.1.a.1 only SCUs at full strength', () => {
    const scene = kiev({ 'RU_inf_SCU.1': { at: 'Kiev', reduced: true }, 'RU_inf_SCU.2': 'Kiev', ...box })
    expect(scene.offers('assemble')).toEqual([])
  })
  it('§22.1.a §22.1.b in a friendly space, in supply', () => {
    const pieces = { ...at('Glogau', ...inf), ...box }
    const far = stateFor({ turn: 4, pieces, orders: { Glogau: 'move' }, stage: 'movement' })
    expect(assemblies(far, space('Glogau'), 0)).toEqual([])
    const besieging = stateFor({
      turn: 4,
      pieces: { ...at('Przemysl', ...inf), ...box },
      orders: { Przemysl: 'move' },
    })
    expect(assemblies(besieging, space('Przemysl'), 0)).toEqual([])
  })
  it('§22.3.a all have begun the round there, the space is activated, and the LCU does not move', () => {
    const moved = kiev({ 'RU_inf_SCU.1': { at: 'Kiev', marks: ['moved'] }, 'RU_inf_SCU.2': 'Kiev', ...box })
    expect(moved.offers('assemble')).toEqual([])
    const idle = movement({
      pieces: { ...at('Kiev', ...inf), ...box, RU_II: 'Vilna' },
      orders: { Vilna: 'move' },
    })
    expect(idle.offers('assemble')).toEqual([])
    const scene = kiev({ ...at('Kiev', 'RU_inf_SCU.1', 'RU_inf_SCU.2'), ...box }).act('assemble', 'RU_XX')
    if (scene.prompt === 'assemble-with') scene.act('use', 'RU_inf_SCU.1')
    expect(scene.refusal('unit', 'RU_XX').code).toBe('has-moved')
  })
  it('§22.3.a in a region they form a stack', () => {
    const units = (stack: number): Placed => ({ at: 'Kharkov', marks: ['toMove'], stack })
    const together = stateFor({
      turn: 4,
      pieces: { 'RU_inf_SCU.1': units(1), 'RU_inf_SCU.2': units(1), ...box },
    })
    expect(assemblies(together, space('Kharkov'), 1)).toEqual([piece('RU_XX')])
    const apart = stateFor({
      turn: 4,
      pieces: { 'RU_inf_SCU.1': units(1), 'RU_inf_SCU.2': units(2), ...box },
    })
    expect(assemblies(apart, space('Kharkov'), 1)).toEqual([])
  })
  it('§22.3.b §22.3.d its counter must be in the Replaceable box', () => {
    const scene = kiev({ ...at('Kiev', ...inf), RU_XX: 'eliminated', RU_V: 'waiting', RU_IV: 'replaceable' })
    expect(scene.offers('assemble')).toEqual(['RU_IV'])
    expect(scene.refusal('assemble', 'RU_XX')).toMatchObject({ code: 'no-counter-for-it', rule: '22.3.b' })
    expect(scene.refusal('assemble', 'RU_V').code).toBe('no-counter-for-it')
  })
  it('§23.4.2.b not by Russians in the revolution', () => {
    const scene = kiev({ ...at('Kiev', ...inf), ...box }, { set: { revolutionTurn: 3, revolutionStage: 4 } })
    expect(scene.refusal('assemble', 'RU_XX').code).toBe('no-assembly-in-revolution')
  })
})

describe('taking apart', () => {
  const reserve = at('reserve', ...inf, 'RU_cav_SCU.1')
  it('§22.4.a §22.4.b a full LCU: three SCUs from the reserve box, and they may move', () => {
    const scene = kiev({ RU_XX: 'Kiev', ...reserve }).act('disassemble', 'RU_XX')
    expect(scene.prompt).toBe('disassemble-into')
    scene.act('take-scu', 'RU_inf_SCU.1').act('take-scu', 'RU_inf_SCU.2').act('take-scu', 'RU_cav_SCU.1')
    expect(scene.where('RU_XX')).toBe('replaceable')
    expect(scene.at('Kiev')).toEqual(['RU_inf_SCU.1', 'RU_inf_SCU.2', 'RU_cav_SCU.1'])
    expect(scene.offers('unit')).toContain('RU_cav_SCU.1')
    expect(scene.seen('disassembled')).toMatchObject([{ rule: '22.4.b' }])
  })
  it('§22.4.b §22.4.c two of its type, or one; if the box lacks them it cannot be done', () => {
    const poor = kiev({ RU_XX: 'Kiev', ...at('reserve', 'RU_inf_SCU.1', 'RU_cav_SCU.1', 'RU_cav_SCU.2') })
    expect(poor.refusal('disassemble', 'RU_XX')).toMatchObject({
      code: 'reserve-lacks-troops',
      rule: '22.4.b',
    })
  })
  it('§22.4.c a reduced LCU: two SCUs at full strength', () => {
    const scene = kiev({
      RU_XX: { at: 'Kiev', reduced: true },
      ...at('reserve', 'RU_inf_SCU.1', 'RU_cav_SCU.1', 'RU_cav_SCU.2'),
    })
    scene.act('disassemble', 'RU_XX').act('take-scu', 'RU_inf_SCU.1')
    expect(scene.at('Kiev')).toEqual(['RU_inf_SCU.1', 'RU_cav_SCU.1'])
    expect([scene.isReduced('RU_inf_SCU.1'), scene.where('RU_XX')]).toEqual([false, 'replaceable'])
    expect(scene.seen('disassembled')).toMatchObject([{ rule: '22.4.c' }])
  })
  it('§22.4.d an LCU of two nations falls into both', () => {
    const scene = movement({
      side: 'CP',
      pieces: {
        GE_AH_SudArmy: { at: 'Lemberg', reduced: true },
        ...at('reserve', 'GE_inf_SCU.1', 'GE_inf_SCU.2', 'AH_inf_SCU.1'),
      },
      orders: { Lemberg: 'move' },
    })
    scene.act('disassemble', 'GE_AH_SudArmy')
    if (scene.prompt === 'disassemble-into') scene.act('take-scu', 'GE_inf_SCU.1')
    expect(scene.at('Lemberg')).toEqual(['GE_inf_SCU.1', 'AH_inf_SCU.1'])
    const germans = movement({
      side: 'CP',
      pieces: { GE_AH_SudArmy: 'Lemberg', ...at('reserve', 'GE_inf_SCU.1', 'GE_inf_SCU.2', 'GE_inf_SCU.3') },
      orders: { Lemberg: 'move' },
    })
    expect(germans.refusal('disassemble', 'GE_AH_SudArmy').code).toBe('reserve-lacks-troops')
  })
  it('§22.4.a the space must be activated', () => {
    const scene = kiev({ RU_XX: 'Rovno', ...reserve })
    expect(scene.refusal('disassemble', 'RU_XX')).toMatchObject({ code: 'not-activated', rule: '22.4.a' })
  })
})
