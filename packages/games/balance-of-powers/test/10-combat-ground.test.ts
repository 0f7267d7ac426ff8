/** Chapter 10: ground given, breaches and breakthroughs, with 9.62 and 9.63. */
import { describe, expect, it } from 'vitest'
import { assault, facing, FRENCH, stack, THREE, TRENCH } from './combat-scene.ts'
import type { StagedScene } from './scene.ts';
import { type SceneSpec } from './scene.ts'

describe('ground', () => {
  const DUG = { trench: FRENCH }
  /** three against three */
  const rush = (die: readonly number[], more: SceneSpec = {}): StagedScene =>
    assault(THREE, FRENCH, die, more)

  it('§10.722 mobile defenders go one to three hexes, none of them beside the attackers', () => {
    const scene = rush([5, 4]).act('lose', 'FR-inf-2')
    expect(scene.prompt).toBe('retreat')
    expect(scene.refusal('retreat', '0924')).toMatchObject({
      code: 'retreat-beside-attacker',
      rule: '10.722',
    })
    expect(scene.offers('retreat')).toContain('1028')
    expect(scene.refusal('retreat', '1029')).toMatchObject({ code: 'no-retreat-there' })
    scene.act('retreat', '0926')
    expect([scene.where('FR-inf-20'), scene.where('DE-inf-3')]).toEqual(['0926', '1025'])
    expect(scene.control('1025')).toBe('DE')
    expect(scene.prompt).toBe('move-force')
  })

  it('§10.722 with nowhere to go they are eliminated', () => {
    const ring = Object.fromEntries(['0925', '1026', '1125', '1124'].map((p, i) => [p, `DE-inf-${i + 8}`]))
    const scene = rush([5, 4], { units: ring, fortresses: { '1125': 2 } }).act('lose', 'FR-inf-2')
    expect(scene.where('FR-inf-20')).toBe('pool')
  })

  it('§10.723 a breach diminishes, else expands, else is made', () => {
    const after = (die: number, breaches: SceneSpec['breaches'] = {}): number[] => {
      const scene = rush([5, die], { ...DUG, breaches }).act('lose', 'FR-inf-2')
      return [scene.breach('1024', '1025'), scene.breach('1025', '1024')]
    }
    expect(after(6)).toEqual([1, 0])
    expect(after(5, { '1025/1024': 1 })).toEqual([0, 0])
    expect(after(4, { '1025/1024': 2 })).toEqual([0, 1])
    // §10.591 along the arrow: one less, so 6 + 6
    const wider = rush([6, 6], { ...DUG, breaches: { '1024/1025': 1 } }).act('lose', 'FR-inf-2')
    expect(wider.breach('1024', '1025')).toBe(2)
  })

  it('§10.723 §10.731 a breach of 2 expands: whoever is left is destroyed, and it is a breakthrough', () => {
    const scene = stack(`${THREE} DE-siege-1`, FRENCH, { ...DUG, breaches: { '1024/1025': 2 } })
    scene.act('nation', 'DE').act('point', 'DE-inf-2').dice(6, 6).act('point', 'FR-inf-1')
    expect(scene.seen('combat-rolled')[0]?.line).toBe(9)
    scene.act('lose', 'FR-inf-2')
    expect([scene.where('FR-inf-20'), scene.breach('1024', '1025')]).toEqual(['pool', 0])
    expect([scene.seen('breakthrough').length, scene.where('DE-inf-3')]).toEqual([1, '1025'])
    expect(scene.isTrench('DE-inf-3')).toBe(false)
  })

  it('§9.62 §9.63 §10.82 attackers of trenches dig in, and the place is closed for the half', () => {
    const scene = rush([4, 4], DUG)
    scene.act('nation', 'FR')
    expect(scene.isTrench('DE-inf-3')).toBe(true)
    expect(scene.prompt).toBe('pick-force')
    expect(scene.seen('trench-battle')).toHaveLength(1)
  })

  it('§2.84 with innovation nobody digs in, and the attack may be repeated', () => {
    const scene = rush([4, 4], { ...DUG, innovative: 'CP' }).act('nation', 'FR')
    expect(scene.isTrench('DE-inf-3')).toBe(false)
    expect(scene.offers('attack')).toContain('1025')
  })

  it('§9.63 others cannot attack it either', () => {
    const scene = rush([4, 4], { ...DUG, units: { '1124': 'DE-inf-8' } })
    scene.act('nation', 'FR').act('unit', 'DE-inf-8')
    expect(scene.refusal('attack', '1025')).toMatchObject({ code: 'trench-battle', rule: '9.63' })
  })

  it('§10.731 §10.732 a 12 with nobody left is a breakthrough: no trenches, no trench battle', () => {
    const scene = stack('DE-inf-2 DE-inf-3 DE-siege-1 DE-siege-2', 'FR-inf-1 FR-inf-2', TRENCH)
    scene.act('nation', 'DE').act('point', 'DE-inf-2').dice(6, 6, 6).act('point', 'FR-inf-1')
    scene.act('nation', 'DE').act('lose', 'FR-inf-2')
    expect(scene.seen('breakthrough')).toHaveLength(1)
    expect([scene.where('DE-inf-3'), scene.isTrench('DE-inf-3')]).toEqual(['1025', false])
    expect(scene.seen('trench-battle')).toHaveLength(0)
    expect(scene.prompt).toBe('move-force')
  })

  it('§10.731 §10.595 a counterattack on a breach is no breakthrough; between places of one side it goes', () => {
    const scene = stack('DE-inf-2 DE-inf-3 DE-siege-1', 'FR-inf-1 FR-inf-2', {
      ...TRENCH,
      breaches: { '1025/1024': 1 },
    })
    scene.act('nation', 'DE').act('point', 'DE-inf-2').dice(6, 6, 6).act('point', 'FR-inf-1')
    scene.act('nation', 'DE').act('lose', 'FR-inf-2')
    expect([scene.seen('breakthrough').length, scene.seen('trench-battle').length]).toEqual([0, 1])
    // §10.595 both places are German now
    expect(scene.breach('1025', '1024')).toBe(0)
    expect(scene.seen('breach').map(({ rule }) => rule)).toContain('10.595')
    // §9.62 §10.81 dug in, and still the entry is made
    expect([scene.where('DE-inf-3'), scene.isTrench('DE-inf-3')]).toEqual(['1025', true])
  })

  it('§10.594 a force fills a breach where it began, with all its movement points', () => {
    const scene = facing(THREE, FRENCH, { breaches: { '1024/1025': 2 } }).act('stack', '1024')
    expect(scene.offers('fill-breach')).toEqual(['1025'])
    scene.act('fill-breach', '1025')
    expect([scene.breach('1024', '1025'), scene.prompt]).toEqual([0, 'pick-force'])
    expect(scene.refusal('unit', 'DE-inf-2')).toMatchObject({ code: 'already-moved' })
  })
})
