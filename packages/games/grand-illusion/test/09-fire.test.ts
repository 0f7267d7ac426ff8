import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { fight, type FightSpec, fortune, PLAIN, shots } from './fight.ts'
import type { StagedScene } from './scene.ts'

/** Fights at once: fortune 5, then these dice. */
const fought = (spec: FightSpec, ...dice: number[]): StagedScene =>
  fight(spec)
    .dice(...PLAIN, ...dice)
    .act('battle', spec.hex)

const duel: FightSpec = { hex: '27', attackers: ['f-i'], pieces: { 'f-i': '27', 'g-ii': '27' } }

describe('one engagement', () => {
  it('§9.3.1.a §9.3.2.a the attacker fires, then the defender', () => {
    const scene = fought(duel, 5, 6)
    expect(scene.seen('fired').map(({ units }) => units)).toEqual([[piece('f-i')], [piece('g-ii')]])
  })

  it('§9.3.1.c a modified die up to the strength hits', () => {
    expect(shots(fought(duel, 4, 6))[0]?.hit).toBe(true)
    expect(shots(fought(duel, 5, 6))[0]?.hit).toBe(false)
  })

  it('§9.3.1.c an unmodified 1 always hits and a 6 always misses', () => {
    const uphill = {
      ...duel,
      hex: '102',
      trenches: { 102: 2 },
      pieces: { 'f-alpine': '102', 'g-ii': '102' },
      attackers: ['f-alpine'],
    }
    expect(shots(fought(uphill, 1, 6))).toEqual([
      { die: 1, total: 4, hit: true, strength: 1, moment: 'front' },
      { die: 6, total: 6, hit: false, strength: 5, moment: 'front' },
    ])
    const strong = { ...duel, attackers: ['f-iii'], pieces: { 'f-iii': '27', 'g-ii': '27' } }
    expect(shots(fought(strong, 6, 6))[0]?.hit).toBe(false)
  })

  it('§9.3.2.b both fire with what they had before the hits', () => {
    const scene = fought(duel, 1, 5)
    expect(shots(scene)[1]).toMatchObject({ strength: 5, hit: true })
    expect([scene.face('f-i'), scene.face('g-ii')]).toEqual([1, 1])
  })

  it('§9.3.2.b a disrupted unit fires with its disrupted strength', () => {
    const scene = fought({ ...duel, pieces: { 'f-i': '27', 'g-ii': { hex: '27', back: true } } }, 1, 5)
    expect(shots(scene)[1]?.strength).toBe(4)
    expect(scene.where('g-ii')).toBe('dead')
  })

  it('§9.3.2.c ground and trenches do not touch the defender’s dice', () => {
    const scene = fought(
      { ...duel, hex: '26', trenches: { 26: 1 }, pieces: { 'f-i': '26', 'g-ii': '26' } },
      3,
      3,
    )
    expect(shots(scene).map(({ total }) => total)).toEqual([5, 3])
  })

  it('§9.3.1.b fortune 12 takes ground and trenches away; a fort still helps (§9.3.2.d)', () => {
    const scene = fight({
      hex: '79',
      attackers: ['g-ii'],
      trenches: { 79: 1 },
      pieces: { 'g-ii': '79', 'f-i': '79', 'fort-langres': '79' },
    })
    scene.dice(...fortune(12), 2, 5, 6).act('battle', '79')
    expect(shots(scene).map(({ total }) => total)).toEqual([2, 4, 6])
  })

  it('§9.3.3.unit disrupted by the first hit, eliminated by the second', () => {
    expect(fought(duel, 1, 6).face('g-ii')).toBe(1)
    expect(
      fought({ ...duel, pieces: { 'f-i': '27', 'g-ii': { hex: '27', back: true } } }, 2, 6).where('g-ii'),
    ).toBe('dead')
  })
})

describe('stacked divisions', () => {
  const stacked: FightSpec = {
    hex: '27',
    attackers: ['f-71r', 'f-45'],
    pieces: { 'f-71r': '27', 'f-45': '27', 'g-ii': '27' },
  }

  it('§9.3.1.d two in a space fire once with the sum of their strengths, and §9.3.3.unit both take the hit', () => {
    const scene = fight(stacked)
      .dice(...PLAIN)
      .act('battle', '27')
      .act('place', 'f-71r')
    scene.dice(5, 4).act('pair', 'f-45')
    expect(shots(scene)).toEqual([
      { die: 5, total: 5, hit: true, strength: 6, moment: 'front' },
      { die: 4, total: 4, hit: true, strength: 5, moment: 'front' },
    ])
    expect([scene.face('f-71r'), scene.face('f-45')]).toEqual([1, 1])
  })
})

