import { describe, expect, it } from 'vitest'
import { DATA } from '../../data/load.ts'
import { GRID, hex, HEXES } from '../../map.ts'
import { nation } from '../../nations.ts'
import {
  fortressLevel,
  FORTRESSES,
  hasShipyard,
  hexOfPlace,
  isGoldenCity,
  isMajorCity,
  place,
  placeAt,
  placeData,
  PLACES,
  PORTS,
  portsOfZone,
  tradeOf,
  zoneOfPort,
} from '../../places.ts'
import { ownerIn1792, provinceData, provinceOf } from '../../provinces.ts'
import { boxData, BOXES, boxesBeside, boxOf, entryHexes, zone, zoneData, zoneOf, ZONES } from '../../seas.ts'
import { isClosed, isOpen, ON, SIDES, zoneOfStrait } from '../../terrain.ts'
import { at, reached } from './walk.ts'

const every = Array.from({ length: PLACES }, (_, p) => p)
const DIRECTIONS = [0, 1, 2, 3, 4, 5]
const nationOf = (p: number): number => ownerIn1792(provinceOf(hexOfPlace(p)))

describe('§1.2 places', () => {
  it('stand alone in a hex that can be entered', () => {
    for (const p of every) {
      expect(placeAt(hexOfPlace(p))).toBe(p)
      expect(isClosed(hexOfPlace(p)), placeData(p).name.en).toBe(false)
    }
  })

  it('are where the rulebook has them', () => {
    expect(at('Stuttgart')).toBe(hex('3625'))
    expect(at('Ulm')).toBe(hex('3626'))
    expect(GRID.distance(at('Boulogne'), at('Dover'))).toBe(1)
  })

  it('§1.2(7) §1.2(15) 16 major cities, Antwerp from 1805 on, and 12 cities worth points', () => {
    expect(every.filter((p) => isMajorCity(p, 1805))).toHaveLength(17)
    expect(isMajorCity(place('Antwerp'), 1798)).toBe(false)
    expect(every.filter(isGoldenCity)).toHaveLength(12)
  })

  it('§1.2(6) fortresses of the levels that the rulebook tells', () => {
    const strongest = FORTRESSES.filter((p) => placeData(p).fortress === 3)
    expect(strongest.map((p) => placeData(p).name.en).sort()).toEqual([
      'Constantinople',
      'Gibraltar',
      'Mantua',
    ])
    expect(fortressLevel(at('St. Petersburg'))).toBe(2)
    expect(fortressLevel(at('Moscow'))).toBe(0)
    expect(fortressLevel(at('Berlin'))).toBe(0)
    const tyrol = FORTRESSES.filter((p) => provinceData(provinceOf(hexOfPlace(p))).id === 'tyrol')
    expect(tyrol.map((p) => placeData(p).name.en)).toEqual(['Innsbruck'])
  })

  it('§9.1.2 Bavaria has a fortress of level 2', () => {
    expect(
      FORTRESSES.filter((p) => nationOf(p) === nation('bavaria')).map((p) => placeData(p).fortress),
    ).toContain(2)
  })
})

