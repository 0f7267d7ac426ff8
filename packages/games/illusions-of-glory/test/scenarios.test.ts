/** Scenarios and set-ups against what the rulebook says in so many words. */
import { describe, expect, it } from 'vitest'
import {
  fortAt,
  HOMES,
  homeOf,
  idOfSpace,
  isVp,
  LEMNOS,
  NEIGHBOURS,
  SPACES,
  space,
  VP_SPACES,
} from '../map.ts'
import { idOf, isHq, isTroops, isUprising, PIECES, piece, piecesNamed, REDUCED, sideOf } from '../pieces.ts'
import {
  controllerAtStart,
  ELIMINATED,
  REPLACEABLE,
  RESERVE,
  SCENARIOS,
  scenarioNamed,
  sideAtStart,
  startOf,
  WAITING,
} from '../scenarios.ts'
import { ALL_NATIONS, AP, BU, CP, GR, IT, MN, NO_SIDE, RO, RU, SB } from '../sides.ts'
import { TABLES } from '../tables.ts'

const campaign = startOf('1914')
const brusilov = startOf('1916')
const inReserve = (start: typeof campaign, id: string): number =>
  piecesNamed(id).filter((p) => start.where[p] === RESERVE).length
const unitsAt = (start: typeof campaign, id: string): string[] =>
  Array.from({ length: PIECES }, (_, p) => p)
    .filter((p) => start.where[p] === space(id))
    .map(idOf)

describe('scenarios', () => {
  it('§30.1.c §30.2.b §4.0.a lengths', () => {
    expect(SCENARIOS.map(({ id, firstTurn, lastTurn }) => [id, firstTurn, lastTurn])).toEqual([
      ['mobilization', 1, 4],
      ['brusilov', 9, 18],
      ['campaign', 1, 18],
    ])
  })

  it('§30.2.1.a §30.2.1.b decks of 35 cards', () => {
    const { AP: allied, CP: central } = scenarioNamed('brusilov').cards
    expect([allied.deck?.length, central.deck?.length]).toEqual([35, 35])
    expect([allied.deck?.includes(35), central.deck?.includes(31), allied.take]).toEqual([false, false, [44]])
  })

  it('§4.2.1.b §4.2.2.b §30.2.2.b.2 cards that are chosen', () => {
    expect(scenarioNamed('campaign').cards).toEqual({
      AP: { take: [1, 7], draw: 6 },
      CP: { takeOps: 4, draw: 6 },
    })
    expect(scenarioNamed('brusilov').cards.CP.takeOps).toBe(4)
  })
})

