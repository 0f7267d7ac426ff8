/** Tables against what the rulebook says in so many words. */
import { describe, expect, it } from 'vitest'
import { DATA } from '../data/load.ts'
import { CLEAR, FOREST, MIXED, MOUNTAIN, ROAD, SINGLE, SWAMP } from '../map.ts'
import { AH, AL, AP, BR, BU, CP, FR, GE, GR, IT, MN, RO, RU, SB, TU } from '../sides.ts'
import {
  apOffensive,
  bounded,
  COLLAPSE,
  collapseOf,
  columnFor,
  columnsOf,
  commitmentAfter,
  cpOffensive,
  entryOf,
  isSummer,
  isWinter,
  LAST_TURN,
  linkRule,
  lossNumber,
  NEUTRALITY,
  OFFENSIVES,
  POOL_IDS,
  poolOf,
  seasonOf,
  shifted,
  TABLES,
  TRACKS,
  terrainRule,
  trenchShift,
  turnData,
  VICTORY,
  victoryAt,
} from '../tables.ts'

describe('fire tables', () => {
  it('§29.0 cells the worked example reads', () => {
    const heavy = (strength: number, die: number): number =>
      lossNumber('heavy', columnFor('heavy', strength), die)
    expect([heavy(13, 5 + 3), heavy(6, 6), heavy(12, 2 + 3), heavy(9, 3 + 2), heavy(2, 2)]).toEqual([
      7, 5, 7, 5, 1,
    ])
    expect([heavy(16, 5 + 3), heavy(9, 4 + 2), heavy(8, 5 - 1), heavy(8, 6)]).toEqual([7, 7, 5, 7])
    expect(lossNumber('light', columnFor('light', 9), 2 + 4)).toBe(5)
  })

  it('§12.2.1.b a die counts from 1 to 6', () => {
    expect([bounded(-2), bounded(3), bounded(9)]).toEqual([1, 3, 6])
    expect(lossNumber('heavy', 4, 0)).toBe(lossNumber('heavy', 4, 1))
  })

  it('§12.2.G.2.e shifts that leave the table are ignored', () => {
    expect([shifted('heavy', 0, -1), shifted('heavy', 9, 1), shifted('heavy', 8, -1)]).toEqual([0, 9, 7])
    expect([columnsOf('heavy'), columnsOf('light')]).toEqual([10, 8])
  })

  it('has a column for every strength, and none for none', () => {
    expect([0, 1, 7, 9, 40].map((strength) => columnFor('heavy', strength))).toEqual([-1, 0, 5, 6, 9])
    expect(lossNumber('heavy', columnFor('heavy', 0), 6)).toBe(0)
  })
})

