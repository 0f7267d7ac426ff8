/** §8.4 §8.4.1 §8.4.2 marches with HQs, slow hexsides and units on the way. */
import { describe, expect, it } from 'vitest'
import { activated } from './activated.ts'

const german = { side: 'GE' } as const

describe('HQs lend their allowance', () => {
  it('§8.4.1.bonus a corps that leaves its HQ after one hex goes on with its own allowance', () => {
    const scene = activated('85', { pieces: { 'g-hq5': '85', 'g-xvi': '85' }, ...german })
    scene.act('stack', '85').act('march', '84').act('leave', 'g-hq5')
    expect(scene.offers('march')).toContain('83')
    scene.act('march', '83')
    expect([scene.where('g-xvi'), scene.where('g-hq5'), scene.face('g-hq5')]).toEqual(['83', '84', 0])
  })

  it('§8.4.1.bonus a corps that leaves its HQ after two hexes has nothing left', () => {
    const scene = activated('85', { pieces: { 'g-hq5': '85', 'g-xvi': '85', 'g-3c': '85' }, ...german })
    scene.act('stack', '85').act('march', '84').act('march', '83').act('leave', 'g-hq5')
    expect(scene.offers('march')).toEqual([])
    expect(scene.face('g-hq5')).toBe(0)
  })

  it('§8.4.1.bonus a disrupted unit dropped after two hexes has used the HQ, which is turned when it stops', () => {
    const pieces = { 'g-hq1': '82', 'g-ii': { hex: '82', back: true } }
    const scene = activated('82', { pieces, ...german })
    scene.act('stack', '82').act('march', '83').act('march', '84').act('leave', 'g-ii')
    expect(scene.offers('march')).toContain('85')
    scene.act('march', '85').act('halt')
    expect([scene.where('g-hq1'), scene.face('g-hq1')]).toEqual(['85', 1])
  })

  it('§8.4.1.bonus cavalry that keeps to its own three hexes does not turn the HQ', () => {
    const scene = activated('82', { pieces: { 'g-hq1': '82', 'g-2c': '82' }, ...german })
    scene.act('stack', '82').act('march', '83').act('march', '84').act('march', '85').act('halt')
    expect(scene.face('g-hq1')).toBe(0)
  })

  it('§8.4.1.bonus and turns it with the fourth', () => {
    const scene = activated('82', { pieces: { 'g-hq1': '82', 'g-2c': '82' }, ...german })
    scene.act('stack', '82').act('march', '83').act('march', '84').act('march', '85').act('march', '94')
    expect([scene.where('g-2c'), scene.face('g-hq1')]).toEqual(['94', 1])
  })

  it('§8.4.1.bonus a flipped HQ still carries disrupted units two hexes', () => {
    const pieces = { 'g-hq5': { hex: '85', back: true }, 'g-xvi': { hex: '85', back: true } }
    const scene = activated('85', { pieces, ...german })
    scene.act('stack', '85').act('march', '84').act('march', '83')
    expect([scene.where('g-xvi'), scene.where('g-hq5')]).toEqual(['83', '83'])
  })

  it('§8.4.6.a.allied a French HQ lends nothing to British or Belgians, and they hold it up', () => {
    const pieces = { 'f-hq5': '46', 'f-i': '46', 'b-1-div': '46' }
    const scene = activated('46', { pieces })
    scene.act('stack', '46').act('march', '47').act('march', '48')
    expect(scene.offers('march')).toEqual([])
    scene.act('leave', 'b-1-div')
    expect(scene.offers('march')).toContain('49')
    scene.act('march', '49')
    expect([scene.where('f-i'), scene.where('b-1-div'), scene.face('f-hq5')]).toEqual(['49', '48', 1])
  })

  it('§8.4.1.bonus an HQ slower than its troops holds the group up and is turned by nothing', () => {
    const scene = activated('85', { pieces: { 'g-hqnord': '85', 'g-3c': '85' }, ...german })
    scene.act('stack', '85').act('march', '84').act('march', '83')
    expect(scene.offers('march')).toEqual([])
    expect(scene.act('leave', 'g-hqnord').offers('march')).toContain('82')
  })
})

