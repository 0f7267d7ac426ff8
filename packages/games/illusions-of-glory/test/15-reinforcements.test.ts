/** §15 §9.7.3.d where reinforcements come, and whether they can. */
import { describe, expect, it } from 'vitest'
import { card, eventCard } from '../cards.ts'
import type { CardId, Destination, EventEffect } from '../data/card-types.ts'
import { idOfSpace, space } from '../map.ts'
import { piece, piecesNamed } from '../pieces.ts'
import { isCapitalLost } from '../rules/15-reinforcements/capitals.ts'
import { placesFor, whyNotPlace } from '../rules/15-reinforcements/places.ts'
import { canPlaceAll } from '../rules/15-reinforcements/room.ts'
import { arrivesReduced, noteLcuLost } from '../rules/24-troop-quality.ts'
import { AH, GE, MN, RU } from '../sides.ts'
import { StagedScene } from './scene.ts'
import { type SceneSpec, stateFor } from './stage.ts'

type Reinforcements = Extract<EventEffect, { kind: 'reinforcements' }>
/** what a card brings */
const effectOf = (id: CardId): Reinforcements =>
  eventCard(card(id)).effects.find(
    (each): each is Reinforcements => each.kind === 'reinforcements',
  ) as Reinforcements
const places = (spec: SceneSpec, id: string, at: Destination): string[] =>
  placesFor(stateFor(spec), piece(id), at).map(idOfSpace).sort()
const by = (id: CardId, spec: SceneSpec = {}): string[] => {
  const { units, at } = effectOf(id)
  const [first] = piecesNamed(units[0] as string)
  return placesFor(stateFor(spec), first as number, at)
    .map(idOfSpace)
    .sort()
}
const to = (...nations: ('RU' | 'GE' | 'AH' | 'TU' | 'IT')[]): Destination => ({ to: 'sources', nations })
const three = (at: string, ...ids: string[]): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, at]))
const refused = (spec: SceneSpec, id: string, at: Destination, x: string): unknown =>
  whyNotPlace(stateFor(spec), piece(id), at, space(x))

