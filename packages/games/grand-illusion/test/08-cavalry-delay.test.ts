/** §9.6.3 §9.4.4.overrun what entering a hex does to cavalry and HQs alone in it. */
import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { DUE } from '../state.ts'
import { activated } from './activated.ts'
import type { StagedScene } from './scene.ts'

const pieces = { 'g-xvi': '85', 'g-hq5': '85', 'f-c9': '75', 'f-c4': { hex: '75', back: true } }
const met = (): StagedScene => {
  const scene = activated('85', { pieces, side: 'GE' })
  return scene.act('stack', '85').act('march', '75')
}

describe('cavalry before a corps', () => {
  it('§9.6.3.a its owner is asked; standing it is lost, and the corps stops', () => {
    const scene = met()
    expect([scene.asked, scene.prompt, scene.rule]).toEqual(['AL', 'cavalry-delay', '9.6.3.a'])
    expect([scene.state.battle.get(hex('75')), scene.isMarked('g-xvi', 'entered')]).toEqual([DUE.none, false])
    scene.act('stand')
    expect([scene.where('f-c9'), scene.where('f-c4')]).toEqual(['dead', 'dead'])
    expect([scene.control('75'), scene.where('g-xvi')]).toEqual(['GE', '75'])
    expect(scene.prompt).not.toBe('march')
  })

  it('§9.6.3.b riding off three hexes it is disrupted, and the corps marches on', () => {
    const scene = met().act('evade')
    while (scene.asked === 'AL') scene.act('retreat', scene.offers('retreat')[0])
    expect([scene.asked, scene.prompt]).toEqual(['GE', 'march'])
    expect(scene.face('f-c9')).toBe(1)
    expect(scene.control('75')).toBe('GE')
    expect(scene.offers('march')).toContain('66')
  })

  it('§9.6.3.a a march does not run on past cavalry that may stand', () => {
    const scene = activated('85', { pieces: { 'g-xvi': '85', 'f-c9': '75', 'f-iv': '76' }, side: 'GE' })
    scene.act('unit', 'g-xvi')
    expect(scene.offers('march')).toContain('75')
    expect(scene.offers('march')).not.toContain('66')
  })

  it('§9.6.3.a without an undisrupted infantry corps there is a battle', () => {
    for (const id of ['g-6c', 'g-33r']) {
      const scene = activated('85', { pieces: { [id]: '85', 'f-c9': '75' }, side: 'GE' })
      scene.act('unit', id).act('march', '75')
      expect(scene.prompt).not.toBe('cavalry-delay')
      expect(scene.isMarked(id, 'entered')).toBe(true)
    }
  })

  it('§9.6.3.a nor where infantry, a fort or friends are in the hex', () => {
    const others = [{ 'f-45': '75' }, { 'g-33r': '75' }]
    for (const there of others) {
      const scene = activated('85', { pieces: { 'g-xvi': '85', 'f-c9': '75', ...there }, side: 'GE' })
      scene.act('unit', 'g-xvi').act('march', '75')
      expect(scene.prompt).not.toBe('cavalry-delay')
      expect(scene.isMarked('g-xvi', 'entered')).toBe(true)
    }
  })
})

describe('HQs and guns alone', () => {
  it('§9.4.4.overrun an HQ alone goes at once to supplied friends, and the march goes on', () => {
    const scene = activated('85', { pieces: { 'g-xvi': '85', 'f-hq4': '75', 'f-ii': '66' }, side: 'GE' })
    scene.act('unit', 'g-xvi').act('march', '75')
    expect([scene.where('f-hq4'), scene.face('f-hq4')]).toEqual(['66', 1])
    expect(scene.control('75')).toBe('GE')
    expect(scene.prompt).toBe('march')
  })

  it('§9.4.4.with an HQ left alone with enemies follows when movement ends', () => {
    const pieces = { 'g-xvi': '75', 'g-hq5': '75', 'f-ii': '75' }
    const scene = activated('75', { pieces, side: 'GE', control: { '75': 'GE' } })
    scene.act('unit', 'g-xvi').act('march', '85').act('halt').act('done')
    expect(scene.where('g-hq5')).toBe('85')
  })

  it('§9.5.4.a heavy artillery left alone with enemies is lost', () => {
    const pieces = { 'g-xvi': '75', 'g-ha420': '75', 'f-ii': '75' }
    const scene = activated('75', { pieces, side: 'GE', control: { '75': 'GE' } })
    scene.act('unit', 'g-xvi').act('march', '85')
    expect(scene.where('g-ha420')).toBe('removed')
  })
})
