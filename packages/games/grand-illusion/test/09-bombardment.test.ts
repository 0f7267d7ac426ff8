import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { fight, type FightSpec, PLAIN } from './fight.ts'
import type { StagedScene } from './scene.ts'

/** Langres (four steps, no defence value) with nobody else, attacked with the 420 mm guns (value 4). */
const langres: FightSpec = {
  hex: '79',
  attackers: ['g-ii'],
  pieces: { 'g-ii': '79', 'g-ha420': '79', 'fort-langres': '79' },
}
const begun = (spec: FightSpec = langres): StagedScene => fight(spec).act('battle', spec.hex)
const rolls = (scene: StagedScene): [number, boolean][] =>
  scene.seen('bombarded').map(({ die, hit }) => [die, hit])

describe('§9.5.4.c HA bombardment', () => {
  it('fires again after each success until it misses, and has then fired (§9.5.4.b §2.4.ha)', () => {
    const scene = begun()
      .dice(4, 1, 5, ...PLAIN, 6, 6)
      .act('bombard', 'g-ha420')
    expect(rolls(scene)).toEqual([
      [4, true],
      [1, true],
      [5, false],
    ])
    expect([scene.face('fort-langres'), scene.face('g-ha420')]).toEqual([2, 1])
  })

  it('stops when no fort is left', () => {
    const scene = begun()
      .dice(1, 2, 3, 4, ...PLAIN)
      .act('bombard', 'g-ha420')
    expect(scene.where('fort-langres')).toBe('removed')
    expect(scene.seen('nobody-to-fight')).toHaveLength(1)
  })

  it('§2.4.fort the fort’s defence value is the only modifier; there are no automatic hits', () => {
    // Verdun (76) has +3: even a 1 is 4
    const scene = begun({
      hex: '76',
      attackers: ['g-ii'],
      pieces: { 'g-ii': '76', 'g-ha305': '76', 'fort-verdun-e': '76' },
    })
    scene.dice(1, ...PLAIN, 6, 6).act('bombard', 'g-ha305')
    expect(scene.seen('bombarded')[0]).toMatchObject({ die: 1, defence: 3, value: 3, hit: false })
  })

  it('the guns need not fire', () => {
    const scene = begun()
      .dice(...PLAIN, 6, 6)
      .act('no')
    expect(scene.face('g-ha420')).toBe(0)
  })

  it('§9.5.4.b not twice in a turn', () => {
    const scene = fight({ ...langres, pieces: { ...langres.pieces, 'g-ha420': { hex: '79', back: true } } })
    scene.dice(...PLAIN, 6, 6).act('battle', '79')
    expect(scene.seen('bombarded')).toEqual([])
  })

  it('§9.5.4.c guns that take no part in the activation stay silent', () => {
    const scene = fight({ ...langres, entered: true, set: { activeHex: hex('78') } })
    scene.dice(...PLAIN, 6, 6).act('battle', '79')
    expect(scene.seen('bombarded')).toEqual([])
  })

  it('one fort after the other: the same until it falls', () => {
    const scene = begun({
      hex: '98',
      attackers: ['g-ii'],
      pieces: {
        'g-ii': '98',
        'g-ha420': '98',
        'fort-epinal-1': { hex: '98', lost: 2 },
        'fort-epinal-2': '98',
      },
    }).act('bombard', 'g-ha420')
    expect(scene.offers('target')).toEqual(['fort-epinal-1', 'fort-epinal-2'])
    scene.dice(1, 1, 6, ...PLAIN, 6, 6).act('target', 'fort-epinal-1')
    expect([scene.where('fort-epinal-1'), scene.face('fort-epinal-2')]).toEqual(['removed', 0])
    expect(scene.seen('bombarded').map(({ defence }) => defence)).toEqual([0, 0, 2])
  })

  it('each completes its fire before the next', () => {
    const scene = begun({ ...langres, pieces: { ...langres.pieces, 'g-ha305': '79' } })
    scene.dice(5).act('bombard', 'g-ha420')
    expect(scene.offers('bombard')).toEqual(['g-ha305'])
    expect(scene.refusal('bombard', 'g-ha420').code).toBe('has-fired')
    expect(scene.refusal('massed').code).toBe('no-massed-fire')
  })
})

describe('§9.5.4.d massed bombardment', () => {
  const both: FightSpec = { ...langres, pieces: { ...langres.pieces, 'g-ha305': '79' } }

  it('costs the fort one step more if it still stands', () => {
    const scene = begun(both).act('massed')
    expect(scene.offers('bombard')).toEqual(['g-ha305', 'g-ha420'])
    scene.dice(5, 6, ...PLAIN, 6, 6).act('bombard', 'g-ha305')
    expect(scene.face('fort-langres')).toBe(1)
    expect([scene.face('g-ha305'), scene.face('g-ha420')]).toEqual([1, 1])
  })

  it('turns the second over even if nothing is left for it', () => {
    const scene = begun(both)
      .act('massed')
      .dice(1, 1, 1, 1, ...PLAIN)
      .act('bombard', 'g-ha420')
    expect([scene.where('fort-langres'), scene.face('g-ha305')]).toEqual(['removed', 1])
    expect(scene.seen('massed-hit')).toEqual([])
  })
})