describe('places', () => {
  it('§15.1.c §15.2.a Russians come on any Russian source the Allied Powers control', () => {
    const all = by('AP2')
    expect(all).toEqual([
      'BrestLitovsk',
      'Kharkov',
      'Kiev',
      'Minsk',
      'Moscow',
      'Novgorod',
      'Odessa',
      'Petrograd',
      'Rostov',
      'Smolensk',
      'Warsaw',
    ])
    expect(by('AP2', { control: { Minsk: 'CP' } })).not.toContain('Minsk')
    expect(by('AP2', { pieces: { 'RU_uprising.1': 'Kiev' } })).not.toContain('Kiev')
    expect(refused({ control: { Minsk: 'CP' } }, 'RU_XVIII', to('RU'), 'Minsk')).toMatchObject({
      code: 'not-friendly',
    })
    expect(refused({}, 'RU_XVIII', to('RU'), 'Riga')).toMatchObject({ code: 'not-a-source', rule: '15.1.c' })
  })

  it('§15.1.c not where they would overstack', () => {
    const pieces = three('Kiev', 'RU_I', 'RU_II', 'RU_III')
    expect(by('AP2', { pieces })).not.toContain('Kiev')
    expect(refused({ pieces }, 'RU_XVIII', to('RU'), 'Kiev')).toMatchObject({ code: 'no-room-to-place' })
  })

  it('§15.1.d each unit of a card where its owner likes: the guards of the example', () => {
    const pieces = {
      RU_1stGuard: 'Kiev',
      RU_2ndGuard: 'Kiev',
      RU_GuardCav: 'Kiev',
      RU_II: 'BrestLitovsk',
      RU_III: 'BrestLitovsk',
    }
    expect(places({ pieces }, 'RU_VCauc', to('RU'))).toContain('BrestLitovsk')
    expect(places({ pieces }, 'RU_VCauc', to('RU'))).not.toContain('Kiev')
    expect(places({ pieces }, 'RU_VCav', to('RU'))).toContain('Kharkov')
  })

  it('§15.1.e not on a source in a besieged fort', () => {
    const pieces = { GE_I: 'Warsaw' }
    expect(by('AP2', { pieces })).not.toContain('Warsaw')
    expect(refused({ pieces }, 'RU_XVIII', to('RU'), 'Warsaw')).toMatchObject({
      code: 'source-besieged',
      rule: '15.1.e',
    })
  })

  it('§15.1.f at full strength, unless the card says otherwise', () => {
    const state = stateFor({ tracks: { quality: { RU: 5 } } })
    expect(arrivesReduced(state, piece('RU_XVIII'), effectOf('AP2'))).toBe(false)
  })

  it('§15.1.g regions with a source have room when the spaces have none; without any source nobody comes', () => {
    const full = {
      ...three('Sofia', 'BU_1stArmy', 'BU_2ndArmy', 'BU_3rdArmy'),
      ...three('Constantinople', 'TU_I', 'TU_II', 'TU_inf_SCU.1'),
    }
    expect(by('CP28', { pieces: full })).toEqual(['Anatolia', 'Rodosto'])
    const control = { Constantinople: 'AP', Rodosto: 'AP', Anatolia: 'AP' } as const
    expect(by('CP28', { control })).toEqual([])
  })

  it('§15.2.b Italians come on their sources on the inset', () => {
    const spec: SceneSpec = { status: { IT: 'at-war' }, control: { Vlore: 'AP', Durres: 'AP' } }
    expect(by('AP33', spec)).toEqual(['SouthernItaly', 'Venice'])
  })

  it('§15.2.c SUPREME WAR COUNCIL is an Italian card; its British and French come where it says', () => {
    expect(effectOf('AP51').nation).toBe('IT')
    const spec: SceneSpec = { status: { IT: 'at-war' } }
    expect(by('AP51', spec)).toEqual(['SouthernItaly', 'Verona'])
    expect(by('AP51', { ...spec, control: { Verona: 'CP' } })).toEqual(['SouthernItaly'])
  })

  it('§15.3.a §15.3.b Germans and Austrians come on their own sources, and both at Krakow', () => {
    expect(by('CP36')).toEqual(['Berlin', 'Brandenburg', 'Breslau', 'Danzig', 'Konigsberg', 'Krakow'])
    expect(by('CP30')).toEqual(['Budapest', 'Carniola', 'Krakow', 'Prague', 'Tyrol', 'Vienna'])
  })

  it('§15.3.c Turks on theirs', () => {
    expect(by('CP28')).toEqual(['Anatolia', 'Constantinople', 'Rodosto'])
  })

  it('§15.3.d ARMY OF THE BUG is a German card, SUD ARMY an Austrian one', () => {
    expect([effectOf('CP21').nation, effectOf('CP20').nation]).toEqual(['GE', 'AH'])
    expect(by('CP20')).toContain('Vienna')
    expect(by('CP21')).toContain('Berlin')
  })

  it('§15.3.d §24.1.b so the loss of SUD ARMY lowers the Troop Quality of Austria-Hungary', () => {
    const quality = (id: string): number[] => {
      const scene = new StagedScene({ tracks: { quality: { GE: 9, AH: 9 } } })
      noteLcuLost(scene.play.umpire, piece(id))
      return [scene.quality('GE'), scene.quality('AH')]
    }
    expect([quality('GE_AH_SudArmy'), quality('GE_XI')]).toEqual([
      [9, 8],
      [8, 9],
    ])
  })

  it('§23.6.b.2 Germans come in Brandenburg when all their VP spaces are lost', () => {
    const lost = ['Berlin', 'Posen', 'Breslau', 'Thorn', 'Danzig', 'Konigsberg', 'Krakow']
    const control = Object.fromEntries(lost.map((id) => [id, 'AP' as const]))
    expect(by('CP36', { control })).toEqual(['Brandenburg'])
  })

  it('§26.7.2.b.2 Turks come in Rodosto or Anatolia, whichever is left', () => {
    const control = { Constantinople: 'AP', Adrianople: 'AP' } as const
    expect(by('CP28', { control })).toEqual(['Anatolia', 'Rodosto'])
    expect(by('CP28', { control: { ...control, Anatolia: 'AP' } })).toEqual(['Rodosto'])
  })

  it('§26.4.3.b Italians come in Southern Italy when Venice and Verona are lost', () => {
    const spec: SceneSpec = { status: { IT: 'at-war' }, control: { Venice: 'CP', Verona: 'CP' } }
    expect(by('AP33', spec)).toEqual(['SouthernItaly'])
    expect(by('AP51', spec)).toEqual(['SouthernItaly'])
  })

  it('§15.1.c a space an event names may be nobody’s, but not the enemy’s', () => {
    const salonika: Destination = { to: 'spaces', spaces: ['Salonika'] }
    const id = 'BR_GR_NationalDefence'
    expect(places({}, id, salonika)).toEqual(['Salonika'])
    expect(places({ pieces: { GE_I: 'Salonika' } }, id, salonika)).toEqual([])
    expect(places({ pieces: { GR_I: 'Salonika' } }, id, salonika)).toEqual([])
  })

  it('§27.0.d an HQ comes to supplied troops of the nation named that have none', () => {
    const at: Destination = { to: 'with', units: { nations: ['RU'] } }
    const pieces = { RU_I: 'Kiev', RU_II: 'Stryj', GE_I: 'Berlin', RO_1stArmy: 'Jassy' }
    expect(places({ pieces, status: { RO: 'at-war' } }, 'RU_HQ_Brusilov', at)).toEqual(['Kiev'])
  })
})

