/** §1.2 Cities, fortresses and ports: one a hex at most. */
import { DATA } from './data/load.ts'
import type { PlaceData } from './data/types.ts'
import { hex, HEXES } from './map.ts'
import { NONE } from './nations.ts'
import { zone } from './seas.ts'

const { places } = DATA.places
export const PLACES = places.length
export const placeData = (p: number): PlaceData => places[p] as PlaceData
const every = Array.from({ length: PLACES }, (_, p) => p)

const hexes = Int16Array.from(places, (each) => hex(each.hex))
export const hexOfPlace = (p: number): number => hexes[p] as number
const placeOfHex = new Int16Array(HEXES).fill(NONE)
hexes.forEach((h, p) => {
  placeOfHex[h] = p
})
/** the place in a hex, or NONE */
export const placeAt = (h: number): number => placeOfHex[h] as number

const index = new Map(places.map(({ name }, p) => [name.en, p]))
/** The place with this English name. */
export function place(name: string): number {
  const p = index.get(name)
  if (p === undefined) throw new Error(`no place ${name}`)
  return p
}

/** §1.2 printed level of the fortress in a hex, 0 if it has none */
export const fortressLevel = (h: number): number => places[placeAt(h)]?.fortress ?? 0
export const FORTRESSES: readonly number[] = every.filter((p) => (placeData(p).fortress ?? 0) > 0)

const portZones = Int8Array.from(places, ({ port }) => (port ? zone(port.zone) : NONE))
/** §1.2 the zone a port opens on, or NONE */
export const zoneOfPort = (p: number): number => portZones[p] as number
export const PORTS: readonly number[] = every.filter((p) => zoneOfPort(p) !== NONE)
export const portsOfZone = (z: number): readonly number[] => PORTS.filter((p) => zoneOfPort(p) === z)
/** §1.2 trade points of a port */
export const tradeOf = (p: number): number => placeData(p).port?.trade ?? 0
export const hasShipyard = (p: number): boolean => placeData(p).port?.shipyard === true

/** §1.2(7) a major city; §1.2(15) Antwerp is one in 1805 to 1815 only */
export const isMajorCity = (p: number, year: number): boolean =>
  placeData(p).star === 'red' || (placeData(p).star === 'red-1805' && year >= 1805)
/** §1.2 a city that is worth victory points */
export const isGoldenCity = (p: number): boolean => placeData(p).star === 'gold'
