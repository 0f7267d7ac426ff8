/** Chapter 25.4: combat for a landing, and the units that take it. */
import { describe, expect, it } from 'vitest'
import { GROUND } from '../codes.ts'
import { space } from '../map.ts'
import { shotOf } from '../rules/12-combat/fire.ts'
import { hasGround, setGround } from '../state.ts'
import { battle, frozen, resumed, strike } from './battle.ts'
import type { StagedScene } from './scene.ts'

/** two corps destroy the last unit ashore, and one of them goes in */
function taken(isUnderFire: boolean): StagedScene {
  const scene = battle({
    side: 'CP',
    turn: 5,
    status: { BU: 'at-war' },
    landing: ['SeaSalonika'],
    prepare: (s) => {
      setGround(s, space('SeaSalonika'), GROUND.underFire, isUnderFire)
    },
    tracks: { vp: 15, rp: { GE: 0 } },
    orders: { Salonika: 'attack' },
    pieces: {
      GE_XI: 'Salonika',
      GE_XX: 'Salonika',
      GE_I: 'Doiran',
      'BR_inf_SCU.1': { at: 'SeaSalonika', reduced: true },
    },
  })
  strike(scene.dice(6, 1), 'SeaSalonika', ['GE_XI', 'GE_XX'])
  return scene.act('advance', 'GE_XI')
}

describe('a landing is taken once', () => {
  it('§25.4.b the first unit removes the marker: one point, and no way in for the second', () => {
    const scene = taken(false).act('gain', 'GE')
    expect([scene.rp('GE'), scene.seen('landing-lost').length, scene.can('advance')]).toEqual([1, 1, false])
  })
  it('§25.4.c under fire it brings a VP and nothing else', () => {
    const scene = taken(true)
    expect([scene.state.vp, scene.rp('GE'), scene.can('advance')]).toEqual([16, 0, false])
  })
})

describe('a landing left under fire', () => {
  const retreats = (defender: string): boolean => {
    const { s } = frozen({
      ...{ at: 'Salonika', side: 'CP', status: { BU: 'at-war' }, greece: 'AP', landing: ['SeaSalonika'] },
      attackers: { BU_1stArmy: 'Doiran' },
      defenders: { [defender]: false },
      pieces: { BU_2ndArmy: 'FtRupel', BU_3rdArmy: 'Kavalla', GE_XI: 'Florina', GE_X: 'Larissa' },
      set: { attackLn: 1, defenceLn: 0, retreat: 1 },
      prepare: (state) => setGround(state, space('SeaSalonika'), GROUND.underFire, true),
    })
    const scene = resumed(s, 'retreat').act('give-way')
    expect(scene.where(defender)).toBe('SeaSalonika')
    return hasGround(scene.state, space('SeaSalonika'), GROUND.underFire)
  }
  it('§25.3.1.a §12.7.3.a is so until a corps returns; a division that retreats there changes nothing', () => {
    expect([retreats('BR_inf_SCU.1'), retreats('BR_XII')]).toEqual([true, false])
  })
})

describe('combat at a landing', () => {
  it('§25.2.3.c a sea lane is a way to attack between the sea and its port alone', () => {
    const targets = (unit: string, at: string, enemies: Readonly<Record<string, string>>): string[] =>
      battle({
        ...{ side: unit.startsWith('BU') ? 'CP' : 'AP', turn: 5, status: { BU: 'at-war' }, greece: 'AP' },
        landing: ['SeaSalonika'],
        orders: { [at]: 'attack' },
        pieces: { [unit]: { at, marks: ['toAttack'], stack: 1 }, ...enemies },
      }).offers('target')
    const bulgarians = { BU_1stArmy: 'Salonika', BU_2ndArmy: 'Lemnos' }
    expect(targets('BR_XII', 'SeaSalonika', bulgarians)).toEqual(['Salonika'])
    expect(targets('BU_1stArmy', 'Salonika', { BR_XII: 'SeaSalonika' })).toEqual(['SeaSalonika'])
  })
  it('§25.4.a §12.2.1.a.1 it is clear ground: cavalry has its modifier', () => {
    const { s, fight } = frozen({
      at: 'SeaSalonika',
      side: 'CP',
      turn: 5,
      status: { BU: 'at-war' },
      landing: ['SeaSalonika'],
      attackers: { GE_XI: 'Salonika', 'GE_cav_SCU.1': 'Salonika' },
      defenders: { BR_XII: false },
    })
    expect(shotOf(s, fight, 'attacker').modifiers).toMatchObject([{ what: 'cavalry', by: 1 }])
  })
})