describe('costs and limits', () => {
  it('§9.5.2.a §9.5.2.b SR', () => {
    expect(TABLES.sr).toMatchObject({ lcu: 3, other: 1 })
  })

  it('§16.2.a §16.2.b §24.2.a.3 §24.2.a.4 RP', () => {
    expect(TABLES.rp).toMatchObject({ lcuPerStep: 1, scuStepsPerRp: 2, poorLcuPerStep: 2, poorScuPerStep: 1 })
  })

  it('§9.6.1.c §9.6.1.d §16.1.d §16.1.e §26.6.1.c pools', () => {
    expect(([RU, IT, GE, AH] as const).map((nation) => poolOf(nation, AP))).toEqual(['RU', 'IT', 'GE', 'AH'])
    expect(([BR, FR, RO, SB] as const).map((nation) => poolOf(nation, AP))).toEqual(Array(4).fill('AP-A'))
    expect(([TU, BU] as const).map((nation) => poolOf(nation, AP))).toEqual(['CP-A', 'CP-A'])
    expect([poolOf(GR, AP), poolOf(GR, CP), poolOf(MN, AP), poolOf(AL, AP)]).toEqual([
      'AP-A',
      'CP-A',
      null,
      null,
    ])
    expect(POOL_IDS).toHaveLength(6)
  })

  it('§6.0.H.3.a §4.4.1.b.5 §4.4.1.a.13 §8.1.a §8.2.e hands and rounds', () => {
    expect([TABLES.hand, TABLES.rounds]).toMatchObject([
      { size: 7, pair: 4, alone: 8 },
      { number: 6, noCardOps: 1 },
    ])
  })

  it('§10.1.a §10.1.c §10.1.d §10.2.b stacking', () => {
    expect(TABLES.stacking).toMatchObject({ units: 3, uprisings: 3, hqs: 1, apart: ['RU', 'RO'] })
  })

  it('§4.3.b §19.1.a §19.1.c §19.1.e §19.3.b §19.5.a §19.5.b trenches', () => {
    expect(TABLES.trenches).toMatchObject({
      perRound: 1,
      perTurn: 2,
      firstTurn: 2,
      levelTwo: 'Doiran',
      terrain: ['clear', 'mountain'],
    })
    expect([trenchShift(0), trenchShift(1), trenchShift(2)]).toEqual([
      { attacker: 0, defender: 0 },
      { attacker: -1, defender: 1 },
      { attacker: -2, defender: 1 },
    ])
  })

  it('§12.4.1 §12.4.2 §12.7.4.a §12.8.2 §21.1.b §12.3.a terrain', () => {
    expect(([CLEAR, FOREST, MOUNTAIN, SWAMP] as const).map((terrain) => terrainRule(terrain).shift)).toEqual([
      0, 0, -1, 0,
    ])
    expect(([CLEAR, FOREST, MOUNTAIN, SWAMP] as const).map((terrain) => terrainRule(terrain).stand)).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(([CLEAR, FOREST, MOUNTAIN, SWAMP] as const).map((terrain) => terrainRule(terrain).flank)).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect([terrainRule(MOUNTAIN).weather, terrainRule(SWAMP).weather]).toEqual(['winter', 'summer'])
  })

  it('§12.4.3.a §12.5.a §13.2.a water and connections', () => {
    expect(TABLES.water).toMatchObject({ shift: -1, flank: false })
    expect(
      ([SINGLE, MIXED, ROAD] as const).map((link) => [linkRule(link).drm, linkRule(link).lcuSr]),
    ).toEqual([
      [0, true],
      [-1, false],
      [-1, false],
    ])
  })

  it('§12.7.2.a §12.7.2.b §12.8.1.a §21.4.b §21.3.b combat', () => {
    expect([TABLES.retreat, TABLES.advance, TABLES.flank]).toMatchObject([
      { byOne: 1, byMore: 2 },
      { most: 3 },
      { success: 4, perSpace: 1 },
    ])
    expect(TABLES.modifiers).toMatchObject({ cavalry: 1, mountain: 1, roadOrMixed: -1 })
  })

  it('§22.1.a.1 §22.1.a.2 §22.1.b assembling', () => {
    expect(TABLES.assembly).toMatchObject({ full: 3, reduced: 2, mend: 1 })
  })

  it('§9.7.2.a §9.7.3.a §25.1.e once a turn', () => {
    expect(TABLES.oncePerTurn).toMatchObject({
      reinforcementsByNation: 1,
      neutralEntries: 1,
      seaInvasions: 1,
    })
  })
})

describe('turns', () => {
  it('§4.0.a §4.3.c §29.0 §30.2.b §5.1.3.a.1 the five turns that are dated', () => {
    expect([1, 2, 9, 10, 18].map((turn) => turnData(turn).name.en)).toEqual([
      'Summer 1914',
      'Fall 1914',
      'Summer 1916',
      'Fall 1916',
      'Fall 1918',
    ])
    expect([LAST_TURN, seasonOf(4)]).toEqual([18, 'spring'])
  })

  it('§12.3.a winters and summers', () => {
    const turns = Array.from({ length: LAST_TURN }, (_, n) => n + 1)
    expect([turns.filter(isWinter), turns.filter(isSummer)]).toEqual([
      [3, 7, 11, 15],
      [1, 5, 9, 13, 17],
    ])
    expect(() => turnData(19)).toThrow('no turn 19')
  })
})

