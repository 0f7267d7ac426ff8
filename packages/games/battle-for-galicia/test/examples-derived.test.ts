/** Numbers that follow from the text, worked out by hand. */
import { describe, expect, it } from 'vitest'
import { assault, combat, declare, drms, engage, finish, last, lossRoll, ratio } from './battle.ts'
import type { Placed, StagedScene, SceneSpec } from './scene.ts'

type Units = Readonly<Record<string, Placed>>

/** Everybody of a side attacks the hex, from wherever he can, and the attack is played to its end. */
function fought(
  target: string,
  units: Units,
  more: Omit<SceneSpec, 'units' | 'phase'> = {},
  roll = [5, 6],
): StagedScene {
  const scene = declare(combat(units, { turn: 6, ...more }), target).dice(...roll, 1, 1)
  return finish(engage(scene))
}

const russian = { side: 'RU' } as const

describe('ratios', () => {
  const at = (target: string, ...ids: string[]): Units => Object.fromEntries(ids.map((id) => [id, target]))
  const rounding: readonly (readonly [expected: string, side: 'AH' | 'RU', units: Units])[] = [
    ['2:3 = 1:1.5', 'AH', { 'AH-101 ls': '13.15', 'RU-18': { hex: '14.14', steps: 1 } }],
    ['4:6 = 1:1.5', 'AH', { 'AH-4': '13.15', 'RU-18': '14.14' }],
    ['6:9 = 1:1.5', 'RU', { 'RU-1 gd': { hex: '13.15', ce: 1 }, ...at('14.14', 'AH-4', 'AH-13') }],
    ['5:8 = 1:2', 'AH', { 'AH-5': '13.15', 'RU-1 gd': '14.14' }],
    ['7:8 = 1:1.5', 'AH', { ...at('13.15', 'AH-4', 'AH-95 ls'), 'RU-1 gd': '14.14' }],
    ['11:8 = 1:1', 'AH', { ...at('13.15', 'AH-4', 'AH-13', 'AH-95 ls'), 'RU-1 gd': '14.14' }],
    ['12:8 = 1.5:1', 'AH', { ...at('13.15', 'AH-4', 'AH-13', 'AH-20'), 'RU-1 gd': '14.14' }],
    ['19:6 = 3:1', 'AH', { ...at('13.15', 'AH-5', 'AH-12', 'AH-46'), 'AH-14': '13.14', 'RU-18': '14.14' }],
    [
      '23:6 = 3:1',
      'RU',
      {
        ...at('13.15', 'RU-1 gd', 'RU-2 gd', 'RU-gd rf'),
        'RU-12': '13.14',
        'AH-5': '14.14',
        'AH-101 ls': { hex: '14.14', ce: 1 },
      },
    ],
    [
      '20:5 = 4:1',
      'RU',
      {
        ...at('13.15', 'RU-1 gd', 'RU-2 gd', 'RU-gd rf'),
        'RU-82 r': { hex: '13.14', steps: 1 },
        'AH-5': '14.14',
      },
    ],
    ['1:3 = 1:3', 'AH', { 'AH-1 ls': '13.15', 'RU-18': { hex: '14.14', steps: 1 } }],
  ]

  it('§8.1 are rounded down to a column in favour of the defender', () => {
    for (const [expected, side, units] of rounding)
      expect(ratio(fought('14.14', units, { side }))).toBe(expected)
  })

  it('§8.1 §8.2 2:7 is below 1:3', () => {
    const scene = assault(
      combat({ 'AH-101 ls': '13.15', 'RU-1 gd': { hex: '14.14', ce: 1 } }, { turn: 6 }),
      '14.14',
    )
    expect(ratio(scene)).toBe('2:7 = 1:4')
    expect(scene.seen('attack-barred')).toHaveLength(1)
  })

  it('§8.2 1:4 is not allowed, but flanked it is fought at 1:2', () => {
    const front = combat({ 'AH-101 ls': '14.15', 'RU-1 gd': '13.15' }, { turn: 6 })
    expect(assault(front, '13.15').seen('attack-barred')).toHaveLength(1)
    const brigades = { 'AH-1 ls': '14.15', 'AH-97 ls': '12.14', 'RU-1 gd': '13.15' }
    expect(ratio(fought('13.15', brigades))).toBe('2:8 = 1:4 -> 1:2')
  })

  it('§8.2 the track goes on below 1:3 in whole steps: 1:5 flanked is fought at 1:3, 1:6 not at all', () => {
    const brigades = { 'AH-1 ls': '14.15', 'AH-97 ls': '12.14', 'RU-1 gd': '13.15' }
    const five = { ...brigades, 'RU-gd rf': { hex: '13.15', ce: 2 } }
    expect(ratio(fought('13.15', five))).toBe('2:10 = 1:5 -> 1:3')
    const six = combat({ ...brigades, 'RU-gd rf': '13.15' }, { turn: 6 })
    expect(ratio(assault(six, '13.15'))).toBe('2:12 = 1:6 -> 1:4')
    expect(six.seen('attack-barred')).toHaveLength(1)
  })

  it('§8.2 §13.0.c Russians beside Przemysl: 1:2 is not allowed, 1:1 is fought at 1:2', () => {
    const barred = combat({ 'RU-82 r': '3.13', 'AH-5': '3.14' }, { turn: 6, ...russian })
    expect(ratio(assault(barred, '3.14'))).toBe('3:5 = 1:2 -> 1:4')
    expect(barred.seen('combat-rolled')).toEqual([])
    expect(ratio(fought('3.14', { 'RU-12': '3.13', 'AH-5': '3.14' }, russian))).toBe('5:5 = 1:1 -> 1:2')
  })

  it('§8.2 §13.0.c Austro-Hungarians beside Przemysl: 1:4 is fought at 1:2, flanked as well at 1:1', () => {
    expect(ratio(fought('3.14', { 'AH-101 ls': '3.13', 'RU-1 gd': '3.14' }))).toBe('2:8 = 1:4 -> 1:2')
    const jaws = { 'AH-1 ls': '2.14', 'AH-97 ls': '4.13', 'RU-1 gd': '3.14' }
    expect(ratio(fought('3.14', jaws))).toBe('2:8 = 1:4 -> 1:1')
  })
})

