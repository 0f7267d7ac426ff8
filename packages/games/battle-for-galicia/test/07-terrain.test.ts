import { describe, expect, it } from 'vitest'
import { assault, combat, drms, finish, last, ratio } from './battle.ts'
import type { Placed, StagedScene } from './scene.ts'

type Units = Readonly<Record<string, Placed>>

/** All Austro-Hungarian units attack the hex; a roll that moves nobody. */
const attackOn = (target: string, units: Units): StagedScene =>
  finish(assault(combat(units).dice(4, 5, 1, 1), target))

const russianAttackOn = (target: string, units: Units): StagedScene =>
  finish(assault(combat(units, { side: 'RU', turn: 3 }).dice(4, 5, 1, 1), target))

describe('terrain and combat', () => {
  it('§7.7 §aid.tec a unit attacking across a river counts half, rounded up', () => {
    expect(ratio(attackOn('13.14', { 'AH-5': '13.13', 'RU-82 r': '13.14' }))).toBe('3:4 = 1:1.5')
    expect(ratio(attackOn('13.14', { 'AH-5': '13.15', 'RU-82 r': '13.14' }))).toBe('5:4 = 1:1')
  })

  it('§7.7 §aid.tec a bridge is no help', () => {
    expect(ratio(attackOn('13.14', { 'AH-5': '14.13', 'RU-82 r': '13.14' }))).toBe('3:4 = 1:1.5')
  })

  it('§7.7 §aid.tec a ridge halves from either side', () => {
    expect(ratio(attackOn('12.15', { 'AH-5': '11.16', 'RU-82 r': '12.15' }))).toBe('3:4 = 1:1.5')
    expect(ratio(attackOn('11.16', { 'AH-5': '12.15', 'RU-82 r': '11.16' }))).toBe('3:4 = 1:1.5')
    expect(ratio(attackOn('12.15', { 'AH-5': '11.15', 'RU-82 r': '12.15' }))).toBe('5:4 = 1:1')
  })

  it('§7.7 §aid.tec forest has no effect on combat', () => {
    expect(ratio(attackOn('10.17', { 'AH-5': '10.18', 'RU-82 r': '10.17' }))).toBe('5:4 = 1:1')
  })

  it('§7.7 every unit is halved for itself, not the sum', () => {
    const scene = attackOn('13.14', { 'AH-5': '13.13', 'AH-12': '13.13', 'RU-82 r': '13.14' })
    expect(ratio(scene)).toBe('6:4 = 1.5:1')
  })

  it('§7.7 only those who come across it are halved', () => {
    const scene = attackOn('13.14', { 'AH-5': '13.13', 'AH-12': '12.13', 'RU-82 r': '13.14' })
    expect(ratio(scene)).toBe('8:4 = 2:1')
  })

  it('§7.7 the defender is never halved', () => {
    const scene = attackOn('13.14', { 'AH-5': '13.13', 'AH-12': '13.13', 'RU-18': '13.14' })
    expect(ratio(scene)).toBe('6:6 = 1:1')
    expect(drms(scene, 'AH')).toMatchObject({ artillery: 1 })
  })

  it('§7.7 §10.1 §11.1 markers count before halving', () => {
    const tired = { hex: '13.13', ce: 1, supply: 'low' } as const
    expect(ratio(attackOn('13.14', { 'AH-5': tired, 'RU-82 r': '13.14' }))).toBe('2:4 = 1:2')
  })

  it('§7.7 §7.4.attack a strength of 1 stays 1', () => {
    const worn = { hex: '13.13', ce: 2, supply: 'out' } as const
    const scene = attackOn('13.14', { 'AH-5': worn, 'RU-82 r': { hex: '13.14', steps: 1 } })
    expect(ratio(scene)).toBe('1:2 = 1:2')
  })

  it('§7.7 §9.4.1 artillery is halved unit by unit too', () => {
    const guards = { 'RU-1 gd': '13.13', 'RU-2 gd': '13.13', 'AH-5': '13.14' }
    const scene = russianAttackOn('13.14', guards)
    expect(ratio(scene)).toBe('8:5 = 1.5:1')
    // 5 and 5 make 3 and 3; half of the sum would be 5, a lower band
    expect(drms(scene, 'AH')).toMatchObject({ artillery: 2 })
    const open = russianAttackOn('13.14', { 'RU-1 gd': '13.15', 'RU-2 gd': '13.15', 'AH-5': '13.14' })
    expect(drms(open, 'AH')).toMatchObject({ artillery: 3 })
  })
})