describe('ports and seas', () => {
  it('a port lies on its zone, or is said to be reached by a river, estuary or sound', () => {
    for (const p of PORTS) {
      const isOn = DIRECTIONS.some((d) => {
        const to = GRID.neighbour(hexOfPlace(p), d)
        return to >= 0 && zoneOf(to) === zoneOfPort(p)
      })
      expect(isOn || placeData(p).port?.via !== undefined, placeData(p).name.en).toBe(true)
    }
    expect(PORTS).toHaveLength(103)
  })

  it('§10.2 zones touch on the map exactly where they are linked, or the water between them is named', () => {
    const touching = new Set<string>()
    for (let h = 0; h < HEXES; h++)
      for (const d of DIRECTIONS) {
        const to = GRID.neighbour(h, d)
        if (to >= 0 && zoneOf(h) >= 0 && zoneOf(to) > zoneOf(h)) touching.add(`${zoneOf(h)} ${zoneOf(to)}`)
      }
    const linked = new Map(
      DATA.seas.links.map(({ a, b, via }) => [
        [zone(a), zone(b)].sort((x, y) => x - y).join(' '),
        via !== undefined,
      ]),
    )
    expect([...touching].filter((pair) => !linked.has(pair))).toEqual([])
    expect([...linked].filter(([pair, byName]) => !byName && !touching.has(pair))).toEqual([])
    expect(reachedZones(zone('baltic-sea'))).toBe(ZONES.size)
  })

  it('§10.2.8 the way from the Gulf of Lion to the Bay of Biscay', () => {
    const chain = [
      'gulf-of-lion',
      'western-mediterranean',
      'cape-saint-vincent',
      'south-atlantic',
      'bay-of-biscay',
    ]
    chain.slice(1).forEach((to, i) => {
      expect(ZONES.direction(zone(chain[i] as string), zone(to)), to).toBeGreaterThanOrEqual(0)
    })
    expect(portsOfZone(zone('bay-of-biscay')).map((p) => placeData(p).name.en)).toContain('Brest')
    expect(zoneData(zone('near-east')).name.en).toBe('Near East')
  })

  it('§13.6.6 24 ports on the mainland have trade of 44', () => {
    const islands = ['sicily', 'sardinia', 'malta', 'denmark', 'norway', 'svealand', 'gotaland']
    const eastern = ['aidin', 'egypt', 'rumelia', 'macedonia']
    const mainland = PORTS.filter((p) => {
      const { id } = provinceData(provinceOf(hexOfPlace(p)))
      return tradeOf(p) > 0 && ![...islands, ...eastern].includes(id)
    })
    expect(mainland).toHaveLength(24)
    expect(mainland.reduce((sum, p) => sum + tradeOf(p), 0)).toBe(44)
  })

  it('§13.2.3 the trade of Russia, Prussia and Sweden', () => {
    const trade = (id: string): number =>
      PORTS.filter((p) => nationOf(p) === nation(id)).reduce((sum, p) => sum + tradeOf(p), 0)
    expect(['russia', 'prussia', 'sweden'].map(trade)).toEqual([5, 3, 3])
    expect([tradeOf(place('Stettin')), tradeOf(place('Danzig'))]).toEqual([1, 2])
    expect(PORTS.filter(hasShipyard)).toHaveLength(27)
  })
})

const reachedZones = (from: number): number => {
  const found = new Set([from])
  for (const z of found)
    for (let d = 0; d < ZONES.degree; d++) if (ZONES.neighbour(z, d) >= 0) found.add(ZONES.neighbour(z, d))
  return found.size
}

describe('straits, islands and boxes', () => {
  const onFoot = (h: number, d: number): boolean =>
    isOpen(GRID.neighbour(h, d)) && !SIDES.has(h, d, ON.impassable | ON.strait)

  it('§6.2.1(5) a strait joins two shores, and a zone bars it', () => {
    expect(zoneOfStrait(at('Boulogne'), at('Dover'))).toBe(zone('english-channel'))
    expect(zoneOfStrait(at('Dover'), at('Boulogne'))).toBe(zone('english-channel'))
    expect(zoneOfStrait(at('Paris'), at('Dover'))).toBe(-1)
    expect(DATA.map.straits).toHaveLength(6)
  })

  it('islands are joined to the mainland by no way on foot', () => {
    const mainland = reached(at('Paris'), onFoot)
    const islands = ['London', 'Dublin', 'Copenhagen', 'Stockholm', 'Palermo', 'Cagliari', 'Ajaccio', 'Malta']
    const more = ['Corfu', 'Rhodes', 'Candia', 'Nicosia', 'Palma', 'Port Mahon']
    for (const name of [...islands, ...more]) expect(mainland.has(at(name)), name).toBe(false)
    const ashore = ['Madrid', 'Moscow', 'Constantinople', 'Naples', 'Aarhus', 'Lisbon', 'Gibraltar', 'Brest']
    for (const name of [...ashore, 'Odessa', 'Sevastopol']) expect(mainland.has(at(name)), name).toBe(true)
    expect(reached(at('Corfu'), onFoot).has(at('Rhodes'))).toBe(false)
  })

  it('§6.2.2 a box is entered from open hexes, leads somewhere, and its hexes are entered by nobody', () => {
    for (let b = 0; b < BOXES; b++) {
      expect(entryHexes(b).length + boxesBeside(b).length, boxData(b).id).toBeGreaterThanOrEqual(2)
      for (const h of entryHexes(b)) expect(isOpen(h), GRID.idOf(h)).toBe(true)
    }
    expect(boxOf(at('Sarajevo'))).toBeGreaterThanOrEqual(0)
    expect(isOpen(at('Sarajevo'))).toBe(false)
  })
})