describe('forts', () => {
  const siege: FightSpec = { hex: '79', attackers: ['g-gd'], pieces: { 'g-gd': '79', 'fort-langres': '79' } }

  it('§9.3.3.fort §9.5.1 §2.4.fort infantry harms a fort only with an unmodified 1, and it loses a step', () => {
    expect(fought(siege, 2, 6).face('fort-langres')).toBe(0)
    const scene = fought(siege, 1, 6)
    expect(scene.face('fort-langres')).toBe(1)
    expect(scene.seen('fort-reduced')[0]).toMatchObject({ left: 3, rule: '9.3.3.fort' })
  })

  it('§9.3.2.b the fort fires with its strength before the loss', () => {
    expect(shots(fought(siege, 1, 4))[1]).toMatchObject({ strength: 4, hit: true })
  })

  it('§9.3.3.fort the last step lost eliminates it for good', () => {
    const scene = fought({ ...siege, pieces: { 'g-gd': '79', 'fort-langres': { hex: '79', lost: 3 } } }, 1, 6)
    expect(scene.where('fort-langres')).toBe('removed')
  })

  it('§9.3.2.d §9.5.1 a fort in the hex helps all other defenders, besieged or off the board', () => {
    const scene = fought(
      {
        hex: '79',
        attackers: ['g-ii'],
        pieces: { 'g-ii': '79', 'f-i': '79', 'fort-langres': { hex: '79', besieged: true } },
      },
      6,
      5,
      6,
    )
    // the fort goes behind the only engaged unit by itself
    expect(scene.seen('fired').map(({ modifiers }) => modifiers.map(({ what, drm }) => [what, drm]))).toEqual(
      [[['terrain', 1]], [['fort', -1]], []],
    )
  })
})

describe('special troops', () => {
  it('§12.2 §2.4.redcircle British units and Belgian infantry have one more in defence, each unit of a stack', () => {
    const scene = fight({
      hex: '27',
      attackers: ['g-ii'],
      pieces: { 'g-ii': '27', 'b-1-div': '27', 'b-2-div': '27' },
    })
    scene.dice(...fortune(12)).act('battle', '27')
    scene.dice(6, 6).act('pair', 'b-2-div')
    expect(scene.seen('fired')[1]).toMatchObject({ strength: 8, raised: 2 })
  })

  it('§12.2 not when they attack', () => {
    const scene = fought(
      { hex: '27', attackers: ['b-1-div'], pieces: { 'b-1-div': '27', 'g-ii': '27' } },
      6,
      6,
    )
    expect(scene.seen('fired')[0]).toMatchObject({ strength: 3, raised: 0 })
  })

  it('§12.2 Belgian cavalry has no red circle', () => {
    const scene = fight({ hex: '27', attackers: ['g-ii'], pieces: { 'g-ii': '27', 'be-c': '27' } })
    scene.dice(...PLAIN).act('battle', '27')
    scene.dice(6, 6).act('no')
    expect(scene.seen('fired')[1]).toMatchObject({ strength: 1, raised: 0 })
  })

  it('§2.4.mountain §9.3.1.b −1 in the Vosges for mountain troops, and nowhere else', () => {
    const attack = (hex: string): StagedScene =>
      fought({ hex, attackers: ['f-xiv'], turn: 6, pieces: { 'f-xiv': hex, 'g-ii': hex } }, 3, 6)
    expect(shots(attack('103'))[0]?.total).toBe(4)
    expect(shots(attack('107'))[0]?.total).toBe(4)
    expect(attack('107').seen('fired')[0]?.modifiers).toHaveLength(1)
  })

  it('§2.4.paren a strength in brackets does not attack', () => {
    const scene = fight({
      hex: '27',
      attackers: ['g-ii', 'g-or'],
      pieces: { 'g-ii': '27', 'g-or': '27', 'f-i': '27', 'f-x': '27' },
    })
    scene.dice(...PLAIN).act('battle', '27')
    expect(scene.refusal('opposite', 'f-iii').code).toBe('no-enemy-opposite')
    scene.dice(6, 6, 6).act('opposite', 'f-i')
    expect(scene.seen('fired').flatMap(({ units }) => units)).not.toContain(piece('g-or'))
  })
})
