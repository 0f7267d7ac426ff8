import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { activated } from './activated.ts'
import type { StagedScene } from './scene.ts'
import { type SceneSpec } from './scene.ts'
import { endTurn, fillCups, QUIET, type ScenarioId } from './turns.ts'

const ALL: readonly ScenarioId[] = ['campaign', 'marne', 'what-if']
const LONG: readonly ScenarioId[] = ['campaign', 'what-if']
const german = (...ids: string[]): Record<string, 'GE'> =>
  Object.fromEntries(ids.map((id) => [id, 'GE' as const]))

describe('Plan XVII hexes', () => {
  const take = (
    from: string,
    to: string,
    scenario: ScenarioId,
    nth: number,
    spec: Partial<SceneSpec> = {},
  ): StagedScene =>
    activated(from, {
      scenario,
      turn: 3,
      pieces: { 'f-xx': from, 'f-xv': from, 'g-ii': '92' },
      prepare: fillCups,
      ...spec,
    })
      .dice(nth)
      .act('unit', 'f-xx')
      .act('march', to)

  it('§14.1.2.a.1 §14.2.2.a §14.3.2 a marker is drawn as soon as one is taken, and scores at once', () => {
    for (const scenario of ALL) {
      const scene = take('87', '96', scenario, 7)
      expect([scene.control('96'), scene.points('AL'), scene.state.marker.get(hex('96'))]).toEqual([
        'AL',
        2,
        2,
      ])
      expect(take('87', '96', scenario, 1).points('AL')).toBe(0)
    }
  })

  it('§14.1.2.a.1 §14.2.2.a §14.3.2 doubled at Metz and Strasbourg', () => {
    expect(take('87', '86', 'campaign', 7).points('AL')).toBe(4)
    const control = { '101': 'AL' } as const
    expect(take('101', '105', 'campaign', 3, { control }).points('AL')).toBe(2)
  })

  it('§14.1.2.a.1 all eight, and no other hex', () => {
    const scene = take('97', '101', 'campaign', 7)
    expect([scene.control('101'), scene.points('AL')]).toEqual(['AL', 0])
  })

  it('§14.1.2.a.1 never lost again, and never scored twice', () => {
    const spec = {
      side: 'GE',
      turn: 4,
      prepare: (s: StagedScene['state']) => s.scored.set(hex('96'), 1),
    } as const
    const lost = activated('100', {
      ...spec,
      pieces: { 'g-ii': '100' },
      control: { '96': 'AL' },
      points: { AL: 5 },
    })
      .act('unit', 'g-ii')
      .act('march', '96')
    expect([lost.control('96'), lost.points('AL')]).toEqual(['GE', 5])
    const again = activated('87', { ...spec, side: 'AL', pieces: { 'f-xx': '87' }, points: { AL: 5 } })
      .act('unit', 'f-xx')
      .act('march', '96')
    expect([again.control('96'), again.points('AL')]).toEqual(['AL', 5])
  })

  it('§14.1.2.d.2 §14.2.2.d §14.3.omitted not before Allied units in it are supplied', () => {
    for (const scenario of ALL) {
      const spec = {
        scenario,
        turn: 4,
        pieces: { ...QUIET, 'f-xx': '96' },
        prepare: fillCups,
      } as const
      const cut = endTurn({ ...spec, control: { '96': 'AL', '87': 'GE', '97': 'GE' } })
      expect([cut.points('AL'), cut.state.scored.get(hex('96'))]).toEqual([0, 0])
      const linked = endTurn({ ...spec, control: { '96': 'AL' } }, 7)
      expect([linked.points('AL'), linked.state.scored.get(hex('96'))]).toEqual([2, 1])
    }
  })
})

describe('sudden death', () => {
  it('§14.1.3.b §14.2.3.b §14.3.5.b the moment the Allies control Trier they have won', () => {
    for (const scenario of ALL) {
      const scene = activated('85', {
        scenario,
        turn: 2,
        pieces: { 'f-xx': '85', 'g-ii': '92' },
        control: { '85': 'AL', '76': 'AL', '86': 'AL' },
        points: { GE: 40 },
        prepare: (s) => s.scored.fill(1),
      })
        .act('unit', 'f-xx')
        .act('march', '94')
      expect([scene.play.isOver, scene.state.winner]).toEqual([true, 0])
    }
  })
})

