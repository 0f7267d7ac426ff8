import { describe, expect, it } from 'vitest'
import { activated } from './activated.ts'
import type { FightSpec } from './fight.ts'
import { fought } from './retreating.ts'
import type { StagedScene } from './scene.ts'
import { type Placed } from './scene.ts'
import { endTurn } from './turns.ts'

const down = (hex: string): Placed => ({ hex, back: true })
const LINE = { '75': 'GE' } as const
const held = (scene: StagedScene, fort: string): boolean => scene.isMarked(fort, 'besieged')
const at76 = (
  pieces: Record<string, Placed>,
  attackers: string[],
  more: Partial<FightSpec> = {},
): FightSpec => ({
  hex: '76',
  attackers,
  control: LINE,
  ...more,
  pieces: { 'fort-verdun-e': '76', ...pieces },
})
const QUIET = { 'f-i': '19', 'g-i-b': '101' }

describe('§9.5.3.a the siege begins', () => {
  it('§9.5.3.a also when the garrison side attacked and was driven off', () => {
    const scene = fought(at76({ 'g-v': '76', 'f-x': '76' }, ['f-x']), 5, [6, 1])
    scene.act('retreat', '67').act('halt-here')
    if (scene.prompt === 'retreat-or-stay') scene.act('stay')
    expect([held(scene, 'fort-verdun-e'), scene.control('76')]).toEqual([true, 'GE'])
  })

  it('§9.5.3.a an HQ in the fort is driven off first', () => {
    const scene = fought(at76({ 'g-v': '76', 'f-hq3': '76', 'f-x': '67' }, ['g-v']))
    expect([scene.where('f-hq3'), held(scene, 'fort-verdun-e')]).toEqual(['67', true])
  })

  it('§9.5.3.a a bystander corps counts, the attackers may be spent', () => {
    const scene = fought(at76({ 'g-v': '76', 'g-vi': '76' }, ['g-v']), 5, [6, 1])
    expect([scene.face('g-v'), held(scene, 'fort-verdun-e')]).toEqual([1, true])
  })

  it('§9.5.2 a fresh division and a spent corps do not hold a large garrison', () => {
    const scene = fought(at76({ 'g-v': down('76'), 'g-33r': '76' }, ['g-33r']))
    expect([held(scene, 'fort-verdun-e'), scene.control('76')]).toEqual([false, 'AL'])
  })

  it('§9.5.2 Maubeuge is large on its weak steps too', () => {
    const pieces = { 'fort-maubeuge': { hex: '54', lost: 3 }, 'g-33r': '54' }
    const scene = fought({ hex: '54', attackers: ['g-33r'], pieces, control: { '64': 'GE', '63': 'GE' } })
    expect(held(scene, 'fort-maubeuge')).toBe(false)
  })

  it('§8.3.3 besiegers out of supply besiege, but do not take the hex', () => {
    const scene = fought(at76({ 'g-v': '76' }, ['g-v'], { control: { '85': 'AL', '86': 'AL' } }))
    expect([held(scene, 'fort-verdun-e'), scene.control('76')]).toEqual([true, 'AL'])
  })

  it('§9.5.3.a FoW 7: a garrison that retires without battle leaves its fort', () => {
    const scene = fought(at76({ 'g-v': '76', 'f-x': '76' }, ['g-v']), 7)
    expect(scene.seen('advantage-used').map(({ choice }) => choice)).toEqual(['retire'])
    scene.act('retreat', '67').act('halt-here')
    expect(scene.where('f-x')).toBe('67')
    expect([held(scene, 'fort-verdun-e'), scene.control('76')]).toEqual([true, 'GE'])
  })
})

