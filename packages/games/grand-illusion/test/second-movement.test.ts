/** Movement where two chapters meet: supply, sieges, trains and the places closed to the Germans. */
import { describe, expect, it } from 'vitest'
import { ARRIVAL, DUE, blockIndex } from '../state.ts'
import { GRID, hex } from '../map.ts'
import { activated } from './activated.ts'
import { StagedScene, type SceneSpec } from './scene.ts'
import { beginTurn } from './turns.ts'

const german = (...ids: string[]): Record<string, 'GE'> => Object.fromEntries(ids.map((id) => [id, 'GE']))
const late = { turn: 8, withdrawn: { AL: 3, GE: 4 } } as const
const BEFORE_MAUBEUGE = german('54', '44', '64', '73', '53', '63', '72', '34', '45', '35')

describe('§8.4.3.g emergency supply and the siege it rests on', () => {
  const spec = (besieged: boolean, staying: SceneSpec['pieces']): SceneSpec => ({
    side: 'GE',
    turn: 4,
    withdrawn: { AL: 3, GE: 4 },
    control: BEFORE_MAUBEUGE,
    pieces: { 'fort-maubeuge': { hex: '54', besieged }, 'f-i': '26', 'g-ii': '35', ...staying },
  })

  it('§8.4.3.g no siege, no emergency supply, though 54 is German', () => {
    const open = activated('35', spec(false, { 'g-33r': '54' }))
    open.act('unit', 'g-ii')
    expect(open.refusal('march', '25')).toMatchObject({ code: 'not-nearer-supply', rule: '8.4.3.f' })
    const besieged = activated('35', spec(true, { 'g-iii': '54' }))
    expect(besieged.act('unit', 'g-ii').offers('march')).toContain('25')
  })

  it('§8.4.3.d §9.5.2 the last besieging corps does not march onto what it cuts off; a division does not hold it', () => {
    const left = activated('54', spec(true, { 'g-iii': '54', 'g-33r': '54' }))
    left.act('unit', 'g-iii')
    expect(left.refusal('march', '45')).toMatchObject({ code: 'no-supply-there', rule: '8.4.3.d' })
    const held = activated('54', spec(true, { 'g-iii': '54', 'g-iv': '54' }))
    expect(held.act('unit', 'g-iii').offers('march')).toContain('45')
  })

  it('§9.5.3.b §8.4.3.g the siege raised, units beyond are out of supply at once', () => {
    const scene = activated('54', spec(true, { 'g-iii': '54', 'g-33r': '54' }))
    scene.act('unit', 'g-iii').act('march', '44').act('halt')
    expect([scene.control('54'), scene.isMarked('fort-maubeuge', 'besieged')]).toEqual(['GE', false])
    scene.act('done').act('activate', '35').act('unit', 'g-ii')
    expect(scene.refusal('march', '25')).toMatchObject({ code: 'not-nearer-supply' })
  })
})

describe('markers and units that come with the turn', () => {
  it('§8.4.3.g.1 what was won on turn 2 gives its marker as turn 3 begins', () => {
    const pieces = {
      'g-iii': '54',
      'g-ii': '44',
      'fort-maubeuge': { hex: '54', besieged: true },
      'f-i': '19',
    }
    const scene = beginTurn({ turn: 3, control: BEFORE_MAUBEUGE, pieces }, 1, 1)
    expect(scene.state.emergency).toBe(1)
    expect(scene.seen('emergency-supply')).toHaveLength(1)
  })

  const called = { 'f-ix': { hex: 'to-come', arrival: 5, kind: ARRIVAL.paris }, 'g-ii': '73' } as const
  const arrivals = (pieces: SceneSpec['pieces']): StagedScene =>
    new StagedScene({
      stage: 'arrivals',
      side: 'AL',
      initiative: 'GE',
      turn: 5,
      control: { '73': 'GE', '103': 'AL' },
      pieces: { ...called, ...pieces },
    })

  it('§8.4.9.f §7.1 a full corps finds no room where IX(-) just had it: it comes as an uncertain reinforcement', () => {
    const scene = arrivals({ 'f-i': '103', 'f-ii': '103', 'f-iii': '103', 'f-ix-minus': '103' })
    expect([scene.where('f-ix-minus'), scene.where('f-ix')]).toEqual(['removed', 'to-come'])
    scene.act('arrive', 'f-ix').act('place-in', '19')
    expect(scene.where('f-ix')).toBe('19')
  })

  it('§8.4.9.f with room the corps stands there at full strength', () => {
    const scene = arrivals({ 'f-i': '103', 'f-ix-minus': { hex: '103', back: true } })
    expect([scene.where('f-ix-minus'), scene.where('f-ix'), scene.face('f-ix')]).toEqual([
      'removed',
      '103',
      0,
    ])
  })
})