describe('the end of the campaign', () => {
  const last = (scenario: ScenarioId): number => (scenario === 'marne' ? 7 : 15)
  const end = (
    scenario: ScenarioId,
    points: SceneSpec['points'],
    spec: Partial<SceneSpec> = {},
    ...dice: number[]
  ): StagedScene =>
    endTurn({ scenario, turn: last(scenario), ...spec, points: points ?? {}, prepare: fillCups }, ...dice)
  const winner = (scenario: ScenarioId, allied: number, ours: number): number =>
    end(scenario, { AL: allied, GE: ours }).state.winner

  it('§14.1.3.c §14.2.3.c §14.3.5.c the German needs six, and twice the Allied total; else the Allies win', () => {
    for (const scenario of ALL) {
      expect([winner(scenario, 3, 6), winner(scenario, 2, 5), winner(scenario, 4, 7)]).toEqual([1, 0, 0])
      expect([winner(scenario, 4, 8), winner(scenario, -3, 5), winner(scenario, -3, 6)]).toEqual([1, 0, 1])
    }
  })

  it('§14.1.3.c §14.1.2.b §14.2.2.b.1 §14.3.3 supplied German VP hexes draw their markers first', () => {
    for (const scenario of ALL) {
      const control = german('75', '66', '76', '67', '87', '8')
      const scene = end(
        scenario,
        { AL: 5, GE: 0 },
        { control, pieces: { 'f-i': '80', 'g-ii': '101' } },
        15,
        11,
      )
      // 76 and 87, doubled; 8 is cut off
      expect(scene.seen('marker-drawn').map(({ hex: h, vp }) => [h + 1, vp])).toEqual([
        [76, 8],
        [87, 6],
      ])
      expect([scene.points('GE'), scene.state.winner]).toEqual([14, 1])
    }
  })

  it('§14.1.2.b §14.2.2.b.1 §14.3.3 the fifteen hexes', () => {
    const everything = german(...Array.from({ length: 107 }, (_, h) => String(h + 1)))
    const dice = Array.from({ length: 15 }, () => 1)
    const scene = end(
      'campaign',
      { AL: 99 },
      { control: everything, pieces: { 'g-ii': '92', 'f-i': '80' } },
      ...dice,
    )
    expect(scene.seen('marker-drawn').map(({ hex: h }) => h + 1)).toEqual([
      8, 14, 16, 23, 26, 34, 36, 38, 48, 52, 58, 76, 87, 98, 104,
    ])
    expect(scene.seen('paris-scored')).toHaveLength(1)
  })

  it('§14.1.3.c a hex that carries a marker draws no other', () => {
    const scene = endTurn({
      turn: 15,
      points: { AL: 0, GE: 6 },
      control: german('75', '66', '76'),
      prepare: (s) => {
        fillCups(s)
        s.marker.set(hex('76'), 3)
      },
    })
    expect([scene.seen('marker-drawn'), scene.points('GE')]).toEqual([[], 6])
  })
})

describe('§14.1.3.d interim points', () => {
  const interim = (scenario: ScenarioId, turn: number, ...dice: number[]): StagedScene =>
    endTurn({ scenario, turn, control: german('75', '66', '76', '8'), prepare: fillCups }, ...dice)

  it('§14.1.3.d §14.3.5.d on turn 9 supplied German VP hexes draw markers that stay', () => {
    for (const scenario of LONG) {
      const scene = interim(scenario, 9, 11)
      expect([scene.points('GE'), scene.state.marker.get(hex('76')), scene.play.isOver]).toEqual([
        6,
        3,
        false,
      ])
      expect(interim(scenario, 8).points('GE')).toBe(0)
    }
  })

  it('§14.1.3.d and are lost with the hex', () => {
    const scene = activated('67', {
      turn: 10,
      pieces: { 'f-i': '67', 'g-ii': '92' },
      control: german('76'),
      points: { GE: 6 },
      prepare: (s) => s.marker.set(hex('76'), 3),
    })
      .act('unit', 'f-i')
      .act('march', '76')
    expect([scene.points('GE'), scene.state.marker.get(hex('76'))]).toEqual([0, -1])
    expect(scene.seen('marker-returned')).toHaveLength(1)
  })
})

describe('German awards of the short campaign', () => {
  const marne = (turn: number, spec: Partial<SceneSpec>): StagedScene =>
    endTurn({ scenario: 'marne', turn, points: { AL: 9, GE: 0 }, ...spec })

  it('§14.2.2.b.2 three for Maubeuge and Namur, German and without their forts, at the end of turn 7', () => {
    const control = german('54', '64')
    expect(marne(7, { control }).points('GE')).toBe(3)
    expect(marne(6, { control }).points('GE')).toBe(0)
    expect(marne(7, { control: german('54') }).points('GE')).toBe(0)
    const standing = { ...QUIET, 'fort-maubeuge': { hex: '54', besieged: true }, 'g-vii': '54' }
    expect(marne(7, { control, pieces: standing }).points('GE')).toBe(0)
  })

  it('§14.2.2.b.3 two for Antwerp, Allied but masked by two corps', () => {
    const pieces = { ...QUIET, 'be-i': '52', 'g-ii': '62', 'g-iii': '53' }
    expect(marne(7, { pieces }).points('GE')).toBe(2)
    expect(marne(7, { pieces: { ...pieces, 'g-iii': '63' } }).points('GE')).toBe(0)
    expect(marne(7, { pieces, control: german('52') }).points('GE')).toBe(0)
  })

  it('§14.2.2.b.4 three at the end of turn 5 if seven French corps have been lost', () => {
    expect(marne(5, { set: { frenchLosses: 7 } }).points('GE')).toBe(3)
    expect(marne(5, { set: { frenchLosses: 6 } }).points('GE')).toBe(0)
    expect(marne(4, { set: { frenchLosses: 7 } }).points('GE')).toBe(0)
    expect(marne(7, { set: { frenchLosses: 7 } }).points('GE')).toBe(0)
  })

  it('§14.2.2.b.4 those who starve on turn 5 count', () => {
    const cut = german('28', '27', '37', '38', '19', '18', '29')
    const pieces = { ...QUIET, 'f-i': '80', 'f-ii': { hex: '28', back: true } } as const
    expect(marne(5, { set: { frenchLosses: 6 }, pieces, control: cut }).points('GE')).toBe(3)
  })

  it('§14.2.2.b.5 three at the end of turn 5 if the British have taken six hits', () => {
    expect(marne(5, { set: { britishHits: 6 } }).points('GE')).toBe(3)
    expect(marne(5, { set: { britishHits: 5 } }).points('GE')).toBe(0)
  })

  it('§14.2.2.b.4 §14.2.2.b.5 not in the full campaign', () => {
    const scene = endTurn({ turn: 5, set: { frenchLosses: 9, britishHits: 9 } })
    expect(scene.points('GE')).toBe(0)
  })
})
