/** Chapter 5: the order of stacks and what the enemy may know of them. */
import { type Audience, eyesOf, type Logged, NOBODY, REFEREE, seenBy } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import type { BattleForGaliciaEvent } from '../events.ts'
import { battleForGalicia } from '../game.ts'
import { topOf } from '../rules/05-stacking.ts'
import { SIDE_IDS } from '../sides.ts'
import { unit } from '../units.ts'
import { StagedScene, type SceneSpec } from './scene.ts'

type SeatId = (typeof SIDE_IDS)[number]

interface Sighting {
  readonly unit: string
  readonly hex: string
  readonly steps: number
  readonly stacked?: boolean
  readonly ce?: number
  readonly supply?: string
  readonly spent?: number
}

const eyes = (seat: SeatId): number => eyesOf([SIDE_IDS.indexOf(seat)])

const through = (scene: StagedScene, sight: number): Sighting[] =>
  (battleForGalicia.view(scene.state, sight) as unknown as { units: Sighting[] }).units

/** the units a seat sees in a hex */
const seen = (scene: StagedScene, seat: SeatId, hex: string): Sighting[] =>
  through(scene, eyes(seat)).filter((each) => each.hex === hex)

const names = (sightings: readonly Sighting[]): string[] => sightings.map((each) => each.unit).sort()

/** collects what happens from now on, with who may know it */
function listen(scene: StagedScene): Logged<BattleForGaliciaEvent>[] {
  const log: Logged<BattleForGaliciaEvent>[] = []
  scene.play.umpire.emit = (event: BattleForGaliciaEvent, audience?: Audience<BattleForGaliciaEvent>) => {
    log.push(audience ? { at: 0, event, audience } : { at: 0, event })
  }
  return log
}

const told = (log: readonly Logged<BattleForGaliciaEvent>[], seat: SeatId): BattleForGaliciaEvent[] =>
  log.flatMap((logged) => seenBy(logged, eyes(seat)) ?? [])

describe('the top unit', () => {
  const top = (units: SceneSpec['units']): string[] => names(seen(new StagedScene({ units }), 'AH', '14.22'))

  it('§5.3 §5.4 is the one with the highest attack strength', () => {
    expect(top({ 'RU-2 rf': '14.22', 'RU-18': '14.22', 'RU-1 gd': '14.22' })).toEqual(['RU-1 gd'])
    expect(top({ 'RU-2 rf': '14.22', 'RU-comb cs': '14.22' })).toEqual(['RU-2 rf'])
    const { state } = new StagedScene({ units: { 'RU-2 rf': '14.22', 'RU-18': '14.22', 'RU-1 gd': '14.22' } })
    expect(topOf(state, ['RU-2 rf', 'RU-18', 'RU-1 gd'].map(unit))).toBe(unit('RU-1 gd'))
    expect(topOf(state, ['RU-18', 'RU-2 rf'].map(unit))).toBe(unit('RU-18'))
  })

  it('§5.3 by the side that is up: a reduced division (3) lies under a fresh brigade (4)', () => {
    expect(top({ 'RU-18': { hex: '14.22', steps: 1 }, 'RU-gd rf': '14.22' })).toEqual(['RU-gd rf'])
    expect(top({ 'RU-1 gd': { hex: '14.22', steps: 1 }, 'RU-18': '14.22' })).toEqual(['RU-18'])
  })

  it('§5.3 by the printed strength: markers change nothing', () => {
    expect(top({ 'RU-18': { hex: '14.22', ce: 2, supply: 'out' }, 'RU-gd rf': '14.22' })).toEqual(['RU-18'])
  })

  it('§5.3 §5.4 of equals one lies on top, and only that one is seen', () => {
    expect(top({ 'RU-18': '14.22', 'RU-45': '14.22', 'RU-41': '14.22' })).toHaveLength(1)
  })

  it('§5.3 the order changes as soon as the strongest is gone', () => {
    const scene = new StagedScene({ units: { 'RU-1 gd': '14.22', 'RU-18': '14.22' }, turn: 5, side: 'RU' })
    scene.act('unit', 'RU-1 gd').act('march', '14.21').act('halt')
    expect(names(seen(scene, 'AH', '14.22'))).toEqual(['RU-18'])
    expect(names(seen(scene, 'AH', '14.21'))).toEqual(['RU-1 gd'])
  })
})

/** an attack on a mixed stack, with markers on both sides */
const BATTLE: SceneSpec = {
  units: {
    'AH-5': { hex: '14.21', ce: 1 },
    'AH-88 sch': { hex: '14.21', supply: 'low' },
    'AH-12': '13.22',
    'AH-46': '13.22',
    'RU-18': { hex: '14.22', ce: 1, supply: 'low' },
    'RU-2 rf': { hex: '14.22', ce: 2 },
    'RU-comb cs': '14.22',
    'RU-45': { hex: '15.22', ce: 2 },
    'RU-3 rf': '15.22',
  },
  stage: 'combat',
  turn: 3,
}

