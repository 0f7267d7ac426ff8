import { describe, expect, it } from 'vitest'
import { assault, combat, declare, drms, engage, finish, last, refused, trail, unitIds } from './battle.ts'
import type { Placed, StagedScene } from './scene.ts'

type Units = Readonly<Record<string, Placed>>

/** The Russians attack; these dice are thrown. */
function attacked(
  target: string,
  units: Units,
  dice: readonly number[],
  ...attackers: string[]
): StagedScene {
  const scene = declare(combat(units, { side: 'RU', turn: 3 }), target)
  return engage(scene.dice(...dice), ...attackers)
}

/** A Landsturm brigade at 15.23 and a Russian division at 14.22: 2.5:1. */
const weak = { 'AH-101 ls': '15.23', 'RU-12': '14.22' }
const R1 = [3, 3, 1, 1]
const R2 = [2, 2, 1, 1]
const R3 = [1, 2, 1, 1]

describe('retreat after combat', () => {
  it('§9.2 §9.1 the stack goes as many hexes as the result says', () => {
    const lengths = [R1, R2, R3].map(
      (dice) => trail(finish(attacked('15.23', weak, dice)), 'AH-101 ls').length,
    )
    expect(lengths).toEqual([1, 2, 3])
  })

  it('§9.2 hexes count, not movement points: three hexes of forest are three', () => {
    const units = { 'AH-101 ls': '10.20', 'RU-12': '11.21' }
    const scene = attacked('10.20', units, R3)
    scene.act('retreat', '10.19').act('retreat', '10.18').act('retreat', '10.17')
    expect(trail(scene, 'AH-101 ls')).toEqual(['10.19', '10.18', '10.17'])
  })

  it('§9.2 the owner of the stack chooses the way, whose turn it may be', () => {
    const scene = attacked('15.23', weak, R1)
    expect(scene.asked).toBe('AH')
    expect(scene.rule).toBe('9.2.1')
    expect(refused(scene, 'retreat', '15.24', 'RU')).toBe('not-your-decision §3.2')
  })

  it('§9.2.a units retreat as one stack', () => {
    const units = { 'AH-41': '15.23', 'AH-88 sch': '15.23', 'RU-1 gd': '14.22', 'RU-2 gd': '14.22' }
    const scene = attacked('15.23', units, [2, 2, 1, 1]).act('retreat', '15.24')
    expect(unitIds(last(scene, 'retreated').units)).toEqual(['AH-41', 'AH-88 sch'])
    expect(scene.where('AH-88 sch')).toBe(scene.where('AH-41'))
    expect(trail(scene, 'AH-41')).toEqual(trail(scene, 'AH-88 sch'))
  })

  it('§9.2.c §9.4.1 every hex of the result adds 1 to the loss roll', () => {
    const retreats = [R1, R2, R3].map((dice) => drms(finish(attacked('15.23', weak, dice)), 'AH').retreat)
    expect(retreats).toEqual([1, 2, 3])
    expect(drms(finish(attacked('15.23', weak, [5, 5, 1, 1])), 'AH')).not.toHaveProperty('retreat')
  })

  it('§9.2 hexes held by the enemy or not adjacent are no way', () => {
    const scene = attacked('15.23', weak, R1)
    expect(refused(scene, 'retreat', '14.22')).toBe('enemy-in-hex §4.1')
    expect(refused(scene, 'retreat', '15.25')).toBe('not-adjacent §9.2')
  })

  it('§9.2.3 §aid.tec nobody retreats into marsh', () => {
    // 15.04 touches the marsh 16.03
    const scene = attacked('15.04', { 'AH-101 ls': '15.04', 'RU-12': '14.04' }, R1)
    expect(scene.offers('retreat')).not.toContain('16.03')
    expect(refused(scene, 'retreat', '16.03')).toBe('marsh §aid.tec')
  })

  it('§9.2.3 §13.0.a Russians never retreat into Przemysl, Austro-Hungarians may', () => {
    const russian = combat({ 'RU-7 c': '4.14', 'AH-5': '4.13' }, { turn: 3 })
    assault(russian.dice(3, 4, 1, 1), '4.14')
    expect(russian.offers('retreat')).not.toContain('3.15')
    expect(refused(russian, 'retreat', '3.15')).toBe('fortress-closed §13.0.a')
    const scene = attacked(
      '4.14',
      { 'AH-101 ls': '4.14', 'RU-1 gd': '4.13', 'RU-2 gd': '4.13' },
      [2, 3, 1, 1],
    )
    expect(scene.act('retreat', '3.15').where('AH-101 ls')).toBe('3.15')
  })

  it('§9.2.3 the border of a short scenario stops a retreat like the edge of the map', () => {
    const units = { 'AH-101 ls': '7.15', 'RU-12': '8.14' }
    const scene = combat(units, { side: 'RU', turn: 3, scenario: 'krasnik' }).dice(...R1)
    expect(trail(assault(scene, '7.15'), 'AH-101 ls')).toEqual(['7.16'])
    expect(attacked('7.15', units, R1).offers('retreat')).toEqual(['6.14', '6.15', '7.16'])
  })

  it('§9.2 §4.5 a retreat into the shaded hexes is allowed before GT6: it is not voluntary', () => {
    const scene = attacked('7.02', { 'AH-101 ls': '7.02', 'RU-12': '7.03' }, R1)
    expect(scene.offers('retreat')).toContain('7.01')
    expect(scene.act('retreat', '7.01').where('AH-101 ls')).toBe('7.01')
  })
})

