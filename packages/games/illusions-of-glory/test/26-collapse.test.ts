/** Chapters 23.5, 23.6 and 26: nations that leave the war. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { whyNotReplace } from '../rules/16-replacements/eligible.ts'
import { takeSpace } from '../rules/11-movement/control.ts'
import { activeSources, sourcesAt } from '../rules/14-supply/sources.ts'
import { supplyOf } from '../rules/14-supply/supply.ts'
import { hasAustriaFallen } from '../rules/23-rebellion/austria.ts'
import { whyNotRise } from '../rules/23-rebellion/uprisings.ts'
import { SUPPLY } from '../illusions-of-glory.ts'
import { piece } from '../pieces.ts'
import {
  AH,
  AP,
  BU,
  CP,
  GE,
  GR,
  IT,
  type NationId,
  nationNamed,
  RO,
  RU,
  SB,
  type Side,
  TU,
} from '../sides.ts'
import { FLAG, hasFlag, STATUS, statusOf } from '../state.ts'
import { collapseOf } from '../tables.ts'
import { StagedScene } from './scene.ts'
import { COLLAPSES, type SceneSpec, stateFor } from './stage.ts'

/** the collapse step; afterwards AP is asked for replacements */
const step = (spec: SceneSpec): StagedScene =>
  new StagedScene({
    turn: 10,
    ...spec,
    stage: COLLAPSES,
    tracks: { armistice: 30, vp: 15, rp: { RU: 2 }, ...spec.tracks },
    pieces: { RU_III: { at: 'Petrograd', reduced: true }, ...spec.pieces },
  })
const status = (scene: StagedScene, id: NationId): number => statusOf(scene.state, nationNamed(id))
/** Serbia is safe */
const SERBS = { SB_1stArmy: 'Belgrade' } as const

describe('Bulgaria', () => {
  const spec: SceneSpec = {
    status: { BU: 'at-war' },
    pieces: { ...SERBS, BU_1stArmy: 'Vidin', 'BU_inf_SCU.1': 'reserve' },
    control: { Sofia: 'AP', Burgas: 'AP' },
  }
  it('§26.2.3.a §6.0.E.4.a collapses when AP controls both VP spaces', () => {
    const scene = step(spec).act('no')
    expect(status(scene, 'BU')).toBe(STATUS.collapsed)
    expect(scene.state.armistice).toBe(27)
    expect(status(step({ ...spec, control: { Sofia: 'AP' } }), 'BU')).toBe(STATUS.atWar)
  })
  it('§26.2.3.a its sources supply nobody any more', () => {
    const bulgaria = 1 << BU
    const before = stateFor({ status: { BU: 'at-war' } })
    expect(activeSources(before, CP, space('Burgas')) & bulgaria).toBe(bulgaria)
    const scene = step({ ...spec, pieces: { ...spec.pieces, GE_I: 'Plevna' } }).act('no')
    expect([status(scene, 'BU'), scene.where('GE_I')]).toEqual([STATUS.collapsed, 'Plevna'])
    const retaken = stateFor({ status: { BU: 'collapsed' } })
    expect(activeSources(retaken, CP, space('Burgas')) & bulgaria).toBe(0)
  })
  it('§27.0.c an HQ its units leave alone is gone before anybody is asked who takes the place of the commands', () => {
    const scene = step({
      ...spec,
      pieces: {
        ...spec.pieces,
        GE_HQ_Mackensen: 'Vidin',
        GE_BU_LXIGenKdo: 'Temesvar',
        'GE_inf_SCU.1': 'reserve',
        'GE_res_SCU.1': 'reserve',
      },
    })
    expect([scene.prompt, scene.where('GE_HQ_Mackensen')]).toEqual(['relieve-command', 'eliminated'])
  })
  it('§26.2.3.b its units go for good; German SCUs take the place of the two commands', () => {
    const scene = step({
      ...spec,
      pieces: {
        ...spec.pieces,
        GE_BU_LXIGenKdo: 'Temesvar',
        GE_BU_LXIIGenKdo: 'NoviSad',
        'GE_inf_SCU.1': 'reserve',
        'GE_res_SCU.1': 'reserve',
      },
    })
    expect([scene.prompt, scene.asked, scene.rule]).toEqual(['relieve-command', 'CP', '26.2.3.b'])
    scene.act('replace-by', 'GE_res_SCU.1')
    expect(scene.at('Temesvar')).toEqual(['GE_res_SCU.1'])
    expect(scene.at('NoviSad')).toEqual(['GE_inf_SCU.1'])
    const without = step({
      ...spec,
      pieces: {
        ...spec.pieces,
        ...{ GE_BU_LXIGenKdo: { at: 'Temesvar', marks: ['retreated'] }, GE_HQ_Mackensen: 'Temesvar' },
        ...{ GE_BU_LXIIGenKdo: 'waiting', GE_XX: 'NoviSad', GE_HQ_Falkenhayn: 'NoviSad' },
      },
    })
    expect(['GE_BU_LXIGenKdo', 'GE_HQ_Mackensen'].map((id) => without.where(id))).toEqual(
      ...[Array(2).fill('eliminated')],
    )
    expect([without.isMarked('GE_BU_LXIGenKdo', 'retreated'), without.where('GE_HQ_Falkenhayn')]).toEqual([
      ...[false, 'NoviSad'],
    ])
    expect(['BU_1stArmy', 'BU_inf_SCU.1', 'GE_BU_LXIGenKdo'].map((id) => scene.where(id))).toEqual(
      Array(3).fill('eliminated'),
    )
  })
  it('without SCUs nobody comes', () => {
    const scene = step({ ...spec, pieces: { ...spec.pieces, GE_BU_LXIGenKdo: 'Temesvar' } })
    expect(scene.at('Temesvar')).toEqual([])
  })
})

