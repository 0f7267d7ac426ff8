/** §8.4 moving singly and in groups. */
import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { activated } from './activated.ts'

const stack = { 'f-viii': '69', 'f-xiii': '69', 'f-c6': '69' }

describe('allowances', () => {
  it('§8.4.basic §8.4.2 a corps spends two MPs, one a hex', () => {
    const scene = activated('69', { pieces: { 'f-viii': '69' } })
    scene.act('unit', 'f-viii')
    expect(scene.offers('march')).toEqual(expect.arrayContaining(['68', '79', '58', '77', '80']))
    expect(scene.refusal('march', '57')).toMatchObject({ code: 'out-of-reach', rule: '8.4.2' })
    scene.act('march', '58')
    expect(scene.seen('marched')).toMatchObject([{ from: 68, to: 57, cost: 2, path: [67, 57] }])
    expect(scene.where('f-viii')).toBe('58')
  })

  it('§8.4.basic cavalry goes three hexes, step by step if its owner likes', () => {
    const scene = activated('69', { pieces: { 'f-c6': '69', 'f-viii': '69' } })
    scene.act('unit', 'f-c6').act('march', '68').act('march', '67').act('march', '57')
    expect(scene.where('f-c6')).toBe('57')
    expect(scene.state.spent.get(piece('f-c6'))).toBe(3)
    expect(scene.prompt).toBe('activation')
  })

  it('§8.4.basic a disrupted unit has exactly one hex', () => {
    const scene = activated('69', { pieces: { 'f-viii': { hex: '69', back: true }, 'f-xiii': '69' } })
    scene.act('unit', 'f-viii')
    expect(scene.offers('march')).toEqual(['59', '60', '68', '70', '78', '79'])
    scene.act('march', '68')
    expect(scene.prompt).toBe('activation')
  })

  it('§8.4.1.ha heavy artillery has one hex, HQ or not', () => {
    const pieces = { 'g-ha420': '73', 'g-hq2': '73', 'g-vii': '73' }
    const scene = activated('73', { pieces, side: 'GE', control: { '72': 'GE', '73': 'GE' } })
    scene.act('stack', '73')
    expect(scene.offers('march')).toEqual(['63', '64', '72', '74', '82', '83'])
    scene.act('march', '82')
    expect(scene.offers('march')).toEqual([])
    expect(scene.act('leave', 'g-ha420').offers('march')).toContain('81')
  })
})

describe('groups', () => {
  it('§8.4.basic a group goes as far as its slowest unit', () => {
    const scene = activated('69', { pieces: stack })
    scene.act('stack', '69')
    expect(scene.refusal('march', '57')).toMatchObject({ code: 'out-of-reach' })
    scene.act('march', '58')
    expect(['f-viii', 'f-xiii', 'f-c6'].map((id) => scene.where(id))).toEqual(['58', '58', '58'])
  })

  it('§8.4.basic units are dropped on the way; the others go on', () => {
    const scene = activated('69', { pieces: stack })
    scene.act('stack', '69').act('march', '68').act('leave', 'f-viii').act('march', '67')
    scene.act('leave', 'f-xiii').act('march', '57')
    expect(['f-viii', 'f-xiii', 'f-c6'].map((id) => scene.where(id))).toEqual(['68', '67', '57'])
  })

  it('§8.4.basic who has been dropped or has halted does not move again', () => {
    const scene = activated('69', { pieces: { ...stack, 'f-xxi': '69' } })
    scene.act('stack', '69').act('leave', 'f-xxi').act('march', '68').act('leave', 'f-viii').act('halt')
    expect(scene.offers('unit')).toEqual(['f-xxi'])
    for (const id of ['f-viii', 'f-xiii', 'f-c6'])
      expect(scene.refusal('unit', id)).toMatchObject({ code: 'already-moved', rule: '8.4.basic' })
  })

  it('§8.4.basic units put back before the first step have not moved', () => {
    const scene = activated('69', { pieces: stack })
    scene.act('unit', 'f-viii').act('halt')
    expect(scene.offers('unit')).toContain('f-viii')
  })

  it('§8.4.basic nobody joins a group on its way', () => {
    const scene = activated('69', { pieces: { 'f-viii': '69', 'f-xiii': '68' } })
    scene.act('unit', 'f-viii').act('march', '68')
    expect(scene.play.pending[0]?.question.facts).toMatchObject({ units: [piece('f-viii')] })
    scene.act('march', '67')
    expect(scene.where('f-xiii')).toBe('68')
  })

  it('§2.4.fort a fort never moves', () => {
    const scene = activated('76', { pieces: { 'f-i': '76', 'fort-verdun-e': '76' } })
    expect(scene.offers('unit')).toEqual(['f-i'])
    expect(scene.refusal('unit', 'fort-verdun-e')).toMatchObject({
      code: 'forts-never-move',
      rule: '2.4.fort',
    })
  })

  it('§2.5 §8.4.6.a.allied Allied nations march together', () => {
    const scene = activated('45', { pieces: { 'f-i': '45', 'b-1-div': '45' } })
    scene.act('stack', '45').act('march', '35')
    expect([scene.where('f-i'), scene.where('b-1-div')]).toEqual(['35', '35'])
  })
})
