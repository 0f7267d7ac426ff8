/** The counters against what the rulebook says of them. */
import { describe, expect, it } from 'vitest'
import { DATA } from '../data/load.ts'
import { fortAt, space } from '../map.ts'
import {
  ARMIES,
  BLACK_SEA_SCU,
  BRUSILOV_HQ,
  cfOf,
  classOf,
  drmOf,
  type Face,
  FULL,
  GENERAL_COMMANDS,
  HQS,
  idOf,
  isArtillery,
  isCavalry,
  isDivision,
  isDual,
  isElite,
  isHq,
  isInfantry,
  isLcu,
  isMountain,
  isOf,
  isRegional,
  isReserve,
  isSpecial,
  isSupport,
  isTroops,
  isUprising,
  KINDS,
  kind,
  kindData,
  kindOf,
  lfOf,
  MACKENSEN_HQ,
  mfOf,
  NATIONAL_DEFENCE,
  nameOf,
  nationMask,
  nationOf,
  nationsOf,
  PIECES,
  piece,
  piecesNamed,
  REDUCED,
  SPECIAL_2_4,
  sideOf,
  typeOf,
  UPRISINGS,
  YUGO_SCU,
} from '../pieces.ts'
import { AH, AP, BU, CP, GE, GR, NO_SIDE, RU, SB } from '../sides.ts'
import { columnFor } from '../tables.ts'

const lfs = (id: string): number[] => [lfOf(piece(id), FULL), lfOf(piece(id), REDUCED)]
const first = (id: string): number => piecesNamed(id)[0] as number
const strength = (...units: readonly (readonly [string, Face])[]): number =>
  units.reduce((sum, [id, face]) => sum + cfOf(first(id), face), 0)
const full = (id: string): readonly [string, Face] => [id, FULL]

