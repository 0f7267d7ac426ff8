import { describe, expect, it } from 'vitest'
import { fight, fortune, PLAIN, settle } from './fight.ts'
import type { StagedScene, SceneSpec } from './scene.ts'
import { beginTurn, endTurn, fillCups, type ScenarioId } from './turns.ts'

const ALL: readonly ScenarioId[] = ['campaign', 'marne', 'what-if']
const FRENCH = ['f-xx', 'f-xv', 'f-xvi', 'f-viii']
const GERMANS = ['g-xxi', 'g-ii-b']

/** four French corps against two German ones; nobody hits */
function offensive(hex: string, spec: Partial<SceneSpec> = {}, roll: readonly number[] = PLAIN): StagedScene {
  const pieces = Object.fromEntries([...FRENCH, ...GERMANS].map((id) => [id, hex]))
  const scene = fight({
    hex,
    attackers: FRENCH,
    turn: 3,
    mandated: { AL: 1 },
    points: { AL: 3 },
    ...spec,
    pieces: { ...pieces, ...spec.pieces },
    prepare: fillCups,
  })
  scene.act('battle', hex)
  return scene.dice(...roll, ...Array.from({ length: 10 }, () => 6))
}
const fightOn = (scene: StagedScene): StagedScene => {
  while (scene.can('by-the-book')) scene.act('by-the-book')
  if (scene.can('strike')) scene.act('strike', scene.offers('strike')[0])
  return settle(scene)
}

describe('§14.1.1.a.4 Plan XVII orders battles', () => {
  it('§14.1.1.a.4 §14.2.1.4 §14.3.1.a.3 one on turn 1, two on turn 2, one on turns 3 and 4', () => {
    for (const scenario of ALL) {
      const due = (turn: number): number => {
        const isFixed = turn === 1 && scenario !== 'what-if'
        const dice = isFixed ? [] : turn > 3 || scenario === 'what-if' ? [1, 1, 1, 1] : [1, 1]
        return beginTurn({ scenario, turn }, ...dice).state.mandated.get(0)
      }
      expect([1, 2, 3, 4, 5].map(due)).toEqual([1, 2, 1, 1, 0])
    }
  })

  it('§14.1.1.a.4 none after the Allied withdrawal', () => {
    expect(beginTurn({ turn: 4, withdrawn: { AL: 3 } }, 1, 1, 1, 1).state.mandated.get(0)).toBe(0)
  })

  it('§14.1.1.a.4 §14.2.1.4 §14.3.1.a.3 §14.1.2.a.2 §14.2.2.a fought in a Plan XVII hex it brings a VP', () => {
    for (const scenario of ALL) {
      const scene = offensive('96', { scenario })
      expect(scene.prompt).toBe('declare-mandated')
      scene.act('yes')
      fightOn(scene)
      expect(scene.seen('mandated-fought')).toHaveLength(1)
      expect([scene.points('AL'), scene.state.mandated.get(0)]).toEqual([4, 0])
    }
  })

  it('§14.1.1.a.4 the player chooses which battle counts', () => {
    const scene = offensive('96').act('no')
    fightOn(scene)
    expect([scene.points('AL'), scene.state.mandated.get(0)]).toEqual([3, 1])
  })

  it('§14.1.1.a.4 fought elsewhere it only answers the order', () => {
    const scene = offensive('101').act('yes')
    fightOn(scene)
    expect([scene.points('AL'), scene.state.mandated.get(0)]).toEqual([3, 0])
  })

  it('§14.1.2.d.1 §14.2.2.d §14.3.omitted without supply from the battle hex there is no VP', () => {
    for (const scenario of ALL) {
      const scene = offensive('96', { scenario, control: { '87': 'GE', '97': 'GE' } }).act('yes')
      fightOn(scene)
      expect([scene.points('AL'), scene.state.mandated.get(0)]).toEqual([3, 0])
    }
  })

  it('§14.1.1.a.4 §14.2.1.4 §14.3.1.a.3 fortunes 3, 4, 7 and 10 are ignored in it', () => {
    for (const roll of [3, 4, 7, 10]) {
      const scene = offensive('96', {}, fortune(roll)).act('yes')
      fightOn(scene)
      expect([roll, scene.points('AL'), scene.state.phasing]).toEqual([roll, 4, 0])
    }
  })

  it('§14.1.1.a.4 §9.3.5.a and the defenders fire with the help of the terrain', () => {
    const scene = offensive('96').act('yes')
    fightOn(scene)
    const shots = scene.seen('fired').filter(({ side }) => side === 1)
    expect(shots.length).toBeGreaterThan(0)
    expect(
      shots.every(({ modifiers }) => modifiers.some(({ what, drm }) => what === 'elan' && drm === -1)),
    ).toBe(true)
  })
})

describe('orders not carried out', () => {
  it('§14.1.2.c §14.2.2.c §14.3.4 §9.1.1.b each costs a VP, and the total may be negative', () => {
    for (const scenario of ALL) {
      const scene = endTurn({ scenario, turn: 2, mandated: { AL: 2 }, points: { AL: 1 } })
      expect(scene.points('AL')).toBe(-1)
    }
  })
})

describe('§14.1.1.b.2 German orders', () => {
  it('§14.1.1.b.2 §14.3.1.b.2 one a turn from turn 12 to 15', () => {
    for (const scenario of ['campaign', 'what-if'] as const) {
      const due = (turn: number): number => beginTurn({ scenario, turn }, 1, 1, 1, 1).state.mandated.get(1)
      expect([11, 12, 13, 14, 15].map(due)).toEqual([0, 1, 1, 1, 1])
    }
  })

  it('§14.1.1.b.2 §14.3.1.b.2 §14.1.2.c each not fought costs a German VP', () => {
    expect(endTurn({ turn: 12, mandated: { GE: 1 }, points: { GE: 0 } }).points('GE')).toBe(-1)
  })
})