describe('§9.5.3.b the siege goes on', () => {
  const besieged = { hex: '76', besieged: true }

  it('§9.5.3.b relief that only marches in does not lift it', () => {
    const scene = activated('67', {
      control: { ...LINE, '76': 'GE' },
      pieces: { 'fort-verdun-e': besieged, 'g-v': '76', 'f-x': '67', 'f-xi': '67' },
    })
    scene.act('stack', '67').act('march', '76')
    expect(held(scene, 'fort-verdun-e')).toBe(true)
  })

  it('§9.5.3.b nor does a drawn battle', () => {
    const scene = fought(
      at76({ 'fort-verdun-e': besieged, 'g-v': '76', 'f-x': '76' }, ['f-x'], {
        control: { ...LINE, '76': 'GE' },
      }),
    )
    scene.act('stay')
    expect(held(scene, 'fort-verdun-e')).toBe(true)
  })

  it('§9.5.3.b spent besiegers lift it, though trenches keep them there', () => {
    const spec = at76({ 'fort-verdun-e': besieged, 'g-v': '76', 'f-x': '76' }, ['f-x'], {
      control: { ...LINE, '76': 'GE' },
      trenches: { '76': 1 },
    })
    const scene = fought(spec, 5, [1, 6])
    scene.act('stay')
    expect([scene.where('g-v'), held(scene, 'fort-verdun-e'), scene.control('76')]).toEqual([
      '76',
      false,
      'GE',
    ])
  })

  it('§9.5.3.b the corps marches off, the division is not enough for the large garrison', () => {
    const scene = activated('87', {
      side: 'GE',
      control: { '87': 'GE' },
      pieces: {
        'fort-toul': { hex: '87', besieged: true },
        'fort-nancy': { hex: '87', besieged: true },
        'g-v': '87',
        'g-33r': '87',
        'f-i': '19',
      },
    })
    scene.act('unit', 'g-v').act('march', '86').act('halt')
    if (scene.prompt === 'activation') scene.act('done')
    expect([held(scene, 'fort-toul'), held(scene, 'fort-nancy'), scene.control('87')]).toEqual([
      false,
      true,
      'GE',
    ])
  })

  it('§9.5.3.a recovery does not begin a siege: only the end of a battle does', () => {
    const pieces = { ...QUIET, 'fort-verdun-e': '76', 'g-v': down('76'), 'g-vi': '75' }
    const scene = endTurn({ pieces, control: LINE })
    expect([scene.face('g-v'), held(scene, 'fort-verdun-e')]).toEqual([0, false])
  })

  it('§9.5.3 a besieged fort can be assaulted, and its guns still fire', () => {
    const scene = activated('76', {
      side: 'GE',
      control: { ...LINE, '76': 'GE' },
      pieces: { 'fort-verdun-e': besieged, 'g-v': '76', 'g-vi': '76', 'f-i': '19' },
    })
    scene.dice(1, 4, 6, 1)
    scene.act('attack', 'g-v').act('done')
    if (scene.prompt === 'choose-battle') scene.act('battle', '76')
    while (scene.rule.startsWith('9.2')) scene.act('by-the-book')
    expect(scene.seen('fired').map(({ hit }) => hit)).toEqual([false, true])
    expect([scene.face('g-v'), held(scene, 'fort-verdun-e')]).toEqual([1, true])
  })
})

describe('§9.5.3.c surrender', () => {
  const both = {
    ...QUIET,
    'fort-namur': { hex: '64', besieged: true, lost: 1 },
    'fort-maubeuge': { hex: '54', besieged: true, lost: 3 },
    'g-v': '64',
    'g-vi': '54',
  }
  const control = { '73': 'GE', '64': 'GE', '54': 'GE', '63': 'GE', '53': 'GE' } as const

  it('§9.5.3.c a two is the end of Namur, not of Maubeuge', () => {
    const scene = endTurn({ pieces: both, control }, 2, 2)
    expect([scene.where('fort-namur'), scene.where('fort-maubeuge')]).toEqual(['removed', '54'])
  })

  it('§11.3 attrition comes first: spent besiegers let go', () => {
    const cut = { ...control, '73': 'AL', '74': 'AL', '63': 'AL', '55': 'AL', '65': 'AL' } as const
    const scene = endTurn({ pieces: both, control: cut })
    expect([scene.face('g-v'), held(scene, 'fort-namur'), held(scene, 'fort-maubeuge')]).toEqual([
      1,
      false,
      false,
    ])
    expect(scene.seen('surrender-rolled')).toHaveLength(0)
  })
})
