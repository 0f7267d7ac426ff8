import { describe, expect, it } from 'vitest'
import { BOARD } from '../state.ts'
import { fight, type FightSpec, fortune, PLAIN, shots } from './fight.ts'
import type { Placed, StagedScene } from './scene.ts'

const corps = ['f-i', 'f-ii', 'f-iii', 'f-x']
const inHex = (hex: string, ids: readonly string[]): Record<string, Placed> =>
  Object.fromEntries(ids.map((id) => [id, hex]))

/** Four French corps against two German ones in 95, a Plan XVII hex with terrain +1, on turn 2. */
const lorraine: FightSpec = {
  hex: '95',
  attackers: corps,
  turn: 2,
  mandated: { AL: 1 },
  caps: { AL: 4, GE: 4 },
  pieces: { ...inHex('95', [...corps, 'g-ii', 'g-iii']) },
}
const begun = (spec: FightSpec = lorraine): StagedScene => fight(spec).act('battle', spec.hex)

/** answers placement questions by the book until something else is asked */
function byTheBook(scene: StagedScene): StagedScene {
  while (scene.can('by-the-book')) scene.act('by-the-book')
  return scene
}

const DIVISION = 'g-33r'
const men = ['f-i', 'f-ii', 'f-iii', 'f-71r']
const SEVEN_HALVES = { attackers: men, pieces: inHex('95', [...men, 'g-ii', 'g-iii']) }

describe('§9.1.1.c what counts', () => {
  it('§9.2.1 §9.1.1.f markers beside the board show what applies', () => {
    const scene = begun()
    expect(scene.state.battleMarks & (BOARD.mandated | BOARD.elan)).toBe(0)
    scene.dice(...PLAIN).act('yes')
    expect(scene.state.battleMarks & (BOARD.mandated | BOARD.elan)).toBe(BOARD.mandated | BOARD.elan)
    expect(scene.state.battleMarks & BOARD.landing).toBe(0)
  })

  it('§9.1.1.f the attacker declares it before anything is rolled', () => {
    const scene = begun()
    expect([scene.asked, scene.prompt, scene.rule]).toEqual(['AL', 'declare-mandated', '9.1.1.f'])
    expect([scene.can('yes'), scene.can('no')]).toEqual([true, true])
    scene.dice(...PLAIN).act('no')
    expect(scene.state.battleMarks & (BOARD.mandated | BOARD.elan | BOARD.supplied)).toBe(0)
    const declared = begun()
      .dice(...PLAIN)
      .act('yes')
    expect(declared.seen('mandated-declared')).toMatchObject([{ rule: '9.1.1.e', elan: true }])
  })

  it.each([
    ['three corps only', { attackers: corps.slice(1) }],
    ['one defender only', { pieces: inHex('95', [...corps, 'g-ii']) }],
    ['a corps and a division', { pieces: inHex('95', [...corps, 'g-ii', DIVISION]) }],
    ['three corps and a division', SEVEN_HALVES],
    ['none due', { mandated: { AL: 0 } }],
  ])('§9.1.1.c not asked with %s', (_, change) => {
    expect(
      fight({ ...lorraine, ...change })
        .dice(...PLAIN)
        .act('battle', '95').prompt,
    ).not.toBe('declare-mandated')
  })

  it('§9.1.1.c two divisions are a corps, and a fort counts like one', () => {
    const men = ['f-i', 'f-ii', 'f-iii', 'f-71r', 'f-45']
    const spec = {
      ...lorraine,
      hex: '105',
      attackers: men,
      pieces: inHex('105', [...men, 'g-ii', 'fort-strasbourg']),
    }
    expect(begun(spec).prompt).toBe('declare-mandated')
  })

  it('§9.1.1.b fought: one less is due, and §14.1.1.a.4 a point for a Plan XVII hex', () => {
    const scene = begun()
      .dice(...PLAIN)
      .act('yes')
    scene.dice(6, 4, 6, 6, 6, 6)
    byTheBook(scene)
    expect(scene.state.mandated.get(0)).toBe(0)
    expect(scene.seen('mandated-fought')).toHaveLength(1)
  })

  it('§9.1.1.b not declared: nothing changes', () => {
    const scene = begun()
      .dice(...PLAIN)
      .act('no')
    scene.dice(6, 6, 6, 6, 6, 6)
    byTheBook(scene)
    expect(scene.state.mandated.get(0)).toBe(1)
    expect(
      scene
        .seen('fired')
        .flatMap(({ modifiers }) => modifiers)
        .some(({ what }) => what === 'elan'),
    ).toBe(false)
  })

  it('§9.1.1.c a declared battle with fewer than four corps on the board does not count', () => {
    const scene = begun()
      .dice(...PLAIN)
      .act('yes')
    while (scene.prompt !== 'place-reserve') scene.act(...first(scene))
    scene.dice(6, 6, 6, 6).act('no').act('strike', 'f-iii')
    expect(scene.seen('mandate-missed')).toHaveLength(1)
    expect(scene.state.mandated.get(0)).toBe(1)
  })

  it('§9.1.1.c whoever declares must send in disrupted corps to make up four', () => {
    const scene = begun({
      ...lorraine,
      pieces: {
        ...inHex('95', ['f-i', 'f-ii', 'f-iii', 'g-ii', 'g-iii', 'g-iv', 'g-v']),
        'f-x': { hex: '95', back: true },
      },
    })
    scene.dice(...PLAIN).act('yes')
    scene.dice(6, 6, 6, 6, 6, 6, 6, 6).act('by-the-book')
    expect(scene.seen('board-set')[0]?.columns).toHaveLength(4)
  })
})

