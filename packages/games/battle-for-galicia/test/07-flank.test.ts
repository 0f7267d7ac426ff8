import { describe, expect, it } from 'vitest'
import { assault, combat, declare, drms, engage, finish, ratio, shifts } from './battle.ts'
import type { Placed, StagedScene } from './scene.ts'

type Units = Readonly<Record<string, Placed>>

/** The named Russians attack the hex; a roll of 9 or 12 and low losses. */
function russians(target: string, units: Units, ...attackers: string[]): StagedScene {
  const scene = declare(combat(units, { side: 'RU', turn: 3 }), target)
  return finish(engage(scene.dice(6, 6, 1, 1), ...attackers))
}

const isFlanked = (scene: StagedScene): boolean => 'flank' in shifts(scene)

/** An Austro-Hungarian division at 13.15 between two Russian ones at 14.15 and 12.14: all six hexes covered. */
const vice = { 'AH-5': '13.15', 'RU-12': '14.15', 'RU-19': '12.14' }

describe('flank attacks', () => {
  it('§7.8 §aid.column-shifts two attackers on opposite sides cover all six hexes: two columns to the right', () => {
    const scene = russians('13.15', vice)
    expect(shifts(scene)).toEqual({ flank: 2 })
    expect(ratio(scene)).toBe('10:5 = 2:1 -> 3:1')
  })

  it('§7.8 §9.4.1 the defender adds 2 to his loss roll, the attacker nothing', () => {
    const scene = russians('13.15', vice)
    expect(drms(scene, 'AH')).toMatchObject({ flank: 2 })
    expect(drms(scene, 'RU')).not.toHaveProperty('flank')
    const frontal = russians('13.15', { ...vice, 'RU-19': '14.14' })
    expect(drms(frontal, 'AH')).not.toHaveProperty('flank')
  })

  it('§7.8 five hexes are enough, four are not', () => {
    // 14.14 is covered by 14.15 alone, 13.14 by 12.14 alone
    expect(isFlanked(russians('13.15', { ...vice, 'AH-41': '14.14' }))).toBe(true)
    expect(isFlanked(russians('13.15', { ...vice, 'AH-41': '14.14', 'AH-44': '13.14' }))).toBe(false)
  })

  it('§7.8 a hex held by a friend of the defender does not count, in a zone or not', () => {
    const open = { 'AH-5': '13.15', 'RU-12': '14.15', 'RU-19': '12.15' }
    // 14.15, 12.15 occupied; 14.14, 13.16, 12.14 in zones; 13.14 open
    expect(isFlanked(russians('13.15', open))).toBe(true)
    expect(isFlanked(russians('13.15', { ...open, 'AH-41': '13.16' }))).toBe(false)
    expect(isFlanked(russians('13.15', { ...open, 'AH-41': '13.14' }))).toBe(true)
  })

  it('§7.8 the zone of a unit that does not attack is worth nothing, its presence is', () => {
    // 12.14 does not attack: its own hex counts, 13.14 and 12.15 do not
    expect(isFlanked(russians('13.15', vice, 'RU-12'))).toBe(false)
    const held = { ...vice, 'RU-82 r': '12.15' }
    expect(isFlanked(russians('13.15', held, 'RU-12'))).toBe(true)
  })

  it('§7.8 §6.1 zones do not cross rivers', () => {
    // 2.11 between 3.11 and 1.12: rivers keep both zones out of 2.10 and 1.11
    const cut = { 'AH-5': '2.11', 'RU-12': '3.11', 'RU-19': '1.12' }
    expect(isFlanked(russians('2.11', cut))).toBe(false)
    expect(isFlanked(russians('2.11', { ...cut, 'RU-82 r': '2.10' }, 'RU-12', 'RU-19'))).toBe(true)
  })

  it('§7.8 §6.1 a river against the defender himself does not matter: a hex that is held is held', () => {
    // 13.14 has rivers towards 13.13 and 14.13
    const scene = russians(
      '13.14',
      { 'AH-5': '13.14', 'RU-12': '13.13', 'RU-19': '13.15', 'RU-82 r': '14.13' },
      'RU-12',
      'RU-19',
    )
    expect(ratio(scene)).toBe('8:5 = 1.5:1 -> 2.5:1')
  })

  it('§7.8 a marsh hex counts like any other', () => {
    // 15.04 touches the marsh 16.03; friends hold 16.04, so the marsh is the fifth hex
    const scene = { 'AH-5': '15.04', 'AH-41': '16.04', 'RU-12': '15.03', 'RU-19': '15.05' }
    expect(isFlanked(russians('15.04', scene))).toBe(true)
    expect(isFlanked(russians('15.04', { ...scene, 'AH-44': '14.04' }))).toBe(false)
  })

  it('§7.8 a defender at the edge of the map cannot be flanked, though all his neighbours are enemies', () => {
    const ring = { 'RU-12': '13.01', 'RU-19': '13.02', 'RU-41': '12.02', 'RU-47': '11.02', 'RU-46': '11.01' }
    expect(isFlanked(russians('12.01', { 'AH-5': '12.01', ...ring }, 'RU-12', 'RU-19'))).toBe(false)
    const left = { 'RU-12': '12.26', 'RU-19': '12.25', 'RU-41': '13.25', 'RU-47': '14.25', 'RU-46': '14.26' }
    expect(isFlanked(russians('13.26', { 'AH-5': '13.26', ...left }, 'RU-12', 'RU-19'))).toBe(false)
  })

  it('§7.8 one hex from the edge he can', () => {
    const ring = { 'RU-12': '13.02', 'RU-19': '11.03' }
    expect(isFlanked(russians('12.02', { 'AH-5': '12.02', ...ring }))).toBe(true)
  })

  it('§7.8 Austria-Hungary flanks the Russians just so', () => {
    const units = { 'RU-82 r': '13.15', 'AH-5': '14.15', 'AH-12': '12.14' }
    const scene = finish(assault(combat(units).dice(6, 6, 1, 1), '13.15'))
    expect(ratio(scene)).toBe('10:4 = 2.5:1 -> 4:1')
    expect(drms(scene, 'RU')).toMatchObject({ flank: 2 })
  })
})

