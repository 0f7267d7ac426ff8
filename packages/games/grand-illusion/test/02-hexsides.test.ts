/** §2.2 hexsides with diamonds. */
import { describe, expect, it } from 'vitest'
import { activated, option } from './activated.ts'

describe('diamonds', () => {
  it('§2.2.diamond1 §8.4.2 a hexside with a diamond costs one MP more', () => {
    const scene = activated('84', { pieces: { 'g-vi': '84', 'g-3c': '84' }, side: 'GE' })
    scene.act('unit', 'g-vi').act('march', '75')
    expect(scene.seen('marched')).toMatchObject([{ cost: 2, from: 83, to: 74 }])
    expect(scene.prompt).toBe('activation')
    scene.act('unit', 'g-3c').act('march', '85')
    expect(scene.seen('marched')[1]).toMatchObject({ cost: 1 })
  })

  it('§2.2.diamond1 who cannot pay for it stays out', () => {
    const scene = activated('84', { pieces: { 'g-3c': '84' }, side: 'GE' })
    scene.act('unit', 'g-3c').act('march', '83').act('march', '84')
    expect(scene.refusal('march', '75')).toMatchObject({ code: 'out-of-reach', rule: '8.4.2' })
  })

  it('§8.4.2 disrupted units and heavy artillery cross it all the same', () => {
    const pieces = { 'g-vi': { hex: '84', back: true }, 'g-ha420': '84' }
    const scene = activated('84', { pieces, side: 'GE' })
    expect(scene.act('unit', 'g-vi').offers('march')).toContain('75')
    expect(scene.act('halt').act('unit', 'g-ha420').offers('march')).toContain('75')
  })

  it('§2.2.diamond3 nobody crosses the Scheldt between 52 and 42', () => {
    const scene = activated('52', { pieces: { 'b-1-div': { hex: '52', back: true } } })
    scene.act('unit', 'b-1-div')
    expect(scene.refusal('march', '42')).toMatchObject({ code: 'impassable', rule: '2.2.diamond3' })
  })

  it('§14.3.6.b.5 unless Holland has been invaded: then it costs two MPs', () => {
    const scene = activated('52', {
      pieces: { 'b-1-div': '52' },
      scenario: 'what-if',
      prepare: (s) => s.options.set(1, option(5)),
    })
    scene.act('unit', 'b-1-div').act('march', '42')
    expect(scene.seen('marched')).toMatchObject([{ path: [41], cost: 2 }])
  })
})