describe('§8.4.8 the Schlieffen Plan and trains', () => {
  const NORTH = german('24', '34', '44', '54', '64', '73', '53', '63', '33', '43')
  const trains = (spec: Partial<SceneSpec> = {}): StagedScene =>
    new StagedScene({
      stage: 'strategic',
      side: 'GE',
      initiative: 'AL',
      turn: 6,
      withdrawn: { AL: 3, GE: 4 },
      caps: { AL: 0, GE: 3 },
      control: NORTH,
      pieces: { 'g-ii': '34', 'g-hq1': '34', 'f-ii': '26' },
      ...spec,
    })

  it('§8.4.8 §10.2 German combat units are not taken to hexes the plan closes, HQs are', () => {
    const scene = trains().act('transport', 'g-ii')
    expect(scene.offers('rail-to')).toContain('44')
    for (const id of ['24', '33', '43'])
      expect(scene.refusal('rail-to', id)).toMatchObject({ code: 'schlieffen-plan', rule: '8.4.8' })
    scene.act('put-back').act('transport', 'g-hq1')
    expect(scene.offers('rail-to')).toEqual(expect.arrayContaining(['24', '33', '43']))
  })

  it('§8.4.8 nor through them to one that has been opened', () => {
    const prepare = (state: StagedScene['state']): void => {
      state.opened.set(hex('43'), 1)
    }
    const control = { ...NORTH, '53': 'AL' } as const
    const scene = trains({ prepare, control }).act('transport', 'g-ii')
    expect(scene.refusal('rail-to', '43')).toMatchObject({ code: 'rail-not-connected', rule: '10.2' })
    expect(scene.act('put-back').act('transport', 'g-hq1').offers('rail-to')).toContain('43')
  })

  it('§8.4.8 who was driven into one leaves it by train; on turn 7 all is open', () => {
    const driven = trains({ pieces: { 'g-ii': '24', 'f-ii': '26' } }).act('transport', 'g-ii')
    expect(driven.offers('rail-to')).toContain('34')
    expect(trains({ turn: 7 }).act('transport', 'g-ii').offers('rail-to')).toContain('24')
  })
})

describe('§8.4.5 hexsides and the hex left behind', () => {
  const blocks = (scene: StagedScene, from: string, to: string): number =>
    scene.state.blocked.get(blockIndex(hex(from), GRID.direction(hex(from), hex(to))))

  it('§8.4.5.c nothing is blocked, nor called so, where the enemy has the hex at once', () => {
    const pieces = { 'g-ii': '56', 'f-i': '56', 'f-iii': '57', 'f-ii': '26' }
    const control = german('73', '74', '64', '65', '56', '66', '76')
    const scene = activated('56', { ...late, side: 'GE', control, pieces })
    scene.act('unit', 'g-ii').act('march', '57')
    expect([scene.control('56'), blocks(scene, '56', '57')]).toEqual(['AL', 0])
    expect(scene.seen('hexside-blocked')).toEqual([])
    expect(scene.state.battle.get(hex('57'))).toBe(DUE.forced)
  })

  it('§9.6.3.b cavalry does not ride off over the hexside the corps came by', () => {
    const pieces = { 'f-viii': '69', 'g-2c': '68', 'g-i-b': '101' }
    const scene = activated('69', { ...late, side: 'AL', control: german('68'), pieces })
    scene.act('unit', 'f-viii').act('march', '68').act('evade')
    expect(scene.prompt).toBe('retreat')
    expect(scene.offers('retreat')).not.toContain('69')
  })

  it('§8.4.5.a a blocked hexside is blocked in both directions', () => {
    const scene = activated('35', {
      ...late,
      side: 'AL',
      control: german('35', '45', '34', '46'),
      pieces: { 'f-viii': { hex: '35', back: true }, 'g-ii': '35', 'f-i': '36', 'g-iii': '36', 'f-ii': '26' },
      prepare: (state) => {
        state.blocked.set(blockIndex(hex('35'), GRID.direction(hex('35'), hex('36'))), 1 << 1)
      },
    })
    scene.act('unit', 'f-viii')
    expect(scene.refusal('march', '36')).toMatchObject({ code: 'blocked-hexside', rule: '8.4.5.a' })
  })
})

describe('lines that open while others march', () => {
  it('§8.3.3 §8.4.9.b a hex falls, and Paris is in danger, when supply reaches who stands there', () => {
    const scene = activated('57', {
      side: 'GE',
      turn: 4,
      control: german('57', '56', '66', '76'),
      pieces: { 'g-ii': { hex: '38', outOfSupply: true }, 'g-iii': '57', 'f-ix': 'paris-box', 'f-i': '19' },
    })
    expect(scene.control('38')).toBe('AL')
    scene.act('unit', 'g-iii').act('march', '48')
    expect([scene.control('38'), scene.state.parisDanger]).toEqual(['GE', 4])
  })
})
