/** §13.2 the ways of strategic redeployment overland. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { isOpen } from '../rules/11-movement/neutrals.ts'
import { type SceneSpec, stateFor } from './stage.ts'
import { cp, ap, places, overland, names } from './redeploying.ts'

describe('routes', () => {
  const poland = { Kalisz: 'CP', Lodz: 'CP', Warsaw: 'CP' } as const

  it('§13.2.a LCUs keep to single gauge; mixed gauge has to be converted first', () => {
    const spec: SceneSpec = {
      pieces: { GE_I: 'Posen', 'GE_inf_SCU.1': 'Posen' },
      control: poland,
      destroyed: ['Warsaw'],
    }
    expect(overland(spec, 'GE_I')).not.toContain('Lodz')
    expect(overland(spec, 'GE_inf_SCU.1')).toContain('Lodz')
    expect(overland({ ...spec, flags: ['cpRailroads'] }, 'GE_I')).toContain('Lodz')
    expect(overland({ ...spec, flags: ['apRailroads'] }, 'GE_I')).not.toContain('Lodz')
    const scene = cp(spec)
    scene.act('redeploy', 'GE_I')
    expect(scene.refusal('redeploy-to', 'Lodz')).toMatchObject({ code: 'lcu-needs-rail', rule: '13.2.a' })
  })

  it('§11.1.5.a not into a neutral country', () => {
    const scene = cp({ pieces: { AH_I: 'Temesvar' } }).act('redeploy', 'AH_I')
    expect(scene.refusal('redeploy-to', 'Bucharest')).toMatchObject({
      code: 'neutral-closed',
      rule: '11.1.5.a',
    })
    expect(scene.refusal('redeploy-to', 'Kiev').code).not.toBe('neutral-closed')
    expect(isOpen(scene.state, space('Bucharest'))).toBe(false)
    expect(isOpen(stateFor({ status: { RO: 'at-war' } }), space('Bucharest'))).toBe(true)
  })

  it('§13.2.b only to where a line leads to a source of the own nation', () => {
    const scene = cp({
      pieces: { 'AH_inf_SCU.1': 'Fiume' },
      control: { Mostar: 'AP' },
      flags: ['blockade'],
      turn: 5,
    })
    scene.act('redeploy', 'AH_inf_SCU.1')
    expect(scene.offers('redeploy-to')).toContain('Spalato')
    expect(scene.offers('redeploy-to')).not.toContain('Cattaro')
    expect(scene.refusal('redeploy-to', 'Cattaro')).toMatchObject({ code: 'no-source-there', rule: '13.2.b' })
  })

  it('§13.2.b not to where only sources of allies are', () => {
    const to = (odessa: 'AP' | 'CP'): string[] => {
      const scene = ap({
        pieces: { 'RO_inf_SCU.1': 'Jassy' },
        status: { RO: 'at-war' },
        control: { Bucharest: 'CP', Constanta: 'CP', Odessa: odessa },
        turn: 9,
      })
      return scene.offers('redeploy').includes('RO_inf_SCU.1') ? places(scene, 'RO_inf_SCU.1') : []
    }
    expect(to('AP')).not.toEqual([])
    expect(to('CP')).toEqual([])
  })

  it('§13.2.b §26.3.1.d not on the supply of a Greek port that closes behind it', () => {
    const spec: SceneSpec = {
      pieces: {
        'BR_inf_SCU.1': 'Kavalla',
        'FR_inf_SCU.1': 'Plovdiv',
        GE_X: 'Salonika',
        BU_1stArmy: 'FtRupel',
      },
      control: { FtRupel: 'CP', Durres: 'AP' },
      status: { BU: 'at-war' },
      turn: 5,
    }
    const scene = ap(spec)
    scene.act('redeploy', 'BR_inf_SCU.1')
    expect(scene.offers('redeploy-to')).toEqual(['Durres', 'Lemnos'])
    expect(scene.refusal('redeploy-to', 'Plovdiv')).toMatchObject({ code: 'no-source-there', rule: '13.2.b' })
    const others = { ...spec.pieces, 'BR_inf_SCU.2': 'Kavalla' }
    expect(places(ap({ ...spec, pieces: others }), 'BR_inf_SCU.1')).toContain('Plovdiv')
    const city = { ...spec.pieces, GE_X: 'Berlin', FR_1stGroup: 'Salonika' }
    expect(places(ap({ ...spec, pieces: city }), 'BR_inf_SCU.1')).toContain('Plovdiv')
  })

  it('§13.2.c only through friendly spaces, whatever stands next to them', () => {
    const spec: SceneSpec = {
      pieces: { 'GE_inf_SCU.1': 'Posen', RU_I: 'Warsaw', RU_II: 'Wloclawek' },
      control: { Kalisz: 'CP', Lodz: 'CP' },
    }
    expect(overland(spec, 'GE_inf_SCU.1')).toContain('Lodz')
    const cut = { ...spec, control: { Lodz: 'CP' as const } }
    expect(overland(cut, 'GE_inf_SCU.1')).not.toContain('Lodz')
    const scene = cp(cut)
    scene.act('redeploy', 'GE_inf_SCU.1')
    expect(scene.refusal('redeploy-to', 'Lodz')).toMatchObject({ code: 'no-route', rule: '13.2.c' })
    expect(scene.refusal('redeploy-to', 'Warsaw')).toMatchObject({ code: 'no-route', rule: '13.2.c' })
  })

  it('§13.2.c not through a space an uprising holds', () => {
    const spec = { pieces: { AH_II: 'Brody', 'AH_uprising.1': 'Lemberg' }, control: { Dubno: 'CP' } } as const
    expect(overland(spec, 'AH_II')).toEqual([])
  })

  it('§13.2.d into, out of and through a besieged enemy fort', () => {
    const spec: SceneSpec = {
      pieces: { GE_I: 'Warsaw', GE_II: 'Posen', 'GE_inf_SCU.1': 'Posen' },
      control: { Kalisz: 'CP', Lodz: 'CP', Siedlce: 'CP' },
      flags: ['cpRailroads'],
    }
    names.set(space('Siedlce'), 'Siedlce')
    expect(overland(spec, 'GE_II')).toEqual(expect.arrayContaining(['Warsaw', 'Siedlce']))
    expect(overland(spec, 'GE_I')).toContain('Lodz')
    const notBesieged = { ...spec, pieces: { GE_II: 'Posen' } }
    expect(overland(notBesieged, 'GE_II')).not.toContain('Siedlce')
  })

  it('§20.3.4.a those who stay must go on besieging', () => {
    const scene = cp({
      pieces: { GE_I: 'Lutsk', 'GE_inf_SCU.1': 'Lutsk', GE_II: 'Berlin' },
      control: { Brody: 'CP' },
      flags: ['cpRailroads'],
    })
    expect(scene.refusal('redeploy', 'GE_I')).toMatchObject({ code: 'siege-must-hold', rule: '20.3.4.a' })
    expect(scene.offers('redeploy')).toContain('GE_inf_SCU.1')
  })

  it('§13.2.e into a friendly region, where it ends', () => {
    const lost = Object.fromEntries(['Gorlitz', 'Prague'].map((id) => [id, 'AP' as const]))
    const spec: SceneSpec = { pieces: { 'GE_inf_SCU.1': 'Berlin' }, control: lost }
    expect(overland(spec, 'GE_inf_SCU.1')).toContain('Brandenburg')
    const beyond: SceneSpec = {
      pieces: { AH_II: 'Linz' },
      control: { Vienna: 'AP', Prague: 'AP', Graz: 'AP', Trento: 'CP', Toblach: 'CP' },
      destroyed: ['Trento'],
    }
    names.set(space('Trento'), 'Trento')
    expect(overland(beyond, 'AH_II')).toEqual(['Tyrol'])
  })

  it('§13.2.a §13.2.c §13.2.e the reason: a region on the way, no rail, or no way at all', () => {
    const cut = Object.fromEntries(['Sarajevo', 'Banjaluka', 'Spalato'].map((id) => [id, 'AP' as const]))
    const scene = cp({ status: { IT: 'at-war' }, pieces: { AH_II: 'Vienna' }, control: cut })
    scene.act('redeploy', 'AH_II')
    expect(['Gorizia', 'DornaWatra', 'Mostar'].map((id) => scene.refusal('redeploy-to', id))).toMatchObject([
      { code: 'must-stop-there', rule: '13.2.e', facts: { space: space('Carniola') } },
      { code: 'lcu-needs-rail', rule: '13.2.a' },
      { code: 'no-route', rule: '13.2.c' },
    ])
  })

  it('§13.2.e §13.2.f not into enemy regions, even with own units there; nobody’s with own units will do', () => {
    const spec: SceneSpec = {
      status: { IT: 'at-war' },
      pieces: { IT_I: 'Trento', IT_II: 'Tyrol', 'IT_inf_SCU.1': 'Verona', 'IT_inf_SCU.2': 'Verona' },
      control: { Trento: 'AP' },
      destroyed: ['Trento'],
    }
    const scene = ap(spec)
    scene.act('redeploy', 'IT_inf_SCU.1')
    expect(scene.refusal('redeploy-to', 'Tyrol')).toMatchObject({ code: 'region-not-ours', rule: '13.2.f' })
    const nobody = ap({ ...spec, control: { Trento: 'AP', Tyrol: 'none' } })
    expect(places(nobody, 'IT_inf_SCU.1')).toContain('Tyrol')
    const risen = ap({
      ...spec,
      pieces: { ...spec.pieces, 'AH_uprising.1': 'Tyrol' },
      control: { Trento: 'AP', Tyrol: 'AP' },
    })
    risen.act('redeploy', 'IT_inf_SCU.1')
    expect(risen.refusal('redeploy-to', 'Tyrol').rule).toBe('13.2.f')
  })

  it('§10.1.a nobody may overstack at the end of his way', () => {
    const full = { GE_I: 'Breslau', GE_II: 'Breslau', GE_X: 'Breslau', 'GE_inf_SCU.1': 'Berlin' }
    const scene = cp({ pieces: full }, 1)
    scene.act('redeploy', 'GE_inf_SCU.1')
    expect(scene.offers('redeploy-to')).not.toContain('Breslau')
    expect(scene.refusal('redeploy-to', 'Breslau').code).toBe('no-room-for-sr')
  })

  it('§27.0.b an HQ goes only where troops are', () => {
    const scene = cp({
      pieces: { GE_I: 'Breslau', GE_II: 'Berlin', GE_X: 'Posen', GE_HQ_Mackensen: 'Berlin' },
    })
    scene.act('redeploy', 'GE_HQ_Mackensen')
    expect(scene.offers('redeploy-to')).toEqual(['Breslau', 'Posen'])
    expect(scene.refusal('redeploy-to', 'Vienna').code).toBe('support-alone')
  })

  it('§13.5 with all sources of a nation lost its units do not redeploy', () => {
    const scene = cp({
      pieces: { 'TU_inf_SCU.1': 'Adrianople', GE_I: 'Berlin' },
      control: { Constantinople: 'AP', Rodosto: 'AP', Anatolia: 'AP' },
    })
    expect(scene.refusal('redeploy', 'TU_inf_SCU.1')).toMatchObject({ code: 'no-own-source', rule: '13.5' })
  })

  it('§13.5 British, French, Greeks and Serbs have Lemnos as well', () => {
    const scene = ap({
      pieces: { 'SB_inf_SCU.1': 'Salonika', 'BR_inf_SCU.1': 'Salonika' },
      control: { Belgrade: 'CP', Cetinje: 'CP', Lemnos: 'AP' },
      turn: 1,
    })
    expect(scene.offers('redeploy')).toEqual(['BR_inf_SCU.1', 'SB_inf_SCU.1'])
  })
})
