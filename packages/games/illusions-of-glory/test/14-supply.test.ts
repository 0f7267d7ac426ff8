/** §14.1 §14.2 lines of supply and where they begin. */
import { describe, expect, it } from 'vitest'
import { BERLIN, CONSTANTINOPLE, GRAPH, LEMNOS, NEIGHBOURS, PORTS, portOf, SPACES, space } from '../map.ts'
import { nationMask, PIECES, piece, SPECIAL_2_4 } from '../pieces.ts'
import { mayAttack, mayBeReplaced, mayRedeploy, movementOf } from '../rules/14-supply/rights.ts'
import { isThroughGround } from '../rules/14-supply/ground.ts'
import { isSupplyPort } from '../rules/14-supply/ports.ts'
import { activeSources, LEMNOS_BIT } from '../rules/14-supply/sources.ts'
import { hasLine, isOutOfSupply, isSpaceCutOff, supplyAt, supplyOf } from '../rules/14-supply/supply.ts'
import { AP, CP, NATIONS, type NationId, type Side } from '../sides.ts'
import { campOf, put, setControl, spaceOf, type State, WAITING } from '../state.ts'
import { type SceneSpec, stateFor } from './stage.ts'

const NAMES = ['none', 'allied', 'own'] as const
/** 'none', 'allied' or 'own' */
const supply = (spec: SceneSpec, id: string): string => NAMES[supplyOf(stateFor(spec), piece(id))]
const control = (side: 'AP' | 'CP' | 'none', ...ids: string[]): Record<string, 'AP' | 'CP' | 'none'> =>
  Object.fromEntries(ids.map((id) => [id, side]))
const sources = (spec: SceneSpec, side: Side, id: string): string[] => {
  const mask = activeSources(stateFor(spec), side, space(id))
  return NATIONS.filter((_, nation) => (mask & (1 << nation)) !== 0)
}
const around = (id: string): string[] => (NEIGHBOURS[space(id)] ?? []).map((x) => GRAPH.idOf(x))

