import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { fieldOf } from '../rules/09-battle/field.ts'
import { whyNotOpposite, whyNotPlace } from '../rules/09-battle/placement-refusals.ts'
import { GE } from '../sides.ts'
import { fight, PLAIN, fortune, shots, spaceOf } from './fight.ts'
import type { StagedScene } from './scene.ts'

const pieces = (hex: string, ...ids: string[]): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, hex]))
const names = (...ids: string[]): number[] => ids.map(piece)

const lines = (scene: StagedScene): { attackers: readonly number[]; defenders: readonly number[] }[] =>
  (scene.seen('board-set')[0]?.columns ?? []).map(({ attackers, defenders }) => ({ attackers, defenders }))

describe('EX-3 four spaces a side', () => {
  const six = ['f-iii', 'f-vi', 'f-xviii', 'f-i', 'f-ii', 'f-x']
  const five = ['g-ii', 'g-iii', 'g-iv', 'g-ix', 'g-vii']
  const start = (): StagedScene =>
    fight({
      hex: '27',
      attackers: six,
      pieces: { ...pieces('27', ...six), ...pieces('27', ...five) },
    })

  it('§9.2.1.max4 §9.2.1 six attackers and five defenders put four corps each on the board and no reserves', () => {
    const scene = start()
      .dice(...PLAIN)
      .act('battle', '27')
    expect(scene.asked).toBe('GE')
    expect(scene.offers('place')).toEqual([...five].sort())
    scene.act('by-the-book')
    expect(scene.asked).toBe('AL')
    scene.dice(...Array.from({ length: 8 }, () => 6)).act('by-the-book')
    const [board] = scene.seen('board-set')
    expect(board?.columns).toHaveLength(4)
    expect(
      board?.columns.flatMap(({ behindAttackers, behindDefenders }) => [
        ...behindAttackers,
        ...behindDefenders,
      ]),
    ).toEqual([])
    expect(shots(scene)).toHaveLength(8)
  })

  it('§9.2.1.max4 §9.2.2.a the owner chooses who of a class stays out', () => {
    const scene = start()
      .dice(...PLAIN)
      .act('battle', '27')
    for (const id of five.slice(1)) scene.act('place', id)
    expect(scene.asked).toBe('AL')
    expect(spaceOf(scene, 'g-ii')).toBe(-1)
  })
})

it('EX-4 §9.3.1.b the terrain of the hex is added to every attacking die', () => {
  const scene = fight({ hex: '26', attackers: ['f-iii'], pieces: { ...pieces('26', 'f-iii', 'g-ii') } })
  scene.dice(...PLAIN, 2, 6).act('battle', '26')
  expect(scene.seen('fired')[0]?.modifiers).toEqual([{ what: 'terrain', drm: 1, rule: '9.3.1.b' }])
  expect(scene.seen('fired')[1]?.modifiers).toEqual([])
})

describe('EX-5 placement with a fort', () => {
  const attackers = ['g-ii', 'g-iii', 'g-iv', 'g-2c']
  const start = (): StagedScene =>
    fight({
      hex: '79',
      attackers,
      pieces: {
        ...pieces('79', ...attackers, 'f-i', 'f-ii', 'fort-langres'),
        'f-x': { hex: '79', back: true },
      },
    })
      .dice(...PLAIN)
      .act('battle', '79')

  it('§9.2.3.a §9.2.3.a.n1 two corps face the undisrupted corps; the third has the choice', () => {
    const scene = start()
    expect([
      spaceOf(scene, 'f-ii'),
      spaceOf(scene, 'f-i'),
      spaceOf(scene, 'f-x'),
      spaceOf(scene, 'fort-langres'),
    ]).toEqual([0, 1, 2, 3])
    expect(scene.offers('place')).toEqual(['g-ii', 'g-iii', 'g-iv'])
    scene.act('place', 'g-ii')
    expect(scene.offers('opposite')).toEqual(['f-i', 'f-ii'])
    expect(scene.refusal('opposite', 'fort-langres').code).toBe('face-the-fresh-first')
    const { state } = scene
    const opposite = (group: string, id: string) =>
      whyNotOpposite(state, fieldOf(state), [piece(group)], piece(id))
    expect(opposite('g-ii', 'g-iii')).toMatchObject({ code: 'no-enemy-opposite', rule: '9.2.3.a' })
    expect(opposite('g-2c', 'fort-langres')).toMatchObject({
      code: 'cavalry-not-against-forts',
      rule: '9.2.3.a.n1',
    })
    expect(opposite('g-2c', 'f-i').rule).toBe('9.2.3.a.n2')
    expect(opposite('g-ii', 'f-i').rule).toBe('9.2.3.a')
    expect(whyNotPlace(state, fieldOf(state), GE, piece('f-i')).code).toBe('enemy-piece')
    expect(whyNotPlace(state, fieldOf(state), GE, piece('g-ii')).code).not.toBe('enemy-piece')
    scene.act('opposite', 'f-i').act('place', 'g-iii')
    expect(scene.offers('opposite')).toEqual(['f-x', 'fort-langres'])
    expect(opposite('g-iii', 'f-i').code).toBe('already-placed')
  })

  it('§9.2.5.a the fort nobody faces goes behind one of the three corps; the cavalry stays in the hex', () => {
    const scene = start()
      .act('place', 'g-ii')
      .act('opposite', 'f-i')
      .act('place', 'g-iii')
      .act('opposite', 'f-x')
    expect(scene.asked).toBe('AL')
    expect(scene.prompt).toBe('place-reserve')
    expect(scene.offers('behind')).toEqual(['f-i', 'f-ii', 'f-x'])
    expect(spaceOf(scene, 'g-2c')).toBe(-1)
    scene.dice(6, 6, 6, 6, 6, 6, 2).act('behind', 'f-x')
    expect(scene.seen('fired').at(-1)).toMatchObject({ moment: 'reserve', units: names('fort-langres') })
  })

  it('§9.2.3.a.n1 with the corps opposite the fort the cavalry takes on the disrupted corps, never the fort', () => {
    const scene = start().act('place', 'g-ii').act('opposite', 'f-i').act('place', 'g-iii')
    scene.dice(6, 6, 6, 6, 6, 6, 6, 6, 6).act('opposite', 'fort-langres')
    expect(lines(scene)).toContainEqual({ attackers: names('g-2c'), defenders: names('f-x') })
  })
})