describe('counters', () => {
  it('are told apart by id, numbered where there are several', () => {
    expect([PIECES, KINDS.length]).toEqual([321, 185])
    expect(Array.from({ length: PIECES }, (_, p) => piece(idOf(p)))).toEqual(
      Array.from({ length: PIECES }, (_, p) => p),
    )
    expect(piecesNamed('RU_inf_SCU').map(idOf).slice(0, 2)).toEqual(['RU_inf_SCU.1', 'RU_inf_SCU.2'])
    expect([kindData(piece('RU_II')).label, kindOf(piece('RU_II')), nameOf(piece('RU_II')).en]).toEqual([
      'II',
      kind('RU_II'),
      'II Infantry Corps',
    ])
    expect(() => piece('RU_none')).toThrow('no piece RU_none')
    expect(() => kind('RU_none')).toThrow('no kind of unit RU_none')
  })

  it('§3.2.1.b §3.2.1.b.2 are LCUs or SCUs; HQs, artillery and uprisings are SCUs', () => {
    for (let p = 0; p < PIECES; p++) {
      expect([isLcu(p), isDivision(p), isHq(p), isArtillery(p), isUprising(p)].filter(Boolean)).toHaveLength(
        1,
      )
      expect(isTroops(p)).toBe(isLcu(p) || isDivision(p))
      if (isLcu(p)) expect(kindData(p).count).toBe(1)
    }
  })

  it('§3.2.1.a regular, elite and reserve infantry', () => {
    expect([typeOf(piece('RU_II')), isElite(piece('RU_Guard')), isReserve(piece('GE_XXVRes'))]).toEqual([
      'regular',
      true,
      true,
    ])
    expect([isInfantry(piece('RU_II')), isInfantry(piece('RU_IICav')), isCavalry(piece('RU_IICav'))]).toEqual(
      [true, false, true],
    )
    expect([isMountain(piece('AH_III')), isInfantry(piece('AH_III')), isMountain(piece('AH_I'))]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('§3.2.2.a §3.2.3.a uprisings of the three empires, of nobody', () => {
    expect([...new Set(UPRISINGS.map(nationOf))].sort()).toEqual([RU, GE, AH].sort())
    expect(UPRISINGS.every((p) => sideOf(p) === NO_SIDE && cfOf(p, FULL) === 0 && mfOf(p, FULL) === 0)).toBe(
      true,
    )
  })

  it('§3.2.1.h units of two nations', () => {
    const dual = Array.from({ length: PIECES }, (_, p) => p).filter(isDual)
    expect(dual.map(idOf).sort()).toEqual(
      [
        'BR_GR_NationalDefence',
        'GE_AH_ArmyoftheBug',
        'GE_AH_SudArmy',
        'GE_BU_LXIGenKdo',
        'GE_BU_LXIIGenKdo',
        'RU_SB_Yugo',
      ].sort(),
    )
    expect([isOf(YUGO_SCU, RU), isOf(YUGO_SCU, SB), isOf(YUGO_SCU, GE), nationsOf(YUGO_SCU)]).toEqual([
      true,
      true,
      false,
      ['RU', 'SB'],
    ])
    expect(nationMask(piece('GE_AH_SudArmy'))).toBe((1 << GE) | (1 << AH))
    expect(dual.every(isSpecial)).toBe(true)
  })

  it('§26.2.3.b the two general commands are German and Bulgarian LCUs', () => {
    expect(GENERAL_COMMANDS.map((p) => [isLcu(p), isOf(p, GE), isOf(p, BU)])).toEqual(
      Array(2).fill([true, true, true]),
    )
  })

  it('§26.3.2.c.2 Greeks have no side of their own but for the National Defence Corps', () => {
    expect((ARMIES[GR] ?? []).filter((p) => sideOf(p) !== NO_SIDE)).toEqual([NATIONAL_DEFENCE])
    expect([sideOf(NATIONAL_DEFENCE), sideOf(piece('GE_I')), sideOf(piece('IT_I'))]).toEqual([AP, CP, AP])
  })

  it('§24.2.a.2 the regional corps are those of four lands', () => {
    const regional = Array.from({ length: PIECES }, (_, p) => p).filter(isRegional)
    expect(regional.every((p) => /Turkestan|Caucasus|Siberian|Finnish/.test(nameOf(p).en))).toBe(true)
    expect(regional).toHaveLength(7)
  })
})

describe('headquarters and artillery', () => {
  it('§glossary.hq five headquarters', () => {
    expect(HQS.map(idOf).sort()).toEqual(
      ['FR_HQ_Sarrail', 'FR_HQ_dEsperey', 'GE_HQ_Falkenhayn', 'GE_HQ_Mackensen', 'RU_HQ_Brusilov'].sort(),
    )
    expect([BRUSILOV_HQ, MACKENSEN_HQ].every((p) => isSupport(p) && isSpecial(p))).toBe(true)
  })

  it('§29.0 §27.1.b modifiers of the worked example', () => {
    expect([drmOf(BRUSILOV_HQ, FULL), drmOf(MACKENSEN_HQ, FULL)]).toEqual([2, 2])
    expect([drmOf(first('GE_HeavyArtillery'), FULL), drmOf(first('GE_HeavyArtillery'), REDUCED)]).toEqual([
      2, 1,
    ])
    expect(drmOf(piece('RU_I'), FULL)).toBe(0)
  })

  it('§27.0.e take no losses', () => {
    expect([...HQS, first('GE_HeavyArtillery')].every((p) => lfOf(p, FULL) === 0 && !isTroops(p))).toBe(true)
    expect([mfOf(piece('FR_HQ_Sarrail'), FULL), mfOf(MACKENSEN_HQ, FULL)]).toEqual([3, 4])
  })
})

describe('§29.0 factors of the worked example', () => {
  it('loss factors', () => {
    expect([lfs('RU_uprising.1'), lfs('GE_XI'), lfs('RU_II'), lfs('RU_IICav'), lfs('AH_II')]).toEqual([
      [2, 1],
      [3, 3],
      [2, 2],
      [2, 2],
      [2, 2],
    ])
    expect([lfs('RU_cav_SCU.1'), lfs('RU_inf_SCU.1'), lfs('AH_inf_SCU.1')]).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ])
    expect([
      lfs('GE_XXIIRes'),
      lfs('RU_1stGuard')[0],
      lfs('GE_inf_SCU.1')[0],
      lfs('GE_res_SCU.1')[0],
    ]).toEqual([[3, 3], 3, 2, 2])
  })

  it('strengths fire in the columns that are named', () => {
    const column = (cf: number): number => DATA.fire.heavy.least[columnFor('heavy', cf)] as number
    expect(column(strength(...['RU_II', 'RU_III', 'RU_V', 'RU_IV', 'RU_cav_SCU'].map(full)))).toBe(13)
    expect(column(strength(full('GE_XI'), full('GE_inf_SCU')))).toBe(6)
    expect(column(strength(...['GE_Guard', 'GE_XX', 'GE_XXVRes'].map(full)))).toBe(10)
    expect(column(strength(full('RU_Guard'), full('RU_XX')) + fortAt(space('Lutsk')))).toBe(8)
    expect(column(strength(full('GE_Guard'), full('GE_XX')))).toBe(8)
    expect(column(strength(...['RU_XIII', 'RU_XVIII', 'RU_GuardCav'].map(full)))).toBe(8)
    expect(column(strength(full('AH_II'), full('AH_VI'), ['GE_XXVRes', REDUCED]))).toBe(8)
    expect(
      column(strength(...['GE_XXIIRes', 'GE_XXVIIRes', 'GE_XRes', 'GE_XI', 'GE_inf_SCU'].map(full))),
    ).toBe(13)
  })

  it('moves are within movement factors', () => {
    expect([mfOf(piece('GE_XI'), FULL), mfOf(piece('RU_1stGuard'), FULL)]).toEqual([4, 3])
    expect(mfOf(piece('RU_VIICav'), FULL)).toBeGreaterThanOrEqual(5)
  })
})

describe('what units.json promises', () => {
  it('§10.2.b §14.2.2.c §25.5.a single units that rules name', () => {
    expect(
      [BLACK_SEA_SCU, SPECIAL_2_4, YUGO_SCU].map((p) => [isDivision(p), isOf(p, RU), isSpecial(p)]),
    ).toEqual(Array(3).fill([true, true, true]))
    expect(classOf(BLACK_SEA_SCU).size).toBe('SCU')
  })

  it('§9.7.3.a reinforcements named in the notes on the cards', () => {
    const by = (card: string): string[] =>
      DATA.units.units
        .filter(({ arrivals = [] }) => arrivals.some((arrival) => arrival.by === card))
        .map(({ id }) => id)
    expect(by('AP12')).toEqual(['RU_IICauc', 'RU_IIISib', 'RU_XXIIFinn'])
    expect(by('CP14')).toEqual(['GE_II', 'GE_XXI', 'GE_XXXIXRes'])
    expect(by('CP41')).toEqual(['AH_XXII', 'AH_XXIII', 'AH_XXIV', 'AH_XXV', 'AH_XXVI'])
    expect(by('CP28')).toEqual(['TU_VI', 'TU_XV'])
  })
})