describe('lines of supply', () => {
  it('§14.1.1.a §glossary.oos a unit needs a chain of friendly spaces to a source of its side', () => {
    const spec = { pieces: { RU_I: 'Stryj' } }
    expect(supply(spec, 'RU_I')).toBe('none')
    expect(supply({ ...spec, control: control('AP', 'Lemberg') }, 'RU_I')).toBe('none')
    expect(supply({ ...spec, control: control('AP', 'Lemberg', 'Brody') }, 'RU_I')).toBe('own')
  })

  it('§14.1.1.b it is in supply again as soon as the line is open', () => {
    const state = stateFor({ pieces: { RU_I: 'Lemberg' } })
    expect(isOutOfSupply(state, piece('RU_I'))).toBe(true)
    setControl(state, space('Brody'), AP, -1)
    expect(isOutOfSupply(state, piece('RU_I'))).toBe(false)
  })

  it('§14.1.1.c lines are as long as they need to be', () => {
    const all = { ...control('AP', 'Lemberg', 'Stryj', 'Munkacs', 'Debrecen', 'Klausenburg', 'Bistritz') }
    const spec = { pieces: { RU_I: 'Bistritz' }, control: { ...all, ...control('AP', 'Brody', 'Dubno') } }
    expect(supply(spec, 'RU_I')).toBe('own')
    expect(supply({ ...spec, control: { ...spec.control, Debrecen: 'CP' } }, 'RU_I')).toBe('none')
  })

  it('§14.1.1.d §11.2.1.c uprisings are always in supply', () => {
    expect(supply({ pieces: { 'RU_uprising.1': 'Tarnow' } }, 'RU_uprising.1')).toBe('own')
  })

  it('§14.1.1.e §26.3.1.b so are neutral Greeks, and only while they are neutral', () => {
    const cut = { pieces: { GR_I: 'Kavalla' }, control: control('CP', 'Salonika', 'FtRupel', 'Athens') }
    expect(supply(cut, 'GR_I')).toBe('own')
    const around = control('CP', 'Salonika', 'FtRupel', 'Dedeagach', 'Plovdiv', 'Lemnos')
    expect(supply({ ...cut, greece: 'AP', control: { ...around, Kavalla: 'AP' } }, 'GR_I')).not.toBe('own')
  })

  it('§14.1.2.a not through enemy spaces', () => {
    const beyond = { pieces: { RU_I: 'Lemberg', RU_II: 'Brody' }, control: control('CP', 'Dubno', 'Lutsk') }
    expect(supply(beyond, 'RU_I')).toBe('none')
    expect(supply({ ...beyond, control: {} }, 'RU_I')).toBe('own')
  })

  it('§14.1.2.a §11.2.1.d not through a space an uprising holds: the example of Lemberg', () => {
    const pieces = { AH_II: 'Brody', GE_Guard: 'Lutsk', GE_X: 'Tarnopol' }
    const spec: SceneSpec = {
      pieces,
      control: control('CP', 'Lutsk', 'Dubno'),
      destroyed: ['Lutsk', 'Dubno'],
    }
    const cutOffTarnopol = { ...spec, pieces: { ...pieces, 'AH_uprising.1': 'Lemberg' } }
    expect(['AH_II', 'GE_Guard', 'GE_X'].map((id) => supply(spec, id))).toEqual(['own', 'own', 'own'])
    const lost = { ...cutOffTarnopol, control: { ...control('CP', 'Lutsk'), Dubno: 'AP' as const } }
    expect(['AH_II', 'GE_Guard', 'GE_X'].map((id) => supply(lost, id))).toEqual(['none', 'none', 'own'])
  })

  it('§14.1.2.b not through neutral countries', () => {
    const pieces = { AH_II: 'Constantinople' }
    const open: SceneSpec = {
      pieces,
      control: control('CP', 'Nish', 'Belgrade', 'Kragujevac'),
      destroyed: ['Belgrade'],
      flags: ['blockade'],
    }
    expect(supply(open, 'AH_II')).toBe('allied')
    expect(supply({ ...open, status: { BU: 'at-war' } }, 'AH_II')).toBe('own')
  })

  it('§14.1.2.b §26.3.1.c but through empty spaces of neutral Greece', () => {
    const spec = { pieces: { SB_1stArmy: 'Monastir' }, control: control('CP', 'Skopje') }
    const far = { ...spec, control: { ...spec.control, Salonika: 'AP' as const } }
    expect(supply(far, 'SB_1stArmy')).toBe('own')
    const held = { ...far, pieces: { ...spec.pieces, GR_I: 'Florina', GR_II: 'Doiran' } }
    expect(supply(held, 'SB_1stArmy')).toBe('none')
  })

  it('§26.3.2.c.3 §26.3.2.d through Greece at war only by what one controls', () => {
    const spec: SceneSpec = {
      pieces: { SB_1stArmy: 'Monastir' },
      control: { ...control('CP', 'Skopje'), Salonika: 'AP' },
    }
    expect(supply({ ...spec, greece: 'CP' }, 'SB_1stArmy')).toBe('none')
    const held = { ...spec, greece: 'CP' as const, control: { ...spec.control, Florina: 'AP' as const } }
    expect(supply(held, 'SB_1stArmy')).toBe('own')
    const bulgarians: SceneSpec = {
      pieces: { BU_1stArmy: 'Salonika', GR_I: 'Kavalla', GR_II: 'FtRupel' },
      status: { BU: 'at-war' },
      flags: ['blockade'],
    }
    expect(supply(bulgarians, 'BU_1stArmy')).toBe('own')
    expect(supply({ ...bulgarians, greece: 'AP' }, 'BU_1stArmy')).toBe('none')
    const doiran = control('CP', 'Doiran')
    expect(supply({ ...bulgarians, greece: 'AP', control: doiran }, 'BU_1stArmy')).toBe('own')
  })

  it('§14.1.2.c not through an own fort that is besieged', () => {
    const spec: SceneSpec = {
      pieces: { GE_I: 'BrestLitovsk', RU_I: 'Lublin' },
      control: control('CP', ...around('Lublin').filter((id) => id !== 'BrestLitovsk')),
    }
    expect(supply(spec, 'RU_I')).toBe('none')
    expect(supply({ ...spec, pieces: { RU_I: 'Lublin' } }, 'RU_I')).toBe('own')
  })

  it('§14.1.2.c §20.3.2.a §20.5.d through an enemy fort only while one besieges it', () => {
    const spec: SceneSpec = { pieces: { RU_I: 'Jaroslau', RU_II: 'Przemysl' }, control: { Lemberg: 'AP' } }
    const rest = { ...spec.control, ...control('CP', 'Sandomierz', 'Lublin', 'RawaRuska') }
    const lines = { ...rest, ...control('AP', 'Brody', 'Dubno') }
    expect(supply({ ...spec, control: lines }, 'RU_I')).toBe('own')
    expect(supply({ pieces: { RU_I: 'Jaroslau' }, control: lines }, 'RU_I')).toBe('none')
    // three divisions besiege a fort of strength 3, two do not
    const divisions = { 'RU_inf_SCU.1': 'Przemysl', 'RU_inf_SCU.2': 'Przemysl' }
    const few = { pieces: { RU_I: 'Jaroslau', ...divisions }, control: lines }
    expect(supply(few, 'RU_I')).toBe('none')
    const enough = { ...few, pieces: { ...few.pieces, 'RU_inf_SCU.3': 'Przemysl' } }
    expect(supply(enough, 'RU_I')).toBe('own')
  })

  it('§20.5.d §20.5.b units in a fort need a line as all others do; so do too few besiegers, up to the fort', () => {
    const inFort = { pieces: { RU_I: 'Warsaw' }, control: control('CP', ...around('Warsaw'), 'Warsaw') }
    expect(supply({ ...inFort, control: { ...inFort.control, Warsaw: 'AP' } }, 'RU_I')).toBe('own')
    const noSource = { pieces: { RU_I: 'Ivangorod' }, control: control('CP', ...around('Ivangorod')) }
    expect(supply(noSource, 'RU_I')).toBe('none')
    const few: SceneSpec = {
      pieces: { 'RU_inf_SCU.1': 'Przemysl' },
      control: control('AP', 'Lemberg', 'Brody', 'Dubno'),
    }
    expect(supply(few, 'RU_inf_SCU.1')).toBe('own')
  })
})

