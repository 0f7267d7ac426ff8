import { describe, expect, it } from 'vitest'
import { combat, declare, drms, engage, finish, last, refused, trail, unitIds } from './battle.ts'
import type { Placed, StagedScene } from './scene.ts'

type Units = Readonly<Record<string, Placed>>

/** Two Guard divisions at 14.22 attack 15.23; Russians at 17.22 and 17.24 close all other hexes but 15.24. */
const guards = { 'RU-1 gd': '14.22', 'RU-2 gd': '14.22', 'RU-18': '17.22', 'RU-41': '17.24' }

function routed(units: Units, dice: readonly number[]): StagedScene {
  const scene = declare(combat({ ...guards, ...units }, { side: 'RU', turn: 3 }), '15.23')
  return engage(scene.dice(...dice), 'RU-1 gd', 'RU-2 gd')
}

const three = { 'AH-5': '15.23', 'AH-12': '15.23', 'AH-46': '15.23' }
const R1 = [1, 2, 1, 1]

describe('a retreat into a hex too small', () => {
  it('§9.2.a §5.1 the excess goes on, not the whole stack', () => {
    const scene = routed({ ...three, 'AH-14': '15.24' }, R1)
    expect(scene.asked).toBe('AH')
    expect(scene.prompt).toBe('run-on')
    expect(scene.offers('run-on')).toEqual(['AH-12', 'AH-46', 'AH-5'])
    scene.act('run-on', 'AH-46').act('retreat', '14.24')
    expect([scene.where('AH-5'), scene.where('AH-12'), scene.where('AH-46')]).toEqual([
      '15.24',
      '15.24',
      '14.24',
    ])
    expect(last(scene, 'retreat-ran-on').units).toHaveLength(1)
  })

  it('§9.2.a only units of the retreating stack go on, not those who stood there', () => {
    const scene = routed({ ...three, 'AH-14': '15.24' }, R1)
    expect(refused(scene, 'run-on', 'AH-14')).toBe('not-retreating §9.2.a')
    finish(scene)
    expect(scene.where('AH-14')).toBe('15.24')
  })

  it('§9.2.a §5.1 exactly six steps fit: nobody goes on', () => {
    const scene = routed({ 'AH-5': '15.23', 'AH-12': '15.23', 'AH-14': '15.24' }, [2, 2, 1, 1])
    expect(last(scene, 'combat-rolled').cell).toBe('+1/R1')
    expect(scene.prompt).toBe('advance')
    expect(scene.seen('retreat-ran-on')).toEqual([])
  })

  it('§9.2.a as many units as it takes, chosen one by one', () => {
    const scene = routed({ ...three, 'AH-14': '15.24', 'AH-33': '15.24' }, R1)
    scene.act('run-on', 'AH-5')
    expect(scene.offers('run-on')).toEqual(['AH-12', 'AH-46'])
    scene.act('run-on', 'AH-12').act('retreat', '15.25')
    expect(unitIds(last(scene, 'retreat-ran-on').units)).toEqual(['AH-12', 'AH-5'])
    expect([scene.where('AH-5'), scene.where('AH-12'), scene.where('AH-46')]).toEqual([
      '15.25',
      '15.25',
      '15.24',
    ])
  })

  it('§9.2.a a unit picked first stays after all if a later pick makes room enough', () => {
    const stack = { 'AH-5': '15.23', 'AH-12': '15.23', 'AH-88 sch': '15.23' }
    const scene = routed({ ...stack, 'AH-14': '15.24', 'AH-101 ls': '15.24' }, [2, 2, 1, 1])
    scene.act('run-on', 'AH-88 sch').act('run-on', 'AH-5')
    finish(scene)
    expect(scene.where('AH-88 sch')).toBe('15.24')
    expect(scene.where('AH-5')).not.toBe('15.24')
  })

  it('§9.2.b §9.2.1 even a full hex is entered to keep out of enemy zones', () => {
    const full = { 'AH-14': '15.24', 'AH-33': '15.24', 'AH-37': '15.24' }
    const scene = routed({ 'AH-5': '15.23', ...full }, [3, 4, 1, 1])
    expect(last(scene, 'combat-rolled').cell).toBe('+1/R1')
    scene.act('retreat', '14.24')
    expect(trail(scene, 'AH-5')).toEqual(['15.24', '14.24'])
    expect(drms(finish(scene), 'AH')).not.toHaveProperty('failed-retreat')
  })

  it('§9.2.c §9.2.a further hexes add nothing to the loss roll', () => {
    const full = { 'AH-14': '15.24', 'AH-33': '15.24', 'AH-37': '15.24' }
    const scene = routed({ 'AH-5': '15.23', ...full }, [3, 4, 1, 1]).act('retreat', '14.24')
    expect(drms(finish(scene), 'AH')).toMatchObject({ retreat: 1 })
  })

  it('§9.2.a from one full hex to the next until there is room', () => {
    const full = { 'AH-14': '15.24', 'AH-33': '15.24', 'AH-37': '15.24' }
    const next = { 'AH-2': '14.24', 'AH-24': '14.24', 'AH-45': '14.24' }
    const scene = routed({ 'AH-5': '15.23', ...full, ...next }, [3, 4, 1, 1]).act('retreat', '14.24')
    expect(scene.offers('retreat')).not.toContain('15.24')
    expect(() => scene.act('retreat', '15.24')).toThrow('refused')
    scene.act('retreat', '13.24')
    expect(trail(scene, 'AH-5')).toEqual(['15.24', '14.24', '13.24'])
  })

  it('§9.2.a the last hex alone splits a stack: on the way through a full hex nobody stays behind', () => {
    const full = { 'AH-14': '15.24', 'AH-33': '15.24', 'AH-37': '15.24' }
    const scene = routed({ 'AH-5': '15.23', 'AH-88 sch': '15.23', ...full }, [2, 1, 1, 1])
    expect(last(scene, 'combat-rolled').cell).toBe('+1/R2')
    while (scene.prompt === 'retreat') scene.act('retreat', scene.offers('retreat')[0])
    expect(trail(scene, 'AH-5')[0]).toBe('15.24')
    expect(trail(scene, 'AH-5')).toHaveLength(2)
    expect(trail(scene, 'AH-88 sch')).toEqual(trail(scene, 'AH-5'))
  })

  it('§9.2.1 §9.2.a who goes on keeps to the priorities too', () => {
    const scene = routed({ ...three, 'AH-14': '15.24' }, R1).act('run-on', 'AH-46')
    // 14.23, 16.23 and 16.24 lie in enemy zones, 15.23 has been left
    expect(scene.offers('retreat')).toEqual(['14.24', '15.25'])
    expect(refused(scene, 'retreat', '14.23')).toBe('retreat-priorities §9.2.1')
  })

  it('§9.2.1 §9.2.a failing them costs the single 2', () => {
    const beyond = { 'RU-46': '14.25', 'RU-47': '16.25' }
    const scene = routed({ ...three, 'AH-14': '15.24', ...beyond }, R1).act('run-on', 'AH-46')
    finish(scene)
    expect(drms(scene, 'AH')).toMatchObject({ retreat: 1, 'failed-retreat': 2 })
  })
})