describe('retreat across a river', () => {
  /** Two Russian units at 13.14, attacked from 13.15; a river lies towards 13.13, a bridge towards 14.13. */
  const routed = (extra: Units = {}): StagedScene => {
    const units = {
      'RU-82 r': '13.14',
      'RU-3 rf': '13.14',
      'AH-5': '13.15',
      'AH-12': '13.15',
      'AH-46': '13.15',
    }
    return assault(combat({ ...units, ...extra }).dice(1, 4, 1, 1), '13.14')
  }

  it('§9.2.2 costs every unit of the stack one CE', () => {
    const scene = routed().act('retreat', '13.13')
    expect(scene.of('RU-82 r').ce).toBe(1)
    expect(scene.of('RU-3 rf').ce).toBe(1)
    expect(last(scene, 'ce-lost').rule).toBe('9.2.2')
  })

  it('§9.2.2 costs nothing over a bridge or over dry land', () => {
    for (const way of ['14.13', '12.13']) {
      const scene = routed().act('retreat', way)
      expect(scene.of('RU-82 r').ce + scene.of('RU-3 rf').ce).toBe(0)
    }
  })

  it('§9.2.2 costs one for each river crossed', () => {
    // from 14.14 to 14.13 and on to 15.14: a river both times
    const scene = combat({ 'RU-82 r': '14.14', 'AH-5': '13.15', 'AH-12': '13.15' })
    assault(scene.dice(2, 3, 1, 1), '14.14')
      .act('retreat', '14.13')
      .act('retreat', '15.14')
    expect(last(scene, 'combat-rolled').cell).toBe('+1/R2')
    expect(scene.of('RU-82 r').ce).toBe(2)
  })

  it('§9.2.2 §15.1.3 may destroy a unit; the others go on', () => {
    const scene = routed({ 'RU-3 rf': { hex: '13.14', ce: 2 } }).act('retreat', '13.13')
    expect(scene.where('RU-3 rf')).toBe('eliminated')
    expect(last(scene, 'eliminated')).toMatchObject({ cause: 'river', rule: '9.2.2' })
    expect(scene.where('RU-82 r')).toBe('13.13')
    expect(scene.points('AH')).toBe(2)
  })
})

describe('no way to retreat', () => {
  const ring = {
    'RU-12': '14.15',
    'RU-19': '12.14',
    'RU-1 gn': '13.14',
    'RU-2 gn': '13.16',
    'RU-41': '14.14',
    'RU-47': '12.15',
  }
  const trapped = { 'AH-5': '13.15', 'AH-41': '13.15', ...ring }

  it('§9.2.3 each unit suffers one CE for each hex not retreated', () => {
    const scene = attacked('13.15', trapped, [2, 2, 1, 1], 'RU-12', 'RU-19')
    expect(last(scene, 'combat-rolled').cell).toBe('+1/R2')
    expect(last(scene, 'retreat-failed')).toMatchObject({ rule: '9.2.3', missing: 2 })
    const losses = scene.seen('ce-lost').filter(({ rule }) => rule === '9.2.3')
    expect(unitIds(losses.map(({ unit }) => unit))).toEqual(['AH-41', 'AH-41', 'AH-5', 'AH-5'])
    expect(scene.where('AH-5')).toBe('13.15')
  })

  it('§9.2.3 §9.4.1 the loss roll takes 2 once, besides 1 for each hex of the result', () => {
    const scene = attacked('13.15', trapped, [2, 2, 1, 1], 'RU-12', 'RU-19')
    expect(drms(finish(scene), 'AH')).toEqual({ artillery: 2, retreat: 2, 'failed-retreat': 2, flank: 2 })
  })

  it('§9.2.3 §9.3.2 who cannot retreat stays, and nobody advances', () => {
    const scene = attacked('13.15', trapped, [2, 2, 1, 1], 'RU-12', 'RU-19')
    expect(scene.prompt).toBe('take-loss')
    expect(scene.seen('advanced')).toEqual([])
  })

  /** The corner 18.26 and 19.26, cut off by rivers and Russians. */
  const corner = { 'RU-1 gd': '18.25', 'RU-2 gd': '18.25', 'RU-12': '17.26', 'RU-41': '19.25' }

  it('§9.2.3 a retreat cut short: one hex of two, one CE each, and both modifiers', () => {
    const units = { 'AH-41': '18.26', 'AH-88 sch': '18.26', ...corner }
    const scene = attacked('18.26', units, [1, 1, 1, 1], 'RU-1 gd', 'RU-2 gd')
    expect(last(scene, 'combat-rolled').cell).toBe('+1/R2')
    expect(trail(scene, 'AH-41')).toEqual(['19.26'])
    expect(scene.of('AH-41').ce).toBe(1)
    expect(scene.of('AH-88 sch').ce).toBe(1)
    finish(scene)
    expect(drms(scene, 'AH')).toMatchObject({ retreat: 2, 'failed-retreat': 2 })
  })

  it('§9.2.3 the edge of the map stops a retreat like an enemy', () => {
    const scene = attacked('19.26', { 'AH-41': '19.26', ...corner, 'RU-46': '18.26' }, [1, 2, 1, 1], 'RU-46')
    expect(last(scene, 'retreat-failed')).toMatchObject({ missing: 1 })
    expect(scene.where('AH-41')).toBe('19.26')
  })

  it('§9.2.3 §9.3.2 units may die of it, and leave the hex to the attacker', () => {
    const scene = attacked('13.15', { ...ring, 'AH-101 ls': '13.15' }, [3, 2, 1], 'RU-12', 'RU-19')
    expect(scene.where('AH-101 ls')).toBe('eliminated')
    expect(last(scene, 'eliminated')).toMatchObject({ cause: 'no-retreat', rule: '9.2.3' })
    expect(scene.prompt).toBe('advance')
  })
})