describe('halving', () => {
  it('§7.7 attack 5 across a river is 3, across a bridge 3, across a ridge 3; two such units 6', () => {
    const attack = (target: string, from: string, ...ids: string[]): number => {
      const units = Object.fromEntries(ids.map((id) => [id, from]))
      return last(fought(target, { ...units, 'RU-82 r': target }, {}, [4, 5]), 'ratio-found').attack
    }
    expect(attack('13.14', '13.13', 'AH-5')).toBe(3)
    expect(attack('13.14', '14.13', 'AH-5')).toBe(3)
    expect(attack('12.15', '11.16', 'AH-5')).toBe(3)
    expect(attack('13.14', '13.13', 'AH-5', 'AH-12')).toBe(6)
  })

  it('§7.7 §10.1 §11.1 attack 5 with CE −1 in low supply is 3, across a river 2', () => {
    const tired = (hex: string): Placed => ({ hex, ce: 1, supply: 'low' })
    const attack = (hex: string): number =>
      last(fought('13.14', { 'AH-5': tired(hex), 'RU-82 r': '13.14' }, {}, [4, 5]), 'ratio-found').attack
    expect(attack('13.15')).toBe(3)
    expect(attack('13.13')).toBe(2)
  })
})

describe('artillery', () => {
  it('§9.4.1 bands: 2 is 0, 3 and 5 are +1, 6 and 9 +2, 10 and 13 +3, 14 and more +4', () => {
    const bands: readonly (readonly [value: number, drm: number | undefined, ids: readonly string[]])[] = [
      [0, undefined, ['AH-101 ls']],
      [2, undefined, ['AH-41']],
      [3, 1, ['AH-46']],
      [5, 1, ['AH-46', 'AH-41']],
      [6, 2, ['AH-46', 'AH-45']],
      [9, 2, ['AH-5', 'AH-46', 'AH-41']],
      [10, 3, ['AH-5', 'AH-12', 'AH-41']],
      [13, 3, ['AH-5', 'AH-12', 'AH-46', 'AH-41']],
      [14, 4, ['AH-5', 'AH-12', 'AH-46', 'AH-44']],
    ]
    for (const [value, drm, ids] of bands) {
      const attackers = Object.fromEntries(ids.map((id, i) => [id, i < 3 ? '13.15' : '13.14']))
      const scene = fought('14.14', { ...attackers, 'RU-18': '14.14' }, {}, [4, 4])
      expect([value, drms(scene, 'RU').artillery]).toEqual([value, drm])
    }
  })

  it('§9.4.1 §11.1 units out of supply add nothing', () => {
    const units = { 'AH-5': '13.15', 'AH-12': { hex: '13.15', supply: 'out' }, 'RU-18': '14.14' } as const
    expect(drms(fought('14.14', units, {}, [4, 4]), 'RU').artillery).toBe(1)
  })
})