describe('markers in combat', () => {
  const strengths = (units: Units): string => ratio(attackOn('14.14', units))

  it('§10.1 CE −1 and −2 take 1 and 2 from attack and defence', () => {
    expect(strengths({ 'AH-5': '13.15', 'RU-18': '14.14' })).toBe('5:6 = 1:1.5')
    expect(strengths({ 'AH-5': { hex: '13.15', ce: 1 }, 'RU-18': { hex: '14.14', ce: 2 } })).toBe('4:4 = 1:1')
    expect(strengths({ 'AH-5': { hex: '13.15', ce: 2 }, 'RU-18': { hex: '14.14', ce: 1 } })).toBe('3:5 = 1:2')
  })

  it('§10.1 from the strengths of the side that lies up', () => {
    const worn = { hex: '14.14', steps: 1, ce: 1 }
    expect(strengths({ 'AH-5': { hex: '13.15', steps: 1, ce: 1 }, 'RU-18': worn })).toBe('2:2 = 1:1')
  })

  it('§10.1 CE leaves artillery alone', () => {
    const scene = attackOn('14.14', { 'AH-5': { hex: '13.15', ce: 2 }, 'RU-18': { hex: '14.14', ce: 2 } })
    expect(drms(scene, 'AH')).toMatchObject({ artillery: 1 })
    expect(drms(scene, 'RU')).toMatchObject({ artillery: 1 })
  })

  it('§11.1 low supply takes 1, out of supply 2, on top of CE', () => {
    expect(
      strengths({ 'AH-5': { hex: '13.15', supply: 'low' }, 'RU-18': { hex: '14.14', supply: 'out' } }),
    ).toBe('4:4 = 1:1')
    const both = {
      'AH-5': { hex: '13.15', ce: 1, supply: 'out' },
      'RU-18': { hex: '14.14', ce: 2, supply: 'low' },
    }
    expect(strengths(both as Units)).toBe('2:3 = 1:1.5')
  })

  it('§11.1 out of supply the artillery counts nothing, in low supply it counts', () => {
    const out = attackOn('14.14', {
      'AH-5': { hex: '13.15', supply: 'out' },
      'RU-18': { hex: '14.14', supply: 'out' },
    })
    expect(drms(out, 'AH')).not.toHaveProperty('artillery')
    expect(drms(out, 'RU')).not.toHaveProperty('artillery')
    const low = attackOn('14.14', {
      'AH-5': { hex: '13.15', supply: 'low' },
      'RU-18': { hex: '14.14', supply: 'low' },
    })
    expect(drms(low, 'AH')).toMatchObject({ artillery: 1 })
    expect(drms(low, 'RU')).toMatchObject({ artillery: 1 })
  })

  it('§9.4.1 only units that fight fire: withheld artillery counts for nothing', () => {
    const scene = combat({
      'AH-5': '13.15',
      'AH-12': '13.15',
      'RU-12': '14.14',
      'RU-14': '14.14',
      'RU-82 r': '14.14',
    })
    assault(scene.dice(4, 5, 1, 1), '14.14', 'AH-5')
      .act('defend', 'RU-82 r')
      .act('defend', 'RU-12')
    expect(last(scene, 'ratio-found').attack).toBe(5)
    expect(drms(scene, 'RU')).toMatchObject({ artillery: 1 })
    expect(drms(scene, 'AH')).toMatchObject({ artillery: 2 })
  })
})
