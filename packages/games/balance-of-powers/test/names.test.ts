import { LANGUAGES } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { unitName } from '../text/names.ts'
import { unit, unitData, UNITS } from '../units.ts'

const namesOf = (id: string): string[] => LANGUAGES.map((language) => unitName(unit(id), language))

describe('names of units', () => {
  it('are those of the order of battle, spelled out', () => {
    expect(namesOf('DE-inf-3RS')).toEqual(['German III Reserve Corps', 'ドイツ第3予備軍団'])
    expect(namesOf('RU-inf-SIB_3')).toEqual(['Russian III Siberian Corps', 'ロシア軍シベリア第3軍団'])
    expect(namesOf('FR-cav-CAV')).toEqual(['French Cavalry Corps', 'フランス騎兵軍団'])
    expect(namesOf('FR-mtn-ALPINE')).toEqual(['French Alpine Corps', 'フランス山岳軍団'])
    expect(namesOf('GB-tank-MK_IV')).toEqual(['British Mark IV Tank Corps', 'イギリス軍マークIV戦車軍団'])
    expect(namesOf('GB-inf-IEF_A')).toEqual(['British IEF A Corps', 'イギリスIEF A軍団'])
    expect(namesOf('FR-ldr-JOFFRE')).toEqual(['Joffre', 'ジョフル'])
  })

  it.each(LANGUAGES)('are different for different units (%s)', (language) => {
    const corps = Array.from({ length: UNITS }, (_, u) => u).filter(
      (u) => unitData(u).kind === 'infantry' && unitData(u).nation !== 'GB',
    )
    const names = corps.map((u) => unitName(u, language))
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })

  it('never count with the number of an aircraft', () => {
    const names = Array.from({ length: UNITS }, (_, u) => unitName(u, 'en'))
    expect(names.filter((name) => /L{3}/.test(name))).toEqual([])
  })
})