describe('room for all', () => {
  const turks: Destination = to('TU')
  const crowded = { control: { Rodosto: 'AP', Anatolia: 'AP' } } as const

  it('§15.1.h §9.7.3.d a card cannot be played unless all its units find a place', () => {
    const two = [piece('TU_VI'), piece('TU_XV')]
    expect(canPlaceAll(stateFor({ ...crowded, pieces: { TU_I: 'Constantinople' } }), two, turks, false)).toBe(
      true,
    )
    const full = { ...crowded, pieces: three('Constantinople', 'TU_I', 'TU_II') }
    expect(canPlaceAll(stateFor(full), two, turks, false)).toBe(false)
    expect(canPlaceAll(stateFor({ pieces: full.pieces }), two, turks, false)).toBe(true)
  })

  it('§15.1.h those that come together need a place that takes them all, an HQ with its troops', () => {
    const german: Destination = to('GE')
    const staff = ['GE_HQ_Mackensen', 'GE_HeavyArtillery.1', 'GE_Guard', 'GE_X'].map(piece)
    const lost = Object.fromEntries(
      ['Berlin', 'Brandenburg', 'Breslau', 'Danzig', 'Krakow'].map((id) => [id, 'AP' as const]),
    )
    expect(canPlaceAll(stateFor({ control: lost }), staff, german, true)).toBe(true)
    const pieces = three('Konigsberg', 'GE_I', 'GE_II')
    expect(canPlaceAll(stateFor({ control: lost, pieces }), staff, german, true)).toBe(false)
    const guns = ['GE_XXIIRes', 'GE_XXVIIRes', 'GE_HeavyArtillery.1'].map(piece)
    expect(canPlaceAll(stateFor({}), guns, german, false)).toBe(true)
  })

  it('§15.1.h asking changes nothing', () => {
    const state = stateFor({ ...crowded, pieces: { TU_I: 'Constantinople' } })
    const before = state.words.slice()
    canPlaceAll(state, [piece('TU_VI'), piece('TU_XV')], turks, false)
    expect(state.words).toEqual(before)
  })
})

describe('capitals', () => {
  const isLost = (spec: SceneSpec, nation: typeof RU | typeof GE | typeof AH): boolean =>
    isCapitalLost(stateFor(spec), nation)

  it('§15.4.a Petrograd: enemy units or Russian uprisings there end Russian reinforcements', () => {
    expect(isLost({}, RU)).toBe(false)
    expect(isLost({ pieces: { GE_I: 'Petrograd' } }, RU)).toBe(true)
    expect(isLost({ pieces: { 'RU_uprising.1': 'Petrograd' } }, RU)).toBe(true)
    expect(isLost({ pieces: { RU_I: 'Petrograd' } }, RU)).toBe(false)
    expect(isCapitalLost(stateFor({}), MN)).toBe(false)
  })

  it('§15.4.b Berlin likewise', () => {
    expect(isLost({ pieces: { RU_I: 'Berlin' } }, GE)).toBe(true)
    expect(isLost({ pieces: { 'GE_uprising.1': 'Berlin' } }, GE)).toBe(true)
    expect(isLost({ control: { Berlin: 'AP' } }, GE)).toBe(false)
  })

  it('§15.4.c Vienna and Budapest, but both', () => {
    expect(isLost({ pieces: { RU_I: 'Vienna' } }, AH)).toBe(false)
    expect(isLost({ pieces: { RU_I: 'Vienna', 'AH_uprising.1': 'Budapest' } }, AH)).toBe(true)
  })
})