describe('limited intelligence', () => {
  it('§5.4 an enemy stack shows its top unit and that there are more, but no markers', () => {
    const scene = new StagedScene(BATTLE)
    expect(seen(scene, 'AH', '14.22')).toEqual([{ unit: 'RU-18', hex: '14.22', steps: 2, stacked: true }])
    expect(seen(scene, 'RU', '14.21')).toEqual([{ unit: 'AH-5', hex: '14.21', steps: 2, stacked: true }])
  })

  it('§5.4 a lone enemy unit is seen, its markers are not', () => {
    const scene = new StagedScene({ units: { 'RU-18': { hex: '14.22', steps: 1, ce: 2, supply: 'out' } } })
    expect(seen(scene, 'AH', '14.22')).toEqual([{ unit: 'RU-18', hex: '14.22', steps: 1, stacked: false }])
  })

  it('§5.4 the owner sees everything of his own', () => {
    const scene = new StagedScene(BATTLE)
    expect(names(seen(scene, 'RU', '14.22'))).toEqual(['RU-18', 'RU-2 rf', 'RU-comb cs'])
    expect(seen(scene, 'RU', '14.22').find((each) => each.unit === 'RU-18')).toMatchObject({
      ce: 1,
      supply: 'low',
    })
  })

  it('§5.4 spectators see no more than either enemy; the referee sees all', () => {
    const scene = new StagedScene(BATTLE)
    expect(names(through(scene, NOBODY))).toEqual(['AH-12', 'AH-5', 'RU-18', 'RU-45'])
    expect(through(scene, REFEREE)).toHaveLength(9)
  })

  it('§5.4 §8.1 declaring an attack shows the names in the target and the attacking hex, no markers, nothing else', () => {
    const scene = new StagedScene(BATTLE).act('attack', '14.22').act('from', '14.21').act('declare')
    expect(names(seen(scene, 'AH', '14.22'))).toEqual(['RU-18', 'RU-2 rf', 'RU-comb cs'])
    expect(names(seen(scene, 'RU', '14.21'))).toEqual(['AH-5', 'AH-88 sch'])
    for (const each of [...seen(scene, 'AH', '14.22'), ...seen(scene, 'RU', '14.21')]) {
      expect(each).not.toHaveProperty('ce')
      expect(each).not.toHaveProperty('supply')
    }
    expect(names(seen(scene, 'AH', '15.22'))).toEqual(['RU-45'])
    expect(names(seen(scene, 'RU', '13.22'))).toEqual(['AH-12'])
  })

  it('§5.4 strengths and markers are seen while the attack is resolved', () => {
    const scene = new StagedScene(BATTLE).dice(1, 2, 1, 1)
    scene.act('attack', '14.22').act('from', '14.21').act('declare').act('all').act('fight')
    expect(scene.prompt).toBe('choose-defenders')
    expect(seen(scene, 'AH', '14.22').every((each) => !('ce' in each))).toBe(true)
    scene.act('defend', 'RU-18')
    expect(scene.prompt).toBe('retreat')
    expect(seen(scene, 'AH', '14.22').find((each) => each.unit === 'RU-18')).toMatchObject({
      ce: 1,
      supply: 'low',
    })
    expect(seen(scene, 'RU', '14.21').find((each) => each.unit === 'AH-5')).toMatchObject({ ce: 1 })
  })

  it('§5.4 afterwards the stacks close again', () => {
    const scene = new StagedScene(BATTLE).dice(3, 4, 1, 1)
    scene.act('attack', '14.22').act('from', '14.21').act('declare').act('all').act('fight')
    scene.act('defend', 'RU-18')
    expect(scene.prompt).toBe('attack')
    expect(names(seen(scene, 'AH', '14.22'))).toEqual(['RU-18'])
    expect(seen(scene, 'AH', '14.22')[0]).not.toHaveProperty('ce')
    expect(names(seen(scene, 'RU', '14.21'))).toEqual(['AH-5'])
  })
})

describe('the story told to the enemy', () => {
  it('§5.4 of a marching stack only the top unit is named', () => {
    const units = { 'AH-5': '14.22', 'AH-88 sch': '14.22', 'AH-46': '14.22' }
    const scene = new StagedScene({ units, turn: 3 })
    const log = listen(scene)
    scene.act('stack', '14.22').act('march', '14.21')
    expect(told(log, 'RU')).toMatchObject([{ type: 'moved', units: [unit('AH-5')], others: true }])
    expect(told(log, 'AH')).toMatchObject([
      { units: ['AH-5', 'AH-46', 'AH-88 sch'].map(unit), others: false },
    ])
  })

  it('§5.4 recovery, supply and attrition are the owner’s secret', () => {
    const cutOff = { 'RU-18': '1.10', 'AH-14': '1.09', 'AH-33': '1.11', 'AH-37': '2.09', 'AH-2': '2.10' }
    const scene = new StagedScene({ units: { 'AH-5': { hex: '5.13', ce: 1 }, ...cutOff }, turn: 3 })
    const log = listen(scene)
    scene.act('recover', 'AH-5').act('done').act('done').act('done').act('done')
    scene.act('done').act('done')
    const kinds = (seat: SeatId): string[] => told(log, seat).map(({ type }) => type)
    expect(kinds('AH')).toContain('recovered')
    expect(kinds('RU')).not.toContain('recovered')
    expect(kinds('RU')).toEqual(expect.arrayContaining(['supply-changed', 'attrition', 'ce-lost']))
    for (const secret of ['supply-changed', 'attrition', 'ce-lost']) expect(kinds('AH')).not.toContain(secret)
  })
})