describe('regions', () => {
  it('§18.7.1.a lines run through empty regions of one’s own', () => {
    const spec = { pieces: { AH_I: 'Trento' }, control: control('AP', 'Toblach') }
    expect(supply(spec, 'AH_I')).toBe('own')
  })

  it('§18.7.1.a §18.7.1.b not through enemy regions, unless own units are there', () => {
    const spec: SceneSpec = {
      pieces: { IT_I: 'Linz' },
      status: { IT: 'at-war' },
      control: control('AP', 'Trento'),
    }
    expect(supply(spec, 'IT_I')).toBe('none')
    expect(supply({ ...spec, pieces: { IT_I: 'Linz', IT_II: 'Tyrol' } }, 'IT_I')).toBe('own')
  })

  it('§18.7.1.c §11.2.1.e enemies or uprisings in the region do not matter if own units are there, else they close it', () => {
    const spec: SceneSpec = { pieces: { AH_I: 'Trento' }, control: control('AP', 'Toblach') }
    const cut = { ...spec.control, Linz: 'CP' as const, Tyrol: 'CP' as const }
    const risen = { ...spec, control: cut, pieces: { AH_I: 'Trento', 'AH_uprising.1': 'Tyrol' } }
    expect(supply(risen, 'AH_I')).toBe('none')
    expect(supply({ ...risen, pieces: { ...risen.pieces, AH_II: 'Tyrol' } }, 'AH_I')).toBe('own')
    const italians = { ...spec, status: { IT: 'at-war' as const }, pieces: { AH_I: 'Trento', IT_I: 'Tyrol' } }
    expect(supply(italians, 'AH_I')).toBe('none')
    expect(supply({ ...italians, pieces: { ...italians.pieces, AH_II: 'Tyrol' } }, 'AH_I')).toBe('own')
  })

  it('§18.7.1.d lines lead into every region a unit is in', () => {
    const spec: SceneSpec = { pieces: { IT_I: 'Tyrol', AH_I: 'Tyrol' }, status: { IT: 'at-war' } }
    expect(supply({ ...spec, control: control('AP', 'Trento') }, 'IT_I')).toBe('own')
    expect(supply(spec, 'AH_I')).toBe('own')
  })
})

