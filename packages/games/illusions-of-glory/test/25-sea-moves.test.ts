/** §25.1-§25.5 landings, withdrawals by sea, and the Russian amphibious assault. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { piece } from '../pieces.ts'
import { groupOf } from '../rules/11-movement/ready.ts'
import { whyNotBySeaLane } from '../rules/25-sea-invasions/moving.ts'
import { StagedScene } from './scene.ts'
import { type Placed, type SceneSpec, stateFor } from './stage.ts'
import { FLAG, GROUND, hasFlag, hasGround } from '../state.ts'

const movement = (spec: SceneSpec): StagedScene => new StagedScene({ stage: 'movement', turn: 5, ...spec })
const onLemnos: Placed = { at: 'Lemnos', marks: ['toMove'], stack: 1 }
const landing = ['SeaSalonika']

describe('landing', () => {
  it('§25.2.1.a.2 §25.2.2.d §25.2.3.a §11.1.2.c §11.1.2.d from Lemnos to the Landing marker for one point, and stop', () => {
    const scene = movement({ pieces: { BR_XII: onLemnos, BR_XVI: onLemnos }, landing }).act('unit', 'BR_XII')
    expect(scene.offers('march')).toEqual(['SeaSalonika'])
    scene.act('march', 'SeaSalonika')
    expect([scene.where('BR_XII'), scene.prompt]).toEqual(['SeaSalonika', 'movement'])
  })
  it('§25.2.4.b not where there is no Landing marker', () => {
    const scene = movement({ pieces: { BR_XII: onLemnos }, landing }).act('unit', 'BR_XII')
    expect(scene.refusal('march', 'SeaAthens')).toMatchObject({ code: 'no-landing-marker', rule: '25.2.4.b' })
  })
  it('§25.1.a §25.1.b only LCUs, and only of the Allied Powers', () => {
    const scene = movement({ pieces: { 'BR_inf_SCU.1': onLemnos, BR_XII: onLemnos }, landing })
    expect(scene.offers('unit')).toEqual(['BR_XII'])
    scene.act('stack', 'Lemnos')
    expect(scene.refusal('march', 'SeaSalonika')).toMatchObject({ code: 'lcus-only-by-sea', rule: '25.1.a' })
  })
  it('§25.2.1.a.3 §25.2.3.b in a later round to the port and inland, one point a space', () => {
    const scene = movement({ pieces: { BR_XII: 'SeaSalonika' }, landing, orders: { SeaSalonika: 'move' } })
    scene.act('unit', 'BR_XII')
    expect(scene.offers('march')).toEqual(
      expect.arrayContaining(['Salonika', 'Larissa', 'Florina', 'Lemnos']),
    )
    scene.act('march', 'Larissa')
    expect([scene.where('BR_XII'), scene.control('Salonika')]).toEqual(['Larissa', 'AP'])
  })
  it('§25.2.1.a.3 §25.2.3.b the SCU of a destroyed LCU may land too, but goes nowhere else by sea', () => {
    const s = stateFor({ pieces: { 'BR_inf_SCU.1': 'SeaSalonika', BR_XII: 'SeaSalonika' }, landing, turn: 4 })
    const why = (from: string, to: string, id = 'BR_inf_SCU.1'): string | undefined =>
      whyNotBySeaLane(s, groupOf(s, [piece(id)]), space(from), space(to))?.code
    expect(why('SeaSalonika', 'Salonika')).toBeUndefined()
    expect([why('SeaSalonika', 'Lemnos'), why('SeaSalonika', 'Lemnos', 'BR_XII')]).toEqual([
      'lcus-only-by-sea',
      undefined,
    ])
    expect(why('Salonika', 'SeaSalonika')).toBe('lcus-only-by-sea')
  })
  it('§25.2.3.d from the port to the sea, where it stops; then to Lemnos', () => {
    const scene = movement({
      pieces: { BR_XII: 'Salonika', BR_XVI: 'Larissa' },
      landing,
      orders: { Salonika: 'move' },
    })
    scene.act('unit', 'BR_XII')
    expect(scene.offers('march')).toContain('SeaSalonika')
    expect(scene.offers('march')).not.toContain('Lemnos')
    scene.act('march', 'SeaSalonika')
    expect(scene.where('BR_XII')).toBe('SeaSalonika')
  })
  it('§25.2.4.a three units there at most', () => {
    const scene = movement({
      pieces: {
        BR_XII: onLemnos,
        BR_XVI: 'SeaSalonika',
        FR_1stGroup: 'SeaSalonika',
        FR_2ndGroup: 'SeaSalonika',
      },
      landing: ['SeaSalonika', 'SeaAthens'],
    })
    expect(scene.act('unit', 'BR_XII').refusal('march', 'SeaSalonika').code).toBe('stack-full')
  })
})

describe('withdrawal', () => {
  const atSea = (spec: SceneSpec = {}): StagedScene =>
    movement({
      ...spec,
      pieces: { BR_XII: 'SeaSalonika', BR_XVI: 'SeaSalonika', ...spec.pieces },
      landing,
      orders: { SeaSalonika: 'move' },
    })
  it('§25.3.a §25.3.2.a §25.3.2.b §25.3.2.c §25.2.3.e §11.1.2.c safely to Lemnos, where it stops', () => {
    const scene = atSea().act('unit', 'BR_XII').act('march', 'Lemnos')
    expect([scene.where('BR_XII'), scene.isReduced('BR_XII'), scene.prompt]).toEqual([
      'Lemnos',
      false,
      'movement',
    ])
    expect(scene.seen('withdrew-by-sea')).toMatchObject([{ rule: '25.3.2.a', underFire: false }])
    expect(hasGround(scene.state, space('SeaSalonika'), GROUND.underFire)).toBe(false)
  })
  it('§25.3.1.a §25.3.1.b §25.3.1.c under fire every LCU loses a step', () => {
    const scene = atSea({ pieces: { GE_I: 'Salonika' } })
      .act('stack', 'SeaSalonika')
      .act('march', 'Lemnos')
    expect(['BR_XII', 'BR_XVI'].map((id) => [scene.where(id), scene.isReduced(id)])).toEqual([
      ['Lemnos', true],
      ['Lemnos', true],
    ])
    expect(scene.seen('withdrew-by-sea')).toMatchObject([{ rule: '25.3.1.a', underFire: true }])
    expect(hasGround(scene.state, space('SeaSalonika'), GROUND.underFire)).toBe(true)
    expect(scene.prompt).toBe('action')
  })
  it('§25.2.5.d §25.3.a not in winter, when they may still land', () => {
    const scene = atSea({ turn: 7 }).act('unit', 'BR_XII')
    expect(scene.offers('march')).not.toContain('Lemnos')
    expect(scene.offers('march')).toContain('Salonika')
    expect(scene.refusal('march', 'Lemnos')).toMatchObject({ code: 'no-sea-in-winter', rule: '25.2.5.d' })
  })
  it('§25.3.b SCUs do not withdraw by sea', () => {
    const scene = atSea({ pieces: { 'BR_inf_SCU.1': 'SeaSalonika' } }).act('unit', 'BR_inf_SCU.1')
    expect(scene.refusal('march', 'Lemnos')).toMatchObject({ code: 'lcus-only-by-sea', rule: '25.3.b' })
  })
})

describe('the enemy takes a landing', () => {
  const enter = (spec: SceneSpec = {}): StagedScene =>
    movement({
      side: 'CP',
      status: { BU: 'at-war' },
      landing,
      tracks: { vp: 15, rp: { GE: 0 } },
      ...spec,
      pieces: { GE_I: 'Salonika', GE_II: 'Doiran', ...spec.pieces },
      orders: { Salonika: 'move' },
    })
  it('§25.4.a CP moves into it if no AP unit is there', () => {
    expect(enter().act('unit', 'GE_I').offers('march')).toContain('SeaSalonika')
    const held = enter({ pieces: { BR_XII: 'SeaSalonika' } }).act('unit', 'GE_I')
    expect(held.refusal('march', 'SeaSalonika').code).toBe('enemy-there')
    const none = enter({ landing: [] }).act('unit', 'GE_I')
    expect(none.refusal('march', 'SeaSalonika').code).toBe('no-landing-marker')
  })
  it('§25.4.b the marker goes for good, the units return to the port, and CP gains an RP', () => {
    const scene = enter().act('unit', 'GE_I').act('march', 'SeaSalonika')
    expect([scene.prompt, scene.offers('gain')]).toEqual(['captured-supplies', ['AH', 'CP-A', 'GE']])
    scene.act('gain', 'GE')
    expect([scene.where('GE_I'), scene.rp('GE'), scene.state.vp]).toEqual(['Salonika', 1, 15])
    expect(hasGround(scene.state, space('SeaSalonika'), GROUND.landing)).toBe(false)
  })
  it('§25.4.c after a withdrawal under fire it is a VP instead', () => {
    const scene = enter({
      prepare: (s) => s.ground.set(space('SeaSalonika'), GROUND.landing | GROUND.underFire),
    })
    scene.act('unit', 'GE_I').act('march', 'SeaSalonika')
    expect([scene.where('GE_I'), scene.rp('GE'), scene.state.vp]).toEqual(['Salonika', 0, 16])
    expect(scene.state.ground.get(space('SeaSalonika'))).toBe(0)
  })
})

describe('the amphibious assault', () => {
  const odessa = (spec: SceneSpec = {}): StagedScene =>
    movement({
      ...spec,
      pieces: { RU_BlackSea: 'Odessa', RU_XX: 'Odessa', ...spec.pieces },
      orders: { Odessa: 'move' },
    })
  it('§25.5.a from Odessa to any unoccupied Black Sea port', () => {
    const scene = odessa()
    expect(scene.offers('amphibious')).toEqual(['Constantinople', 'Nikolaev'])
    scene.act('amphibious', 'Constantinople')
    expect([scene.where('RU_BlackSea'), scene.control('Constantinople')]).toEqual(['Constantinople', 'AP'])
    expect(scene.isMarked('RU_BlackSea', 'moved')).toBe(true)
  })
  it('§25.5.a not to an occupied port, nor in winter, nor unless it is activated there', () => {
    expect(odessa({ pieces: { 'TU_inf_SCU.1': 'Constantinople' } }).offers('amphibious')).toEqual([
      'Nikolaev',
    ])
    expect(
      odessa({ pieces: { 'TU_inf_SCU.1': 'Constantinople' } }).refusal('amphibious', 'Constantinople').code,
    ).toBe('port-occupied')
    expect(odessa({ turn: 7 }).offers('amphibious')).toEqual([])
    expect(odessa({ turn: 7 }).refusal('amphibious', 'Constantinople')).toMatchObject({
      code: 'no-sea-in-winter',
      rule: '25.5.a',
    })
    expect(odessa({ pieces: { RU_BlackSea: 'Nikolaev' } }).offers('amphibious')).toEqual([])
  })
  it('§25.5.b not to Constanta, Varna or Burgas while they are neutral', () => {
    expect(odessa().refusal('amphibious', 'Constanta')).toMatchObject({
      code: 'port-not-open',
      rule: '25.5.b',
    })
    expect(odessa({ status: { RO: 'at-war' } }).offers('amphibious')).toContain('Constanta')
    expect(odessa({ status: { BU: 'at-war' } }).offers('amphibious')).toEqual([
      'Burgas',
      'Constantinople',
      'Nikolaev',
      'Varna',
    ])
  })
  it('§25.5.a §27.0.b not away from an HQ that has moved there', () => {
    const scene = movement({
      pieces: { RU_BlackSea: 'Odessa', RU_HQ_Brusilov: 'Nikolaev', RU_XX: 'Nikolaev' },
      orders: { Odessa: 'move', Nikolaev: 'move' },
    })
    expect(scene.offers('amphibious')).toEqual(['Constantinople'])
    scene.act('unit', 'RU_HQ_Brusilov').act('march', 'Odessa').act('halt')
    expect(scene.offers('amphibious')).toEqual([])
    expect(scene.refusal('amphibious', 'Constantinople')).toMatchObject({
      code: 'support-alone',
      rule: '27.0.b',
    })
  })
  it('§25.5.c once in the game', () => {
    const scene = odessa().act('amphibious', 'Constantinople')
    expect(hasFlag(scene.state, FLAG.noAmphibious)).toBe(true)
    expect(odessa({ flags: ['noAmphibious'] }).refusal('amphibious', 'Constantinople')).toMatchObject({
      code: 'amphibious-used',
      rule: '25.5.c',
    })
  })
})