describe('Romania', () => {
  const spec: SceneSpec = {
    status: { RO: 'at-war' },
    destroyed: ['Bucharest'],
    control: { Bucharest: 'CP', Constanta: 'CP' },
    pieces: { ...SERBS, RO_1stArmy: 'Kishinev', RO_2ndArmy: 'Craiova', 'RO_inf_SCU.1': 'replaceable' },
  }
  it('§26.5.3.a §6.0.E.4.a collapses when CP controls both VP spaces', () => {
    const scene = step(spec)
    expect([status(scene, 'RO'), scene.state.armistice]).toEqual([STATUS.collapsed, 28])
    expect(status(step({ ...spec, control: { Bucharest: 'CP' } }), 'RO')).toBe(STATUS.atWar)
  })
  it('§26.5.3.b.1 only units with a line to Odessa stay', () => {
    const scene = step({ ...spec, control: { ...spec.control, Pitesti: 'CP', Ploesti: 'CP' } })
    expect(scene.where('RO_1stArmy')).toBe('Kishinev')
    expect(scene.where('RO_2ndArmy')).toBe('replaceable')
    expect(scene.seen('nation-collapsed')[0]).toMatchObject({ nation: RO, rule: '26.5.3.b.1' })
  })
  it('§26.5.3.b.2 and keep all their rights', () => {
    expect(supplyOf(step(spec).state, piece('RO_1stArmy'))).toBe(SUPPLY.own)
  })
  it('§26.2.3.a §26.5.3.b.2 §26.6.2.b.1 Romania and Serbia keep their sources, Bulgaria loses its own', () => {
    const isFed = (
      nation: 'RO' | 'SB' | 'BU',
      at: string,
      is: 'neutral' | 'at-war' | 'collapsed',
    ): boolean => {
      const s = stateFor({ status: { [nation]: is } })
      return (sourcesAt(s, nation === 'BU' ? CP : AP, space(at)) & (1 << nationNamed(nation))) !== 0
    }
    const each = (nation: 'RO' | 'SB' | 'BU', at: string): boolean[] =>
      (['neutral', 'at-war', 'collapsed'] as const).map((is) => isFed(nation, at, is))
    expect(each('RO', 'Bucharest')).toEqual([false, true, true])
    expect(each('SB', 'Belgrade').slice(1)).toEqual([true, true])
    expect(each('BU', 'Sofia')).toEqual([false, true, false])
  })
})

