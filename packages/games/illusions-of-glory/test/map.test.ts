/** The map against what the rulebook says in so many words. */
import { describe, expect, it } from 'vitest'
import { DATA } from '../data/load.ts'
import {
  ALPINE,
  ANATOLIA,
  areConnected,
  BLACK_SEA,
  BRANDENBURG,
  BUDAPEST,
  CAPITALS,
  CARNIOLA,
  CLEAR,
  crossesWater,
  DEGREE,
  DOIRAN,
  fortAt,
  GRAPH,
  HOMES,
  homeOf,
  idOfSpace,
  isAcrossWater,
  isBalkan,
  isInset,
  isPlain,
  isPort,
  isRegion,
  isSeaSpace,
  isSource,
  isSourceOf,
  isVp,
  landingPort,
  LATE_SOURCES,
  LEMNOS,
  linkAlong,
  linkBetween,
  MIXED,
  MOUNTAIN,
  NEIGHBOURS,
  nameOfSpace,
  PETROGRAD,
  PORTS,
  portOf,
  REGIONS,
  ROAD,
  RODOSTO,
  SALONIKA,
  SEA_LANE,
  SEA_SPACES,
  SINGLE,
  SOURCES,
  sourceMask,
  SPACES,
  space,
  spaceData,
  SWAMP,
  terrainOf,
  TYROL,
  VIENNA,
  VP_HOMES,
} from '../map.ts'
import { AH, ALL_NATIONS, AL, BR, BU, FR, GE, GR, IT, MN, type Nation, RO, RU, SB, TU } from '../sides.ts'

const idsOf = (spaces: readonly number[]): string[] => spaces.map(idOfSpace).sort()
const words = (list: string): string[] => list.split(' ')
const sourcesOf = (nation: Nation): string[] => idsOf(SOURCES[nation] ?? [])
const neighboursOf = (id: string): string[] => idsOf(NEIGHBOURS[space(id)] ?? [])

/** spaces that can be reached from a start through those that let one pass */
function reached(from: readonly number[], isOpen: (s: number) => boolean): ReadonlySet<number> {
  const open = new Set(from.filter(isOpen))
  for (const s of open) for (const n of NEIGHBOURS[s] ?? []) if (isOpen(n)) open.add(n)
  return open
}

describe('the sheet', () => {
  it('has 213 spaces and 464 connections, each of them both ways', () => {
    expect([SPACES, DATA.map.connections.length]).toEqual([213, 464])
    expect(NEIGHBOURS.reduce((sum, list) => sum + list.length, 0)).toBe(2 * 464)
    for (const { a, b } of DATA.map.connections)
      expect([areConnected(space(a), space(b)), areConnected(space(b), space(a))]).toEqual([true, true])
  })

  it('§glossary.regions ten regions, each with a source of its nation', () => {
    expect(idsOf(REGIONS)).toEqual(
      words('Anatolia Brandenburg Carniola Kharkov Moscow Novgorod Rodosto Rostov SouthernItaly Tyrol'),
    )
    for (const s of REGIONS)
      expect([idOfSpace(s), isSourceOf(s, homeOf(s) as Nation)]).toEqual([idOfSpace(s), true])
  })

  it('§25.2.1.b Lemnos leads by sea to three sea-invasion spaces, and each of them to one port', () => {
    expect(idsOf(NEIGHBOURS[LEMNOS] ?? [])).toEqual(idsOf(SEA_SPACES))
    expect(SEA_SPACES).toHaveLength(DATA.tables.landings.markers)
    for (const sea of SEA_SPACES) {
      expect([isSeaSpace(sea), isPlain(sea), isPort(landingPort(sea))]).toEqual([true, false, true])
      expect([linkBetween(LEMNOS, sea), linkBetween(sea, landingPort(sea))]).toEqual([SEA_LANE, SEA_LANE])
    }
    expect(SEA_SPACES.map(landingPort)).toContain(SALONIKA)
    expect(() => landingPort(space('Uman') + SPACES)).toThrow()
  })

  it('§3.1.2 §11.3.1.a only Carniola and Tyrol lead on to the Italian inset', () => {
    const gates = GRAPH.links.reduce((found, neighbour, n) => {
      const from = Math.floor(n / DEGREE)
      return neighbour >= 0 && isInset(from) && !isInset(neighbour) ? found.add(neighbour) : found
    }, new Set<number>())
    expect(idsOf([...gates])).toEqual(idsOf([CARNIOLA, TYROL]))
  })

  it('§glossary.balkans the Balkans are six nations without Lemnos', () => {
    expect(
      ['Vlore', 'Sofia', 'Athens', 'Cetinje', 'Bucharest', 'Nish'].every((id) => isBalkan(space(id))),
    ).toBe(true)
    expect(['Lemnos', 'Constantinople', 'Sarajevo', 'SeaSalonika'].some((id) => isBalkan(space(id)))).toBe(
      false,
    )
  })

  it('§10.1.e names places by id and tells unknown ones', () => {
    expect(nameOfSpace(space('BrestLitovsk'))).toEqual({ en: 'Brest-Litovsk', ja: 'ブレスト－リトフスク' })
    expect(() => space('Osowiec')).toThrow('no space Osowiec')
  })
})

