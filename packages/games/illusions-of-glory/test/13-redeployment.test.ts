/** §13 §9.5 strategic redeployment. */
import { describe, expect, it } from 'vitest'
import { card, srOf } from '../cards.ts'
import { space } from '../map.ts'
import { nationMask, piece } from '../pieces.ts'
import { landDestinations } from '../rules/13-redeployment/routes.ts'
import { seaDestinations } from '../rules/13-redeployment/sea.ts'
import { fromReserve, inReserve, toReserve } from '../rules/13-redeployment/reserve-box.ts'
import { srCost } from '../rules/13-redeployment/eligible.ts'
import { PILE, pileOf, spaceOf } from '../state.ts'
import { Scene } from './scene.ts'
import { type SceneSpec, stateFor } from './stage.ts'

/** an SR round of the Central Powers with so many points */
const cp = (spec: SceneSpec, points = 5): Scene =>
  new Scene({ side: 'CP', phase: 'redeployment', points, ...spec })
const ap = (spec: SceneSpec, points = 5): Scene =>
  new Scene({ side: 'AP', phase: 'redeployment', points, ...spec })
/** where a piece may go by land and sea */
const places = (scene: Scene, id: string): string[] => scene.act('redeploy', id).offers('redeploy-to')
const overland = (spec: SceneSpec, id: string): string[] => {
  const state = stateFor({ side: 'CP', ...spec })
  return landDestinations(state, piece(id)).map((x) => idOf(x))
}
const bySea = (spec: SceneSpec, id: string): string[] =>
  seaDestinations(stateFor(spec), piece(id)).map((x) => idOf(x))
const idOf = (x: number): string => names.get(x) ?? String(x)
const names = new Map<number, string>()
for (const id of [
  ...['Berlin', 'Breslau', 'Posen', 'Lodz', 'Kalisz', 'Warsaw', 'Krakow', 'Vienna', 'Brandenburg', 'Prague'],
  ...['Carniola', 'Tyrol', 'Trieste', 'Fiume', 'Cattaro', 'Spalato', 'Gallipoli', 'Venice', 'SouthernItaly'],
  ...['Lemnos', 'Salonika', 'Odessa', 'Nikolaev', 'Rostov', 'Constanta', 'Danzig', 'Konigsberg', 'Memel'],
  ...['Stettin', 'Durres', 'Vlore', 'Constantinople', 'Anatolia', 'Varna', 'Burgas', 'Petrograd', 'Riga'],
])
  names.set(space(id), id)