describe('Serbia', () => {
  it('§26.6.2.a (1) collapses when CP controls its VP spaces', () => {
    const scene = step({
      destroyed: ['Belgrade'],
      control: { Belgrade: 'CP', Cetinje: 'CP' },
      pieces: { SB_1stArmy: 'Nish' },
    })
    expect([status(scene, 'SB'), scene.state.armistice]).toEqual([STATUS.collapsed, 28])
    expect(hasFlag(scene.state, FLAG.serbiaCollapsed)).toBe(true)
  })
  it('§26.6.2.a (2) or has no LCU left at home', () => {
    expect(status(step({ pieces: { 'SB_inf_SCU.1': 'Nish', SB_1stArmy: 'Lemnos' } }), 'SB')).toBe(
      STATUS.collapsed,
    )
  })
  it('§26.6.2.a (3) or AP declares it', () => {
    const scene = step({ pieces: SERBS })
    expect([scene.prompt, scene.asked]).toEqual(['serbian-collapse', 'AP'])
    expect(status(step({ pieces: SERBS }).act('no'), 'SB')).toBe(STATUS.atWar)
    expect(status(scene.act('yes'), 'SB')).toBe(STATUS.collapsed)
  })
  it('§26.6.2.a only once a game', () => {
    const scene = step({ pieces: SERBS, flags: ['serbiaCollapsed'] })
    expect(scene.prompt).toBe('replacements')
  })
  it('§26.6.2.b.1 units with a line to Cetinje, Belgrade or Lemnos stay', () => {
    const scene = step({
      destroyed: ['Belgrade'],
      control: { Belgrade: 'CP', Cetinje: 'CP' },
      pieces: { SB_1stArmy: 'Nish', SB_2ndArmy: 'Lemnos', 'MN_inf_SCU.1': 'Plevlje', RU_SB_Yugo: 'Nish' },
    })
    expect(scene.where('RU_SB_Yugo')).toBe('Nish')
    expect(scene.seen('nation-collapsed')[0]?.removed).toHaveLength(2)
    expect(scene.where('SB_2ndArmy')).toBe('Lemnos')
    expect([scene.where('SB_1stArmy'), scene.where('MN_inf_SCU.1')]).toEqual(['replaceable', 'replaceable'])
  })
  it('§26.6.2.b.1 §14.1.3.a a port they besiege is no way to Lemnos', () => {
    const spec: SceneSpec = {
      pieces: { SB_1stArmy: 'Cattaro', AH_I: 'Belgrade', AH_II: 'Cetinje' },
      control: { Belgrade: 'CP', Cetinje: 'CP' },
    }
    expect(step(spec).where('SB_1stArmy')).toBe('replaceable')
    // destroyed, the fort leaves the port to them
    expect(step({ ...spec, destroyed: ['Cattaro'] }).where('SB_1stArmy')).toBe('Cattaro')
  })
  it('§26.6.2.b.2 until they return only Serbs on Lemnos are repaired', () => {
    const state = stateFor({
      status: { SB: 'collapsed' },
      pieces: { SB_1stArmy: { at: 'Lemnos', reduced: true }, SB_2ndArmy: { at: 'Nish', reduced: true } },
      control: { Cetinje: 'AP', Belgrade: 'AP' },
    })
    expect(whyNotReplace(state, piece('SB_1stArmy'))).toBeUndefined()
    expect(whyNotReplace(state, piece('SB_2ndArmy'))).toMatchObject({ rule: '26.6.2.b.2' })
  })
  it('§26.6.2.b.3 and nobody is rebuilt', () => {
    const spec: SceneSpec = { status: { SB: 'collapsed' }, pieces: { SB_2ndArmy: 'replaceable' } }
    expect(whyNotReplace(stateFor(spec), piece('SB_2ndArmy'))?.code).toBe('serbs-not-yet')
    expect(
      whyNotReplace(stateFor({ ...spec, flags: ['serbsReturned'] }), piece('SB_2ndArmy')),
    ).toBeUndefined()
  })
  it('§26.6.2.e AP in Belgrade undoes it', () => {
    const scene = new StagedScene({
      stage: 'draw',
      status: { SB: 'collapsed' },
      flags: ['serbiaCollapsed'],
      destroyed: ['Belgrade'],
      control: { Belgrade: 'CP' },
    })
    takeSpace(scene.play.umpire, AP, SB, space('Belgrade'), '11.2.a')
    expect(status(scene, 'SB')).toBe(STATUS.atWar)
    expect(scene.seen('collapse-undone')).toHaveLength(1)
  })
  it('§26.6.2.e nobody else, nothing else, and only after the collapse', () => {
    const undone = (id: string, side: Side, spec: SceneSpec): number => {
      const scene = new StagedScene({ stage: 'draw', destroyed: ['Belgrade'], ...spec })
      takeSpace(scene.play.umpire, side, side === AP ? SB : AH, space(id), '11.2.a')
      return scene.seen('collapse-undone').length
    }
    const collapsed: SceneSpec = { status: { SB: 'collapsed' }, flags: ['serbiaCollapsed'] }
    expect([undone('Belgrade', AP, collapsed), undone('Belgrade', CP, collapsed)]).toEqual([1, 0])
    expect([undone('Nish', AP, collapsed), undone('Belgrade', AP, {})]).toEqual([0, 0])
    expect(undone('Belgrade', AP, { status: { SB: 'collapsed' } })).toBe(0)
  })
})