describe('EX-6 cavalry on the board', () => {
  const corps = ['g-ii', 'g-iii', 'g-iv', 'g-ix']
  const horse = ['g-2c', 'g-4c', 'g-9c']
  const start = (): StagedScene =>
    fight({
      hex: '27',
      attackers: [...corps, ...horse],
      pieces: pieces('27', ...corps, ...horse, 'f-71r', 'f-45', 'f-marins', 'f-c1', 'f-c3'),
    })
      .dice(...PLAIN)
      .act('battle', '27')
      .act('alone')
      .act('pair', 'f-marins')
      .act('alone')

  it('§9.2.2.b the defender spreads his divisions over all four spaces', () => {
    const scene = start()
    expect(scene.asked).toBe('GE')
    expect(['f-71r', 'f-45', 'f-marins', 'f-c1', 'f-c3'].map((id) => spaceOf(scene, id))).toEqual([
      0, 1, 1, 2, 3,
    ])
  })

  it('§9.2.3.a §9.2.3.a.n2 cavalry may take the place of a corps opposite cavalry, and nowhere else', () => {
    const scene = start()
    expect(scene.offers('place')).toEqual([...corps, ...horse].sort())
    scene.act('place', 'g-2c').act('pair', 'g-4c')
    expect(scene.offers('opposite')).toEqual(['f-c1', 'f-c3'])
    expect(scene.refusal('opposite', 'f-45').code).toBe('cavalry-only-against-cavalry')
  })

  const placed = (): StagedScene =>
    start()
      .act('place', 'g-2c')
      .act('pair', 'g-4c')
      .act('opposite', 'f-c3')
      .act('place', 'g-ii')
      .act('opposite', 'f-71r')
      .act('place', 'g-iii')
      .act('opposite', 'f-45')
      .act('place', 'g-iv')

  it('§9.2.6 §9.6.2 the withdrawal: a die before infantry, disruption before cavalry, and the attackers do nothing', () => {
    const scene = placed()
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'withdraw-cavalry'])
    expect([spaceOf(scene, 'g-ix'), spaceOf(scene, 'g-9c')]).toEqual([-1, -1])
    scene.dice(2).act('yes')
    expect(scene.face('f-c1')).toBe(1)
    scene.dice(6, 6, 6, 6).act('yes')
    expect(scene.face('f-c3')).toBe(1)
    expect(scene.seen('cavalry-withdrew').map(({ die, hit }) => [die, hit])).toEqual([
      [2, true],
      [0, true],
    ])
    expect(shots(scene)).toHaveLength(4)
    expect(scene.seen('fired').flatMap(({ units }) => units)).not.toContain(piece('g-iv'))
  })

  it('§9.2.6 a 3 lets the cavalry off before infantry', () => {
    const scene = placed().dice(3).act('yes')
    expect(scene.face('f-c1')).toBe(0)
  })
})

it('EX-7 §9.2.3.b three occupied hexes and one blocked hexside make four: −1', () => {
  const scene = fight({
    hex: '26',
    attackers: ['f-iii'],
    control: { 26: 'GE', 36: 'GE', 27: 'GE' },
    trenches: { 26: 2 },
    blocked: ['35'],
    pieces: { ...pieces('26', 'f-iii', 'g-ii'), 'f-c1': '16', 'f-c3': '17', 'f-c5': '25' },
  })
  scene.dice(...PLAIN, 2, 6).act('battle', '26')
  expect(scene.seen('fired')[0]?.modifiers.map(({ drm }) => drm)).toEqual([1, 2, -1])
  expect(scene.seen('fired')[0]?.total).toBe(4)
})

