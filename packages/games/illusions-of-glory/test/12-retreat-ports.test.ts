/** Chapters 12.7.4.a and 12.7.7: ports hold beaten defenders. */
import { describe, expect, it } from 'vitest'
import { beaten, type Frozen, LOST_LANDING } from './battle.ts'

const riga: Frozen = {
  at: 'Riga',
  side: 'CP',
  attackers: { GE_XI: 'Mitava' },
  defenders: { RU_V: true, RU_IV: true },
}
const salonika = {
  ...LOST_LANDING,
  at: 'Salonika',
  greece: 'AP',
  attackers: { BU_1stArmy: 'Doiran' },
} as const

describe('buying off the retreat', () => {
  it('§12.7.4.a several reduced corps may pay if their SCUs hold the port', () => {
    const reserve = { 'RU_inf_SCU.1': 'reserve', 'RU_inf_SCU.2': 'reserve' }
    const scene = beaten(2, { ...riga, pieces: reserve })
    scene.act('stand-all')
    expect(scene.at('Riga')).toEqual(['RU_inf_SCU.1', 'RU_inf_SCU.2'])
    expect([scene.where('RU_V'), scene.where('RU_IV')]).toEqual(['replaceable', 'replaceable'])
  })
  it('§12.7.4.b not if nobody would be left, and a single unit not with its life', () => {
    expect(beaten(2, riga).can('stand-all')).toBe(false)
    const one = { ...riga, defenders: { RU_V: true }, pieces: { 'RU_inf_SCU.1': 'reserve' } }
    expect(beaten(2, one).can('stand-all')).toBe(false)
    const small = { ...riga, defenders: { 'RU_inf_SCU.1': true, 'RU_inf_SCU.2': true } }
    expect(beaten(2, small).can('stand-all')).toBe(false)
  })
})

it('[AP5] §12.7.7.c §12.2.E at sea a card that ends the retreat spares the others their step', () => {
  const scene = beaten(2, {
    ...LOST_LANDING,
    defenders: { BR_XII: false, 'RU_2-4Special': false },
    cards: { combat: ['AP5'] },
  })
  expect([scene.offers('card-stand'), scene.can('stand-all')]).toEqual([['AP5'], false])
  scene.act('card-stand', 'AP5')
  expect([scene.isReduced('BR_XII'), scene.isReduced('RU_2-4Special')]).toEqual([false, true])
  expect(scene.where('BR_XII')).toBe('SeaSalonika')
})

