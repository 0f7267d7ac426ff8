/** Chapter 13: fortress Przemysl (3.15). */
import { describe, expect, it } from 'vitest'
import type { Shift } from '../events.ts'
import { StagedScene, type SceneSpec } from './scene.ts'

const BESIDE = ['2.14', '2.15', '3.14', '3.16', '4.14', '4.15']

/** the shifts and the column of an attack, fought to a roll of 12 */
function attack(
  units: SceneSpec['units'],
  target: string,
  side: 'AH' | 'RU',
): { shifts: readonly Shift[]; column: string } {
  const scene = new StagedScene({ units, stage: 'combat', turn: 4, side }).dice(6, 6, 1, 1)
  scene.act('attack', target).act('fight')
  const [found] = scene.seen('ratio-found')
  return { shifts: found?.shifts ?? [], column: found?.column ?? '' }
}

describe('the fortress hex', () => {
  it('§13.0 §13.0.a no Russian unit moves into it, however empty', () => {
    for (const from of BESIDE) {
      const scene = new StagedScene({ units: { 'RU-18': from }, turn: 4, side: 'RU' })
      scene.act('unit', 'RU-18')
      expect(scene.offers('march')).not.toContain('3.15')
      expect(scene.refusal('march', '3.15')).toMatchObject({ code: 'fortress-closed', rule: '13.0.a' })
    }
  })

  it('§13.0.a nor through it: they have to go round, at 4 MPs instead of 3', () => {
    const russian = new StagedScene({ units: { 'RU-18': '3.14' }, turn: 4, side: 'RU' })
    russian.act('unit', 'RU-18').act('march', '4.15')
    expect(russian.of('RU-18').spent).toBe(4)
    const own = new StagedScene({ units: { 'AH-5': '3.14' }, turn: 4 })
      .act('unit', 'AH-5')
      .act('march', '4.15')
    expect(own.of('AH-5').spent).toBe(3)
  })

  it('§13.0.a §9.2.1 no Russian unit retreats into it', () => {
    // 3.15 is the only hex the brigade at 3.14 could still go to.
    const ring = { 'AH-5': '3.13', 'AH-12': '2.13', 'AH-14': '4.13', 'AH-33': '4.14', 'AH-37': '2.14' }
    const units = { 'RU-2 rf': '3.14', ...ring }
    const scene = new StagedScene({ units, stage: 'combat', turn: 4 }).dice(3, 4, 1, 1)
    scene.act('attack', '3.14').act('from', '3.13').act('declare').act('fight')
    expect(scene.seen('retreat-failed')).toMatchObject([{ missing: 1 }])
    expect(scene.where('RU-2 rf')).toBe('3.14')
  })

  it('§13.0 Austro-Hungarian units stack and trace supply in it as anywhere', () => {
    const garrison = { 'AH-5': '3.15', 'AH-12': '3.15', 'AH-46': '3.15', 'AH-88 sch': '3.15' }
    expect(new StagedScene({ units: garrison, turn: 4 }).act('done').prompt).toBe('remove-excess')
    const besieged = {
      'AH-5': '3.15',
      ...{
        'RU-18': '2.14',
        'RU-45': '2.15',
        'RU-41': '3.14',
        'RU-47': '3.16',
        'RU-1 gn': '4.14',
        'RU-2 gn': '4.15',
      },
    }
    expect(new StagedScene({ units: besieged, stage: 'supply', turn: 4 }).of('AH-5').supply).toBe('out')
  })
})

describe('the garrison', () => {
  it('§13.0.b cannot be attacked', () => {
    const units = { 'AH-5': '3.15', 'RU-18': '3.14', 'RU-45': '2.14' }
    const scene = new StagedScene({ units, stage: 'combat', turn: 4, side: 'RU' })
    expect(scene.offers('attack')).toEqual([])
    expect(scene.refusal('attack', '3.15')).toMatchObject({ code: 'fortress-immune', rule: '13.0.b' })
  })

  it('§13.0.b may attack', () => {
    const scene = new StagedScene({ units: { 'AH-5': '3.15', 'RU-18': '3.14' }, stage: 'combat', turn: 4 })
    expect(scene.offers('attack')).toEqual(['3.14'])
  })
})

describe('combat beside the fortress', () => {
  const right = [{ rule: '13.0.c', what: 'fortress', columns: 2 }]
  const left = [{ rule: '13.0.c', what: 'fortress', columns: -2 }]

  it('§13.0.c §aid.column-shifts Austro-Hungarian attacks into a hex beside it shift two columns right', () => {
    // 5 against 6 is 1:1.5, from the fortress or from outside
    expect(attack({ 'AH-5': '3.15', 'RU-12': '3.14' }, '3.14', 'AH')).toEqual({
      shifts: right,
      column: '1.5:1',
    })
    expect(attack({ 'AH-5': '3.13', 'RU-12': '3.14' }, '3.14', 'AH')).toEqual({
      shifts: right,
      column: '1.5:1',
    })
  })

  it('§13.0.c §aid.column-shifts Russian attacks on a hex beside it shift two columns left', () => {
    // 5 against 5 is 1:1
    expect(attack({ 'AH-5': '3.14', 'RU-12': '3.13' }, '3.14', 'RU')).toEqual({ shifts: left, column: '1:2' })
  })

  it('§13.0.c in each of the six hexes', () => {
    const from = {
      '2.14': '1.15',
      '2.15': '1.16',
      '3.14': '3.13',
      '3.16': '3.17',
      '4.14': '5.14',
      '4.15': '4.16',
    }
    for (const [hex, outside] of Object.entries(from)) {
      const found = attack({ 'AH-88 sch': hex, 'RU-12': outside }, hex, 'RU')
      expect([hex, found]).toEqual([hex, { shifts: left, column: '1:1.5' }])
    }
  })

  it('§13.0.c two hexes away there is no help, nor for an attack out of a hex beside it', () => {
    expect(attack({ 'AH-5': '3.13', 'RU-12': '3.12' }, '3.12', 'AH').shifts).toEqual([])
    expect(attack({ 'AH-5': '3.14', 'RU-12': '3.13' }, '3.13', 'AH').shifts).toEqual([])
    expect(attack({ 'AH-5': '3.13', 'RU-12': '3.14' }, '3.13', 'RU').shifts).toEqual([])
  })

  it('§13.0.c §8.2 Russians at 1:2 against a hex beside it are not allowed to attack', () => {
    const units = { 'AH-5': '3.14', 'AH-12': '3.14', 'RU-12': '3.13' }
    const scene = new StagedScene({ units, stage: 'combat', turn: 4, side: 'RU' })
    scene.act('attack', '3.14').act('fight')
    expect(scene.seen('attack-barred')).toMatchObject([{ column: '1:4' }])
    expect(scene.seen('combat-rolled')).toEqual([])
  })
})