it('EX-8 §9.2.4.a §9.2.4.b counterattack: the roles are exchanged before anybody is placed', () => {
  const scene = fight({
    hex: '79',
    attackers: ['f-i', 'f-ii', 'f-x'],
    caps: { AL: 5, GE: 5 },
    pieces: {
      ...pieces('79', 'f-i', 'f-ii', 'fort-langres', 'g-ii', 'g-iii'),
      'f-x': { hex: '79', back: true },
      'g-iv': { hex: '79', back: true },
    },
    trenches: { 79: 2 },
  })
  scene.dice(...fortune(10)).act('battle', '79')
  // Q, the former attacker, has all four on the board; P attacks
  expect(['f-ii', 'f-i', 'f-x', 'fort-langres'].map((id) => spaceOf(scene, id))).toEqual([0, 1, 2, 3])
  expect(scene.asked).toBe('GE')
  scene.act('opposite', 'f-i')
  expect(scene.prompt).toBe('place-disrupted')
  scene.act('no')
  expect([scene.asked, scene.prompt]).toEqual(['AL', 'place-reserve'])
  expect(spaceOf(scene, 'f-x')).toBe(-1)
  expect(scene.offers('behind')).toEqual(['f-i', 'f-ii'])
  scene.dice(3, 3, 3, 3, 3).act('behind', 'f-ii')
  const fired = scene.seen('fired')
  expect(fired.filter(({ side }) => side === 1).map(({ modifiers }) => modifiers)).toEqual([
    [{ what: 'counterattack', drm: 1, rule: '9.2.4.a' }],
    [{ what: 'counterattack', drm: 1, rule: '9.2.4.a' }],
  ])
  expect(fired.filter(({ side }) => side === 0).flatMap(({ modifiers }) => modifiers)).toEqual([])
})

it('EX-9 §9.3.1.c §9.3.4 the battle of hex 26, die by die', () => {
  const scene = fight({
    hex: '26',
    attackers: ['f-terr1', 'f-iii', 'f-xviii', 'f-iv'],
    caps: { AL: 3, GE: 3 },
    turn: 6,
    control: { 26: 'GE', 36: 'GE' },
    trenches: { 26: 2 },
    blocked: ['27', '35'],
    pieces: {
      ...pieces('26', 'f-terr1', 'f-iii', 'f-xviii', 'f-iv', 'g-ii', 'g-gd'),
      'f-c1': '16',
      'f-c3': '17',
      'f-c5': '25',
    },
  })
  scene.dice(...fortune(5)).act('battle', '26')
  expect(scene.caps('GE')).toBe(4)
  scene.act('place', 'f-terr1').act('opposite', 'g-ii').act('place', 'f-iii')
  expect(scene.prompt).toBe('place-reserve')
  expect(scene.offers('behind')).toEqual(['f-iii', 'f-terr1'])
  // Z behind X; only the space behind T is left for Y. Then the dice, column by column, and the reserves.
  scene.dice(5, 4, 3, 6, 1, 6).act('behind', 'f-iii')
  expect(scene.seen('board-set')[0]?.columns).toEqual([
    {
      attackers: names('f-terr1'),
      defenders: names('g-ii'),
      behindAttackers: names('f-xviii'),
      behindDefenders: [],
    },
    {
      attackers: names('f-iii'),
      defenders: names('g-gd'),
      behindAttackers: names('f-iv'),
      behindDefenders: [],
    },
  ])
  expect(scene.seen('fired')[0]?.modifiers.map(({ what, drm }) => [what, drm])).toEqual([
    ['terrain', 1],
    ['trench', 2],
    ['concentric', -2],
  ])
  expect(shots(scene)).toEqual([
    { die: 5, total: 6, hit: false, strength: 3, moment: 'front' },
    { die: 4, total: 4, hit: true, strength: 5, moment: 'front' },
    { die: 3, total: 4, hit: true, strength: 6, moment: 'front' },
    { die: 6, total: 6, hit: false, strength: 6, moment: 'front' },
    { die: 1, total: 2, hit: true, strength: 6, moment: 'reserve' },
    { die: 6, total: 7, hit: false, strength: 4, moment: 'reserve' },
  ])
  const disrupted = ['f-terr1', 'f-iii', 'f-xviii', 'f-iv', 'g-ii', 'g-gd'].filter(
    (id) => scene.face(id) === 1,
  )
  expect(disrupted).toEqual(['f-terr1', 'g-ii', 'g-gd'])
  // a trench: the retreat is the German's choice, and he stays
  expect(scene.asked).toBe('GE')
  scene.act('stay')
  expect([scene.where('g-ii'), scene.where('g-gd'), scene.control('26')]).toEqual(['26', '26', 'GE'])
  expect(scene.state.battleHex).toBe(-1)
})