describe('no way out', () => {
  it('§12.7.7.a §12.7.7.b not by sea: in a port without a way out each loses a step and stays', () => {
    const scene = beaten(1, {
      at: 'Riga',
      side: 'CP',
      attackers: { GE_XI: 'Mitava' },
      defenders: { RU_V: true, RU_IV: false },
      pieces: {
        GE_X: 'Dvinsk',
        GE_I: 'Panevezys',
        GE_XX: 'Pskov',
        GE_XVII: 'Reval',
        'RU_inf_SCU.1': 'reserve',
      },
    })
    scene.act('give-way')
    expect(scene.where('RU_V')).toBe('replaceable')
    expect(scene.at('Riga')).toEqual(['RU_IV', 'RU_inf_SCU.1'])
    expect(scene.isReduced('RU_IV')).toBe(true)
  })
  it('§12.7.7.c AP in a sea-invasion space: each loses a step and stays', () => {
    const scene = beaten(2, {
      ...LOST_LANDING,
      defenders: { FR_XII: false, FR_XXXI: false },
    })
    expect([scene.isReduced('FR_XII'), scene.isReduced('FR_XXXI')]).toEqual([true, true])
    expect(scene.where('FR_XII')).toBe('SeaSalonika')
    expect(scene.state.combat).toBe(-1)
  })
  it('§12.7.3.a §12.7.3.g AP units retreat on to a landing, and stop there', () => {
    const scene = beaten(2, {
      ...salonika,
      defenders: { FR_XII: false },
      pieces: { BU_2ndArmy: 'FtRupel', BU_3rdArmy: 'Kavalla', GE_XI: 'Florina', GE_X: 'Larissa' },
    })
    scene.act('give-way')
    expect(scene.where('FR_XII')).toBe('SeaSalonika')
    expect(scene.isReduced('FR_XII')).toBe(false)
  })
  const cut = { GE_X: 'Dvinsk', GE_I: 'Panevezys', GE_XVII: 'Reval', GE_XX: 'Polotsk', GE_XXI: 'Petrograd' }
  const crowd = { RU_II: 'Pskov', RU_III: 'Pskov', RU_VI: 'Pskov' }
  const full: Frozen = { ...riga, defenders: { RU_V: false }, pieces: { ...cut, ...crowd } }
  it('§12.7.7.b friendly spaces full, and no friendly room behind them: a step, and it stays', () => {
    const scene = beaten(1, { ...full, control: { Novgorod: 'CP' } })
    scene.act('give-way')
    expect([scene.where('RU_V'), scene.isReduced('RU_V')]).toEqual(['Riga', true])
  })
  it('§12.7.3.d with room behind them it presses on', () => {
    const scene = beaten(1, full)
    scene.act('give-way')
    expect([scene.where('RU_V'), scene.isReduced('RU_V')]).toEqual(['Novgorod', true])
  })
  it('§12.7.3.a §12.7.3.c one place left on the landing: the owner says who goes first, be it two spaces', () => {
    const taken = { FR_XII: 'SeaSalonika', FR_XXXI: 'SeaSalonika' }
    const tight: Frozen = {
      ...salonika,
      defenders: { BR_XII: false, 'BR_inf_SCU.1': false },
      pieces: { ...taken, BU_2ndArmy: 'FtRupel', BU_3rdArmy: 'Kavalla', GE_XI: 'Florina', GE_X: 'Larissa' },
    }
    for (const by of [1, 2]) {
      const scene = beaten(by, tight).act('give-way')
      expect(scene.offers('retreat')).toEqual(['BR_XII', 'BR_inf_SCU.1'])
      scene.act('retreat', 'BR_inf_SCU.1')
      expect([scene.where('BR_inf_SCU.1'), scene.where('BR_XII')]).toEqual(['SeaSalonika', 'Salonika'])
      expect(scene.isReduced('BR_XII')).toBe(true)
    }
  })
  it('§12.7.6.b §12.7.3.d who had retreated there perishes though the defenders are lost on their way', () => {
    const full = {
      ...{ RU_V: 'Pskov', RU_IV: 'Pskov', RU_III: 'Pskov', RU_II: 'Reval', RU_I: 'Reval', RU_XIII: 'Reval' },
      ...{ GE_X: 'Dvinsk', GE_I: 'Panevezys' },
    }
    const fled = { 'RU_inf_SCU.2': { at: 'Riga', marks: ['retreated'] as const } }
    const scene = beaten(1, { ...riga, defenders: { 'RU_inf_SCU.1': true }, pieces: { ...full, ...fled } })
    if (scene.can('give-way')) scene.act('give-way')
    expect([scene.where('RU_inf_SCU.1'), scene.at('Riga')]).toEqual(['replaceable', []])
    expect(scene.offers('advance')).toEqual(['GE_XI'])
  })
  it('§12.7.6.b §12.7.7.b who had retreated there perishes only if the defenders really go', () => {
    const memel: Frozen = {
      at: 'Memel',
      attackers: { RU_II: 'Tilsit' },
      defenders: { GE_XVII: false },
      pieces: { GE_XI: { at: 'Memel', marks: ['retreated'] }, RU_III: 'Libau' },
    }
    const shut = beaten(1, memel).act('give-way')
    expect([shut.where('GE_XVII'), shut.where('GE_XI')]).toEqual(['Memel', 'Memel'])
    const open = beaten(1, { ...memel, pieces: { ...memel.pieces, RU_III: 'Mitava' } }).act('give-way')
    expect([open.where('GE_XVII'), open.where('GE_XI')]).toEqual(['Libau', 'eliminated'])
    const last = beaten(1, { ...memel, defenders: { 'GE_inf_SCU.1': true } })
    if (last.can('give-way')) last.act('give-way')
    expect([last.where('GE_inf_SCU.1'), last.where('GE_XI')]).toEqual(['replaceable', 'Memel'])
  })
})