describe('flank attacks near Przemysl', () => {
  it('§7.8 hexes beside the fortress do not count against Austria-Hungary, not even when occupied', () => {
    // two neighbours of 4.13 touch 3.15
    const ring = {
      'RU-12': '4.12',
      'RU-19': '5.14',
      'RU-41': '3.14',
      'RU-47': '4.14',
      'RU-82 r': '5.13',
      'RU-46': '3.13',
    }
    expect(isFlanked(russians('4.13', { 'AH-5': '4.13', ...ring }, 'RU-12', 'RU-19'))).toBe(false)
  })

  it('§7.8 with one neighbour beside the fortress the other five suffice', () => {
    // only 3.14, of the neighbours of 3.13, touches 3.15
    const jaws = { 'RU-12': '4.12', 'RU-19': '2.12' }
    expect(isFlanked(russians('3.13', { 'AH-5': '3.13', ...jaws }))).toBe(true)
    expect(
      isFlanked(
        russians('3.13', { 'AH-5': '3.13', ...jaws, 'AH-41': '3.12', 'RU-82 r': '3.14' }, 'RU-12', 'RU-19'),
      ),
    ).toBe(false)
  })

  it('§7.8 a unit beside the fortress is never flanked', () => {
    const ring = { 'RU-12': '2.13', 'RU-19': '4.13', 'RU-41': '3.13', 'RU-47': '4.14', 'RU-46': '2.14' }
    const scene = russians('3.14', { 'AH-5': '3.14', ...ring }, 'RU-12', 'RU-19')
    expect(isFlanked(scene)).toBe(false)
  })

  it('§7.8 §13.0.c the fortress is no help to the Russians: both shifts add up', () => {
    const units = { 'RU-1 gd': '3.14', 'AH-5': '2.14', 'AH-12': '4.13', 'AH-41': '3.15' }
    const scene = declare(combat(units, { turn: 3 }), '3.14')
    finish(engage(scene.dice(6, 6, 1, 1), 'AH-5', 'AH-12'))
    expect(shifts(scene)).toEqual({ flank: 2, fortress: 2 })
    expect(ratio(scene)).toBe('10:8 = 1:1 -> 3:1')
  })
})
