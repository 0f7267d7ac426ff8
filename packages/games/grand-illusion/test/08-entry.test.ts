/** §8.4.4 entering and leaving hexes. */
import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { DUE } from '../state.ts'
import { activated } from './activated.ts'

/** 75 is German as far as 85 feeds it */
const ardennes = { side: 'GE', control: { '75': 'GE' } } as const

describe('hexes without enemies', () => {
  it('§8.4.4.a §8.4.4.b §8.4.4.table note 1 friendly and empty enemy hexes do not stop a march', () => {
    const scene = activated('85', { pieces: { 'g-3c': '85' }, side: 'GE' })
    expect(scene.act('unit', 'g-3c').offers('march')).toEqual(
      expect.arrayContaining(['84', '83', '75', '66']),
    )
  })

  it('§8.4.4.table note 4 an empty enemy hex is taken at once', () => {
    const scene = activated('85', { pieces: { 'g-xvi': '85' }, side: 'GE' })
    scene.act('unit', 'g-xvi').act('march', '75').act('march', '66')
    expect([scene.control('75'), scene.control('66')]).toEqual(['GE', 'GE'])
  })

  it('§8.4.4.table note 5 a friendly hex with besieged forts only is passed freely', () => {
    const pieces = { 'g-xvi': '85', 'g-v': '76', 'fort-verdun-e': { hex: '76', besieged: true } }
    const scene = activated('85', { pieces, side: 'GE', control: { '75': 'GE', '76': 'GE', '66': 'GE' } })
    scene.act('unit', 'g-xvi')
    expect(scene.offers('march')).toEqual(expect.arrayContaining(['76', '66']))
    scene.act('march', '76')
    expect(scene.offers('march')).toContain('66')
  })
})

describe('hexes with enemies', () => {
  it('§8.4.4.table note 2 §8.3.1 a hex held by the enemy stops the march', () => {
    const scene = activated('85', { pieces: { 'g-3c': '85', 'f-ii': '75' }, side: 'GE' })
    scene.act('unit', 'g-3c').act('march', '75')
    expect(scene.prompt).not.toBe('march')
    expect(scene.state.battle.get(hex('75'))).toBe(DUE.forced)
  })

  it('§8.4.4.a §8.4.4.table note 2 so do contested hexes, friendly or not', () => {
    const friendly = activated('85', { pieces: { 'g-3c': '85', 'g-v': '75', 'f-ii': '75' }, ...ardennes })
    friendly.act('unit', 'g-3c').act('march', '75')
    expect(friendly.state.battle.get(hex('75'))).toBe(DUE.optional)
    const enemy = activated('85', { pieces: { 'g-3c': '85', 'g-v': '75', 'f-ii': '75' }, side: 'GE' })
    enemy.act('unit', 'g-3c').act('march', '75')
    expect(enemy.state.battle.get(hex('75'))).toBe(DUE.optional)
    expect(enemy.prompt).not.toBe('march')
  })

  it('§8.4.4.b §8.4.4.table out of an enemy-controlled contested hex nobody enters another held enemy hex', () => {
    const pieces = { 'g-v': '66', 'f-ii': '66', 'f-iv': '67', 'f-v': '76' }
    for (const others of [{}, { 'g-vi': '67' }]) {
      const scene = activated('66', { pieces: { ...pieces, ...others }, ...ardennes })
      scene.act('unit', 'g-v')
      expect(scene.refusal('march', '67')).toMatchObject({ code: 'pressing-on', rule: '8.4.4.table' })
      expect(scene.offers('march')).toEqual(expect.arrayContaining(['75', '65']))
    }
  })

  it('§8.4.4.a §8.4.4.b §8.4.4.table out of a friendly contested hex they may', () => {
    const pieces = { 'g-v': '66', 'f-ii': '66', 'f-iv': '67' }
    const scene = activated('66', { pieces, side: 'GE', control: { '75': 'GE', '66': 'GE', '76': 'GE' } })
    expect(scene.act('unit', 'g-v').offers('march')).toContain('67')
  })

  it('§8.4.4.table note 3 HQs, heavy artillery and disrupted units enter only with an undisrupted combat unit', () => {
    const pieces = {
      'g-hq5': '85',
      'g-ha420': '85',
      'g-v': { hex: '85', back: true },
      'g-xvi': '85',
      'f-ii': '75',
    }
    const scene = activated('85', { pieces, side: 'GE' })
    for (const id of ['g-hq5', 'g-ha420', 'g-v']) {
      scene.act('unit', id)
      expect(scene.refusal('march', '75')).toMatchObject({ code: 'needs-escort', rule: '8.4.4.table' })
      scene.act('halt')
    }
    scene.act('stack', '85').act('leave', 'g-xvi')
    expect(scene.offers('march')).not.toContain('75')
    scene.act('halt').act('stack', '85')
    expect(scene.offers('march')).toContain('75')
  })

  it('§9.8.2 disrupted units enter friendly hexes with enemies, but enemy ones only in company', () => {
    const pieces = { 'g-xvi': { hex: '85', back: true }, 'g-hq5': '85', 'g-v': '75', 'f-ii': '75' }
    const friendly = activated('85', { pieces, ...ardennes })
    expect(friendly.act('unit', 'g-xvi').offers('march')).toContain('75')
    const enemy = activated('85', { pieces, side: 'GE' })
    enemy.act('unit', 'g-xvi')
    expect(enemy.refusal('march', '75')).toMatchObject({ code: 'needs-escort', rule: '9.8.2' })
    expect(enemy.act('halt').act('unit', 'g-hq5').offers('march')).toContain('75')
  })

  it('§9.1.2.b §2.4.paren units that only defend do not open a battle', () => {
    const pieces = { 'g-or': '106', 'g-xiv': '106', 'f-vii': '103' }
    const scene = activated('106', { pieces, side: 'GE', control: { '103': 'AL' } })
    scene.act('unit', 'g-or')
    expect(scene.refusal('march', '103')).toMatchObject({ code: 'nobody-to-fight', rule: '9.1.2.b' })
    scene.act('halt').act('stack', '106')
    expect(scene.offers('march')).toContain('103')
  })

  it('§9.6.1 nor does cavalry against forts alone', () => {
    const scene = activated('85', { pieces: { 'g-3c': '85', 'fort-verdun-e': '76' }, side: 'GE' })
    scene.act('unit', 'g-3c')
    expect(scene.refusal('march', '76')).toMatchObject({ code: 'nobody-to-fight' })
  })
})
