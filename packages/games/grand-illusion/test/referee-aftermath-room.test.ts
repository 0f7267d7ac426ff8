import { describe, expect, it } from 'vitest'
import type { FightSpec } from './fight.ts'
import { driven, fought, ring } from './retreating.ts'
import type { StagedScene } from './scene.ts'
import { type Placed } from './scene.ts'

const down = (hex: string): Placed => ({ hex, back: true })
const all = (hex: string, ids: readonly string[]): Record<string, Placed> =>
  Object.fromEntries(ids.map((id) => [id, hex]))
const SIX = ['f-ii', 'f-iii', 'f-iv', 'f-v', 'f-vi', 'f-viii']
const SIX_MORE = ['f-xiii', 'f-xxi', 'f-xiv', 'f-xv', 'f-xvi', 'f-xx']
const FOES = ['g-v', 'g-vi', 'g-xi', 'g-xii']

/** a rout out of 57, by 47 only */
const routed = (pieces: Record<string, Placed>, more: Partial<FightSpec> = {}): StagedScene => {
  const { pieces: guards, control } = ring('47')
  return fought(
    {
      hex: '57',
      attackers: FOES,
      control: { ...control, ...more.control },
      pieces: { ...guards, ...all('57', FOES), ...pieces },
    },
    2,
  )
}
const retreat = (scene: StagedScene, ...ways: string[]): StagedScene => {
  for (const way of ways) scene.act('retreat', way)
  return scene
}

describe('§9.4.3.c room', () => {
  it('§9.4.3.c a lone disrupted unit dies at a full hex', () => {
    const scene = driven({ ...ring('47'), pieces: { ...ring('47').pieces, ...all('47', SIX) } })
    expect(scene.where('f-i')).toBe('dead')
  })

  it('§9.4.3.c cavalry fits beside six corps of infantry, infantry does not', () => {
    const scene = routed({ 'f-c1': '57', ...all('47', SIX) })
    scene.act('halt-here')
    expect([scene.where('f-c1'), scene.face('f-c1')]).toEqual(['47', 0])
  })

  it('§9.4.3.c of two corps one may take the last place and the other go on, for a step', () => {
    const scene = routed({ 'f-i': '57', 'f-x': '57', ...all('47', SIX.slice(1)) })
    scene.act('split-off', 'f-i').act('halt-here')
    expect([scene.where('f-i'), scene.face('f-i')]).toEqual(['47', 0])
    retreat(scene, '37').act('halt-here')
    expect([scene.where('f-x'), scene.face('f-x')]).toEqual(['37', 1])
  })

  it('§9.4.3.c a stack pays one step, the owner says who; an HQ pays nothing', () => {
    const scene = routed({ 'f-i': '57', 'f-x': '57', 'f-hq5': '57', ...all('47', SIX) })
    scene.act('fall-back')
    expect([scene.prompt, scene.offers('suffer')]).toEqual(['who-takes-the-hit', ['f-i', 'f-x']])
    scene.act('suffer', 'f-x')
    retreat(scene, '37').act('halt-here')
    expect([scene.where('f-i'), scene.face('f-i'), scene.where('f-x'), scene.face('f-x')]).toEqual([
      '37',
      0,
      '37',
      1,
    ])
    expect([scene.where('f-hq5'), scene.face('f-hq5')]).toEqual(['37', 1])
  })

  it('§9.4.3.c full again behind it: dead pile; the HQ is no part of the crowd', () => {
    const lost = { '36': 'GE', '37': 'AL', '46': 'GE', '48': 'GE' } as const
    const guards = { 'g-viii': '36', 'g-xviii': '46' }
    const scene = routed(
      { 'f-i': '57', 'f-hq5': '57', ...all('47', SIX), ...all('37', SIX_MORE), ...guards },
      { control: lost },
    )
    scene.act('retreat', '47')
    expect([scene.where('f-i'), scene.where('f-hq5')]).toEqual(['dead', '37'])
  })

  it('§9.4.3.c the better hex is taken though it is full', () => {
    const { pieces, control } = ring('47', '48')
    const scene = fought(
      {
        hex: '57',
        attackers: FOES,
        control: { ...control, '48': 'GE' },
        pieces: { ...pieces, ...all('57', FOES), 'f-i': '57', ...all('47', SIX) },
      },
      2,
    )
    expect(scene.seen('no-room-to-retreat')).toHaveLength(1)
    expect(scene.seen('retreated')[0]?.to).toBe(46)
  })

  it('§9.4.3.c among equals a hex with room may be chosen', () => {
    const { pieces, control } = ring('47', '48')
    const scene = fought(
      {
        hex: '57',
        attackers: FOES,
        control,
        pieces: { ...pieces, ...all('57', FOES), 'f-i': '57', ...all('47', SIX) },
      },
      2,
    )
    scene.act('halt-here')
    expect([scene.where('f-i'), scene.face('f-i')]).toEqual(['48', 0])
  })
})

describe('§8.4.6.a.vosges room in the mountains', () => {
  it('§9.4.3.c three corps of infantry and a division fill 102', () => {
    const foes = ['f-i', 'f-ii', 'f-iii', 'f-iv']
    const pieces = { ...all('101', foes), 'g-v': '101', ...all('102', ['g-vi', 'g-xi', 'g-xii', 'g-2c']) }
    const french = { 'f-x': '100', 'f-v': '105', 'f-vi': '96', 'f-viii': '97' }
    const scene = fought(
      {
        hex: '101',
        attackers: foes,
        pieces: { ...pieces, ...french },
        control: { '100': 'AL', '105': 'AL', '96': 'AL' },
      },
      2,
    )
    expect(scene.seen('no-room-to-retreat')).toHaveLength(1)
    expect(scene.face('g-v')).toBe(1)
  })
})

describe('§9.4.3 two disrupted, one way', () => {
  it('§9.4.3.b a fort is no reason to stay: who cannot go is lost, the fort is besieged', () => {
    const guards = { 'g-ii': '66', 'g-iii': '67', 'g-iv': '77', 'g-vii': '75', 'g-x': '85', 'g-ix': '86' }
    const control = { '66': 'GE', '67': 'GE', '77': 'GE', '75': 'GE' } as const
    const pieces = { ...guards, 'g-v': '76', 'f-i': down('76'), 'f-hq3': '76', 'fort-verdun-e': '76' }
    const scene = fought({ hex: '76', attackers: ['g-v'], control, pieces })
    expect([scene.where('f-i'), scene.where('f-hq3')]).toEqual(['dead', 'removed'])
    expect([scene.isMarked('fort-verdun-e', 'besieged'), scene.control('76')]).toEqual([true, 'GE'])
  })
})