describe('Austria-Hungary', () => {
  const LOST = {
    RU_XX: 'Lemberg',
    RU_X: 'Czernowitz',
    RU_XIV: 'Przemysl',
    RU_XXI: 'Krakow',
    RU_XVII: 'Prague',
    RU_XI: 'Vienna',
    RU_IX: 'Budapest',
    IT_II: 'Trieste',
  }
  const spec: SceneSpec = { status: { IT: 'at-war' }, pieces: { ...SERBS, ...LOST, AH_XVII: 'Graz' } }
  const fallen = (more: SceneSpec = {}): StagedScene => step({ ...spec, ...more }).act('no')

  it('§23.5.a §6.0.E.4.b collapses when AP or uprisings occupy all its VP spaces', () => {
    expect(hasAustriaFallen(stateFor(spec))).toBe(true)
    const risen = { ...spec.pieces, RU_IX: 'Kiev', 'AH_uprising.1': 'Budapest' }
    expect(hasAustriaFallen(stateFor({ ...spec, pieces: risen }))).toBe(true)
    const held = { ...spec.pieces, RU_IX: 'Kiev' }
    expect(hasAustriaFallen(stateFor({ ...spec, pieces: held, control: { Budapest: 'AP' } }))).toBe(false)
    expect(fallen().state.armistice).toBe(26)
  })
  it('§23.5.b.1 its units go, in the boxes too; uprisings stay, but no more come', () => {
    const pieces = {
      ...spec.pieces,
      'AH_inf_SCU.1': 'reserve',
      AH_III: 'replaceable',
      'AH_uprising.1': 'Debrecen',
      GE_AH_SudArmy: 'Graz',
    }
    const scene = fallen({ pieces })
    expect(['AH_XVII', 'AH_inf_SCU.1', 'AH_III'].map((id) => scene.where(id))).toEqual(
      Array(3).fill('eliminated'),
    )
    expect([scene.where('AH_uprising.1'), scene.where('GE_AH_SudArmy')]).toEqual(['Debrecen', 'Graz'])
    expect(whyNotRise(scene.state, AH, space('Pecs'))).toMatchObject({
      code: 'no-more-uprisings',
      rule: '23.5.b.1',
    })
    expect(whyNotRise(scene.state, RU, space('Vilna'))).toBeUndefined()
    expect(whyNotRise(stateFor({}), AH, space('Pecs'))).toBeUndefined()
  })
  it('§23.5.b.2 §23.5.b.3 both sides move and attack there as anywhere', () => {
    const collapsed: SceneSpec = {
      status: { AH: 'collapsed' },
      pieces: { RU_XX: 'Lemberg', GE_I: 'Stryj' },
      stage: 'movement',
      orders: { Lemberg: 'move', Stryj: 'move' },
    }
    const allies = new StagedScene({ ...collapsed, side: 'AP' }).act('unit', 'RU_XX')
    expect(allies.offers('march').length).toBeGreaterThan(1)
    const centrals = new StagedScene({ ...collapsed, side: 'CP' }).act('unit', 'GE_I')
    expect(centrals.offers('march').length).toBeGreaterThan(1)
    const attack = { stage: 'combat', orders: { Lemberg: 'attack', Stryj: 'attack' } } as const
    expect(new StagedScene({ ...collapsed, ...attack, side: 'AP' }).offers('target')).toContain('Stryj')
    expect(new StagedScene({ ...collapsed, ...attack, side: 'CP' }).offers('target')).toContain('Lemberg')
  })
  it('§23.5.b.4 for good', () => {
    expect(collapseOf(AH)?.permanent).toBe(true)
    expect(status(fallen(), 'AH')).toBe(STATUS.collapsed)
    const scene = step({ status: { AH: 'collapsed' }, pieces: SERBS }).act('no')
    expect(status(scene, 'AH')).toBe(STATUS.collapsed)
  })
})

describe('the others', () => {
  it('§23.6.a §26.3.3.a §26.4.3.a §26.7.2.a Germany, Greece, Italy and Turkey never collapse', () => {
    for (const nation of [GE, GR, IT, TU] as const) expect(collapseOf(nation)).toBeUndefined()
    const scene = step({
      status: { IT: 'at-war' },
      greece: 'AP',
      destroyed: ['Venice', 'Verona', 'Adrianople', 'Posen', 'Breslau', 'Thorn', 'Danzig', 'Konigsberg'],
      control: {
        ...Object.fromEntries(['Venice', 'Verona', 'Athens', 'Salonika'].map((id) => [id, 'CP' as const])),
        ...Object.fromEntries(
          ['Constantinople', 'Adrianople', 'Berlin', 'Posen', 'Breslau', 'Thorn', 'Danzig', 'Konigsberg'].map(
            (id) => [id, 'AP' as const],
          ),
        ),
      },
      pieces: SERBS,
    }).act('no')
    expect(scene.seen('nation-collapsed')).toEqual([])
    expect(([BU, RO, SB, RU] as const).map((nation) => collapseOf(nation) !== undefined)).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})