describe('ports', () => {
  const cutOff = control('AP', 'Tilsit', 'Insterburg', 'Gumbinnen')

  it('§14.1.3.a §14.2.1.b lines run from port to friendly port of the same sea', () => {
    const spec = { pieces: { AH_I: 'Memel' }, control: cutOff }
    expect(supply(spec, 'AH_I')).toBe('own')
    expect(supply({ ...spec, control: { ...cutOff, Memel: 'none', Libau: 'AP' } }, 'AH_I')).toBe('none')
  })

  it('§14.1.3.a a port besieged by the enemy, or one only besieged, is no friendly port', () => {
    const besieging = { pieces: { RU_I: 'Danzig' }, control: control('CP', 'Riga') }
    expect(isSupplyPort(stateFor(besieging), AP, space('Danzig'))).toBe(false)
    expect(supply(besieging, 'RU_I')).toBe('none')
  })

  it('§14.2.2.b the Allied Powers likewise: Romania lives on Odessa across the Black Sea', () => {
    const spec: SceneSpec = {
      pieces: { RU_I: 'Constanta' },
      status: { RO: 'at-war' },
      control: control('CP', ...around('Constanta')),
    }
    expect(supply(spec, 'RU_I')).toBe('own')
    expect(
      supply(
        { ...spec, control: { ...spec.control, ...control('CP', 'Odessa', 'Nikolaev', 'Rostov') } },
        'RU_I',
      ),
    ).toBe('allied')
  })

  it('§14.1.3.a the Baltic, the Black Sea and the Mediterranean are not connected', () => {
    expect(supply({ pieces: { BR_XII: 'Odessa' } }, 'BR_XII')).toBe('allied')
    expect(supply({ pieces: { RU_I: 'Lemnos' } }, 'RU_I')).toBe('allied')
  })

  it('§14.1.3.b the blockade closes the Mediterranean to the Central Powers, no other sea and nobody else', () => {
    const spec: SceneSpec = { pieces: { AH_I: 'Cattaro' }, control: control('AP', 'Mostar', 'Cetinje') }
    expect(supply(spec, 'AH_I')).toBe('own')
    expect(supply({ ...spec, flags: ['blockade'] }, 'AH_I')).toBe('none')
    const memel: SceneSpec = { pieces: { AH_I: 'Memel' }, control: cutOff, flags: ['blockade'] }
    expect(supply(memel, 'AH_I')).toBe('own')
    const allies: SceneSpec = { pieces: { BR_XII: 'Salonika' }, flags: ['blockade'] }
    expect(supply(allies, 'BR_XII')).toBe('own')
  })

  it('§26.1.1.b lines run through Albanian spaces and ports one controls, not through the others', () => {
    const spec: SceneSpec = { pieces: { SB_1stArmy: 'Elbasan' }, control: control('CP', 'Monastir') }
    expect(supply(spec, 'SB_1stArmy')).toBe('none')
    expect(supply({ ...spec, control: { ...spec.control, Durres: 'AP' } }, 'SB_1stArmy')).toBe('own')
  })
})

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
  })
})

describe('rights', () => {
  const rights = (spec: SceneSpec, id: string): boolean[] => {
    const state = stateFor(spec)
    return [mayAttack, mayRedeploy, mayBeReplaced].map((right) => right(state, piece(id)))
  }
  const all = [true, true, true]
  const guest = [false, false, false]

  it('§14.2.1.c §14.2.1.d of the Central Powers: with an own source everything, with an ally’s movement alone', () => {
    expect(rights({ pieces: { TU_I: 'Chataldja' } }, 'TU_I')).toEqual(all)
    const abroad: SceneSpec = { pieces: { TU_I: 'Krakow' }, flags: ['blockade'] }
    expect(rights(abroad, 'TU_I')).toEqual(guest)
    expect(movementOf(stateFor(abroad), piece('TU_I'))).toBeGreaterThan(1)
  })

  it('§14.2.2.c §14.2.2.d of the Allied Powers likewise', () => {
    expect(rights({ pieces: { RU_I: 'Kiev' } }, 'RU_I')).toEqual(all)
    expect(rights({ pieces: { RU_I: 'Salonika' } }, 'RU_I')).toEqual(guest)
  })

  it('§14.2.3.b §14.2.3.c of dual units likewise', () => {
    const id = 'GE_BU_LXIGenKdo'
    expect(rights({ pieces: { [id]: 'Berlin' } }, id)).toEqual(all)
    expect(rights({ pieces: { [id]: 'Chataldja' }, flags: ['blockade'] }, id)).toEqual(guest)
  })

  it('§14.3.1.a.1 §14.3.1.a.2 §14.3.1.a.3 §14.3.1.a.4 out of supply: one space, attacks, but neither SR nor RPs', () => {
    const spec = { pieces: { RU_ICav: 'Stryj' } }
    expect(rights(spec, 'RU_ICav')).toEqual([true, false, false])
    expect(movementOf(stateFor(spec), piece('RU_ICav'))).toBe(1)
    expect(movementOf(stateFor({ pieces: { RU_ICav: 'Kiev' } }), piece('RU_ICav'))).toBeGreaterThan(1)
  })
})