describe('strategic redeployment', () => {
  it('§9.5.a §9.5.1 a card gives as many SR points as its number says', () => {
    const scene = new Scene({
      pieces: { RU_I: 'Kiev', 'RU_inf_SCU.1': 'Kiev' },
      hands: { AP: ['AP24'] },
      side: 'AP',
      round: 2,
    })
    scene.act('sr', 'AP24')
    expect(scene.prompt).toBe('redeploy')
    expect(scene.state.points).toBe(srOf(card('AP24')))
    expect(scene.offers('redeploy')).toEqual(['RU_I', 'RU_inf_SCU.1'])
    expect(pileOf(scene.state, card('AP24'))).toBe(PILE.played)
  })

  it('§9.5.2.a §9.5.2.b §13.1.b §13.1.c an LCU costs 3, full or reduced, everybody else 1', () => {
    expect(srCost(piece('GE_I'))).toBe(3)
    expect(['GE_inf_SCU.1', 'GE_HQ_Mackensen', 'GE_HeavyArtillery.1'].map((id) => srCost(piece(id)))).toEqual(
      [1, 1, 1],
    )
    const scene = cp({ pieces: { GE_I: { at: 'Berlin', reduced: true }, 'GE_inf_SCU.1': 'Berlin' } }, 4)
    scene.act('redeploy', 'GE_I').act('redeploy-to', 'Breslau')
    expect(scene.state.points).toBe(1)
    expect(scene.refusal('redeploy', 'GE_I')).toMatchObject({ code: 'too-few-sr', rule: '9.5.2.a' })
    scene.act('redeploy', 'GE_inf_SCU.1').act('redeploy-to', 'Breslau')
    expect(scene.seen('redeployed').map(({ cost }) => cost)).toEqual([3, 1])
    expect(scene.prompt).not.toBe('redeploy')
  })

  it('§13.1.a any distance overland', () => {
    const scene = cp({ pieces: { GE_I: 'Konigsberg' } })
    expect(places(scene, 'GE_I')).toEqual(expect.arrayContaining(['Vienna', 'Temesvar', 'Brandenburg']))
    scene.act('redeploy-to', 'Temesvar')
    expect(scene.where('GE_I')).toBe('Temesvar')
  })

  it('§9.5.b §9.5.2.c §13.1.d uprisings do not', () => {
    const scene = cp({ pieces: { GE_I: 'Berlin', 'AH_uprising.1': 'Lemberg' } })
    expect(scene.refusal('redeploy', 'AH_uprising.1')).toMatchObject({
      code: 'no-sr-for-uprising',
      rule: '13.1.d',
    })
  })

  it('§13.1.e nor units out of supply', () => {
    const scene = ap({ pieces: { RU_I: 'Kiev', 'RU_inf_SCU.1': 'Stryj' } })
    expect(scene.offers('redeploy')).toEqual(['RU_I'])
    expect(scene.refusal('redeploy', 'RU_inf_SCU.1')).toMatchObject({
      code: 'no-sr-out-of-supply',
      rule: '13.1.e',
    })
  })

  it('§13.1.e §14.2.1.d §14.2.2.d nor those that live on their allies', () => {
    const scene = ap({ pieces: { RU_I: 'Kiev', 'RU_inf_SCU.1': 'Salonika' } })
    expect(scene.refusal('redeploy', 'RU_inf_SCU.1')).toMatchObject({
      code: 'supplied-by-allies-only',
      rule: '14.2.2.d',
    })
  })

  it('§13.1.h one unit may go twice in a round', () => {
    const scene = cp({ pieces: { 'GE_inf_SCU.1': 'Berlin' } }, 2)
    scene.act('redeploy', 'GE_inf_SCU.1').act('redeploy-to', 'Posen')
    scene.act('redeploy', 'GE_inf_SCU.1').act('redeploy-to', 'Vienna')
    expect(scene.where('GE_inf_SCU.1')).toBe('Vienna')
    expect(scene.state.points).toBe(0)
  })

  it('§13.1.i §13.1.j points go to several nations and spaces, in any order; others stay', () => {
    const scene = cp(
      { pieces: { GE_I: 'Berlin', AH_II: 'Vienna', 'GE_inf_SCU.1': 'Berlin', 'AH_inf_SCU.1': 'Vienna' } },
      5,
    )
    scene.act('redeploy', 'AH_inf_SCU.1').act('redeploy-to', 'Prague')
    scene.act('redeploy', 'GE_I').act('redeploy-to', 'Prague')
    scene.act('redeploy', 'GE_inf_SCU.1').act('redeploy-to', 'Krakow')
    expect([scene.where('AH_II'), scene.where('GE_I'), scene.where('AH_inf_SCU.1')]).toEqual([
      'Vienna',
      'Prague',
      'Prague',
    ])
  })

  it('§13.1.i points left over need not be spent', () => {
    const scene = cp({ pieces: { GE_I: 'Berlin', GE_II: 'Berlin' } }, 5)
    expect(scene.can('done')).toBe(true)
    scene.act('done')
    expect(scene.prompt).not.toBe('redeploy')
  })

  it('§4.4.2.a.10 a partner redeploys only what he commands', () => {
    const spec = { scenario: 'campaign-four', round: 1, pieces: { AH_II: 'Vienna', GE_I: 'Berlin' } }
    const scene = cp(spec)
    expect(scene.offers('redeploy')).toEqual(['AH_II'])
    expect(scene.refusal('redeploy', 'GE_I').code).toBe('not-your-command')
  })
})

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