describe('HQs meet', () => {
  it('§8.4.1.twohq a British HQ that stops with a French one turns both', () => {
    const scene = activated('45', { pieces: { 'b-hq': '45', 'f-hq5': '46', 'f-i': '46' } })
    scene.act('unit', 'b-hq').act('march', '46').act('halt')
    expect([scene.face('b-hq'), scene.face('f-hq5')]).toEqual([1, 1])
  })

  it('§8.4.1.twohq an HQ that passes another turns nobody', () => {
    const scene = activated('45', { pieces: { 'b-hq': '45', 'f-hq5': '46', 'f-i': '46' } })
    scene.act('unit', 'b-hq').act('march', '46').act('march', '47').act('halt')
    expect([scene.face('b-hq'), scene.face('f-hq5')]).toEqual([0, 0])
  })

  it('§8.4.1.twohq HQs that march together and stop together are turned', () => {
    const scene = activated('85', { pieces: { 'g-hq5': '85', 'g-hq4': '85' }, ...german })
    scene.act('stack', '85').act('march', '84').act('halt')
    expect([scene.face('g-hq5'), scene.face('g-hq4')]).toEqual([1, 1])
  })

  it('§8.4.1.twohq an HQ dropped beside another on the way is turned too', () => {
    const pieces = { 'g-hq5': '85', 'g-3c': '85', 'g-hq4': '84' }
    const scene = activated('85', { pieces, ...german })
    scene.act('stack', '85').act('march', '84').act('leave', 'g-hq5').act('march', '83').act('halt')
    expect([scene.face('g-hq5'), scene.face('g-hq4')]).toEqual([1, 1])
  })

  it('§8.4.1.twohq an HQ picked up and put back has ended no move', () => {
    const scene = activated('85', { pieces: { 'g-hq5': '85', 'g-hq4': '85' }, ...german })
    scene.act('unit', 'g-hq5').act('halt').act('done')
    expect([scene.face('g-hq5'), scene.face('g-hq4')]).toEqual([0, 0])
  })
})

describe('slow hexsides', () => {
  it('§8.4.2 an HQ with one MP does not cross, disrupted units and guns do', () => {
    const pieces = {
      'g-hqnord': { hex: '84', back: true },
      'g-vi': { hex: '84', back: true },
      'g-ha420': '84',
    }
    const scene = activated('84', { pieces, ...german })
    scene.act('unit', 'g-hqnord')
    expect(scene.refusal('march', '75')).toMatchObject({ code: 'out-of-reach' })
    scene.act('halt').act('unit', 'g-vi')
    expect(scene.offers('march')).toContain('75')
    scene.act('halt').act('unit', 'g-ha420')
    expect(scene.offers('march')).toContain('75')
  })

  it('§8.4.2 a corps pays two and stops, cavalry has one left, an HQ of four carries a corps farther', () => {
    const pieces = { 'g-vi': '84', 'g-3c': '84', 'g-hq1': '84' }
    const scene = activated('84', { pieces, ...german })
    scene.act('unit', 'g-vi')
    expect(scene.offers('march')).toContain('75')
    expect(scene.offers('march')).not.toContain('66')
    scene.act('halt').act('unit', 'g-3c')
    expect(scene.offers('march')).toContain('66')
    scene.act('halt').act('stack', '84').act('leave', 'g-3c')
    expect(scene.offers('march')).toEqual(expect.arrayContaining(['75', '66']))
  })

  it('§8.4.2 a disrupted unit crosses with its HQ by its own one hex: the HQ is not turned', () => {
    const pieces = { 'g-hq5': '84', 'g-vi': { hex: '84', back: true } }
    const scene = activated('84', { pieces, ...german })
    scene.act('stack', '84').act('march', '75').act('halt')
    expect(scene.face('g-hq5')).toBe(0)
  })

  it('§8.4.2 a corps with one MP left does not cross a slow hexside', () => {
    const scene = activated('83', { pieces: { 'g-xi': '83' }, ...german })
    scene.act('unit', 'g-xi').act('march', '84')
    expect(scene.refusal('march', '75').code).toBe('out-of-reach')
  })
})
