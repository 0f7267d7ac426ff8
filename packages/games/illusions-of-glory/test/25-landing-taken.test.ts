/** Chapter 25.4: combat for a landing, and the units that take it. */
import { describe, expect, it } from 'vitest'
import { GROUND } from '../codes.ts'
import { space } from '../map.ts'
import { shotOf } from '../rules/12-combat/fire.ts'
import { setGround } from '../state.ts'
import { battle, frozen, strike } from './battle.ts'
import type { Scene } from './scene.ts'

/** two corps destroy the last unit ashore, and one of them goes in */
function taken(isUnderFire: boolean): Scene {
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

describe('combat at a landing', () => {
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
