/** §14.1.1-§14.1.3 lines of supply, through regions and by ports. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { piece } from '../pieces.ts'
import { isOpenToSupply } from '../rules/14-supply/ground.ts'
import { isSupplyPort } from '../rules/14-supply/ports.ts'
import { isOutOfSupply } from '../rules/14-supply/supply.ts'
import { AP, CP } from '../sides.ts'
import { setControl } from '../state.ts'
import { type SceneSpec, stateFor } from './stage.ts'
import { supply, control, around } from './supplying.ts'

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

  it('§11.2.1.d nor through the space of a fort where an uprising is', () => {
    const through = (pieces: Record<string, string>): boolean =>
      isOpenToSupply(stateFor({ pieces }), AP, space('Dubno'))
    expect([through({}), through({ 'RU_uprising.1': 'Dubno' })]).toEqual([true, false])
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
  it('§26.3.1.c not where anybody stands or holds the space, nor once Greece has joined a side', () => {
    const open = (spec: SceneSpec): boolean[] =>
      ([AP, CP] as const).map((side) => isOpenToSupply(stateFor(spec), side, space('Florina')))
    expect(open({})).toEqual([true, true])
    expect(open({ pieces: { GR_I: 'Florina' } })).toEqual([false, false])
    expect(open({ control: { Florina: 'AP' } })).toEqual([true, false])
    expect(open({ greece: 'AP', control: { Florina: 'none' } })).toEqual([false, false])
    expect(isOpenToSupply(stateFor({}), AP, space('Sofia'))).toBe(false)
    expect(isOpenToSupply(stateFor({}), AP, space('FtRupel'))).toBe(false)
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
    const albania = stateFor({ control: { Durres: 'AP', Vlore: 'CP' } })
    const ports = ['Durres', 'Nish', 'Vlore'].filter((id) => isSupplyPort(albania, AP, space(id)))
    expect(ports).toEqual(['Durres'])
  })
})
