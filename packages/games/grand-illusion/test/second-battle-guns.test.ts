import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { activated } from './activated.ts'
import { fight, PLAIN } from './fight.ts'
import type { Placed, StagedScene } from './scene.ts'

const SHUT = { hex: '76', besieged: true } as const
const german = { side: 'GE', turn: 8, withdrawn: { AL: 3 }, set: { waived: 3 } } as const

describe('§9.5.4.a guns alone with the enemy', () => {
  it('§9.5.4.a are lost at once, before the defender thinks of falling back', () => {
    const scene = fight({
      hex: '54',
      turn: 6,
      attackers: ['g-ii'],
      pieces: { 'g-ii': { hex: '54', back: true }, 'g-ha420': '54', 'f-i': '54', 'fort-maubeuge': '54' },
    })
    scene
      .act('battle', '54')
      .dice(...PLAIN, 6, 2)
      .act('no')
      .act('place', 'g-ii')
    expect([scene.prompt, scene.where('g-ha420')]).toEqual(['retreat-or-stay', 'removed'])
  })

  it('§9.5.4.a a fort alone does not take them', () => {
    const scene = fight({
      hex: '54',
      turn: 6,
      attackers: ['g-ii'],
      pieces: { 'g-ii': { hex: '54', back: true }, 'g-ha420': '54', 'fort-maubeuge': '54' },
    })
    scene
      .act('battle', '54')
      .dice(...PLAIN, 6, 2)
      .act('no')
      .act('place', 'g-ii')
    expect([scene.where('g-ii'), scene.where('g-ha420')]).toEqual(['dead', '54'])
  })

  it('§8.3.3 the hex is the defender’s as soon as the last attacker is gone, wherever he goes then', () => {
    const scene = fight({
      hex: '87',
      turn: 6,
      attackers: ['g-ii'],
      pieces: { 'g-ii': { hex: '87', back: true }, 'f-i': '87' },
      control: { '87': 'GE' },
    })
    scene
      .dice(...PLAIN, 6, 2)
      .act('battle', '87')
      .act('place', 'g-ii')
    expect([scene.prompt, scene.control('87')]).toEqual(['retreat-or-stay', 'AL'])
  })
})

describe('§9.5.4.b guns never bombard alone', () => {
  const open = (pieces: Readonly<Record<string, Placed>>): StagedScene =>
    activated('54', { ...german, pieces })

  it('§9.5.4.b they are not chosen where nobody can attack', () => {
    const scene = open({ 'g-ha420': '54', 'fort-maubeuge': '54' })
    expect(scene.offers('attack')).toEqual([])
    expect(scene.refusal('attack', 'g-ha420')).toMatchObject({ code: 'guns-need-attackers', rule: '9.5.4.b' })
  })

  it('§9.5.4.b §9.6.1 §2.4.paren cavalry before a fort, or a unit that only defends, is nobody', () => {
    for (const company of ['g-2c', 'g-or', 'g-hq1']) {
      const scene = open({ 'g-ha420': '54', 'fort-maubeuge': '54', [company]: '54' })
      expect(scene.offers('attack')).toEqual([])
    }
  })

  it('§9.5.4.b a corps that attacks or may attack is enough, and so is cavalry against cavalry', () => {
    const corps = open({ 'g-ha420': '54', 'fort-maubeuge': '54', 'g-ii': '54' })
    expect(corps.offers('attack')).toEqual(['g-ha420', 'g-ii'])
    expect(corps.act('attack', 'g-ii').offers('attack')).toEqual(['g-ha420'])
    const cavalry = open({ 'g-ha420': '54', 'fort-maubeuge': '54', 'g-2c': '54', 'f-c1': '54' })
    expect(cavalry.offers('attack')).toEqual(['g-2c', 'g-ha420'])
  })
})

describe('§9.1.2.c who joins a siege may attack the fort', () => {
  const siege = (pieces: Readonly<Record<string, Placed>>): StagedScene =>
    activated('86', {
      ...german,
      pieces: { 'g-iv': '76', 'fort-verdun-e': SHUT, ...pieces },
      control: { '76': 'GE' },
    })

  it('§9.1.2.c §9.5.4.b a corps and the guns that came with it bombard and assault in the same activation', () => {
    const scene = siege({ 'g-ii': '86', 'g-ha420': '86' }).act('stack', '86').act('march', '76').act('halt')
    expect([scene.prompt, scene.offers('battle'), scene.can('done')]).toEqual(['choose-battle', ['76'], true])
    scene.act('battle', '76')
    expect(scene.seen('battle-began')[0]?.attackers).toEqual([piece('g-ii')])
    expect(scene.offers('bombard')).toEqual(['g-ha420'])
  })

  it('§9.1.2.c they need not, and who passes by does not', () => {
    const rest = siege({ 'g-ii': '86' }).act('unit', 'g-ii').act('march', '76').act('halt').act('done')
    expect(rest.prompt).toBe('activity')
    const passing = siege({ 'g-ii': '86' }).act('unit', 'g-ii').act('march', '76').act('march', '75')
    expect([passing.prompt, passing.seen('battle-due')]).toEqual(['activity', []])
  })

  it('§9.6.1 §9.5.4.b cavalry or guns alone have no battle there', () => {
    const cavalry = siege({ 'g-2c': '86' }).act('unit', 'g-2c').act('march', '76').act('halt')
    expect(cavalry.prompt).toBe('activity')
    const guns = siege({ 'g-ha420': '86' }).act('unit', 'g-ha420').act('march', '76')
    expect(guns.prompt).toBe('activity')
  })

  it('§9.1.2.c the besiegers who were there are left aside', () => {
    const scene = siege({ 'g-33r': '86' }).act('unit', 'g-33r').act('march', '76').act('halt')
    scene.dice(...PLAIN, 6, 1).act('battle', '76')
    expect([scene.face('g-33r'), scene.face('g-iv')]).toEqual([1, 0])
    expect(scene.isMarked('fort-verdun-e', 'besieged')).toBe(true)
  })
})