describe('redeployment by sea', () => {
  const italy: SceneSpec = { status: { IT: 'at-war' }, turn: 5 }

  it('§13.3.a §13.3.b SCUs go from the port they are in to a friendly one', () => {
    const spec = { ...italy, pieces: { 'IT_inf_SCU.1': 'SouthernItaly' }, control: { Durres: 'AP' as const } }
    expect(bySea(spec, 'IT_inf_SCU.1').sort()).toEqual(['Durres', 'Lemnos', 'Venice'])
    const scene = ap(spec)
    scene.act('redeploy', 'IT_inf_SCU.1')
    expect(scene.refusal('redeploy-to', 'Vlore')).toMatchObject({ code: 'not-a-port', rule: '13.3.b' })
    scene.act('redeploy-to', 'Durres')
    expect(scene.seen('redeployed')).toMatchObject([{ way: 'sea', cost: 1 }])
  })

  it('§13.3.a HQs and heavy artillery count as SCUs', () => {
    const spec: SceneSpec = {
      pieces: { 'GE_HeavyArtillery.1': 'Danzig', GE_I: 'Danzig', GE_II: 'Memel' },
      turn: 5,
    }
    expect(bySea({ ...spec, side: 'CP' }, 'GE_HeavyArtillery.1')).toContain('Memel')
  })

  it('§13.3.c Lemnos is a port, but not for the Central Powers', () => {
    expect(bySea({ ...italy, pieces: { 'IT_inf_SCU.1': 'Venice' } }, 'IT_inf_SCU.1')).toContain('Lemnos')
    const scene = cp({ pieces: { 'AH_inf_SCU.1': 'Fiume' }, turn: 5 })
    scene.act('redeploy', 'AH_inf_SCU.1')
    expect(scene.refusal('redeploy-to', 'Lemnos')).toMatchObject({ code: 'not-to-lemnos', rule: '13.3.c' })
  })

  it('§13.3.d whoever was redeployed overland this round sails in a later one', () => {
    const scene = cp({ pieces: { 'AH_inf_SCU.1': 'Vienna' }, control: { Mostar: 'AP' }, turn: 5 })
    scene.act('redeploy', 'AH_inf_SCU.1')
    expect(scene.refusal('redeploy-to', 'Cattaro')).toMatchObject({ code: 'port-first', rule: '13.3.d' })
    scene.act('redeploy-to', 'Fiume').act('redeploy', 'AH_inf_SCU.1')
    expect(scene.refusal('redeploy-to', 'Cattaro')).toMatchObject({ code: 'port-first', rule: '13.3.d' })
    const later = cp({ pieces: { 'AH_inf_SCU.1': 'Fiume' }, control: { Mostar: 'AP' }, turn: 5 })
    expect(places(later, 'AH_inf_SCU.1')).toContain('Cattaro')
  })

  it('§13.3.e from a port on the Black Sea to others on the Black Sea only', () => {
    const spec: SceneSpec = { pieces: { 'RU_inf_SCU.1': 'Odessa' }, status: { RO: 'at-war' }, turn: 5 }
    expect(bySea(spec, 'RU_inf_SCU.1').sort()).toEqual(['Constanta', 'Nikolaev', 'Rostov'])
    const scene = ap(spec)
    scene.act('redeploy', 'RU_inf_SCU.1')
    expect(scene.refusal('redeploy-to', 'Lemnos')).toMatchObject({ code: 'other-sea', rule: '13.3.e' })
  })

  it('§13.3.f LCUs do not', () => {
    expect(bySea({ ...italy, pieces: { IT_I: 'Venice' } }, 'IT_I')).toEqual([])
    const scene = ap({ ...italy, pieces: { IT_I: 'Venice' } })
    scene.act('redeploy', 'IT_I')
    expect(scene.refusal('redeploy-to', 'Lemnos')).toMatchObject({ code: 'no-lcu-by-sea', rule: '13.3.f' })
  })

  it('§13.3.g nobody does in winter', () => {
    const spec: SceneSpec = { status: { IT: 'at-war' }, pieces: { 'IT_inf_SCU.1': 'Venice' } }
    expect([3, 5, 7].map((turn) => bySea({ ...spec, turn }, 'IT_inf_SCU.1').length > 0)).toEqual([
      false,
      true,
      false,
    ])
    const scene = ap({ ...spec, turn: 3 })
    scene.act('redeploy', 'IT_inf_SCU.1')
    expect(scene.refusal('redeploy-to', 'Lemnos')).toMatchObject({
      code: 'no-sr-by-sea-in-winter',
      rule: '13.3.g',
    })
  })

  it('§11.3.1.b ports of the Italian Front are ports like the others', () => {
    const spec: SceneSpec = { ...italy, side: 'CP', pieces: { 'AH_inf_SCU.1': 'Trieste' } }
    expect(bySea(spec, 'AH_inf_SCU.1')).toEqual(expect.arrayContaining(['Fiume', 'Cattaro']))
    expect(bySea({ ...spec, pieces: { 'AH_inf_SCU.1': 'Cattaro' } }, 'AH_inf_SCU.1')).toContain('Trieste')
  })

  it('§4.3.f but nobody comes on to the Italian Front before Italy is at war, by sea or overland', () => {
    const scene = cp({ pieces: { 'AH_inf_SCU.1': 'Fiume', 'AH_inf_SCU.2': 'Carniola' }, turn: 5 })
    scene.act('redeploy', 'AH_inf_SCU.1')
    expect(scene.offers('redeploy-to')).toContain('Cattaro')
    expect(scene.offers('redeploy-to')).not.toContain('Trieste')
    expect(scene.refusal('redeploy-to', 'Trieste')).toMatchObject({ code: 'neutral-closed', rule: '4.3.f' })
    scene.act('redeploy-to', 'Cattaro').act('redeploy', 'AH_inf_SCU.2')
    expect(scene.offers('redeploy-to')).toContain('Graz')
    for (const id of ['Trieste', 'Gorizia', 'Caporetto', 'Toblach'])
      expect(scene.refusal('redeploy-to', id).code).toBe('neutral-closed')
  })

  it('§26.1.1.c Albanian ports serve who controls them', () => {
    const spec: SceneSpec = { side: 'CP', pieces: { 'AH_inf_SCU.1': 'Cattaro' }, turn: 5 }
    expect(bySea({ ...spec, control: { Durres: 'CP' } }, 'AH_inf_SCU.1')).toContain('Durres')
    expect(bySea(spec, 'AH_inf_SCU.1')).not.toContain('Durres')
    expect(bySea({ ...spec, control: { Durres: 'AP' } }, 'AH_inf_SCU.1')).not.toContain('Durres')
  })

  it('§9.7.1.a submarines keep the Allied Powers off the Mediterranean until convoys sail', () => {
    const spec = { ...italy, pieces: { 'IT_inf_SCU.1': 'Venice' } }
    expect(bySea({ ...spec, flags: ['uBoats'] }, 'IT_inf_SCU.1')).toEqual([])
    expect(bySea({ ...spec, flags: ['uBoats', 'convoys'] }, 'IT_inf_SCU.1')).toContain('Lemnos')
  })
})

