/** §11.2 §18.2 §20.1.5 who controls what, and what changes with it. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { isBesieged, isForeignFort } from '../rules/20-forts/siege.ts'
import { settleRegion } from '../rules/18-regions/control.ts'
import { isEnemyHeld, isFriendly, takeSpace } from '../rules/11-movement/control.ts'
import { destroyFort } from '../rules/20-forts/destroying.ts'
import { AP, CP, GE, type Side } from '../sides.ts'
import { FLAG, hasFlag, isRisen, put } from '../state.ts'
import { piece } from '../pieces.ts'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const movement = (spec: SceneSpec): StagedScene => new StagedScene({ stage: 'movement', turn: 4, ...spec })
/** a unit of CP marches */
const march = (unit: string, from: string, to: string, spec: SceneSpec = {}): StagedScene =>
  movement({ side: 'CP', ...spec, pieces: { [unit]: from, ...spec.pieces }, orders: { [from]: 'move' } })
    .act('unit', unit)
    .act('march', to)

describe('spaces', () => {
  it('§11.2.a §glossary.control by moving in or through', () => {
    const scene = march('AH_I', 'Krakow', 'Radom')
    expect(scene.seen('marched')[0]?.path).toEqual([space('Kielce'), space('Radom')])
    expect([scene.control('Kielce'), scene.control('Radom')]).toEqual(['CP', 'CP'])
    expect(scene.seen('control-taken')).toMatchObject([{ rule: '11.2.a' }, { rule: '11.2.a' }])
  })
  it('§11.2.i §glossary.control it is kept when the units leave', () => {
    const scene = march('AH_I', 'Krakow', 'Radom')
    expect(scene.at('Kielce')).toEqual([])
    expect(scene.control('Kielce')).toBe('CP')
  })
  it('§11.2.i so who comes again takes nothing', () => {
    const scene = march('GE_I', 'Kalisz', 'Lodz', { tracks: { vp: 15, will: { RU: 8 } } })
    expect([scene.state.vp, scene.will('RU')]).toEqual([16, 6])
    takeSpace(scene.play.umpire, CP, GE, space('Lodz'), '11.2.a')
    expect([scene.state.vp, scene.will('RU')]).toEqual([16, 6])
  })
  it('§11.2.d support alone takes nothing', () => {
    const scene = march('GE_HeavyArtillery.1', 'Krakow', 'Lodz', {
      pieces: { GE_I: 'Lodz' },
      control: { Lodz: 'CP', Kielce: 'AP', Radom: 'AP', Czestochowa: 'AP' },
    })
    expect(scene.where('GE_HeavyArtillery.1')).toBe('Lodz')
    expect(scene.control('Czestochowa')).toBe('AP')
  })
  it('§11.2.e the marker of the nation lies on enemy spaces and on those of allies', () => {
    expect(march('AH_I', 'Krakow', 'Kielce').marker('Kielce')).toBe('AH')
    const ally = march('GE_I', 'Kattowitz', 'Krakow', { control: { Krakow: 'AP' }, destroyed: ['Krakow'] })
    expect(ally.marker('Krakow')).toBe('GE')
  })
  it('§11.2.f a home space taken back has no marker', () => {
    const scene = march('AH_I', 'Kattowitz', 'Krakow', { markers: { Krakow: 'RU' }, destroyed: ['Krakow'] })
    expect([scene.control('Krakow'), scene.marker('Krakow')]).toEqual(['CP', 'none'])
  })
  it('§11.2.g of several nations one lays its marker', () => {
    const scene = movement({
      side: 'CP',
      pieces: { GE_I: 'Krakow', AH_I: 'Krakow' },
      orders: { Krakow: 'move' },
    })
    scene.act('stack', 'Krakow').act('march', 'Kielce')
    expect(['GE', 'AH']).toContain(scene.marker('Kielce'))
    expect(march('GE_AH_SudArmy', 'Krakow', 'Kielce').marker('Kielce')).toBe('GE')
  })
  it('§11.2.h a VP space of the enemy moves the VP and the National Will', () => {
    const scene = march('GE_I', 'Kalisz', 'Lodz', { tracks: { vp: 15, will: { RU: 8 } } })
    expect([scene.state.vp, scene.will('RU')]).toEqual([16, 6])
  })
  it('§11.2.h so does one taken back, be it by an ally', () => {
    const scene = march('GE_I', 'RawaRuska', 'Lemberg', {
      markers: { Lemberg: 'RU' },
      tracks: { vp: 15, will: { AH: 6 } },
    })
    expect([scene.state.vp, scene.will('AH'), scene.marker('Lemberg')]).toEqual([16, 8, 'GE'])
  })
  it('§11.2.c §20.1.5.a §20.1.5.b a standing fort keeps its space, and its VP', () => {
    const scene = march('GE_I', 'Gumbinnen', 'Kovno', { tracks: { vp: 15, will: { RU: 8 } } })
    expect(isBesieged(scene.state, space('Kovno'))).toBe(true)
    expect([scene.control('Kovno'), scene.state.vp, scene.will('RU')]).toEqual(['AP', 15, 8])
    const isForeign = (side: Side, id: string): boolean => isForeignFort(scene.state, side, space(id))
    expect([isForeign(CP, 'Kovno'), isForeign(AP, 'Kovno'), isForeign(CP, 'Lublin')]).toEqual([
      true,
      false,
      false,
    ])
  })
  it('§11.2.c nor is it taken by passing through', () => {
    const scene = march('GE_X', 'Gumbinnen', 'Radviliskaya', { pieces: { GE_I: 'Kovno' } })
    expect([scene.control('Kovno'), scene.control('Radviliskaya')]).toEqual(['AP', 'CP'])
  })
  it('§11.2.j a besieged fort is destroyed: the besieger takes the space', () => {
    const scene = new StagedScene({
      side: 'CP',
      pieces: { GE_I: 'Kovno' },
      tracks: { vp: 15, will: { RU: 8 } },
    })
    destroyFort(scene.play.umpire, space('Kovno'), 'combat')
    expect([scene.control('Kovno'), scene.state.vp]).toEqual(['CP', 16])
  })
  it('§26.3.2.e Greek spaces are taken like others when Greece is at war', () => {
    const spec: SceneSpec = {
      greece: 'AP',
      control: { Florina: 'AP', Larissa: 'AP', Skopje: 'CP' },
      status: { BU: 'at-war' },
    }
    const scene = march('BU_1stArmy', 'Monastir', 'Larissa', spec)
    expect([scene.control('Florina'), scene.control('Larissa')]).toEqual(['CP', 'CP'])
    expect(scene.marker('Florina')).toBe('BU')
  })
  it('§glossary.control an uprising holds what it stands on', () => {
    const scene = new StagedScene({ pieces: { 'RU_uprising.1': 'Sarny', AH_I: 'Brody' } })
    expect([
      isFriendly(scene.state, AP, space('Sarny')),
      isFriendly(scene.state, AP, space('Rovno')),
    ]).toEqual([false, true])
    expect([
      isEnemyHeld(scene.state, AP, space('Sarny')),
      isEnemyHeld(scene.state, AP, space('Brody')),
    ]).toEqual([true, true])
  })
  it('§11.2.h Belgrade is a VP space, too', () => {
    const scene = new StagedScene({
      destroyed: ['Belgrade'],
      control: { Belgrade: 'AP' },
      tracks: { vp: 15 },
    })
    takeSpace(scene.play.umpire, CP, GE, space('Belgrade'), '11.2.a')
    expect(scene.state.vp).toBe(16)
  })
})