describe('§29.0 the country of the worked example', () => {
  it('lies as it is told', () => {
    expect(neighboursOf('Brody')).toEqual(words('Dubno Lemberg Lutsk'))
    expect(neighboursOf('Lutsk')).toEqual(expect.arrayContaining(words('Brody Dubno Kowel Sarny')))
    expect(neighboursOf('Lublin')).toEqual(
      expect.arrayContaining(words('BrestLitovsk Ivangorod Jaroslau Kowel')),
    )
  })

  it('has the roads, railways and rivers of its attacks', () => {
    expect(linkBetween(space('Rovno'), space('Dubno'))).toBe(ROAD)
    expect(linkBetween(space('Lutsk'), space('Sarny'))).toBe(SINGLE)
    expect(linkBetween(space('Dubno'), space('Brody'))).toBe(MIXED)
    expect([
      isAcrossWater(space('BrestLitovsk'), space('Lublin')),
      isAcrossWater(space('Kowel'), space('Lublin')),
    ]).toEqual([false, true])
    expect([
      linkBetween(space('Kiev'), space('Lutsk')),
      isAcrossWater(space('Kiev'), space('Lutsk')),
    ]).toEqual([-1, false])
  })

  it('has the terrain of its cavalry and its trenches', () => {
    expect([terrainOf(space('Lublin')), terrainOf(space('Dubno')), terrainOf(space('Sarny'))]).toEqual([
      CLEAR,
      CLEAR,
      SWAMP,
    ])
    for (const id of words('Lutsk BrestLitovsk Proskurov Ivangorod Czernowitz Doiran'))
      expect([CLEAR, MOUNTAIN]).toContain(terrainOf(space(id)))
  })

  it('an uprising at Lemberg cuts off Brody and Lutsk but not Tarnopol', () => {
    const russian = new Set(
      words('Dubno Sarny Rovno Kowel Proskurov Kamenets Lublin BrestLitovsk').map(space),
    )
    const taken = new Set(words('Lutsk Siedlce Ivangorod').map(space))
    const isCp = (s: number): boolean =>
      s !== space('Lemberg') && !russian.has(s) && (taken.has(s) || homeOf(s) === GE || homeOf(s) === AH)
    const supplied = reached([...(SOURCES[GE] ?? []), ...(SOURCES[AH] ?? [])], isCp)
    expect(words('Brody Lutsk Tarnopol Jaroslau RawaRuska').map((id) => supplied.has(space(id)))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
  })
})

describe('forts, ports and victory', () => {
  it('§29.0 the fort of Lutsk has CF 2', () => {
    expect([fortAt(space('Lutsk')), fortAt(space('Kiev'))]).toEqual([2, 0])
  })

  it('§30.2.1.o §26.3.1.d.2 forts that are named', () => {
    const named =
      'Lotzen Kovno Olita Grodno Lomza Warsaw Ivangorod BrestLitovsk Przemysl Belgrade Lutsk FtRupel Dubno'
    for (const id of words(named)) expect([id, fortAt(space(id)) > 0]).toEqual([id, true])
  })

  it('§25.5.b §26.1.1.c ports that are named', () => {
    expect(words('Odessa Constanta Varna Burgas').map((id) => portOf(space(id)))).toEqual(
      Array(4).fill(BLACK_SEA),
    )
    expect(words('Vlore Durres Salonika Lemnos').every((id) => isPort(space(id)))).toBe(true)
    expect([portOf(space('Kiev')), isPort(space('Kiev'))]).toEqual([-1, false])
    expect(PORTS.flat()).toHaveLength(DATA.map.spaces.filter(({ port }) => port !== undefined).length)
  })

  it('§26.2.3.a §26.3.3.b §26.4.3.b §26.5.3.a §26.6.2.a §26.7.2.b.1 two VP spaces in each small country', () => {
    const counts = ([BU, GR, IT, RO, TU] as const).map((nation) => VP_HOMES[nation]?.length)
    expect([...counts, (VP_HOMES[SB]?.length ?? 0) + (VP_HOMES[MN]?.length ?? 0)]).toEqual([2, 2, 2, 2, 2, 2])
    expect(['Salonika', 'Athens', 'Lutsk', 'Dubno'].every((id) => isVp(space(id)))).toBe(true)
  })

  it('§23.2.a each empire can lose enough VP spaces to be demoralised', () => {
    const { start, demoralized, lost } = DATA.tracks.nationalWill
    for (const nation of [RU, GE, AH] as const)
      expect((VP_HOMES[nation]?.length ?? 0) * -lost).toBeGreaterThanOrEqual(start - demoralized)
  })

  it('§15.4 capitals', () => {
    expect(CAPITALS.map((list) => list.length)).toEqual(
      ALL_NATIONS.map((n) => (n === AH ? 2 : n === RU || n === GE ? 1 : 0)),
    )
    expect(idsOf([PETROGRAD, VIENNA, BUDAPEST])).toEqual(words('Budapest Petrograd Vienna'))
    expect(homeOf(BRANDENBURG)).toBe(GE)
  })
})

describe('supply sources', () => {
  it('§26.2.2.c §26.3.2.f §26.4.2.c §26.5.2.c §26.6.1.b §26.6.1.c §26.7.1.b those of the small nations', () => {
    expect(sourcesOf(BU)).toEqual(words('Burgas Sofia'))
    expect(sourcesOf(GR)).toEqual(words('Athens Lemnos Salonika'))
    expect(sourcesOf(IT)).toEqual(words('Durres SouthernItaly Venice Vlore'))
    expect(sourcesOf(RO)).toEqual(words('Bucharest Constanta Odessa'))
    expect([sourcesOf(SB), sourcesOf(MN)]).toEqual([
      words('Belgrade Cetinje Lemnos'),
      words('Belgrade Cetinje Lemnos'),
    ])
    expect(idsOf([ANATOLIA, RODOSTO, space('Constantinople')])).toEqual(sourcesOf(TU))
  })

  it('§13.5 §16.6.e Britain and France have Lemnos, and Southern Italy later', () => {
    expect([sourcesOf(BR), sourcesOf(FR)]).toEqual([
      words('Lemnos SouthernItaly'),
      words('Lemnos SouthernItaly'),
    ])
    expect(LATE_SOURCES.filter(({ nation }) => nation === BR)).toEqual([
      { space: space('SouthernItaly'), nation: BR, of: IT },
    ])
  })

  it('§14.2.2.a Albanian sources open with the Italian entry', () => {
    expect(LATE_SOURCES.filter(({ nation }) => nation === IT).map((late) => idOfSpace(late.space))).toEqual(
      words('Vlore Durres'),
    )
  })

  it('§29.0 where reinforcements of the worked example arrive', () => {
    for (const id of words('Kiev BrestLitovsk Kharkov')) expect(isSourceOf(space(id), RU)).toBe(true)
    expect([
      isSourceOf(space('Krakow'), GE),
      isSourceOf(space('Krakow'), AH),
      isSourceOf(space('Budapest'), AH),
    ]).toEqual([true, true, true])
    expect([sourceMask(space('Krakow')), isSource(space('Rovno'))]).toEqual([(1 << GE) | (1 << AH), false])
  })
})

describe('the grid of the set-up lists', () => {
  it('§errata.entry.italy.4 §errata.entry.bulgaria.2 §errata.entry.bulgaria.3 §errata.entry.romania.2 §errata.entry.romania.4 letters run from west to east', () => {
    const columns = ['Gorizia Caporetto', 'NoviSad Temesvar', 'Vidin Hermannstadt Schlossberg', 'Odessa']
    const longitudes = columns.map((ids) => words(ids).map((id) => spaceData(space(id)).lon))
    longitudes
      .slice(1)
      .forEach((column, n) => expect(Math.min(...column)).toBeGreaterThan(Math.max(...(longitudes[n] ?? []))))
  })
})

describe('lookups', () => {
  it('§3.1.3 a direction tells kind and water', () => {
    const from = space('Kowel')
    const direction = GRAPH.direction(from, space('Lublin'))
    expect([linkAlong(from, direction), crossesWater(from, direction)]).toEqual([SINGLE, true])
    expect(linkBetween(space('Trento'), space('Asiago'))).toBe(ALPINE)
  })

  it('every space of the map has its nation, and the list of each nation is complete', () => {
    expect(HOMES.flat()).toHaveLength(SPACES - 1 - SEA_SPACES.length)
    expect([HOMES[BR], HOMES[FR]]).toEqual([[], []])
    expect([HOMES[AL]?.length, homeOf(LEMNOS), homeOf(DOIRAN)]).toEqual([5, -1, GR])
    expect(isRegion(LEMNOS)).toBe(false)
  })
})
