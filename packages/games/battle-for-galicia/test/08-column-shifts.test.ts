import { describe, expect, it } from 'vitest'
import { assault, combat, declare, engage, finish, last, ratio, refused, rolling, shifts } from './battle.ts'
import type { Placed, StagedScene } from './scene.ts'

type Units = Readonly<Record<string, Placed>>

function attack(side: 'AH' | 'RU', target: string, units: Units, ...attackers: string[]): StagedScene {
  const scene = declare(combat(units, { side, turn: 6 }), target)
  return finish(engage(scene.dice(...rolling(12)), ...attackers))
}

describe('column shifts beside Przemysl', () => {
  it('§13.0.c §aid.column-shifts Russians attacking Austro-Hungarians beside it: two columns left', () => {
    const scene = attack('RU', '3.14', { 'AH-5': '3.14', 'RU-12': '3.13' })
    expect(shifts(scene)).toEqual({ fortress: -2 })
    expect(ratio(scene)).toBe('5:5 = 1:1 -> 1:2')
    expect(last(scene, 'combat-rolled').column).toBe('1:2')
  })

  it('§13.0.c §aid.column-shifts Austro-Hungarians attacking Russians beside it: two columns right', () => {
    const scene = attack('AH', '3.14', { 'AH-5': '3.13', 'RU-12': '3.14' })
    expect(shifts(scene)).toEqual({ fortress: 2 })
    expect(ratio(scene)).toBe('5:6 = 1:1.5 -> 1.5:1')
    expect(last(scene, 'combat-rolled').column).toBe('1.5:1')
  })

  it('§13.0.c every hex beside the fortress, and none farther off', () => {
    const shiftAt = (target: string, from: string): Readonly<Record<string, number>> =>
      shifts(attack('AH', target, { 'AH-5': from, 'AH-12': from, 'RU-12': target }))
    expect(shiftAt('4.14', '4.13')).toEqual({ fortress: 2 })
    expect(shiftAt('4.15', '5.15')).toEqual({ fortress: 2 })
    expect(shiftAt('3.16', '3.17')).toEqual({ fortress: 2 })
    expect(shiftAt('2.15', '1.15')).toEqual({ fortress: 2 })
    expect(shiftAt('2.14', '1.15')).toEqual({ fortress: 2 })
    expect(shiftAt('4.13', '3.14')).toEqual({})
    expect(shiftAt('3.13', '3.14')).toEqual({})
    expect(shiftAt('4.16', '4.15')).toEqual({})
  })

  it('§13.0.c the target counts, not where the attack comes from', () => {
    const scene = attack('RU', '3.13', { 'AH-5': '3.13', 'RU-12': '3.14' })
    expect(shifts(scene)).toEqual({})
  })

  it('§13.0.b the garrison may attack out, and cannot be attacked', () => {
    const units = { 'AH-5': '3.15', 'RU-12': '3.14' }
    const sortie = attack('AH', '3.14', units)
    expect(ratio(sortie)).toBe('5:6 = 1:1.5 -> 1.5:1')
    const siege = combat(units, { side: 'RU', turn: 6 })
    expect(siege.can('attack')).toBe(false)
    expect(refused(siege, 'attack', '3.15')).toBe('fortress-immune §13.0.b')
  })

  it('§8.2 §13.0.c the limit of 1:3 is judged after the shifts', () => {
    const scene = combat({ 'AH-5': '3.14', 'RU-82 r': '3.13' }, { side: 'RU', turn: 6 })
    assault(scene, '3.14')
    expect(ratio(scene)).toBe('3:5 = 1:2 -> 1:4')
    expect(last(scene, 'attack-barred').rule).toBe('8.2')
    expect(scene.points('RU')).toBe(0)
  })

  it('§8.2 §13.0.c a ratio too low before the shifts is fought after them', () => {
    const scene = attack('AH', '3.14', { 'AH-101 ls': '3.13', 'RU-1 gd': '3.14' })
    expect(ratio(scene)).toBe('2:8 = 1:4 -> 1:2')
    expect(last(scene, 'combat-rolled').column).toBe('1:2')
  })
})
