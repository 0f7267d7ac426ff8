import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { DUE } from '../state.ts'
import { activated } from './activated.ts'
import { fight, fortune } from './fight.ts'
import { LINES, driven, orphaned, ring } from './retreating.ts'
import { type Placed } from './scene.ts'

const down = (hex: string): Placed => ({ hex, back: true })
describe('§9.4.4 HQs left alone', () => {
  it('§9.4.4.with to the nearest friend, by number of hexes', () => {
    const scene = orphaned({ 'f-x': '37', 'f-xi': '69' })
    expect([scene.where('f-hq5'), scene.face('f-hq5')]).toEqual(['37', 1])
  })

  it('§9.4.4.with two as near: the owner chooses', () => {
    const scene = orphaned({ 'f-x': '47', 'f-xi': '58' })
    expect([scene.asked, scene.prompt, scene.rule]).toEqual(['AL', 'hq-where', '9.4.4.with'])
    expect(scene.offers('retreat')).toEqual(['47', '58'])
    scene.act('retreat', '58')
    expect(scene.where('f-hq5')).toBe('58')
  })

  it('§9.4.4.with a fort is no supplied unit, a Briton is', () => {
    const scene = orphaned({ 'fort-verdun-w': '67', 'b-1-div': '36' })
    expect(scene.where('f-hq5')).toBe('36')
  })

  it('§9.4.4.with not where a battle is due, nor to units out of supply', () => {
    const scene = orphaned(
      { 'f-x': '47', 'f-xi': '67', 'f-xii': '49', 'g-xi': '47' },
      {
        control: { ...LINES, '77': 'GE', '68': 'GE', '58': 'GE' },
        prepare: (state) => {
          state.battle.set(hex('47'), DUE.forced)
        },
      },
    )
    expect(scene.where('f-hq5')).toBe('49')
  })

  it('§9.4.4.with an enemy fort drives a lonely HQ off, too', () => {
    const scene = fight({
      hex: '76',
      attackers: ['g-v'],
      control: { '75': 'GE' },
      pieces: { 'g-v': down('76'), 'g-hq5': '76', 'g-vi': '85', 'fort-verdun-e': '76' },
    }).dice(...fortune(5), 6, 1)
    scene.act('battle', '76').act('place', 'g-v')
    expect([scene.where('g-v'), scene.where('g-hq5'), scene.face('g-hq5')]).toEqual(['dead', '85', 1])
  })

  it('§9.4.4.flip all HQs it meets are turned', () => {
    const scene = orphaned({ 'f-x': '47', 'f-hq4': '47', 'b-hq': '47' })
    expect(['f-hq5', 'f-hq4', 'b-hq'].map((id) => scene.face(id))).toEqual([1, 1, 1])
  })

  it('§9.4.4.elim no way through friendly hexes: lost for good', () => {
    const { pieces, control } = ring()
    const scene = orphaned({ ...pieces, 'f-x': '37' }, { control })
    expect(scene.where('f-hq5')).toBe('removed')
  })

  it('§9.4.4.elim friends in an enemy hex next door are reached', () => {
    const { pieces, control } = ring()
    const scene = orphaned({ ...pieces, 'f-x': '47' }, { control })
    expect(scene.where('f-hq5')).toBe('47')
  })

  it('§9.4.4.with it may go with the others where they pay at the door of cavalry', () => {
    const { pieces, control } = ring('47')
    const scene = driven({
      control: { ...control, '47': 'GE' },
      pieces: { ...pieces, 'g-2c': '47', 'f-x': down('57'), 'f-hq5': '57' },
    })
    if (scene.can('fall-back')) scene.act('fall-back')
    expect(scene.offers('suffer')).toEqual(['f-i', 'f-x'])
    scene.act('suffer', 'f-x').act('stay')
    expect([scene.where('f-i'), scene.where('f-hq5'), scene.face('f-hq5')]).toEqual(['47', '47', 1])
  })

  it('§9.4.4.elim an HQ whose only company dies at the door of cavalry does not slip in alone', () => {
    const { pieces, control } = ring('47')
    const scene = driven({
      control: { ...control, '47': 'GE' },
      pieces: { ...pieces, 'g-2c': '47', 'f-hq5': '57', 'f-x': '37' },
    })
    while (scene.rule.startsWith('9.4') && scene.asked === 'AL')
      if (scene.can('fall-back')) scene.act('fall-back')
      else if (scene.can('suffer')) scene.act('suffer', 'f-i')
      else break
    expect([scene.where('f-i'), scene.where('f-hq5')]).toEqual(['dead', 'removed'])
  })

  it('§9.4.4.overrun entered by cavalry alone it goes at once, and the riders ride on', () => {
    const scene = activated('66', {
      side: 'GE',
      control: LINES,
      pieces: { 'g-2c': '66', 'f-hq5': '57', 'f-x': '37' },
    })
    scene.act('unit', 'g-2c').act('march', '57')
    expect([scene.where('f-hq5'), scene.face('f-hq5'), scene.control('57')]).toEqual(['37', 1, 'GE'])
    expect(scene.offers('march')).toContain('48')
  })

  it('§9.4.4.overrun its own fort does not shield it from units that come in: it goes at once', () => {
    const scene = activated('75', {
      side: 'GE',
      control: { '75': 'GE' },
      pieces: { 'g-v': '75', 'f-hq3': '76', 'fort-verdun-e': '76', 'f-x': '67' },
    })
    scene.act('unit', 'g-v').act('march', '76')
    expect([scene.where('f-hq3'), scene.face('f-hq3')]).toEqual(['67', 1])
  })
})
