import { describe, expect, it } from 'vitest'
import { activated } from './activated.ts'
import { fight, type FightSpec, fortune } from './fight.ts'
import { fought } from './retreating.ts'
import type { StagedScene } from './scene.ts'
import { type Placed } from './scene.ts'
import { withOptions } from './turns.ts'

const down = (hex: string): Placed => ({ hex, back: true })
const LINE = { '75': 'GE', '64': 'AL' } as const
const guns = (at: string, forts: Record<string, Placed>, more: Partial<FightSpec> = {}): StagedScene =>
  fight({
    hex: at,
    attackers: ['g-v'],
    control: LINE,
    ...more,
    pieces: { 'g-v': at, 'g-ha420': at, 'g-ha305': at, ...forts, ...more.pieces },
  })
describe('§9.5.4.c bombardment', () => {
  it('§9.5.4.c a gun goes on to the other fort only when the first is gone', () => {
    const forts = { 'fort-nancy': { hex: '87', lost: 3 }, 'fort-toul': '87' }
    const scene = guns('87', forts, { control: {} }).dice(1, 5, ...fortune(5), 6, 6, 6, 6)
    scene.act('battle', '87').act('bombard', 'g-ha420').act('target', 'fort-nancy')
    expect(scene.where('fort-nancy')).toBe('removed')
    expect(scene.seen('bombarded').map(({ hit }) => hit)).toEqual([true, false])
    expect(scene.face('fort-toul')).toBe(0)
  })

  it('§9.5.4.c each gun picks its own fort, and massed the last one fired at takes the extra hit', () => {
    const forts = { 'fort-nancy': '87', 'fort-toul': '87' }
    const scene = guns('87', forts, { control: {} }).dice(6, 6, ...fortune(5), 6, 6, 6, 6)
    scene.act('battle', '87').act('massed').act('bombard', 'g-ha420').act('target', 'fort-toul')
    scene.act('target', 'fort-nancy')
    expect([scene.face('fort-nancy'), scene.face('fort-toul')]).toEqual([1, 0])
  })

  it('§9.1.4 guns that leave nobody: the fort is gone even if the attacker turns cautious', () => {
    const scene = guns(
      '64',
      { 'fort-namur': { hex: '64', lost: 1 } },
      { control: { '73': 'GE', '74': 'GE' } },
    ).dice(1, ...fortune(3))
    scene.act('battle', '64').act('bombard', 'g-ha420')
    expect([scene.where('fort-namur'), scene.control('64')]).toEqual(['removed', 'GE'])
  })

  it('§9.5.4.b guns that have fired do not fire again this turn, nor when their side is attacked', () => {
    const spent = guns(
      '76',
      { 'fort-verdun-e': '76' },
      { pieces: { 'g-ha420': down('76'), 'g-ha305': down('76') } },
    )
    spent.dice(...fortune(5), 6, 6).act('battle', '76')
    expect(spent.seen('bombarded')).toEqual([])
    const attacked = fought({
      hex: '76',
      attackers: ['f-x'],
      control: LINE,
      pieces: { 'g-v': '76', 'g-ha420': '76', 'f-x': '76', 'fort-verdun-e': '76' },
    })
    expect(attacked.seen('bombarded')).toEqual([])
  })

  it('§14.3.6.a.2 French guns fire at Metz with +1', () => {
    const scene = fight({
      hex: '86',
      scenario: 'what-if',
      attackers: ['f-x'],
      control: {},
      pieces: { 'f-x': '86', 'f-ha': '86', 'fort-metz-3': '86' },
      prepare: withOptions([2]),
    }).dice(3, ...fortune(5), 6, 6, 1)
    scene.act('battle', '86').act('bombard', 'f-ha')
    expect(scene.seen('bombarded').map(({ defence, hit }) => [defence, hit])).toEqual([[1, false]])
  })
})

describe('§9.5.4.a guns alone', () => {
  it('§9.5.4.a lost at once when their last escort falls, with or without an HQ', () => {
    const battle = (pieces: Record<string, Placed>): StagedScene => {
      const scene = fight({
        hex: '57',
        attackers: ['f-i', 'f-x'],
        control: { '56': 'GE', '66': 'GE', '65': 'GE', '75': 'GE', '76': 'GE', '57': 'GE' },
        pieces: { 'f-i': '57', 'f-x': '57', 'g-v': down('57'), 'g-ha420': '57', 'g-vi': '66', ...pieces },
      }).dice(...fortune(5), 1, 6, 6)
      scene.act('battle', '57')
      while (scene.rule.startsWith('9.2')) scene.act('by-the-book')
      return scene
    }
    expect(battle({}).where('g-ha420')).toBe('removed')
    const both = battle({ 'g-hq5': '57' })
    expect([both.where('g-ha420'), both.where('g-hq5')]).toEqual(['removed', '66'])
  })

  it('§9.5.4.a an enemy fort alone does not take them', () => {
    const scene = fight({
      hex: '76',
      attackers: ['g-v'],
      control: LINE,
      pieces: { 'g-v': down('76'), 'g-ha420': down('76'), 'fort-verdun-e': '76', 'g-vi': '85' },
    }).dice(...fortune(5), 6, 1)
    scene.act('battle', '76').act('place', 'g-v')
    expect([scene.where('g-v'), scene.where('g-ha420')]).toEqual(['dead', '76'])
  })

  it('§9.5.4.a they retreat with the others', () => {
    const scene = fought(
      {
        hex: '57',
        attackers: ['g-v'],
        control: { '56': 'GE', '66': 'GE', '65': 'GE', '75': 'GE', '76': 'GE' },
        pieces: { 'g-v': '57', 'g-ha420': '57', 'f-i': '57' },
      },
      5,
      [6, 1],
    )
    scene.act('retreat', '66').act('halt-here')
    expect([scene.where('g-v'), scene.where('g-ha420'), scene.face('g-ha420')]).toEqual(['66', '66', 0])
  })

  it('§9.5.4.a found by enemies in their own fort they are lost at once', () => {
    const scene = activated('87', {
      pieces: { 'f-x': '87', 'g-ha420': '86', 'fort-metz-3': '86', 'f-i': '19', 'g-v': '66' },
    })
    scene.act('unit', 'f-x').act('march', '86')
    expect([scene.where('g-ha420'), scene.control('86')]).toEqual(['removed', 'GE'])
  })
})
