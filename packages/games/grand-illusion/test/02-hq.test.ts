/** §2.4.hq §8.4.1 HQs on the march. */
import { describe, expect, it } from 'vitest'
import { activated } from './activated.ts'

describe('an HQ lends its allowance', () => {
  it('§8.4.1.bonus §2.4.hq units of its nation go as far as the HQ, which flips when the move is over', () => {
    const scene = activated('69', { pieces: { 'f-viii': '69', 'f-hq1': '69' } })
    scene.act('stack', '69').act('march', '57')
    expect([scene.where('f-viii'), scene.where('f-hq1')]).toEqual(['57', '57'])
    expect(scene.face('f-hq1')).toBe(1)
    expect(scene.seen('flipped')).toMatchObject([{ rule: '8.4.1.bonus' }])
  })

  it('§2.4.hq an HQ whose allowance was not needed stays as it is', () => {
    const scene = activated('69', { pieces: { 'f-viii': '69', 'f-hq1': '69' } })
    scene.act('stack', '69').act('march', '58').act('halt')
    expect(scene.face('f-hq1')).toBe(0)
  })

  it('§2.4.hq an HQ that goes alone stays as it is', () => {
    const scene = activated('69', { pieces: { 'f-hq1': '69' } })
    scene.act('unit', 'f-hq1').act('march', '57')
    expect(scene.face('f-hq1')).toBe(0)
  })

  it('§2.4.hq §8.4.1.bonus disrupted units come along beyond their one hex: the HQ flips', () => {
    const pieces = { 'f-viii': { hex: '69', back: true }, 'f-hq1': '69' }
    const far = activated('69', { pieces })
    far.act('stack', '69').act('march', '58').act('halt')
    expect(far.face('f-hq1')).toBe(1)
    const near = activated('69', { pieces })
    near.act('stack', '69').act('march', '68').act('halt')
    expect(near.face('f-hq1')).toBe(0)
  })

  it('§8.4.1.bonus a unit must stay with the HQ', () => {
    const scene = activated('69', { pieces: { 'f-viii': '69', 'f-hq1': '69' } })
    scene.act('stack', '69').act('march', '58').act('leave', 'f-hq1')
    expect(scene.prompt).not.toBe('march')
    expect(scene.face('f-hq1')).toBe(0)
  })

  it('§8.4.1.bonus a flipped HQ lends what is left of its allowance', () => {
    const pieces = { 'f-viii': { hex: '69', back: true }, 'f-hq1': { hex: '69', back: true } }
    const scene = activated('69', { pieces })
    scene.act('stack', '69')
    expect(scene.offers('march')).toContain('58')
    expect(scene.refusal('march', '57')).toMatchObject({ code: 'out-of-reach' })
  })

  it('§8.4.6.a.allied §2.5 an HQ of another nation lends nothing', () => {
    const scene = activated('69', { pieces: { 'f-viii': '69', 'b-hq': '69' } })
    scene.act('stack', '69')
    expect(scene.offers('march')).toContain('58')
    expect(scene.refusal('march', '57')).toMatchObject({ code: 'out-of-reach' })
  })
})

describe('two HQs in a hex', () => {
  it('§8.4.1.twohq §2.4.hq both flip where the move of one ends', () => {
    const scene = activated('69', { pieces: { 'f-hq1': '69', 'b-hq': '68' } })
    scene.act('unit', 'f-hq1').act('march', '68').act('halt')
    expect([scene.face('f-hq1'), scene.face('b-hq')]).toEqual([1, 1])
    expect(scene.seen('flipped').map(({ rule }) => rule)).toEqual(['8.4.1.twohq', '8.4.1.twohq'])
  })

  it('§8.4.1.twohq passing does no harm', () => {
    const scene = activated('69', { pieces: { 'f-hq1': '69', 'f-hq2': '68' } })
    scene.act('unit', 'f-hq1').act('march', '68').act('march', '67').act('halt')
    expect([scene.face('f-hq1'), scene.face('f-hq2')]).toEqual([0, 0])
  })

  it('§8.4.1.twohq two that march together jam the roads as well', () => {
    const scene = activated('69', { pieces: { 'f-hq1': '69', 'f-hq2': '69' } })
    scene.act('stack', '69').act('march', '68').act('halt')
    expect([scene.face('f-hq1'), scene.face('f-hq2')]).toEqual([1, 1])
  })
})