describe('no room at all', () => {
  const corner = { 'RU-1 gd': '18.25', 'RU-18': '17.26', 'RU-41': '19.25' }
  const full = { 'AH-5': '19.26', 'AH-12': '19.26', 'AH-46': '19.26' }

  const cornered = (dice: readonly number[]): StagedScene => {
    const scene = combat({ ...corner, ...full, 'AH-41': '18.26' }, { side: 'RU', turn: 3 })
    return engage(declare(scene, '18.26').dice(...dice), 'RU-1 gd')
  }

  it('§9.2.a §15.1.3 where nothing is left to go to, the unit is eliminated and scored', () => {
    const scene = cornered([1, 2, 1])
    expect(last(scene, 'combat-rolled').cell).toBe('-/R1')
    expect(scene.where('AH-41')).toBe('eliminated')
    expect(last(scene, 'eliminated')).toMatchObject({ cause: 'no-room', rule: '9.2.a' })
    expect(scene.where('AH-5')).toBe('19.26')
    expect(scene.points('RU')).toBe(2)
  })

  it('§9.2.a it does not turn back into the hex it came from', () => {
    const scene = cornered([1, 2, 1])
    expect(trail(scene, 'AH-41')).toEqual(['19.26'])
    expect(scene.prompt).toBe('advance')
  })

  it('§8.5 §9.2.a a side destroyed on the way does not roll for losses, the other does', () => {
    const scene = finish(cornered([1, 2, 1]))
    expect(scene.seen('losses-rolled').map(({ side }) => side)).toEqual([1])
  })
})
