import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { activated } from './activated.ts'
import type { StagedScene } from './scene.ts'
import { type SceneSpec } from './scene.ts'
import { endTurn, fillCups, type ScenarioId } from './turns.ts'

const ALL: readonly ScenarioId[] = ['campaign', 'marne', 'what-if']
const german = (...ids: string[]): Record<string, 'GE'> =>
  Object.fromEntries(ids.map((id) => [id, 'GE' as const]))

/** rail from Aachen over Namur to Paris; of the VP hexes 38, 48 and 58 */
const NORTHERN_ROAD = ['72', '73', '64', '65', '56', '57', '58', '48', '38', '28'] as const
/** rail from Metz over Verdun to Paris; of the VP hexes 76, too */
const ROAD = ['75', '74', '66', '76', '67', '57', '58', '48', '38', '28'] as const

describe('§14.1.3.a Paris falls', () => {
  const fall = (scenario: ScenarioId, spec: Partial<SceneSpec>, ...dice: number[]): StagedScene =>
    endTurn(
      {
        scenario,
        turn: 6,
        pieces: { 'f-i': '80', 'g-ii': '19' },
        control: german(...ROAD, '19', '47', '37'),
        set: { parisFell: 6, parisDanger: 5, freeMoveMade: 1 },
        withdrawn: { AL: 4, GE: 5 },
        ...spec,
        prepare: (s) => {
          fillCups(s)
          spec.prepare?.(s)
        },
      },
      ...dice,
    )

  it('EX-12 §14.1.3.a §14.2.3.a §14.3.5.a without enough for victory only Paris stays', () => {
    for (const scenario of ALL) {
      const control = german(...NORTHERN_ROAD, '19')
      const scene = fall(scenario, { points: { AL: 9, GE: 2 }, control }, 1, 5, 10)
      expect(scene.seen('marker-drawn').map(({ value }) => value)).toEqual([1, 2, 3])
      expect(scene.seen('immediate-check')[0]).toMatchObject({ allied: 9, german: 18, wins: false })
      expect([scene.points('GE'), scene.play.isOver, scene.state.marker.get(hex('19'))]).toEqual([
        12,
        false,
        10,
      ])
      expect([...scene.state.marker].filter((value) => value >= 0)).toEqual([10])
      expect(scene.state.immediateChecked).toBe(1)
    }
  })

  it('§11.1 §14.1.3.a §14.2.3.a §14.3.5.a with less than half for the Allies the German wins at once', () => {
    for (const scenario of ALL) {
      const control = german(...NORTHERN_ROAD, '19')
      const scene = fall(scenario, { points: { AL: 8, GE: 2 }, control }, 1, 5, 10)
      expect([scene.play.isOver, scene.state.winner, scene.points('GE')]).toEqual([true, 1, 18])
    }
  })

  it('§14.1.2.b §14.1.3.a markers of Verdun and Toul count twice', () => {
    const scene = fall('campaign', { points: { AL: 40 } }, 1, 1, 1, 1)
    expect(scene.seen('marker-drawn').map(({ vp }) => vp)).toEqual([1, 1, 1, 2])
    expect(scene.points('GE')).toBe(10)
  })

  it('§14.1.3.a only in the turn Paris first fell, and only once', () => {
    const later = fall('campaign', {
      set: { parisFell: 5, immediateChecked: 1, parisDanger: 5 },
      points: { GE: 30 },
    })
    expect([later.play.isOver, later.seen('immediate-check')]).toEqual([false, []])
  })

  it('§14.1.2.d.3 §14.2.2.d §14.3.omitted hexes out of supply do not count, Paris neither', () => {
    const scene = fall('campaign', {
      control: german('19', '8'),
      pieces: { 'f-i': '80' },
      points: { GE: 30 },
    })
    expect([scene.points('GE'), scene.seen('marker-drawn'), scene.seen('paris-scored')]).toEqual([30, [], []])
    // §11.1 the check itself asks for no supply
    expect(scene.seen('immediate-check')[0]).toMatchObject({ german: 30, wins: true })
  })

  it('§14.1.3.a its ten VP go when the Allies are back', () => {
    const scene = activated('29', {
      turn: 7,
      pieces: { 'f-i': '29', 'g-ii': '92' },
      control: german('19'),
      points: { GE: 12 },
      prepare: (s) => s.marker.set(hex('19'), 10),
    })
      .act('unit', 'f-i')
      .act('march', '19')
    expect([scene.control('19'), scene.points('GE'), scene.state.marker.get(hex('19'))]).toEqual([
      'AL',
      2,
      -1,
    ])
  })

  it('§14.1.3.a the first fall is remembered', () => {
    const scene = activated('28', {
      side: 'GE',
      turn: 6,
      pieces: { 'g-ii': '28', 'f-i': '80' },
      control: german(...ROAD, '47', '37'),
      set: { parisDanger: 5 },
    })
      .act('unit', 'g-ii')
      .act('march', '19')
    expect([scene.control('19'), scene.state.parisFell]).toEqual(['GE', 6])
  })
})