describe('questions of other chapters', () => {
  it('§12.8.1.c supply as if a space were taken: by its neighbours, its own source, its port', () => {
    const at = (spec: SceneSpec, id: string, x: string): string =>
      NAMES[supplyAt(stateFor(spec), piece(id), space(x))]
    const spec = { pieces: { RU_I: 'Dubno' } }
    expect(at(spec, 'RU_I', 'Brody')).toBe('own')
    expect(at({ pieces: { RU_I: 'Stryj' } }, 'RU_I', 'Munkacs')).toBe('none')
    const alone = { pieces: { RU_I: 'Uman' }, control: control('CP', ...around('Odessa'), 'Odessa') }
    expect(at(alone, 'RU_I', 'Odessa')).toBe('own')
    const sea = { pieces: { RU_I: 'Varna' }, status: { BU: 'at-war' } } as const
    expect(at({ ...sea, pieces: { RU_I: 'Shumla' } }, 'RU_I', 'Varna')).toBe('own')
    expect(at({ ...sea, pieces: { RU_I: 'Shumla' } }, 'RU_I', 'Plevna')).toBe('none')
  })

  it('§11.2.k a space is cut off if it has no line to a source of its side', () => {
    const spec = { control: control('CP', 'Lutsk', 'Uman') }
    const state = stateFor(spec)
    expect(['Uman', 'Lutsk', 'Kowel'].map((id) => isSpaceCutOff(state, space(id)))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('§16.7.1.b the line from Berlin to Constantinople opens with Bulgaria', () => {
    const west = { control: control('CP', 'Belgrade', 'Kragujevac', 'Nish'), destroyed: ['Belgrade'] }
    expect(hasLine(stateFor(west), CP, BERLIN, CONSTANTINOPLE)).toBe(false)
    const state = stateFor({ ...west, status: { BU: 'at-war' } })
    expect(hasLine(state, CP, BERLIN, CONSTANTINOPLE)).toBe(true)
    setControl(state, space('Nish'), AP, -1)
    expect(hasLine(state, CP, BERLIN, CONSTANTINOPLE)).toBe(false)
  })
})

/** The rule read piece by piece: a search from the unit outwards. */
function naive(s: State, p: number): string {
  const side = campOf(s, p) as Side
  const seen = new Set([spaceOf(s, p)])
  for (const x of seen) for (const next of onward(s, side, x)) seen.add(next)
  const open = [...seen].filter((x) => isThroughGround(s, side, x))
  const found = open.reduce((mask, x) => mask | activeSources(s, side, x), 0)
  const own = nationMask(p) | (p === SPECIAL_2_4 ? LEMNOS_BIT : 0)
  if ((found & own) !== 0) return 'own'
  return found === 0 ? 'none' : 'allied'
}
function onward(s: State, side: Side, x: number): number[] {
  const isOpen = (next: number): boolean => isThroughGround(s, side, next)
  const byLand = (NEIGHBOURS[x] ?? []).filter(isOpen)
  if (!isOpen(x) || !isSupplyPort(s, side, x)) return byLand
  const ports = (PORTS[portOf(x)] ?? []).filter((port) => isOpen(port) && isSupplyPort(s, side, port))
  return [...byLand, ...ports]
}

describe('any position', () => {
  it('§14.1.1.a agrees with a search from every single unit', () => {
    let seed = 7
    const random = (n: number): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return Math.floor((seed / 2147483648) * n)
    }
    for (let round = 0; round < 12; round++) {
      const state = stateFor({ scenario: round % 2 === 0 ? 'campaign' : 'brusilov' })
      for (let i = 0; i < 60; i++) setControl(state, random(SPACES), random(2) as Side, -1)
      setControl(state, LEMNOS, AP, -1)
      const pieces = Array.from({ length: 70 }, () => random(PIECES)).filter(
        (p) => campOf(state, p) === AP || campOf(state, p) === CP,
      )
      for (const p of pieces) put(state, p, random(SPACES))
      for (const p of pieces)
        if (spaceOf(state, p) !== WAITING) expect(NAMES[supplyOf(state, p)]).toBe(naive(state, p))
    }
  })
})