describe('regions', () => {
  it('§11.2.b §18.2.a §18.2.d by moving in when nobody is there; the marker of the nation', () => {
    const scene = march('AH_I', 'Gomel', 'Moscow')
    expect([scene.control('Moscow'), scene.marker('Moscow')]).toEqual(['CP', 'AH'])
  })
  it('§11.2.b §18.2.c not beside enemies or uprisings', () => {
    expect(march('AH_I', 'Gomel', 'Moscow', { pieces: { RU_XX: 'Moscow' } }).control('Moscow')).toBe('AP')
    expect(
      march('AH_I', 'Gomel', 'Moscow', { pieces: { 'RU_uprising.1': 'Moscow' } }).control('Moscow'),
    ).toBe('AP')
  })
  it('§18.2.e a home region taken back has no marker', () => {
    const scene = movement({
      pieces: { RU_XX: 'Kiev' },
      markers: { Kharkov: 'GE' },
      orders: { Kiev: 'move' },
    })
    scene.act('unit', 'RU_XX').act('march', 'Kharkov')
    expect([scene.control('Kharkov'), scene.marker('Kharkov')]).toEqual(['AP', 'none'])
  })
  it('§18.2.f of several nations one lays its marker', () => {
    const scene = movement({
      side: 'CP',
      pieces: { GE_I: 'Gomel', AH_I: 'Gomel' },
      orders: { Gomel: 'move' },
    })
    scene.act('stack', 'Gomel').act('march', 'Moscow')
    expect(['GE', 'AH']).toContain(scene.marker('Moscow'))
  })
  it('§18.2.1.a §18.2.1.b after a combat: own units are there and no enemy', () => {
    const scene = new StagedScene({ side: 'CP', pieces: { GE_I: 'Moscow', RU_XX: 'Moscow' } })
    settleRegion(scene.play.umpire, space('Moscow'))
    expect(scene.control('Moscow')).toBe('AP')
    put(scene.state, piece('RU_XX'), space('Gomel'))
    settleRegion(scene.play.umpire, space('Moscow'))
    expect(scene.control('Moscow')).toBe('CP')
  })
  it('§18.2.1.a nobody there takes nothing', () => {
    const scene = new StagedScene({ side: 'CP', pieces: { GE_I: 'Gomel' } })
    settleRegion(scene.play.umpire, space('Moscow'))
    expect(scene.control('Moscow')).toBe('AP')
  })
  it('§18.2.1.c and no uprising', () => {
    const scene = new StagedScene({ side: 'CP', pieces: { GE_I: 'Moscow', 'RU_uprising.1': 'Moscow' } })
    settleRegion(scene.play.umpire, space('Moscow'))
    expect(scene.control('Moscow')).toBe('AP')
  })
  it('§18.2.b an uprising holds a region where no troops are left', () => {
    const scene = new StagedScene({
      stage: 'round-end',
      pieces: { 'RU_uprising.1': 'Moscow', RU_XX: 'Kiev' },
      prepare: (s) => {
        s.ground.set(space('Moscow'), 0)
      },
    })
    expect(isRisen(scene.state, space('Moscow'))).toBe(true)
    const held = new StagedScene({
      stage: 'round-end',
      pieces: { 'RU_uprising.1': 'Moscow', RU_XX: 'Moscow' },
      prepare: (s) => {
        s.ground.set(space('Moscow'), 0)
      },
    })
    expect(isRisen(held.state, space('Moscow'))).toBe(false)
  })
})

it('§28.0.d.8 the treaty: an AP unit in Germany is noted', () => {
  const spec: SceneSpec = { pieces: { IT_I: 'Prague' }, orders: { Prague: 'move' } }
  const entered = (treatyTurn: number): StagedScene =>
    movement({ ...spec, set: { treatyTurn } })
      .act('unit', 'IT_I')
      .act('march', 'Gorlitz')
  expect(hasFlag(entered(3).state, FLAG.germanyAttacked)).toBe(true)
  expect(hasFlag(entered(0).state, FLAG.germanyAttacked)).toBe(false)
})
