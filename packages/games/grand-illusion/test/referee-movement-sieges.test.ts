/** §8.3.2 §8.3.3 §9.6.3 marches that raise sieges, leave hexes or meet cavalry. */
import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { DUE } from '../state.ts'
import { activated } from './activated.ts'

const german = { side: 'GE', turn: 4 } as const
const MAUBEUGE = { 'fort-maubeuge': { hex: '54', besieged: true } } as const
const behind = { '72': 'GE', '73': 'GE', '63': 'GE', '64': 'GE', '53': 'GE', '62': 'GE', '54': 'GE' } as const

describe('besiegers march', () => {
  it('§9.5.3.b §8.3.2 the last besieging corps leaves: the fort is open and has its hex back', () => {
    const scene = activated('54', { pieces: { ...MAUBEUGE, 'g-x': '54' }, ...german, control: behind })
    scene.act('unit', 'g-x').act('march', '53').act('halt')
    expect([scene.isMarked('fort-maubeuge', 'besieged'), scene.control('54')]).toEqual([false, 'AL'])
  })

  it('§9.5.3.b §8.3.2 a disrupted corps that stays keeps the hex, not the siege', () => {
    const pieces = { ...MAUBEUGE, 'g-x': '54', 'g-vii': { hex: '54', back: true } }
    const scene = activated('54', { pieces, ...german, control: behind })
    scene.act('unit', 'g-x').act('march', '53').act('halt')
    expect([scene.isMarked('fort-maubeuge', 'besieged'), scene.control('54')]).toEqual([false, 'GE'])
  })

  it('§9.5.2 a division is not enough for Maubeuge', () => {
    const pieces = { ...MAUBEUGE, 'g-x': '54', 'g-marine': '54' }
    const scene = activated('54', { pieces, ...german, control: behind })
    scene.act('unit', 'g-x').act('march', '53').act('halt')
    expect(scene.isMarked('fort-maubeuge', 'besieged')).toBe(false)
  })

  it('§8.4.4.table after that the hex is contested: others stop there', () => {
    const pieces = { ...MAUBEUGE, 'g-x': '54', 'g-vii': { hex: '54', back: true }, 'g-2c': '54' }
    const scene = activated('54', { pieces, ...german, control: behind })
    scene.act('unit', 'g-x').act('march', '53').act('halt')
    scene.act('unit', 'g-2c').act('march', '64').act('march', '54')
    expect(scene.prompt).not.toBe('march')
  })

  it('§8.3.4 §9.5.3.b cavalry left with the fort holds the hex with a combat unit', () => {
    const scene = activated('54', {
      pieces: { ...MAUBEUGE, 'g-x': '54', 'g-2c': '54' },
      ...german,
      control: behind,
    })
    scene.act('unit', 'g-x').act('march', '53').act('halt')
    expect(scene.control('54')).toBe('GE')
  })
})

describe('battles nobody can fight', () => {
  it('§9.1.2.c §9.6.1 cavalry that joins friends before a fort has no battle there', () => {
    const pieces = { 'g-3c': '85', 'g-xiv': '76', 'fort-verdun-e': '76' }
    const scene = activated('85', { pieces, side: 'GE' })
    scene.act('unit', 'g-3c').act('march', '76')
    expect([scene.state.battle.get(hex('76')), scene.seen('battle-due')]).toEqual([DUE.none, []])
  })

  it('§9.1.2.c §2.4.paren nor has a unit that only defends, but it goes along with others', () => {
    const pieces = { 'g-or': '106', 'g-xv': '106', 'g-xiv': '103', 'f-vii': '103' }
    const scene = activated('106', { pieces, side: 'GE' })
    scene.act('unit', 'g-or').act('march', '103')
    expect(scene.state.battle.get(hex('103'))).toBe(DUE.none)
    scene.act('unit', 'g-xv').act('march', '103')
    expect(scene.state.battle.get(hex('103'))).toBe(DUE.optional)
  })

  it('§9.5.3.a §9.2.3.a.n3 a fort is not shut in by disrupted attackers who all stay out', () => {
    const pieces = { 'g-xiv': '76', 'g-v': { hex: '76', back: true }, 'fort-verdun-e': '76' }
    const scene = activated('76', { pieces, side: 'GE', turn: 2 })
    scene.dice(2, 3).act('attack', 'g-v').act('done').act('battle', '76').act('no')
    expect([scene.isMarked('fort-verdun-e', 'besieged'), scene.control('76')]).toEqual([false, 'AL'])
  })
})

