import type { City, Features, RealCountry } from '@sandtable/cartography'
import { hexOutline, type Polygon } from '@sandtable/cartography/geometry'
import type { PlaceData } from '../data/types.ts'
import { countries, frontiers, provinceBorders, zoneBorders } from './frontiers.ts'
import { frame } from './frame.ts'
import { groundOf, HEXES, isLand, isOnBoard, PLACES } from './hexes.ts'
import { placesOn, type PlaceOf } from './places.ts'
import { bridges, brooks, rivers } from './rivers.ts'
import { roads } from './roads.ts'

const outlines = (letters: string): Polygon[] =>
  HEXES.filter((id) => letters.includes(groundOf(id))).map((id) => hexOutline(frame, id))

/** §1.2(7) Antwerp is marked as a major city with its years; on the map it is one. */
export const starOf = ({ star }: PlaceData): 'red' | 'gold' | undefined =>
  star === 'gold' ? 'gold' : star === undefined ? undefined : 'red'

function city(place: PlaceData, placeOf: PlaceOf): City {
  const star = starOf(place)
  return {
    at: placeOf(place.hex),
    level: place.fortress ?? 0,
    ...(place.capital ? { capital: place.capital } : {}),
    ...(star ? { star } : {}),
  }
}

/** What is no part of the board lies under paper; of the sea no hexes are shown. */
export const spaces = (): Polygon[] => HEXES.filter(isOnBoard).map((id) => hexOutline(frame, id))
export const gridded = (): Polygon[] =>
  HEXES.filter((id) => isOnBoard(id) && isLand(id)).map((id) => hexOutline(frame, id))

export function features(real: RealCountry): Features {
  const water = rivers(real.land)
  const placeOf = placesOn(real.land)
  return {
    land: real.land,
    lakes: real.lakes,
    woods: outlines('f'),
    marshes: outlines('s'),
    mountains: outlines('mp'),
    deserts: outlines('dx'),
    closed: [],
    rivers: water,
    brooks: brooks(real.rivers, water),
    bridges: bridges(),
    ridges: [],
    railways: [],
    roads: roads(placeOf),
    frontiers: frontiers(real.land),
    provinces: provinceBorders(real.land),
    waters: zoneBorders(),
    countries: countries(),
    towns: [],
    cities: PLACES.map((place) => city(place, placeOf)),
    sources: [],
  }
}