describe('mandatory offensives', () => {
  it('§7.2.1-2 §7.2.3 §7.2.4 §7.2.5-6 §7.2.7 §7.2.8 §7.3.1-2 §7.3.3 §7.3.4 §7.3.5-6 §7.3.7 §7.3.8 results by roll', () => {
    const rolls = [1, 2, 3, 4, 5, 6, 7, 8]
    expect(rolls.map((roll) => apOffensive(roll).result)).toEqual([
      'RU',
      'RU',
      'BR-FR',
      'BR-FR-halt',
      'IT',
      'IT',
      'balkans',
      'none',
    ])
    expect(rolls.map((roll) => cpOffensive(roll).result)).toEqual([
      'AH-SB',
      'AH-SB',
      'GE',
      'TU',
      'AH-IT',
      'AH-IT',
      'balkans',
      'none',
    ])
    expect(() => apOffensive(9)).toThrow('no offensive for 9')
  })

  it('§7.4.1.a §7.4.2.a §7.4.2.b events', () => {
    expect(OFFENSIVES.modifiers.map(({ side, drm }) => [side, drm])).toEqual([
      ['AP', 1],
      ['AP', 1],
      ['CP', 1],
      ['CP', 1],
    ])
    expect(apOffensive(1).void).toEqual(['tsar-fallen'])
    expect([cpOffensive(1).void, cpOffensive(5).void].every((reasons) => reasons.includes('germandom'))).toBe(
      true,
    )
  })

  it('§4.3.a the first turn', () => {
    expect(OFFENSIVES.firstTurn).toMatchObject({ AP: 'RU', CP: 'AH-SB' })
  })
})

describe('tracks', () => {
  it('§3.2.3.a §3.2.3.e §23.2.a §23.2.b national will', () => {
    expect(TRACKS.nationalWill).toMatchObject({
      nations: ['RU', 'GE', 'AH'],
      start: 12,
      floor: 2,
      demoralized: 2,
      lost: -2,
      retaken: 2,
    })
  })

  it('§24.1.b §24.1.c §24.1.d §24.1.e §24.1.f §24.1.g §24.1.h troop quality', () => {
    expect(TRACKS.troopQuality).toMatchObject({
      start: 16,
      floor: 1,
      poor: 1,
      lcuLost: { RU: -1, GE: -1, AH: -1, IT: -2 },
      reinforcements: { RU: -2, GE: -2, AH: -5, IT: -7 },
      rebuilt: 1,
    })
  })

  it('§17.2.1.a §17.2.2.a §4.3.c commitment rises a level at a time, from turn 2', () => {
    expect(commitmentAfter('mobilization', 12, 1)).toBe('mobilization')
    expect([commitmentAfter('mobilization', 3, 2), commitmentAfter('mobilization', 12, 2)]).toEqual([
      'mobilization',
      'limited',
    ])
    expect([
      commitmentAfter('limited', 10, 5),
      commitmentAfter('limited', 11, 5),
      commitmentAfter('total', 0, 5),
    ]).toEqual(['limited', 'total', 'total'])
  })

  it('§3.3.a decks', () => {
    expect(TRACKS.commitment.map(({ cards }) => cards)).toEqual([14, 20, 21])
  })

  it('§5.2.a §5.2.b §5.2.c §5.2.d §5.2.e §5.2.f §5.2.g victory', () => {
    const level = (vp: number): string => `${victoryAt(vp).winner} ${victoryAt(vp).level}`
    expect([0, 1, 7, 8, 14].map(level)).toEqual([
      'AP automatic',
      'AP limited',
      'AP limited',
      'AP marginal',
      'AP marginal',
    ])
    expect([15, 16, 22, 23, 29, 30, 33].map(level)).toEqual([
      'null draw',
      'CP marginal',
      'CP marginal',
      'CP limited',
      'CP limited',
      'CP automatic',
      'CP automatic',
    ])
  })

  it('§5.1.1.a §5.1.1.b §5.1.1.c §7.1.2.a §25.4.c VP changes', () => {
    expect(VICTORY.changes).toMatchObject({
      apTakes: -1,
      cpTakes: 1,
      ruUprising: 1,
      geOrAhUprising: -1,
      apOffensiveFailed: 1,
      cpOffensiveFailed: -1,
      landingUnderFire: 1,
    })
  })
})

