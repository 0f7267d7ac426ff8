import type { Features, RealCountry, Town, TownRank } from '@sandtable/cartography'
import { hexOutline, type Polygon } from '@sandtable/cartography/geometry'
import { DATA } from '../data/load.ts'
import type { PlaceData } from '../data/types.ts'
import { EDGE_BOXES } from '../edge-boxes.ts'
import { countries, frontiers } from './frontiers.ts'
import { frame } from './frame.ts'
import { groundOf, HEXES, TOWNS } from './hexes.ts'
import { placesOn, type PlaceOf } from './places.ts'
import { railways } from './railways.ts'
import { brooks, rivers } from './rivers.ts'

const outlines = (letter: string): Polygon[] =>
  HEXES.filter((id) => groundOf(id) === letter).map((id) => hexOutline(frame, id))

const chips = new Set(DATA.chips.map(({ at }) => at))

/** §1.22 chips are printed with a red ring */
export function rankOf({ hex, is }: PlaceData): TownRank {
  if (is.split(' ').includes('capital')) return 'capital'
  return chips.has(hex) ? 'victory-town' : 'town'
}

const towns = (placeOf: PlaceOf): Town[] =>
  TOWNS.map((town) => ({ at: placeOf(town.hex), rank: rankOf(town) }))

export const spaces = (): Polygon[] =>
  [...HEXES, ...Object.values(EDGE_BOXES)].map((id) => hexOutline(frame, id))

export function features(real: RealCountry): Features {
  const water = rivers()
  const placeOf = placesOn(real.land)
  return {
    land: real.land,
    lakes: real.lakes,
    woods: outlines('f'),
    marshes: outlines('s'),
    mountains: outlines('m'),
    closed: [],
    rivers: water,
    brooks: brooks(real.rivers, water),
    bridges: [],
    ridges: [],
    railways: railways(placeOf),
    frontiers: frontiers(real.land),
    countries: countries(),
    towns: towns(placeOf),
    sources: [],
  }
}