describe('the set-up of 1914', () => {
  it('§4.0.b §4.0.c §4.0.d §4.0.e §4.0.f §4.3.a tracks', () => {
    expect(campaign.data.tracks).toMatchObject({
      turn: 1,
      vp: 15,
      warStatus: { AP: 0, CP: 0, combined: 0 },
      armistice: 40,
      nationalWill: { RU: 12, GE: 12, AH: 12 },
      troopQuality: { RU: 16, IT: 16, GE: 16, AH: 16 },
      offensive: { AP: 'RU', CP: 'AH-SB' },
      offensiveModifier: { AP: 0, CP: 0 },
    })
  })

  it('§4.0.i §4.0.j §4.0.k markers', () => {
    expect(campaign.data.tracks.flags).toEqual({
      geRpToTu: true,
      apAlliesRpToRu: false,
      blockade: false,
      seaInvasions: false,
      uBoats: false,
      convoys: false,
      ruAmphibious: true,
      apRailroads: false,
      cpRailroads: false,
      germanWarIndustry: false,
    })
  })

  it('§errata.mobilization.1 §errata.mobilization.ru §errata.mobilization.ge §errata.mobilization.ah §errata.mobilization.tu reserve boxes', () => {
    const counts = [
      'RU_inf_SCU',
      'RU_elite_SCU',
      'RU_cav_SCU',
      'GE_inf_SCU',
      'GE_res_SCU',
      'GE_elite_SCU',
      'GE_cav_SCU',
      'AH_inf_SCU',
      'AH_cav_SCU',
      'TU_inf_SCU',
      'TU_elite_SCU',
    ]
    expect(counts.map((id) => inReserve(campaign, id))).toEqual([10, 5, 7, 10, 5, 5, 4, 10, 3, 4, 3])
  })

  it('§errata.mobilization.2 the stack listed under Osowiec stands at Olita', () => {
    expect(unitsAt(campaign, 'Olita')).toEqual(['RU_IV'])
  })

  it('§19.3.b one trench, of level 2, at Doiran', () => {
    expect(campaign.data.trenches.map(({ space: id, level }) => [id, level])).toEqual([['Doiran', 2]])
  })

  it('§4.1.d §4.1.e neutrals to come and uprisings wait', () => {
    const waiting = Array.from({ length: PIECES }, (_, p) => p).filter((p) => campaign.where[p] === WAITING)
    expect(waiting).toEqual(expect.arrayContaining([piece('IT_I'), piece('BU_1stArmy'), piece('RO_1stArmy')]))
    expect(waiting.filter(isUprising)).toHaveLength(18)
    expect(Array.from(campaign.faces).every((face) => face === 0)).toBe(true)
  })

  it('§26.3.1.a Greeks stand on the map, but not at Athens or Salonika (ruling 41)', () => {
    expect(campaign.data.neutrals.length).toBeGreaterThan(0)
    expect([unitsAt(campaign, 'Athens'), unitsAt(campaign, 'Salonika')]).toEqual([[], []])
  })

  it('§glossary.allied-powers §glossary.central-powers who fights at the start', () => {
    const sides = ALL_NATIONS.map((nation) => sideAtStart(campaign.data, nation))
    expect(sides).toEqual([AP, AP, AP, AP, AP, NO_SIDE, NO_SIDE, CP, CP, CP, NO_SIDE, NO_SIDE, NO_SIDE])
    expect([
      controllerAtStart(campaign.data, space('Kiev')),
      controllerAtStart(campaign.data, space('Vlore')),
    ]).toEqual([AP, NO_SIDE])
    expect([
      controllerAtStart(campaign.data, LEMNOS),
      controllerAtStart(campaign.data, space('SeaAthens')),
    ]).toEqual([AP, NO_SIDE])
  })
})

