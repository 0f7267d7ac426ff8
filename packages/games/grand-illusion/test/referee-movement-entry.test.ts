/** §8.3 §8.4.4 control, entering and leaving hexes in combination. */
import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { DUE } from '../state.ts'
import { activated } from './activated.ts'

const german = { side: 'GE' } as const

describe('leaving contested hexes', () => {
  it('§8.4.4.table out of an enemy-controlled contested hex, over a friendly one, into a held one', () => {
    const pieces = { 'g-3c': '66', 'f-ii': '66', 'f-iv': '76' }
    const scene = activated('66', { pieces, ...german, control: { '75': 'GE' } })
    scene.act('unit', 'g-3c')
    expect(scene.refusal('march', '67').code).not.toBe('pressing-on')
    scene.act('march', '75')
    expect(scene.offers('march')).toContain('76')
  })

  it('§8.4.4.table or over an empty enemy hex, which becomes friendly at once', () => {
    const pieces = { 'g-3c': '75', 'f-ii': '75', 'f-iv': '67' }
    const scene = activated('75', { pieces, ...german })
    scene.act('unit', 'g-3c').act('march', '66')
    expect(scene.control('66')).toBe('GE')
    expect(scene.offers('march')).toContain('67')
  })

  it('§8.4.4.table out of an enemy-controlled contested hex into a friendly contested one', () => {
    const pieces = { 'g-v': '66', 'f-ii': '66', 'f-iv': '75', 'g-vi': '75' }
    const scene = activated('66', { pieces, ...german, control: { '75': 'GE' } })
    expect(scene.act('unit', 'g-v').offers('march')).toContain('75')
  })

  it('§8.4.4.table §8.4.5.a the way round is taken, and only its last hexside is blocked', () => {
    const pieces = {
      'f-c1': '54',
      'fort-maubeuge': { hex: '54', besieged: true },
      'g-x': '54',
      'g-vii': '64',
    }
    const scene = activated('54', { pieces, control: { '54': 'GE', '64': 'GE' } })
    scene.act('unit', 'f-c1').act('march', '64')
    const [way] = scene.seen('marched')
    expect(way?.path).toHaveLength(2)
    expect(scene.seen('hexside-blocked')).toMatchObject([{ from: way?.path[0], to: hex('64') }])
  })

  it('§8.4.4.table out and back: a free march may return to where it came from', () => {
    const scene = activated('85', { pieces: { 'g-3c': '85' }, ...german })
    scene.act('unit', 'g-3c').act('march', '75').act('march', '85')
    expect([scene.where('g-3c'), scene.control('75')]).toEqual(['85', 'GE'])
  })
})