describe('nations', () => {
  it('§17.3.2.e.1 §17.3.2.e.2 §17.3.2.e.3 §17.3.2.e.4 collapses and the armistice', () => {
    expect(([SB, RO, BU, AH] as const).map((nation) => collapseOf(nation)?.armistice)).toEqual([
      -2, -2, -3, -4,
    ])
    expect([collapseOf(GE), COLLAPSE.never.nations]).toEqual([undefined, ['GE', 'GR', 'IT', 'TU']])
    expect([collapseOf(SB)?.permanent, collapseOf(BU)?.permanent, collapseOf(SB)?.undoneBy]).toEqual([
      false,
      true,
      'Belgrade',
    ])
  })

  it('§23.5.a §26.2.3.a §26.5.3.a §26.6.2.a what brings a collapse about', () => {
    expect(collapseOf(AH)).toMatchObject({ by: 'AP', needs: 'occupation', spaces: ['AH'] })
    expect(collapseOf(BU)).toMatchObject({ by: 'AP', needs: 'control', spaces: ['BU'] })
    expect(collapseOf(RO)).toMatchObject({ by: 'CP', needs: 'control', survivorsTrace: ['Odessa'] })
    expect(collapseOf(SB)).toMatchObject({ by: 'CP', needs: 'control', also: ['no-lcu-at-home', 'declared'] })
  })

  it('§23.4.1.b §23.4.2.b §28.0.b revolution and treaty', () => {
    expect([COLLAPSE.revolution.delay, COLLAPSE.revolution.stages.length, COLLAPSE.treaty.delay]).toEqual([
      1, 4, 2,
    ])
  })

  it('§26.3.1.d.3 §26.3.1.d.4 what breaks Greek neutrality', () => {
    expect(NEUTRALITY.greece.tests).toEqual([
      { space: 'Athens', enters: 'AP', from: 5 },
      { space: 'Athens', enters: 'CP', from: 5 },
      { space: 'Salonika', enters: 'CP', from: 6 },
    ])
  })

  it('§errata.entry.italy.1 §errata.entry.italy.2 §errata.entry.italy.4 Italy', () => {
    const italy = entryOf(IT)
    const size = (id: string): string =>
      DATA.units.units.find((unit) => unit.id === id)?.cls.split('.')[2] ?? ''
    expect(
      italy.placements
        .flatMap(({ units }) => units)
        .filter((id) => id.startsWith('IT') && size(id) === 'LCU'),
    ).toEqual([])
    expect(italy.reserve.map(({ unit, count }) => [unit, count])).toEqual([
      ['IT_inf_SCU', 8],
      ['IT_cav_SCU', 3],
    ])
    expect(italy.transfers.map(({ to, count }) => [to, count])).toEqual([
      ['Gorizia', 2],
      ['Caporetto', 2],
    ])
  })

  it('§errata.entry.bulgaria.1 §errata.entry.bulgaria.2 §errata.entry.bulgaria.3 Bulgaria', () => {
    const at = (id: string): readonly string[] | undefined =>
      entryOf(BU).placements.find(({ space }) => space === id)?.units
    expect([at('Vidin'), at('NoviSad'), at('Temesvar')]).toEqual([
      ['BU_1stArmy', 'BU_cav_SCU'],
      ['GE_BU_LXIIGenKdo'],
      ['GE_BU_LXIGenKdo'],
    ])
    expect(entryOf(BU).reserve.map(({ unit, count }) => [unit, count])).toEqual(
      expect.arrayContaining([
        ['BR_inf_SCU', 5],
        ['FR_inf_SCU', 5],
        ['BU_inf_SCU', 5],
      ]),
    )
  })

  it('§errata.entry.romania.1 §errata.entry.romania.2 §errata.entry.romania.4 Romania', () => {
    expect(entryOf(RO).placements.find(({ space }) => space === 'Odessa')?.units).toEqual([
      'RU_XLVII',
      'RU_VICav',
    ])
    expect(entryOf(RO).reserve.map(({ unit, count }) => [unit, count])).toEqual([['RO_inf_SCU', 4]])
    expect(entryOf(RO).transfers.map(({ to, count }) => [to, count])).toEqual([
      ['Hermannstadt', 1],
      ['Schlossberg', 1],
    ])
    expect(entryOf(GR)).toBeUndefined()
  })
})
