/** Chapter 15: victory points and the end of the game. */
import { describe, expect, it } from 'vitest'
import { Match } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { battleForGalicia } from '../game.ts'
import { RU } from '../sides.ts'
import { StagedScene, type SceneSpec } from './scene.ts'

type SeatId = 'AH' | 'RU'

/** an attack on 14.22 that changes nothing, with what it scored for either side */
function scored(attacker: string, defender: string, turn: number): [number, number] {
  const side: SeatId = attacker.startsWith('RU') ? 'RU' : 'AH'
  const units = { [attacker]: '14.21', [defender]: '14.22' }
  const scene = new StagedScene({ units, stage: 'combat', turn, side }).dice(3, 4, 1, 1)
  scene.act('attack', '14.22').act('fight')
  expect(scene.seen('combat-rolled')).toHaveLength(1)
  return [scene.points('AH'), scene.points('RU')]
}

describe('points for attacks', () => {
  it('§15.1.1 every infantry attack in GT1 to GT9 is worth 1 VP to the attacker', () => {
    for (const turn of [1, 5, 9]) expect(scored('AH-5', 'RU-18', turn)).toEqual([1, 0])
    for (const turn of [2, 9]) expect(scored('RU-18', 'AH-5', turn)).toEqual([0, 1])
  })

  it('§15.1.1 from GT10 on none', () => {
    expect(scored('AH-5', 'RU-18', 10)).toEqual([0, 0])
    expect(scored('RU-18', 'AH-5', 12)).toEqual([0, 0])
  })

  it('§15.1.1 cavalry attacks are worth nothing', () => {
    expect(scored('AH-3 c', 'RU-comb cs', 3)).toEqual([0, 0])
  })

  it('§15.1.1 attacks on cavalry by infantry are', () => {
    expect(scored('AH-88 sch', 'RU-comb cs', 3)).toEqual([1, 0])
  })

  it('§15.1.1 each attack counts, and one attack of several units is one attack', () => {
    const units = { 'AH-5': '14.21', 'AH-12': '14.21', 'AH-4': '13.15', 'RU-18': '14.22', 'RU-45': '13.16' }
    const scene = new StagedScene({ units, stage: 'combat', turn: 3 }).dice(4, 5, 1, 1, 4, 5, 1, 1)
    scene.act('attack', '14.22').act('all').act('fight')
    expect(scene.points('AH')).toBe(1)
    scene.act('attack', '13.16').act('fight')
    expect(scene.points('AH')).toBe(2)
  })

  it('§15.1.1 §8.2 an attack that is not allowed for its ratio is none', () => {
    const units = { 'AH-35 ls': '14.21', 'RU-1 gd': '14.22' }
    const scene = new StagedScene({ units, stage: 'combat', turn: 3 }).act('attack', '14.22').act('fight')
    expect(scene.seen('attack-barred')).toHaveLength(1)
    expect(scene.points('AH')).toBe(0)
  })
})

/** The unit stands cut off and worn so that attrition removes it. */
function eliminated(id: string, steps = 1): [number, number] {
  const side: SeatId = id.startsWith('RU') ? 'RU' : 'AH'
  const ring: Readonly<Record<SeatId, SceneSpec['units']>> = {
    AH: { 'RU-18': '19.21', 'RU-45': '19.23', 'RU-41': '18.21', 'RU-47': '18.22' },
    RU: { 'AH-5': '1.09', 'AH-12': '1.11', 'AH-46': '2.09', 'AH-14': '2.10' },
  }
  const hex = side === 'AH' ? '19.22' : '1.10'
  const units = { [id]: { hex, steps, ce: 1, supply: 'out' }, ...ring[side] } as const
  const scene = new StagedScene({ units, stage: 'supply', turn: 11, side })
  expect(scene.where(id)).toBe('eliminated')
  return [scene.points('AH'), scene.points('RU')]
}