describe('enemies without supply in a friendly hex', () => {
  const pieces = { 'f-ii': '84', 'g-hq5': '85', 'g-v': { hex: '85', back: true }, 'g-xvi': '85' }
  const spec = { ...german, control: { '74': 'GE', '75': 'GE', '73': 'GE' } } as const

  it('§8.3.3 §9.4.4.with an HQ does not go there alone', () => {
    const scene = activated('85', { pieces, ...spec })
    scene.act('unit', 'g-hq5')
    expect(scene.refusal('march', '84')).toMatchObject({ code: 'nobody-to-fight' })
  })

  it('§9.1.2.b a corps that enters must fight', () => {
    const scene = activated('85', { pieces, ...spec })
    scene.act('unit', 'g-xvi').act('march', '84')
    expect(scene.state.battle.get(hex('84'))).toBe(DUE.forced)
  })

  it('§9.8.2 a disrupted corps may enter: the hex is friendly', () => {
    const scene = activated('85', { pieces, ...spec })
    scene.act('unit', 'g-v')
    expect(scene.offers('march')).toContain('84')
  })
})

describe('groups', () => {
  it('§8.4.basic who is left behind before the first step has not moved', () => {
    const scene = activated('85', { pieces: { 'g-xvi': '85', 'g-v': '85', 'g-xiii': '85' }, side: 'GE' })
    scene.act('stack', '85').act('leave', 'g-v').act('march', '84').act('halt')
    expect(scene.act('unit', 'g-v').offers('march')).toContain('84')
  })

  it('§8.4.1.bonus an HQ that brings a corps into battle over three hexes is turned', () => {
    const pieces = { 'g-hq5': '94', 'g-xvi': '94', 'f-ii': '66' }
    const scene = activated('94', { pieces, side: 'GE', control: { '75': 'GE' } })
    scene.act('stack', '94').act('march', '66')
    expect([scene.where('g-xvi'), scene.face('g-hq5')]).toEqual(['66', 1])
  })

  it('§8.4.basic a second HQ of smaller allowance holds the group to its own', () => {
    const pieces = { 'g-hq1': '82', 'g-hq4': '82', 'g-ii': '82' }
    const scene = activated('82', { pieces, side: 'GE' })
    scene.act('stack', '82').act('march', '83').act('march', '84').act('march', '85')
    expect(scene.offers('march')).toEqual([])
    expect(scene.act('leave', 'g-hq4').offers('march')).toContain('94')
  })
})

describe('§9.6.3 cavalry in the way', () => {
  it('§9.6.3 disrupted infantry corps are no corps for it: a battle', () => {
    const pieces = { 'g-xvi': { hex: '85', back: true }, 'g-3c': '85', 'f-c9': '75' }
    const scene = activated('85', { pieces, side: 'GE' })
    scene.act('stack', '85').act('march', '75')
    expect(scene.state.battle.get(hex('75'))).toBe(DUE.forced)
  })

  it('§9.6.3.a cavalry that stands gives control, and a second group passes', () => {
    const pieces = { 'g-xvi': '85', 'g-3c': '85', 'f-c9': '75' }
    const scene = activated('85', { pieces, side: 'GE' })
    scene.act('unit', 'g-xvi').act('march', '75').act('stand')
    expect([scene.where('f-c9'), scene.control('75'), scene.asked]).toEqual(['dead', 'GE', 'GE'])
    scene.act('unit', 'g-3c').act('march', '75')
    expect(scene.offers('march')).toContain('66')
  })

  it('§9.6.3.b the group has what MPs it had left', () => {
    const pieces = { 'g-xvi': '84', 'f-c9': '75', 'f-i': '19' }
    const scene = activated('84', { pieces, side: 'GE' })
    scene.act('unit', 'g-xvi').act('march', '75').act('evade')
    while (scene.prompt === 'retreat') scene.act('retreat', scene.offers('retreat')[0])
    expect([scene.face('f-c9'), scene.where('g-xvi'), scene.prompt]).toEqual([1, '75', 'activity'])
  })

  it('§9.6.3 in a hex with an enemy HQ besides, the HQ is driven off and nothing else', () => {
    const pieces = { 'g-xvi': '85', 'f-c9': '75', 'f-hq4': '75', 'f-ii': '66' }
    const scene = activated('85', { pieces, side: 'GE' })
    scene.act('unit', 'g-xvi').act('march', '75')
    expect(scene.prompt).toBe('cavalry-delay')
    scene.act('stand')
    expect([scene.where('f-c9'), scene.where('f-hq4'), scene.face('f-hq4')]).toEqual(['dead', '66', 1])
  })
})
