/** §8.4.5 blocked hexsides in combination with contested hexes, delays and supply. */
import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { activated } from './activated.ts'
import { StagedScene } from './scene.ts'

const german = { side: 'GE' } as const
const blocks = (scene: StagedScene): [number, number][] =>
  scene.seen('hexside-blocked').map(({ from, to }) => [from, to])

describe('what blocks a hexside', () => {
  it('§8.4.5.a entering a friendly hex with enemies in it blocks too', () => {
    const pieces = { 'g-xvi': '84', 'g-v': '85', 'f-ii': '85' }
    const scene = activated('84', { pieces, ...german })
    scene.act('unit', 'g-xvi').act('march', '85')
    expect(blocks(scene)).toEqual([[hex('84'), hex('85')]])
  })

  it('§8.4.5.a so does a march out of a hex taken a moment before', () => {
    const scene = activated('85', { pieces: { 'g-3c': '85', 'f-ii': '66' }, ...german })
    scene.act('unit', 'g-3c').act('march', '75').act('march', '66')
    expect(blocks(scene)).toEqual([[hex('75'), hex('66')]])
  })

  it('§8.4.5.a a blocked hexside is closed to the enemy in both directions', () => {
    const pieces = {
      'g-xvi': '85',
      'g-v': '85',
      'f-iv': { hex: '85', back: true },
      'f-ii': '75',
      'f-i': '75',
    }
    const scene = new StagedScene({ pieces, ...german, turn: 2 })
    scene.act('activate', '85').act('unit', 'g-xvi').act('march', '75')
    expect(blocks(scene)).toEqual([[hex('85'), hex('75')]])
    const later = activated('85', {
      pieces,
      prepare: (s) => {
        s.blocked.assign(scene.state.blocked.words)
        s.where.assign(scene.state.where.words)
      },
    })
    later.act('unit', 'f-iv')
    expect(later.refusal('march', '75')).toMatchObject({ code: 'blocked-hexside' })
  })

  it('§8.4.5.a §9.6.3.b cavalry does not ride off over the hexside the corps came by', () => {
    const pieces = { 'g-xvi': '85', 'f-c9': '75' }
    const scene = activated('85', { pieces, ...german })
    scene.act('unit', 'g-xvi').act('march', '75')
    expect(blocks(scene)).toEqual([[hex('85'), hex('75')]])
    expect(scene.act('evade').offers('retreat')).not.toContain('85')
  })

  it('§8.4.5.a an HQ that joins its troops closes the hexside behind it as any unit does', () => {
    const pieces = { 'g-hq5': '84', 'g-v': '85', 'f-ii': '85' }
    const scene = activated('84', { pieces, ...german })
    scene.act('unit', 'g-hq5').act('march', '85')
    expect(blocks(scene)).toEqual([[hex('84'), hex('85')]])
  })

  it('§8.4.5.c when the last combat unit marches off, the HQ left behind keeps nothing blocked', () => {
    const pieces = { 'g-xvi': '85', 'g-hq5': '85', 'f-ii': '75' }
    const scene = activated('85', { pieces, ...german })
    scene.act('stack', '85').act('march', '75')
    const later = activated('75', {
      pieces,
      ...german,
      prepare: (s) => {
        s.blocked.assign(scene.state.blocked.words)
        s.where.assign(scene.state.where.words)
      },
    })
    later.act('unit', 'g-xvi').act('march', '85').act('halt')
    expect(later.state.blocked.toArray().every((bits) => bits === 0)).toBe(true)
  })

  it('§8.4.5.c it goes when enemy cavalry takes the hex behind', () => {
    const pieces = { 'g-xvi': '85', 'f-ii': '75', 'f-c9': '76' }
    const first = activated('85', { pieces, ...german })
    first.act('unit', 'g-xvi').act('march', '75')
    const second = activated('76', {
      pieces,
      prepare: (s) => {
        s.blocked.assign(first.state.blocked.words)
        s.where.assign(first.state.where.words)
      },
    })
    second.dice(1).act('unit', 'f-c9').act('march', '85')
    expect(second.control('85')).toBe('AL')
    expect(second.state.blocked.toArray().every((bits) => bits === 0)).toBe(true)
  })
})