describe('points for eliminated units', () => {
  it('§15.1.3 one VP for each enemy unit, whatever its size', () => {
    expect(eliminated('RU-1 gd')).toEqual([1, 0])
    expect(eliminated('RU-2 rf')).toEqual([1, 0])
    expect(eliminated('RU-9+10 c')).toEqual([1, 0])
    expect(eliminated('AH-6')).toEqual([0, 1])
    expect(eliminated('AH-3 c')).toEqual([0, 1])
    expect(eliminated('AH-101 ls')).toEqual([0, 1])
  })

  it('§15.1.3 §2.1.ersatz none for Ersatz units', () => {
    for (const id of ['AH-1 m', 'AH-12 m', 'AH-93 ls', 'AH-40 ls']) expect(eliminated(id)).toEqual([0, 0])
  })

  it('§15.1.3 in combat, at once, and in every turn', () => {
    // 10 against 2 is 5:1; 12 on the CRT is +1/-1 without retreat; a die of 6 makes two reductions and more.
    const units = { 'AH-5': '14.21', 'AH-12': '14.21', 'RU-comb cs': { hex: '14.22', ce: 1 } }
    const scene = new StagedScene({ units, stage: 'combat', turn: 11 }).dice(6, 6, 1, 6)
    scene.act('attack', '14.22').act('all').act('fight')
    expect(scene.where('RU-comb cs')).toBe('eliminated')
    expect(scene.points('AH')).toBe(1)
  })

  it('§15.1.3 a lost step alone is worth nothing', () => {
    const units = {
      'AH-5': { hex: '19.22', steps: 2, ce: 1, supply: 'out' },
      'RU-18': '7.21',
      'RU-45': '7.24',
    }
    const scene = new StagedScene({ units: units as SceneSpec['units'], stage: 'supply', turn: 5 })
    expect([scene.of('AH-5').steps, scene.points('RU')]).toEqual([1, 0])
  })
})

/** plays the last Austro-Hungarian turn to the end */
function finish(units: SceneSpec['units']): StagedScene {
  const scene = new StagedScene({ units, stage: 'combat', turn: 12, side: 'RU' })
  while (scene.prompt !== 'over') scene.act('done')
  return scene
}

describe('the end', () => {
  it('§15.0 after GT12 the side with more points wins', () => {
    const austrian = finish({ 'AH-5': '16.22', 'RU-18': '2.11' })
    expect(battleForGalicia.outcome(austrian.state)).toEqual({ winners: [0], scores: [10, 6] })
    const russian = finish({ 'AH-5': '18.17', 'RU-18': '7.09' })
    expect(battleForGalicia.outcome(russian.state)).toEqual({ winners: [1], scores: [6, 10] })
    expect(russian.seen('game-ended')).toMatchObject([{ austrian: 6, russian: 10, rule: '15.0' }])
  })

  it('§15.0 equal points are a draw', () => {
    const scene = finish({ 'AH-5': '16.22', 'RU-18': '7.09' })
    expect(battleForGalicia.outcome(scene.state)).toEqual({ winners: [], scores: [10, 10] })
  })

  it('§15.0 not before GT12 is over', () => {
    const scene = new StagedScene({ units: { 'AH-5': '16.22' }, stage: 'combat', turn: 11 }).act('done')
    expect([scene.play.isOver, scene.state.turn]).toEqual([false, 12])
  })
})

describe('the head start of a scenario', () => {
  const begun = (scenario: string) => {
    const match = new Match(setupOf(battleForGalicia, scenario, undefined))
    const told = match.story(undefined).filter(({ type }) => type === 'points-scored')
    return { scores: battleForGalicia.outcome(match.play.state).scores, told }
  }

  it('§15.0 is told when play begins, and counts', () => {
    const { scores, told } = begun('krasnik')
    expect(scores).toEqual([0, 11])
    expect(told).toMatchObject([{ rule: '15.0', side: RU, vp: 11, source: 'head-start' }])
    expect(begun('lemberg').scores).toEqual([2, 0])
  })

  it('§15.0 is not for the campaign of the rulebook', () => {
    expect(begun('campaign')).toEqual({ scores: [0, 0], told: [] })
  })
})