describe('the set-up of 1916', () => {
  it('§30.2.1.d §30.2.1.e §30.2.1.f §30.2.1.g §30.2.1.h §30.2.1.i §30.2.1.k tracks', () => {
    expect(brusilov.data.tracks).toMatchObject({
      turn: 9,
      vp: 23,
      warStatus: { AP: 14, CP: 14, combined: 28 },
      nationalWill: { RU: 3, AH: 7, GE: 7 },
      troopQuality: { RU: 4, AH: 3, GE: 5, IT: 6 },
      offensive: { AP: 'none', CP: 'none' },
      offensiveModifier: { AP: 2, CP: 1 },
    })
  })

  it('§30.2.1.l §30.2.1.m §30.2.1.n all markers lie in place', () => {
    expect(Object.values(brusilov.data.tracks.flags).every(Boolean)).toBe(true)
    expect(brusilov.data.landings.spaces).toEqual(['SeaSalonika'])
    expect(controllerAtStart(brusilov.data, space('SeaSalonika'))).toBe(AP)
  })

  it('§30.2.1.o eleven destroyed forts', () => {
    expect(brusilov.data.destroyedForts.spaces).toHaveLength(11)
    expect(brusilov.data.destroyedForts.spaces.every((id) => fortAt(space(id)) > 0)).toBe(true)
  })

  it('§30.2.1.p the line of Mitava and Lutsk leaves no Russian pocket behind it', () => {
    const held = (s: number): boolean => homeOf(s) === RU && controllerAtStart(brusilov.data, s) === AP
    const open = new Set([space('Moscow')])
    for (const s of open) for (const n of NEIGHBOURS[s] ?? []) if (held(n)) open.add(n)
    expect(
      (HOMES[RU] ?? [])
        .filter(held)
        .filter((s) => !open.has(s))
        .map(idOfSpace),
    ).toEqual([])
    for (const id of [
      'Mitava',
      'Radviliskaya',
      'Panevezys',
      'Sventsyany',
      'Molodechno',
      'Baranovichi',
      'Pinsk',
      'Lutsk',
      'Warsaw',
    ])
      expect(controllerAtStart(brusilov.data, space(id))).toBe(CP)
    expect(controllerAtStart(brusilov.data, space('Dubno'))).toBe(AP)
  })

  it('§30.2.1.q all of Serbia and Montenegro is held by the Central Powers', () => {
    const home = [...(HOMES[SB] ?? []), ...(HOMES[MN] ?? [])]
    expect(home.every((s) => controllerAtStart(brusilov.data, s) === CP)).toBe(true)
    expect(brusilov.data.collapsed.nations).toEqual(['SB'])
  })

  it('§errata.brusilov.1 five German reserve SCUs in the box', () => {
    expect(inReserve(brusilov, 'GE_res_SCU')).toBe(5)
  })

  it('§30.2.1.e §5.1.1.a §5.1.1.b the 23 VP follow from control and entries', () => {
    const owner = (s: number): number =>
      sideAtStart(brusilov.data, homeOf(s) as Exclude<ReturnType<typeof homeOf>, -1>)
    const points = (side: number): number => (side === AP ? -1 : 1)
    const taken = VP_SPACES.filter((s) => controllerAtStart(brusilov.data, s) !== owner(s))
    const entered = [IT, BU].flatMap((nation) => (HOMES[nation] ?? []).filter(isVp))
    const total = [...taken, ...entered].reduce(
      (sum, s) => sum + points(controllerAtStart(brusilov.data, s)),
      15,
    )
    expect(total).toBe(brusilov.data.tracks.vp)
  })

  it('Italy and Bulgaria are at war, Romania and Greece are not', () => {
    expect(([IT, BU, RO, GR] as const).map((nation) => sideAtStart(brusilov.data, nation))).toEqual([
      AP,
      CP,
      NO_SIDE,
      NO_SIDE,
    ])
  })

  it('puts every counter somewhere', () => {
    const boxes = [WAITING, RESERVE, REPLACEABLE, ELIMINATED]
    for (const start of [campaign, brusilov])
      expect(Array.from(start.where).every((at) => at < SPACES && (at >= 0 || boxes.includes(at)))).toBe(true)
    expect(brusilov.where[piece('MN_inf_SCU.1')]).toBe(ELIMINATED)
    expect(brusilov.where[piece('RU_XX')]).toBe(REPLACEABLE)
  })
})

describe('both set-ups', () => {
  it.each([campaign, brusilov])(
    '§10.1.a §10.1.d §10.4.a stack within the limits, in friendly or neutral spaces',
    ({ data }) => {
      for (const { space: id, units, reduced = [] } of data.placements) {
        const pieces = [...units, ...reduced].map((unit) => piecesNamed(unit)[0] as number)
        expect([id, pieces.filter(isHq).length <= TABLES.stacking.hqs]).toEqual([id, true])
        if (space(id) !== LEMNOS)
          expect([id, pieces.filter(isTroops).length <= TABLES.stacking.units]).toEqual([id, true])
        const holder = controllerAtStart(data, space(id))
        expect([id, pieces.every((p) => holder === NO_SIDE || sideOf(p) === holder)]).toEqual([id, true])
      }
    },
  )

  it('§errata.entry.italy.1 only the Italian corps of the entry come reduced', () => {
    expect([...campaign.faces, ...brusilov.faces].filter((face) => face === REDUCED)).toEqual([])
  })
})
