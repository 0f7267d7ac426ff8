/** §28 what the treaty leaves to those who are not Russians. */
import { describe, expect, it } from 'vitest'
import { NEIGHBOURS, idOfSpace, space } from '../map.ts'
import type { SideId } from '../sides.ts'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const TURN = 14
const inForce: SceneSpec = { turn: TURN, set: { treatyTurn: TURN }, status: { RO: 'at-war', BU: 'at-war' } }

describe('attacks that touch no Russian', () => {
  const attack = (side: SideId, spec: SceneSpec): StagedScene =>
    new StagedScene({ ...inForce, ...spec, side, stage: 'combat' })
  const kishinev: NonNullable<SceneSpec['pieces']> = {
    ...{ GE_I: 'Jassy', GE_II: 'Jassy', GE_XX: 'Jassy' },
    RO_1stArmy: { at: 'Kishinev', reduced: true },
  }

  it('§28.0.d.7 the Central Powers attack other Allied units on Russian ground, §28.0.d.5 and stay out of it', () => {
    const spec: SceneSpec = { control: { Kishinev: 'AP' }, orders: { Jassy: 'attack' } }
    const scene = attack('CP', { ...spec, pieces: kishinev })
    expect(scene.offers('target')).toContain('Kishinev')
    // the river lets the defender fire first
    scene.dice(1, 6).act('target', 'Kishinev')
    for (const id of ['GE_I', 'GE_II', 'GE_XX']) scene.act('join', id)
    scene.act('engage')
    expect(scene.at('Kishinev')).toEqual([])
    expect([scene.where('GE_I'), scene.control('Kishinev')]).toEqual(['Jassy', 'AP'])
    // §28.0.d.5 Russians protect those beside them
    const guarded = attack('CP', { ...spec, pieces: { ...kishinev, RU_I: 'Kishinev' } })
    expect(guarded.refusal('target', 'Kishinev').code).toBe('nobody-to-attack')
  })

  it('§28.0.d.6 Romanians attack Germans in a Russian region, be Russians there or not', () => {
    for (const russians of [{}, { RU_I: 'Kharkov' }]) {
      const scene = attack('AP', {
        pieces: {
          RO_1stArmy: { at: 'Kharkov', marks: ['toAttack'], stack: 1 },
          GE_I: 'Kharkov',
          ...russians,
        },
        control: { Kharkov: 'AP' },
      })
      expect(scene.offers('target')).toEqual(['Kharkov'])
    }
  })

  it('§28.0.d.5 a Russian fort without units is left alone', () => {
    const scene = attack('CP', { pieces: { GE_I: 'Panevezys' }, orders: { Panevezys: 'attack' } })
    expect(scene.offers('target')).not.toContain('Dvinsk')
  })
})

describe('ground taken after Russia has left the war', () => {
  it('§28.0.d.5 the Yugoslav division takes it as a Serbian one', () => {
    const spec: SceneSpec = { pieces: { RU_SB_Yugo: 'Constanta' }, orders: { Constanta: 'move' } }
    const scene = new StagedScene({ ...inForce, ...spec, stage: 'movement' })
    scene.act('unit', 'RU_SB_Yugo').act('march', 'Varna')
    expect([scene.control('Varna'), scene.marker('Varna')]).toEqual(['AP', 'SB'])
    const before = new StagedScene({ ...inForce, ...spec, set: {}, stage: 'movement' })
    before.act('unit', 'RU_SB_Yugo').act('march', 'Varna')
    expect(before.marker('Varna')).toBe('RU')
  })

  it('§11.2.k §28.0.c a space abroad that is cut off does not become Russian', () => {
    const around = (NEIGHBOURS[space('Vidin')] ?? []).map((x): [string, SideId] => [idOfSpace(x), 'AP'])
    const spec: SceneSpec = { pieces: { BR_XII: 'Sofia' }, control: Object.fromEntries(around) }
    const scene = new StagedScene({ ...inForce, ...spec, stage: 'attrition', round: 0 })
    expect([scene.control('Vidin'), scene.marker('Vidin')]).toEqual(['AP', 'BR'])
  })
})