describe('the reserve box', () => {
  it('§13.4.a nobody redeploys into or out of it', () => {
    const scene = cp({ pieces: { GE_I: 'Berlin', 'GE_inf_SCU.1': 'reserve' } })
    expect(scene.offers('redeploy')).toEqual(['GE_I'])
    expect(scene.refusal('redeploy', 'GE_inf_SCU.1')).toMatchObject({
      code: 'no-sr-from-box',
      rule: '13.4.a',
    })
  })

  it('§13.4.b §13.4.c SCUs go there at full strength and come from there at full strength', () => {
    const scene = cp({
      pieces: { GE_I: 'Berlin', 'GE_inf_SCU.1': { at: 'Berlin', reduced: true, marks: ['moved'] } },
    })
    const p = piece('GE_inf_SCU.1')
    toReserve(scene.play.table, p)
    expect([
      scene.where('GE_inf_SCU.1'),
      scene.isReduced('GE_inf_SCU.1'),
      scene.isMarked('GE_inf_SCU.1', 'moved'),
    ]).toEqual(['reserve', false, false])
    fromReserve(scene.play.table, p, space('Posen'))
    expect(spaceOf(scene.state, p)).toBe(space('Posen'))
  })

  it('§13.4.c it is asked by nation and type, one of a kind', () => {
    const state = stateFor({
      pieces: {
        'GE_inf_SCU.1': 'reserve',
        'GE_inf_SCU.2': 'reserve',
        'GE_cav_SCU.1': 'reserve',
        'AH_inf_SCU.1': 'reserve',
        'GE_res_SCU.1': 'replaceable',
      },
    })
    const german = nationMask(piece('GE_I'))
    expect(inReserve(state, german)).toEqual([piece('GE_inf_SCU.1'), piece('GE_cav_SCU.1')])
    expect(inReserve(state, german, 'cavalry')).toEqual([piece('GE_cav_SCU.1')])
  })
})
