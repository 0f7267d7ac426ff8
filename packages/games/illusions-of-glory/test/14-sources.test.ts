/** §14.1.4 §26 the sources of supply of each nation. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { activeSources, sourcesAt } from '../rules/14-supply/sources.ts'
import { AP, CP, enemyOf, type NationId, nationNamed, type Side, sideNamed } from '../sides.ts'
import { setControl } from '../state.ts'
import { type SceneSpec, stateFor } from './stage.ts'
import { supply, control, sources, around } from './supplying.ts'

describe('sources', () => {
  it('§14.1.4.a a source cut off from everything supplies who stands on it', () => {
    const spec = { pieces: { RU_I: 'Kiev' }, control: control('CP', ...around('Kiev')) }
    expect(supply(spec, 'RU_I')).toBe('own')
  })

  it('§14.1.4.b an enemy source supplies neither its old owners nor the new ones', () => {
    const spec = { pieces: { GE_I: 'Kiev' }, control: control('AP', ...around('Kiev')) }
    expect(supply(spec, 'GE_I')).toBe('none')
    expect(sources(spec, AP, 'Kiev')).toEqual([])
    expect(sources(spec, CP, 'Kiev')).toEqual([])
  })

  it('§14.1.4.c retaken it works again; under an uprising it does not', () => {
    const state = stateFor({ markers: { Kiev: 'GE' } })
    expect(activeSources(state, AP, space('Kiev'))).toBe(0)
    setControl(state, space('Kiev'), AP, -1)
    expect(activeSources(state, AP, space('Kiev'))).not.toBe(0)
    expect(sources({ pieces: { 'RU_uprising.1': 'Kiev' } }, AP, 'Kiev')).toEqual([])
  })

  it('§14.2.1.a those of the Central Powers: Bulgaria and Greece once they are with them', () => {
    const all = (spec: SceneSpec): string[] =>
      ['Berlin', 'Vienna', 'Krakow', 'Constantinople', 'Sofia', 'Athens'].filter(
        (id) => sources(spec, CP, id).length > 0,
      )
    expect(all({})).toEqual(['Berlin', 'Vienna', 'Krakow', 'Constantinople'])
    expect(all({ status: { BU: 'at-war' } })).toContain('Sofia')
    expect(all({ greece: 'CP', control: control('CP', 'Athens') })).toContain('Athens')
    expect(sources({ status: { BU: 'collapsed' } }, CP, 'Sofia')).toEqual([])
    expect(sources({ status: { AH: 'collapsed' } }, CP, 'Krakow')).toEqual(['GE'])
  })

  it('§14.2.2.a those of the Allied Powers: Albania and Southern Italy after Italy, Romania after its entry', () => {
    expect(sources({}, AP, 'Kiev')).toEqual(['RU'])
    expect(sources({}, AP, 'Lemnos')).toEqual(['SB', 'MN', 'BR', 'FR'])
    expect(sources({ greece: 'AP' }, AP, 'Lemnos')).toEqual(['SB', 'MN', 'BR', 'FR', 'GR'])
    expect(sources({ control: control('AP', 'Vlore') }, AP, 'Vlore')).toEqual([])
    const italy: SceneSpec = { status: { IT: 'at-war' }, control: control('AP', 'Vlore') }
    expect(sources(italy, AP, 'Vlore')).toEqual(['IT'])
    expect(sources(italy, AP, 'SouthernItaly')).toEqual(['BR', 'FR', 'IT'])
    expect(sources({}, AP, 'SouthernItaly')).toEqual([])
    expect(sources({}, AP, 'Odessa')).toEqual(['RU'])
    expect(sources({ status: { RO: 'at-war' } }, AP, 'Odessa')).toEqual(['RU', 'RO'])
  })

  it.each([
    ['23.6.b.1', 'GE', 'CP', 'Brandenburg', {}],
    ['26.2.2.c', 'BU', 'CP', 'Sofia', { status: { BU: 'at-war' } }],
    ['26.3.2.f', 'GR', 'AP', 'Athens', { greece: 'AP' }],
    ['26.3.3.b', 'GR', 'CP', 'Salonika', { greece: 'CP' }],
    ['26.4.2.c', 'IT', 'AP', 'Venice', { status: { IT: 'at-war' } }],
    ['26.4.3.b', 'IT', 'AP', 'SouthernItaly', { status: { IT: 'at-war' } }],
    ['26.5.2.c', 'RO', 'AP', 'Bucharest', { status: { RO: 'at-war' } }],
    ['26.6.1.b', 'SB', 'AP', 'Belgrade', {}],
    ['26.7.1.b', 'TU', 'CP', 'Constantinople', {}],
    ['26.7.2.b.1', 'TU', 'CP', 'Anatolia', {}],
  ] as const)(
    '§%s %s has its sources on its own side, once it is in the war',
    (_, id, side, at, spec: SceneSpec) => {
      const isSource = (of: Side, more: SceneSpec): boolean =>
        (sourcesAt(stateFor(more), of, space(at)) & (1 << nationNamed(id))) !== 0
      const own = sideNamed(side)
      expect([isSource(own, spec), isSource(enemyOf(own), spec)]).toEqual([true, false])
      expect(isSource(own, {})).toBe(Object.keys(spec).length === 0)
    },
  )

  /** all but one source of the nation lost: a unit there is supplied; without it it is not, or only by allies */
  const only = (nation: NationId, unit: string, at: string, spec: SceneSpec = {}): string =>
    `${nation} ${supply({ ...spec, pieces: { [unit]: at, ...spec.pieces } }, unit)}`

  it('§26.2.2.c Bulgarians have Sofia and Burgas; on other sources they live as guests', () => {
    const spec: SceneSpec = { status: { BU: 'at-war' } }
    expect(only('BU', 'BU_1stArmy', 'Plovdiv', spec)).toBe('BU own')
    const lost = { ...spec, control: control('AP', 'Sofia') }
    expect(only('BU', 'BU_1stArmy', 'Plovdiv', lost)).toBe('BU own')
    const both = { ...spec, control: control('AP', 'Sofia', 'Burgas') }
    expect(only('BU', 'BU_1stArmy', 'Plovdiv', both)).toBe('BU allied')
  })

  it('§26.3.2.f Greeks have Athens and Salonika', () => {
    expect(only('GR', 'GR_I', 'Larissa', { greece: 'CP', control: control('CP', 'Athens') })).toBe('GR own')
    expect(only('GR', 'GR_I', 'Larissa', { greece: 'CP', control: control('CP', 'Salonika') })).toBe('GR own')
  })

  it('§26.3.3.b §26.3.3.c with both lost they live on their allies, whoever these are', () => {
    const ap: SceneSpec = {
      greece: 'AP',
      control: { ...control('CP', 'Athens', 'Salonika', 'Lemnos'), Kavalla: 'AP' },
    }
    expect(
      only('GR', 'GR_I', 'Florina', { ...ap, control: { ...ap.control, Monastir: 'AP', Skopje: 'AP' } }),
    ).toBe('GR allied')
    const cp: SceneSpec = {
      greece: 'CP',
      status: { BU: 'at-war' },
      control: { ...control('AP', 'Athens', 'Salonika'), ...control('CP', 'Kavalla') },
    }
    expect(only('GR', 'GR_I', 'Kavalla', cp)).toBe('GR allied')
  })

  it('§26.4.2.c §26.4.2.d Italians have Venice, Southern Italy, Vlore and Durres; else they are guests', () => {
    const spec: SceneSpec = { status: { IT: 'at-war' } }
    expect(only('IT', 'IT_I', 'Bologna', { ...spec, control: control('CP', 'Venice') })).toBe('IT own')
    expect(
      only('IT', 'IT_I', 'Elbasan', { ...spec, control: { Vlore: 'AP', Durres: 'AP', Koritsa: 'AP' } }),
    ).toBe('IT own')
    const lost = control('CP', 'Venice', 'SouthernItaly', 'Vlore', 'Durres')
    expect(only('IT', 'IT_I', 'Salonika', { ...spec, control: lost })).toBe('IT allied')
  })

  it('§26.4.3.b with both VP spaces lost Southern Italy goes on supplying Italians, British and French', () => {
    const spec: SceneSpec = {
      status: { IT: 'at-war' },
      control: control('CP', 'Venice', 'Verona', 'Lemnos'),
      pieces: { BR_XII: 'Bologna', FR_XII: 'Bologna' },
    }
    expect(only('IT', 'IT_I', 'Bologna', spec)).toBe('IT own')
    expect(supply(spec, 'BR_XII')).toBe('own')
    expect(supply(spec, 'FR_XII')).toBe('own')
  })

  it('§26.5.2.c §26.5.2.d Romanians have Bucharest, Constanta and Odessa; else they are guests', () => {
    const spec: SceneSpec = { status: { RO: 'at-war' } }
    expect(
      only('RO', 'RO_1stArmy', 'Jassy', { ...spec, control: control('CP', 'Bucharest', 'Constanta') }),
    ).toBe('RO own')
    const all = control('CP', 'Bucharest', 'Constanta', 'Odessa')
    expect(only('RO', 'RO_1stArmy', 'Jassy', { ...spec, control: all })).toBe('RO allied')
    expect(
      only('RO', 'RO_1stArmy', 'Jassy', { status: { RO: 'collapsed' }, control: control('CP', 'Bucharest') }),
    ).toBe('RO own')
  })

  it('§26.6.1.b §26.6.1.c §26.6.1.d Serbs and Montenegrins have Belgrade, Cetinje and Lemnos; else they are guests', () => {
    for (const unit of ['SB_1stArmy', 'MN_inf_SCU.1']) {
      const spec: SceneSpec = { pieces: { [unit]: 'NoviPazar' } }
      expect(supply({ ...spec, control: control('CP', 'Belgrade') }, unit)).toBe('own')
      expect(supply({ ...spec, control: control('CP', 'Cetinje', 'Plevlje') }, unit)).toBe('own')
      const exile = { pieces: { [unit]: 'Salonika' }, control: control('CP', 'Belgrade', 'Cetinje') }
      expect(supply(exile, unit)).toBe('own')
      expect(supply({ ...exile, pieces: { [unit]: 'Kiev' } }, unit)).toBe('allied')
    }
  })

  it('§26.7.1.b §26.7.1.c Turks have Constantinople, Rodosto and Anatolia; else they are guests', () => {
    expect(only('TU', 'TU_I', 'Chataldja')).toBe('TU own')
    expect(only('TU', 'TU_I', 'Krakow', { flags: ['blockade'] })).toBe('TU allied')
  })

  it('§26.7.2.b.1 with both VP spaces lost Rodosto or Anatolia goes on supplying them', () => {
    const lost = control('AP', 'Constantinople', 'Adrianople')
    expect(only('TU', 'TU_I', 'Dedeagach', { control: { ...lost, Anatolia: 'AP' } })).toBe('TU own')
    expect(only('TU', 'TU_I', 'Gallipoli', { control: { ...lost, Rodosto: 'AP' } })).toBe('TU own')
  })

  it('§23.6.b.1 Brandenburg goes on supplying Germans when all German VP spaces are lost', () => {
    const lost = control('AP', 'Berlin', 'Posen', 'Breslau', 'Thorn', 'Danzig', 'Konigsberg', 'Krakow')
    expect(only('GE', 'GE_I', 'Gorlitz', { control: lost })).toBe('GE own')
  })

  it('§14.2.2.c the Russian 2/4 Special lives on Lemnos as well', () => {
    const id = 'RU_2-4Special'
    expect(supply({ pieces: { [id]: 'Salonika' } }, id)).toBe('own')
    expect(supply({ pieces: { RU_I: 'Salonika' } }, 'RU_I')).toBe('allied')
  })

  it('§14.2.3.a a unit of two nations is at home with either', () => {
    const id = 'GE_AH_SudArmy'
    const german = control('AP', 'Vienna', 'Prague', 'Budapest', 'Carniola', 'Tyrol', 'Krakow')
    expect(supply({ pieces: { [id]: 'Gorlitz' }, control: german }, id)).toBe('own')
    const austrian = control('AP', 'Berlin', 'Breslau', 'Danzig', 'Konigsberg', 'Brandenburg', 'Krakow')
    expect(supply({ pieces: { [id]: 'Brunn' }, control: austrian }, id)).toBe('own')
    const inRussia = (unit: string): string => supply({ pieces: { [unit]: 'Kiev' } }, unit)
    expect([inRussia('RU_SB_Yugo'), inRussia('BR_GR_NationalDefence')]).toEqual(['own', 'allied'])
  })
})