describe('entering', () => {
  it('§8.4.4.table an HQ alone and guns alone may join friends in an enemy-controlled contested hex', () => {
    const pieces = { 'g-hq5': '85', 'g-ha420': '85', 'g-v': '75', 'f-ii': '75' }
    const scene = activated('85', { pieces, ...german })
    scene.act('unit', 'g-hq5').act('march', '75')
    expect(scene.where('g-hq5')).toBe('75')
    scene.act('unit', 'g-ha420').act('march', '75')
    expect(scene.where('g-ha420')).toBe('75')
    expect(scene.state.battle.get(hex('75'))).toBe(DUE.none)
  })

  it('§8.4.4.table an HQ follows a corps that has just entered a held hex', () => {
    const scene = activated('85', { pieces: { 'g-hq5': '85', 'g-v': '85', 'f-ii': '75' }, ...german })
    scene.act('unit', 'g-v').act('march', '75').act('unit', 'g-hq5')
    expect(scene.offers('march')).toContain('75')
    scene.act('march', '75')
    expect(scene.state.battle.get(hex('75'))).toBe(DUE.forced)
  })

  it('§9.8.2 a disrupted corps does not', () => {
    const pieces = { 'g-xvi': { hex: '85', back: true }, 'g-v': '85', 'f-ii': '75' }
    const scene = activated('85', { pieces, ...german })
    scene.act('unit', 'g-v').act('march', '75').act('unit', 'g-xvi')
    expect(scene.refusal('march', '75')).toMatchObject({ code: 'needs-escort', rule: '9.8.2' })
  })

  it('§9.1.2.b where only a besieged fort of mine stands, relief must fight', () => {
    const pieces = { 'f-i': '55', 'fort-maubeuge': { hex: '54', besieged: true }, 'g-x': '54' }
    const scene = activated('55', { pieces, control: { '54': 'GE' } })
    scene.act('unit', 'f-i').act('march', '54')
    expect(scene.state.battle.get(hex('54'))).toBe(DUE.forced)
    expect(scene.control('54')).toBe('GE')
  })

  it('§9.1.2.c where an open fort of mine stands, relief may fight', () => {
    const pieces = { 'f-i': '55', 'fort-maubeuge': '54', 'g-x': '54' }
    const scene = activated('55', { pieces })
    scene.act('unit', 'f-i').act('march', '54')
    expect(scene.state.battle.get(hex('54'))).toBe(DUE.optional)
    expect(scene.prompt).not.toBe('march')
  })

  it('§8.3.3 a disrupted corps and a unit that only defends take empty hexes', () => {
    const pieces = { 'g-xvi': { hex: '85', back: true }, 'g-or': '85' }
    const scene = activated('85', { pieces, ...german })
    scene.act('unit', 'g-xvi').act('march', '75')
    scene.act('unit', 'g-or').act('march', '76')
    expect([scene.control('75'), scene.control('76')]).toEqual(['GE', 'GE'])
  })

  it('§8.3.3 an HQ enters an empty enemy hex and takes nothing', () => {
    const scene = activated('85', { pieces: { 'g-hq5': '85' }, ...german })
    scene.act('unit', 'g-hq5').act('march', '75')
    expect(scene.control('75')).toBe('AL')
  })

  it('§8.3.4 cavalry with an HQ is cavalry alone', () => {
    const scene = activated('85', { pieces: { 'g-hq5': '85', 'g-3c': '85' }, ...german })
    scene.act('stack', '85').act('march', '75')
    expect(scene.state.cavalryControl.get(hex('75'))).toBe(1)
  })

  it('§8.3.4 infantry that only passes confirms it', () => {
    const pieces = { 'g-xvi': '85', 'g-3c': '75' }
    const scene = activated('85', {
      pieces,
      ...german,
      control: { '75': 'GE' },
      prepare: (s) => {
        s.cavalryControl.set(hex('75'), 1)
      },
    })
    scene.act('unit', 'g-xvi').act('march', '75').act('march', '66')
    expect(scene.state.cavalryControl.get(hex('75'))).toBe(0)
  })

  it('§8.3.3 §8.3.4 a group whose infantry was dropped on the way takes the next hex by cavalry alone', () => {
    const scene = activated('85', { pieces: { 'g-xvi': '85', 'g-3c': '85' }, ...german })
    scene.act('stack', '85').act('march', '75').act('leave', 'g-xvi').act('march', '66')
    expect([scene.state.cavalryControl.get(hex('75')), scene.state.cavalryControl.get(hex('66'))]).toEqual([
      0, 1,
    ])
  })

  it('§8.3.3 a corps that leaves a contested hex to the enemy loses it, and the enemy needs supply to have it', () => {
    const pieces = { 'g-xvi': '84', 'f-ii': '84' }
    const scene = activated('84', { pieces, ...german })
    scene.act('unit', 'g-xvi').act('march', '85').act('halt')
    expect(scene.control('84')).toBe('AL')
    const cut = activated('84', { pieces, ...german, control: { '74': 'GE', '75': 'GE' } })
    cut.act('unit', 'g-xvi').act('march', '85').act('halt')
    expect(cut.control('84')).toBe('GE')
  })
})
