import { describe, expect, it } from 'vitest'
import { isCombatUnit, piece } from '../pieces.ts'
import { takeHit } from '../rules/09-battle/losses.ts'
import { FRONT, setFace } from '../state.ts'
import { view } from '../view.ts'
import { activated } from './activated.ts'
import type { FightSpec } from './fight.ts'
import { LINES, driven, fought, ring } from './retreating.ts'
import { type Placed, StagedScene } from './scene.ts'

const all = (hex: string, ids: readonly string[]): Record<string, Placed> =>
  Object.fromEntries(ids.map((id) => [id, hex]))

describe('§9.4 together or apart', () => {
  const two = { 'f-i': { hex: '57', back: true }, 'f-x': { hex: '57', back: true } }

  it('§9.4 units retreat as a group', () => {
    const scene = driven({ control: LINES, pieces: two }).act('fall-back').act('retreat', '47')
    expect([scene.where('f-i'), scene.where('f-x')]).toEqual(['47', '47'])
  })

  it('§9.4 or singly, each its own way', () => {
    const scene = driven({ control: LINES, pieces: two })
    expect(scene.offers('split-off')).toEqual(['f-i', 'f-x'])
    scene.act('split-off', 'f-i').act('retreat', '47').act('halt-here').act('retreat', '58')
    expect([scene.where('f-i'), scene.where('f-x')]).toEqual(['47', '58'])
  })

  it('§9.4 where there is one way only, some may still go farther than others', () => {
    const scene = driven({ ...ring('47'), pieces: { ...ring('47').pieces, ...two } })
    scene.act('split-off', 'f-i').act('halt-here').act('retreat', '37')
    expect([scene.where('f-i'), scene.where('f-x')]).toEqual(['47', '37'])
  })

  it('§9.4 two hexes and more by the same priorities, never back', () => {
    const scene = driven({ control: LINES }).act('retreat', '47')
    expect(scene.offers('retreat')).toEqual(['36', '37', '46', '48'])
    scene.act('retreat', '37')
    expect(scene.offers('retreat')).not.toContain('47')
    scene.act('retreat', '28').act('halt-here')
    expect(scene.where('f-i')).toBe('28')
  })
})

describe('§9.4.3.c no room', () => {
  const SIX = ['f-ii', 'f-iii', 'f-iv', 'f-v', 'f-vi', 'f-viii']
  const SIX_MORE = ['f-xiii', 'f-xxi', 'f-xiv', 'f-xv', 'f-xvi', 'f-xx']
  /** fresh units, beaten by a rout; 47 is the only way, and full */
  const crowded = (more: Partial<FightSpec> = {}): StagedScene => {
    const { pieces, control } = ring('47')
    const attackers = ['g-v', 'g-vi', 'g-xi']
    return fought(
      {
        hex: '57',
        attackers,
        control: { ...control, ...more.control },
        pieces: { ...pieces, ...all('57', [...attackers, 'f-i']), ...all('47', SIX), ...more.pieces },
      },
      2,
    )
  }

  it('§9.4.3.c they go one hex more, for a step', () => {
    const scene = crowded()
    expect(scene.seen('no-room-to-retreat')).toHaveLength(1)
    scene.act('retreat', '37').act('halt-here')
    expect([scene.where('f-i'), scene.face('f-i')]).toEqual(['37', 1])
  })

  it('§9.4.3.c the step may be the last', () => {
    expect(crowded({ pieces: { 'f-i': { hex: '57', back: true } } }).where('f-i')).toBe('dead')
  })

  it('§9.4.3.c one step of a stack, from the unit its owner likes', () => {
    const scene = crowded({ pieces: { 'f-x': '57', 'f-hq1': '57' } }).act('fall-back')
    expect([scene.prompt, scene.offers('suffer')]).toEqual(['who-takes-the-hit', ['f-i', 'f-x']])
    scene.act('suffer', 'f-x')
    expect([scene.face('f-i'), scene.face('f-x')]).toEqual([0, 1])
  })

  it('§9.4.3.c where there is no room either they are lost', () => {
    const guards = { 'g-iii-b': '46', 'g-x-r': '36' }
    const control = { '46': 'GE', '36': 'GE' } as const
    const scene = crowded({ control, pieces: { ...guards, ...all('37', SIX_MORE) } })
    expect([scene.where('f-i'), scene.seen('piece-eliminated').at(-1)?.rule]).toEqual(['dead', '9.4.3.c'])
  })

  it('§9.4.3.c a hex with room is preferred to one without', () => {
    const { pieces, control } = ring('47', '48')
    const scene = driven({ control, pieces: { ...pieces, ...all('47', SIX) } })
    expect(scene.where('f-i')).toBe('48')
  })
})

describe('disruption', () => {
  const put = { 'f-i': '57', 'f-c1': '57', 'f-hq1': '57', 'fort-namur': '64' } as const
  const table = (): StagedScene => new StagedScene({ pieces: put })

  it('§9.8.1 only infantry and cavalry are disrupted: forts lose steps', () => {
    const scene = table()
    for (const id of ['f-i', 'f-c1', 'fort-namur']) takeHit(scene.play.umpire, piece(id), 'battle')
    expect(scene.seen('unit-disrupted').map(({ unit }) => unit)).toEqual([piece('f-i'), piece('f-c1')])
    expect(scene.seen('fort-reduced')).toHaveLength(1)
  })

  it('§9.8.1 HQs that turn over are not: the hits of a retreat are for combat units', () => {
    const scene = driven({ control: LINES, pieces: { 'f-hq1': '57' } }).act('retreat', '47')
    expect(scene.face('f-hq1')).toBe(1)
    expect(scene.seen('unit-disrupted').every(({ unit }) => isCombatUnit(unit))).toBe(true)
    expect(scene.seen('flipped').map(({ unit }) => unit)).toEqual([piece('f-hq1')])
  })

  it('§2.4.disrupted any number of times, as long as the unit recovers in between', () => {
    const scene = table()
    for (let n = 0; n < 3; n++) {
      setFace(scene.state, piece('f-i'), FRONT)
      takeHit(scene.play.umpire, piece('f-i'), 'battle')
    }
    expect([scene.where('f-i'), scene.face('f-i')]).toEqual(['57', 1])
    takeHit(scene.play.umpire, piece('f-i'), 'battle')
    expect(scene.where('f-i')).toBe('dead')
  })

  it('§2.4.disrupted a disrupted unit moves one hex', () => {
    const reach = (id: string, back: boolean): string[] =>
      activated('38', { pieces: { [id]: { hex: '38', back } } })
        .act('unit', id)
        .offers('march')
    for (const id of ['f-i', 'f-c1']) {
      expect(reach(id, true)).not.toContain('18')
      expect(reach(id, true)).toContain('28')
      expect(reach(id, false)).toContain('18')
    }
  })
})

it('§8.4.6.c stacks are open and complete: nothing lies in a box beside the map', () => {
  const ids = ['f-i', 'f-ii', 'f-c1', 'f-hq1']
  const scene = new StagedScene({ pieces: all('57', ids) })
  const seen = view(scene.state) as unknown as { pieces: { id: string; hex: string }[] }
  expect(
    seen.pieces
      .filter(({ hex }) => hex === '57')
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...ids].sort())
})
