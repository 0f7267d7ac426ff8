/** §8.4.6 §8.4.7 §8.4.8 who may stop and go where. */
import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { activated } from './activated.ts'

const german = { side: 'GE' } as const
const SIX = { 'f-i': '19', 'f-iii': '19', 'f-x': '19', 'f-xviii': '19', 'f-rd4': '19', 'f-ii': '19' } as const

describe('Paris', () => {
  it('§8.4.7.b disrupted British cannot get through', () => {
    const scene = activated('18', { pieces: { 'b-1-div': { hex: '18', back: true } } })
    scene.act('unit', 'b-1-div')
    expect(scene.refusal('march', '19')).toMatchObject({ code: 'british-in-paris' })
  })

  it('§8.4.7.b British that enter Paris while Germans are in it would have to stop', () => {
    const pieces = { 'b-1-div': '18', 'fort-paris': '19', 'g-ii': '19' }
    const scene = activated('18', { pieces })
    scene.act('unit', 'b-1-div')
    expect(scene.refusal('march', '19')).toMatchObject({ code: 'british-in-paris' })
  })

  it('§8.4.7.b British that are in Paris may leave, and may stay', () => {
    const scene = activated('19', { pieces: { 'b-1-div': '19' } })
    scene.act('unit', 'b-1-div')
    expect(scene.can('halt')).toBe(true)
    expect(scene.offers('march')).toContain('18')
  })

  it('§8.4.7.b out of Paris and back is no way', () => {
    const scene = activated('19', { pieces: { 'b-1-div': '19' } })
    scene.act('unit', 'b-1-div').act('march', '18')
    expect(scene.offers('march')).not.toContain('19')
  })
})

describe('stacking', () => {
  it('§aid.ix-minus IX(-) takes the room of a division', () => {
    const five = { 'f-i': '19', 'f-iii': '19', 'f-x': '19', 'f-xviii': '19', 'f-rd4': '19', 'f-45': '19' }
    const scene = activated('18', { pieces: { ...five, 'f-ix-minus': '18', 'f-mor1': '18' } })
    scene.act('unit', 'f-ix-minus').act('march', '19').act('halt').act('unit', 'f-mor1')
    expect(scene.where('f-ix-minus')).toBe('19')
    expect(scene.refusal('march', '19')).toMatchObject({ code: 'stacking-limit' })
  })

  it('§8.4.6.a nationalities share one limit', () => {
    const scene = activated('45', {
      pieces: {
        'f-i': '46',
        'f-iii': '46',
        'f-x': '46',
        'f-xviii': '46',
        'f-rd4': '46',
        'f-ii': '46',
        'b-1-div': '45',
        'b-cav-div': '45',
      },
    })
    scene.act('unit', 'b-cav-div')
    expect(scene.offers('march')).toContain('46')
    scene.act('halt').act('unit', 'b-1-div')
    expect(scene.offers('march')).not.toContain('46')
  })

  it('§8.4.6.a a disrupted unit with one hex cannot pass a full hex, so it does not enter', () => {
    const scene = activated('18', { pieces: { ...SIX, 'f-iv': { hex: '18', back: true } } })
    scene.act('unit', 'f-iv')
    expect(scene.refusal('march', '19')).toMatchObject({ code: 'stacking-limit' })
  })

  it('§8.4.6.a.vosges the Vosges are passed by more than they hold', () => {
    const pieces = {
      'g-i-b': '102',
      'g-xiv': '102',
      'g-xv': '102',
      'g-bc': '101',
      'g-7c': '101',
      'g-30r': '102',
    }
    const scene = activated('101', { pieces, ...german })
    scene.act('unit', 'g-bc')
    expect(scene.refusal('march', '102')).toMatchObject({ code: 'stacking-limit' })
    expect(scene.offers('march')).toContain('106')
  })
})

describe('Belgians', () => {
  it('§8.4.7.a Belgians that came back to Le Havre are not leaving Belgium when they march home', () => {
    const scene = activated('1', { pieces: { 'be-4': '1', 'f-i': '1' } })
    expect(scene.act('unit', 'be-4').offers('march')).toEqual(expect.arrayContaining(['7', '8']))
  })

  it('§8.4.7.a Belgians in Calais may go to Dunkirk, and on within Belgium only', () => {
    const scene = activated('14', { pieces: { 'be-4': '14' } })
    scene.act('unit', 'be-4').act('march', '23')
    expect(scene.refusal('march', '24')).toMatchObject({ rule: '8.4.7.a' })
    expect(scene.offers('march')).toContain('33')
  })

  it('§8.4.7.a the Belgian HQ and cavalry stay too', () => {
    const scene = activated('44', { pieces: { 'be-hq': '44', 'be-c': '44' } })
    for (const id of ['be-hq', 'be-c']) {
      scene.act('unit', id)
      expect(scene.refusal('march', '45')).toMatchObject({ rule: '8.4.7.a' })
      expect(scene.refusal('march', '34')).toMatchObject({ rule: '8.4.7.a' })
      scene.act('halt')
    }
  })
})

describe('the Schlieffen Plan', () => {
  const flanders = {
    ...german,
    turn: 5,
    control: {
      '72': 'GE',
      '73': 'GE',
      '53': 'GE',
      '62': 'GE',
      '63': 'GE',
      '64': 'GE',
      '54': 'GE',
      '44': 'GE',
    },
  } as const
  it('§8.4.8 an HQ or guns are no combat units: they may enter an empty plan hex', () => {
    const scene = activated('44', { pieces: { 'g-hq1': '44', 'g-ha420': '44' }, ...flanders })
    for (const id of ['g-hq1', 'g-ha420']) {
      expect(scene.act('unit', id).offers('march')).toContain('33')
      scene.act('halt')
    }
  })

  it('§8.4.8 an Allied HQ alone does not open one', () => {
    const scene = activated('44', { pieces: { 'g-ii': '44', 'b-hq': '33' }, ...flanders })
    scene.act('unit', 'g-ii')
    expect(scene.refusal('march', '33')).toMatchObject({ code: 'schlieffen-plan', rule: '8.4.8' })
  })

  it('§8.4.8 cavalry that rides off has opened its hex, and the corps goes no deeper', () => {
    const scene = activated('44', { pieces: { 'g-ii': '44', 'f-c1': '33' }, ...flanders })
    scene.act('unit', 'g-ii').act('march', '33').act('stand')
    expect([scene.control('33'), scene.state.opened.get(hex('33'))]).toEqual(['GE', 1])
    const later = activated('33', {
      pieces: { 'g-ii': '33' },
      ...flanders,
      control: { ...flanders.control, '33': 'GE' },
    })
    later.act('unit', 'g-ii')
    expect(later.refusal('march', '24')).toMatchObject({ code: 'schlieffen-plan' })
  })

  it('§8.4.8 a hex once opened stays open when it is empty and Allied again', () => {
    const scene = activated('44', {
      pieces: { 'g-ii': '44' },
      ...flanders,
      prepare: (s) => {
        s.opened.set(hex('33'), 1)
      },
    })
    expect(scene.act('unit', 'g-ii').offers('march')).toContain('33')
  })
})