const first = (scene: StagedScene): [string, string] => {
  const verb = scene.prompt === 'choose-opponent' ? 'opposite' : 'place'
  return [verb, scene.offers(verb)[0] as string]
}

describe('§9.1.1.d fortunes and the count', () => {
  const flanders: FightSpec = {
    ...lorraine,
    hex: '27',
    turn: 6,
    pieces: inHex('27', [...corps, 'g-ii', 'g-iii']),
  }

  it('3 voids the battle: it stays due', () => {
    const scene = begun(flanders)
      .dice(...fortune(3))
      .act('yes')
    expect([scene.state.mandated.get(0), scene.state.phasing]).toEqual([1, 1])
  })

  it('7 voids it if the defender retires', () => {
    const scene = begun(flanders)
      .dice(...fortune(7))
      .act('yes')
      .act('retire')
    expect(scene.seen('mandated-fought')).toEqual([])
  })

  it('4 and 10 leave it valid', () => {
    const skirmish = begun(flanders)
      .dice(...fortune(4))
      .act('yes')
    skirmish.act('by-the-book').dice(6, 6).act('engage', skirmish.offers('engage')[0])
    expect(skirmish.seen('mandated-fought')).toHaveLength(1)
    const counter = begun(flanders)
      .dice(...fortune(10))
      .act('yes')
    counter.dice(6, 6, 6, 6, 6, 6)
    byTheBook(counter)
    expect(counter.seen('mandated-fought')).toHaveLength(1)
  })
})

describe('§9.1.1.a orders from above', () => {
  const imposed = (spec: Partial<FightSpec>): StagedScene =>
    fight({ ...lorraine, mandated: { AL: 0 }, ...spec })
      .dice(...fortune(8))
      .act('battle', '95')

  it('8 demands another battle of the attacker', () => {
    expect(imposed({}).state.mandated.get(0)).toBe(1)
  })

  it('not if he has no CAPs left, or as many battles due as CAPs', () => {
    expect(imposed({ caps: { AL: 0, GE: 4 } }).state.mandated.get(0)).toBe(0)
    const scene = fight({ ...lorraine, mandated: { AL: 2 }, caps: { AL: 2, GE: 4 } })
    scene
      .act('battle', '95')
      .dice(...fortune(8))
      .act('no')
    expect(scene.state.mandated.get(0)).toBe(2)
    expect(scene.seen('battle-not-imposed')).toHaveLength(1)
  })
})

describe('§9.3.5 Elan', () => {
  it.each([3, 4, 7, 10])('§9.1.1.e §14.1.1.a.4 fortune %i is ignored', (roll) => {
    const scene = begun()
      .dice(...fortune(roll))
      .act('yes')
    expect(scene.seen('fortune-rolled')[0]?.ignored).toBe(true)
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'place-attackers'])
  })

  it('§9.3.5.b §9.3.2.e each defender fires with minus the terrain', () => {
    const scene = begun()
      .dice(...PLAIN)
      .act('yes')
    scene.dice(6, 6, 6, 6, 6, 6)
    byTheBook(scene)
    const defence = scene.seen('fired').filter(({ side }) => side === 1)
    expect(defence.map(({ modifiers }) => modifiers)).toEqual([
      [{ what: 'elan', drm: -1, rule: '9.3.5.b' }],
      [{ what: 'elan', drm: -1, rule: '9.3.5.b' }],
    ])
  })

  it('§9.3.5.c an attack without losses costs a hit of the German’s choice, on an undisrupted unit', () => {
    const scene = begun({
      ...lorraine,
      attackers: [...corps, 'f-xx'],
      pieces: { ...lorraine.pieces, 'f-xx': { hex: '95', back: true } },
    })
    scene.dice(...PLAIN).act('yes')
    scene.dice(6, 6, 6, 6, 6, 6)
    byTheBook(scene)
    expect([scene.asked, scene.prompt]).toEqual(['GE', 'elan-loss'])
    expect(scene.offers('strike')).toEqual([...corps].sort())
    expect(scene.refusal('strike', 'f-xx').code).toBe('undisrupted-first')
    scene.act('strike', 'f-iii')
    expect(scene.face('f-iii')).toBe(1)
  })

  it('§9.3.5.c not after a loss', () => {
    const scene = begun()
      .dice(...PLAIN)
      .act('yes')
    scene.dice(6, 1, 6, 6, 6, 6)
    byTheBook(scene)
    expect(scene.prompt).not.toBe('elan-loss')
    expect(shots(scene)).toHaveLength(6)
  })

  it('§9.3.5.a only on turns 1 to 4', () => {
    const scene = begun({ ...lorraine, turn: 5 })
      .dice(...fortune(7))
      .act('yes')
    expect(scene.prompt).toBe('tactical-advantage')
  })
})
