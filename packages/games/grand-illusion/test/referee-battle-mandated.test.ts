import { describe, expect, it } from 'vitest'
import { fight, type FightSpec, fortune, PLAIN, shots } from './fight.ts'
import type { Placed, StagedScene } from './scene.ts'

const CORPS = ['g-ii', 'g-iii', 'g-iv', 'g-v'] as const
const FRENCH = ['f-i', 'f-iii', 'f-vi', 'f-ii'] as const
const inHex = (hex: string, ids: readonly string[]): Record<string, Placed> =>
  Object.fromEntries(ids.map((id) => [id, hex]))
const misses = (n: number): number[] => Array.from({ length: n }, () => 6)

const german = (hex: string, attackers: readonly string[], defenders: readonly string[]): FightSpec => ({
  hex,
  attackers,
  turn: 12,
  mandated: { GE: 1 },
  pieces: inHex(hex, [...attackers, ...defenders]),
})
const isOffered = (spec: FightSpec): boolean =>
  fight(spec)
    .dice(...PLAIN, ...misses(12))
    .act('battle', spec.hex).prompt === 'declare-mandated'

describe('§9.1.1.c what can be declared', () => {
  it('§9.1.1.c §2.4.paren a corps that can only defend is none of the four', () => {
    expect(isOffered(german('27', CORPS, ['f-i', 'f-iii']))).toBe(true)
    expect(isOffered(german('27', ['g-ii', 'g-iii', 'g-iv', 'g-or'], ['f-i', 'f-iii']))).toBe(false)
  })

  it('§9.1.1.c cavalry counts on neither side', () => {
    expect(isOffered(german('27', ['g-ii', 'g-iii', 'g-iv', 'g-2c', 'g-4c'], ['f-i', 'f-iii']))).toBe(false)
    expect(isOffered(german('27', CORPS, ['f-i', 'f-c1', 'f-c3']))).toBe(false)
  })

  it('§9.1.1.f not without one that is due', () => {
    expect(isOffered({ ...german('27', CORPS, ['f-i', 'f-iii']), mandated: {} })).toBe(false)
  })
})

describe('§9.1.1.c §9.5.4.c the guns before a mandated battle', () => {
  const twoForts: FightSpec = {
    ...german('87', CORPS, ['fort-toul']),
    attackers: [...CORPS, 'g-ha420'],
    pieces: { ...inHex('87', [...CORPS, 'g-ha420', 'fort-toul']), 'fort-nancy': { hex: '87', lost: 3 } },
  }
  const bombarded = (...dice: number[]): StagedScene => {
    const scene = fight(twoForts).act('battle', '87').act('yes').act('bombard', 'g-ha420')
    return scene.dice(...dice).act('target', 'fort-nancy')
  }

  it('§9.1.1.c one of two forts destroyed: two corps, all there is room for, make it count', () => {
    const scene = bombarded(1, 6, ...PLAIN)
    scene.dice(...misses(3)).act('by-the-book')
    expect([shots(scene).length, scene.state.mandated.get(1)]).toEqual([3, 0])
  })

  it('§9.1.1.c but not one corps with its reserve left out', () => {
    const scene = bombarded(1, 6, ...PLAIN).act('place', 'g-ii')
    scene.dice(...misses(2)).act('no')
    expect([scene.seen('mandate-missed').length, scene.state.mandated.get(1)]).toEqual([1, 1])
  })
})

describe('§9.3.5 élan', () => {
  const plan = (attackers: readonly string[], more: Partial<FightSpec> = {}): FightSpec => ({
    hex: '103',
    attackers,
    turn: 3,
    mandated: { AL: 1 },
    pieces: inHex('103', [...attackers, 'g-i-b', 'g-xv']),
    ...more,
  })

  it('§9.3.5.b two for the high Vosges, under surprise too, while the ground no longer helps otherwise', () => {
    const scene = fight(plan(FRENCH))
      .act('battle', '103')
      .dice(...fortune(12))
      .act('yes')
    scene.dice(...misses(6)).act('by-the-book')
    const drm = scene
      .seen('fired')
      .map(({ side, modifiers }) => [side, modifiers.reduce((sum, m) => sum + m.drm, 0)])
    expect(drm.slice(0, 2)).toEqual([
      [0, 0],
      [1, -2],
    ])
  })

  it('§9.1.1.e in scenario 3 as well, and not from turn 5 on', () => {
    const cautious = (more: Partial<FightSpec>): boolean | undefined => {
      const scene = fight(plan(FRENCH, more)).act('battle', '103')
      return scene
        .dice(...fortune(3))
        .act('yes')
        .seen('fortune-rolled')[0]?.ignored
    }
    expect([cautious({ scenario: 'what-if' }), cautious({ turn: 4 }), cautious({ turn: 5 })]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('§9.3.5.c the German strikes British attackers as well, but spares the disrupted', () => {
    const spec = plan([...FRENCH, 'b-1-div', 'f-x'])
    const scene = fight({ ...spec, pieces: { ...spec.pieces, 'f-x': { hex: '103', back: true } } })
    scene
      .act('battle', '103')
      .dice(...PLAIN)
      .act('yes')
    scene.dice(...misses(6)).act('by-the-book')
    expect([scene.asked, scene.offers('strike')]).toEqual(['GE', ['b-1-div', ...FRENCH].sort()])
    expect(scene.refusal('strike', 'f-x')).toMatchObject({ code: 'undisrupted-first', rule: '9.3.5.c' })
  })
})

it('§9.1.1.a an order is dropped while as many battles are due as CAPs, the one under way included', () => {
  const scene = fight({ ...german('27', CORPS, ['f-i', 'f-iii']), caps: { GE: 1 } })
  scene
    .act('battle', '27')
    .dice(...fortune(8))
    .act('yes')
  expect([scene.seen('battle-not-imposed').length, scene.state.mandated.get(1)]).toEqual([1, 1])
})
