/** Chapter 12: column shifts. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { shotOf } from '../rules/12-combat/fire.ts'
import { terrainShift } from '../rules/12-combat/terrain.ts'
import { isAllAcrossWater, waterShift } from '../rules/12-combat/water.ts'
import { piece } from '../pieces.ts'
import { stepCost } from '../rules/11-movement/steps.ts'
import { AP, CP, type Side } from '../sides.ts'
import { stateFor } from './stage.ts'
import { frozen, type Frozen } from './battle.ts'
import { shifts, lublin } from './firing.ts'

describe('columns', () => {
  it('§12.4.1 §3.1.1.1 mountains shift the attacker one column to the left, §3.1.1 clear terrain nobody', () => {
    const spec: Frozen = { at: 'Gorlice', attackers: { RU_II: 'Tarnow' }, defenders: { AH_II: false } }
    expect(shifts(spec, 'attacker')).toEqual({ terrain: -1 })
    expect(shifts(spec, 'defender')).toEqual({})
    expect(shifts(lublin, 'attacker')).toEqual({})
  })
  it('§3.1.1 §18.4.b terrain does not hinder movement, in spaces or regions', () => {
    const s = stateFor({
      pieces: { RU_II: 'Lutsk', AH_II: 'Trieste' },
      orders: { Lutsk: 'move', Trieste: 'move' },
    })
    const cost = (id: string, side: Side, from: string, to: string): number =>
      stepCost(
        s,
        { side, space: space(from), pieces: [piece(id)], spent: 0, unsupplied: [], isFree: false },
        space(from),
        0,
        space(to),
      )
    expect([cost('RU_II', AP, 'Lutsk', 'Kowel'), cost('RU_II', AP, 'Lutsk', 'Sarny')]).toEqual([1, 1])
    expect(cost('RU_II', AP, 'Lutsk', 'Rovno')).toBe(1)
    expect(cost('AH_II', CP, 'Trieste', 'Carniola')).toBe(1)
  })
  it('§18.4.a the mountains of a region count in combat', () => {
    const spec: Frozen = {
      at: 'Carniola',
      status: { IT: 'at-war' },
      attackers: { IT_I: 'Tolmezzo' },
      defenders: { AH_III: false },
    }
    expect(terrainShift(frozen(spec).fight)?.by).toBe(-1)
  })
  it('§12.4.3.a all across water: one column left; §12.4.3.b some of them: none', () => {
    const wet: Frozen = { ...lublin, attackers: { RU_V: 'Kowel' } }
    expect(isAllAcrossWater(frozen(wet).fight)).toBe(true)
    expect(shifts(wet, 'attacker')).toEqual({ water: -1 })
    const both: Frozen = { ...lublin, attackers: { RU_V: 'Kowel', RU_II: 'BrestLitovsk' } }
    expect(waterShift(frozen(both).fight)).toBeUndefined()
  })
  it('§12.4 §12.2.G.2.e shifts add up, and those off the table are ignored', () => {
    const spec: Frozen = {
      at: 'Gorlice',
      attackers: { RU_II: 'Tarnow', RU_III: 'Tarnow' },
      defenders: { AH_II: false },
      trenches: { Gorlice: ['CP', 1] },
      combat: ['badWeather'],
    }
    const { s, fight } = frozen(spec)
    expect(shotOf(s, fight, 'attacker')).toMatchObject({ strength: 6, column: 2, table: 'heavy' })
    const weak = frozen({ ...spec, attackers: { 'RU_inf_SCU.1': 'Tarnow' } })
    expect(shotOf(weak.s, weak.fight, 'attacker').column).toBe(0)
  })
  it('§19.5.a a trench of level 1: attacker one left, defender one right', () => {
    const spec: Frozen = { ...lublin, trenches: { Lublin: ['CP', 1] } }
    expect(shifts(spec, 'attacker')).toEqual({ trench: -1 })
    expect(shifts(spec, 'defender')).toEqual({ trench: 1 })
  })
  it('§19.5.b level 2: attacker two left, defender one right', () => {
    const spec: Frozen = {
      at: 'Doiran',
      attackers: { BR_XII: 'Salonika' },
      defenders: { BU_1stArmy: false },
      status: { BU: 'at-war' },
      trenches: { Doiran: ['CP', 2] },
    }
    expect(shifts(spec, 'attacker')).toEqual({ terrain: -1, trench: -2 })
    expect(shifts(spec, 'defender')).toEqual({ trench: 1 })
  })
  it('§19.5.d the trench of the attacker does not matter', () => {
    expect(shifts({ ...lublin, trenches: { BrestLitovsk: ['AP', 1] } }, 'attacker')).toEqual({})
  })
  it('§20.1.4.a units in a fort space have their trench, §19.5.c §20.1.4.b a fort alone has not', () => {
    const spec: Frozen = {
      at: 'Lutsk',
      side: 'CP',
      attackers: { GE_XX: 'Dubno' },
      defenders: { RU_XX: false },
      trenches: { Lutsk: ['AP', 1] },
    }
    expect(shifts(spec, 'attacker')).toEqual({ trench: -1 })
    expect(shifts({ ...spec, defenders: {}, combat: ['fort'] }, 'attacker')).toEqual({})
    expect(shifts({ ...spec, defenders: {}, combat: ['fort'] }, 'defender')).toEqual({})
  })
})