describe('odds above 4:1', () => {
  /** Two attackers, in front of the target or on opposite sides of it. */
  const odds = (attack: Units, defender: Units, options = {}): StagedScene =>
    fought('13.15', { ...attack, ...defender }, { options })
  const front = { 'AH-4': '14.15', 'AH-13': '14.14' }
  const flank = { 'AH-4': '14.15', 'AH-13': '12.14' }
  const horse = { 'RU-7 c': '13.15' }

  it('§9.4.1 4.9:1 gives nothing, 5:1 and 5.9:1 one, 6:1 two', () => {
    const extra = (attackers: Units, defender: Units): number | undefined =>
      drms(odds(attackers, defender), 'RU').ratio
    expect(extra({ 'AH-5': '14.15', 'AH-46': '14.15' }, horse)).toBeUndefined()
    expect(extra({ 'AH-5': '14.15', 'AH-12': '14.15' }, horse)).toBe(1)
    expect(extra({ 'AH-4': '14.15', 'AH-13': '14.15', 'AH-95 ls': '14.14' }, horse)).toBe(1)
    expect(extra({ 'AH-4': '14.15', 'AH-13': '14.15', 'AH-20': '14.14' }, horse)).toBe(2)
  })

  it('§8.2 §9.4.1 4:1 with a flank attack: column 4:1, 2 for the ratio and 2 for the flank', () => {
    const scene = odds(flank, horse)
    expect(ratio(scene)).toBe('8:2 = 4:1 -> 6:1')
    expect(last(scene, 'combat-rolled').column).toBe('4:1')
    expect(drms(scene, 'RU')).toMatchObject({ ratio: 2, flank: 2 })
    expect(drms(odds(front, horse), 'RU')).not.toHaveProperty('ratio')
  })

  it('§8.2 §9.4.1 §13.0.c 6:1 against Austria-Hungary beside Przemysl ends at 4:1, without a modifier', () => {
    const units = { 'RU-1 gd': '3.13', 'RU-12': '3.13', 'AH-3 c': '3.14' }
    const scene = fought('3.14', units, russian)
    expect(ratio(scene)).toBe('12:2 = 6:1 -> 4:1')
    expect(drms(scene, 'AH')).not.toHaveProperty('ratio')
  })

  it('§9.4.1 §8.2 with the option `ratios: unshifted` the ratio before shifts counts', () => {
    const options = { ratios: 'unshifted' }
    expect(drms(odds(flank, horse, options), 'RU')).not.toHaveProperty('ratio')
    expect(last(odds(flank, horse, options), 'combat-rolled').column).toBe('4:1')
    const beside = fought(
      '3.14',
      { 'RU-1 gd': '3.13', 'RU-12': '3.13', 'AH-3 c': '3.14' },
      { ...russian, options },
    )
    expect(drms(beside, 'AH')).toMatchObject({ ratio: 2 })
    expect(drms(odds({ 'AH-5': '14.15', 'AH-12': '14.15' }, horse, options), 'RU')).toMatchObject({
      ratio: 1,
    })
  })
})

describe('retreats and strengths of zero', () => {
  it('§9.2.c R3 carried out is +3; R2 with one hex impossible is +2 and +2, and 1 CE for each unit', () => {
    const open = fought('15.23', { 'AH-101 ls': '15.23', 'RU-12': '14.22' }, russian, [1, 2])
    expect(drms(open, 'AH')).toMatchObject({ retreat: 3 })
    expect(drms(open, 'AH')).not.toHaveProperty('failed-retreat')
    const corner = {
      'RU-1 gd': '18.25',
      'RU-2 gd': '18.25',
      'RU-18': '17.26',
      'RU-41': '19.25',
      'AH-41': '18.26',
    }
    const scene = declare(combat(corner, { turn: 6, ...russian }), '18.26').dice(1, 3, 1, 1)
    finish(engage(scene, 'RU-1 gd', 'RU-2 gd'))
    expect(drms(scene, 'AH')).toMatchObject({ retreat: 2, 'failed-retreat': 2 })
    expect(last(scene, 'retreat-failed').missing).toBe(1)
  })

  it('§7.4.attack §11.1 attack 4, CE −2, out of supply: no attack; defence 4 likewise defends at 1 with no artillery', () => {
    const spent = (hex: string): Placed => ({ hex, ce: 2, supply: 'out' })
    expect(combat({ 'AH-41': spent('13.15'), 'RU-82 r': '14.14' }, { turn: 6 }).can('attack')).toBe(false)
    const scene = fought('14.14', { 'AH-101 ls': '13.15', 'RU-82 r': spent('14.14') }, {}, [4, 5])
    expect(ratio(scene)).toBe('2:1 = 2:1')
    expect(drms(scene, 'AH')).not.toHaveProperty('artillery')
    expect(lossRoll(scene, 'AH').modifiers).toHaveLength(1)
  })
})
