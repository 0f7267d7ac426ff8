import type { Features, RealCountry, TownRank } from '@sandtable/cartography'
import { hexOutline, type Polygon } from '@sandtable/cartography/geometry'
import { DATA } from '../data/load.ts'
import { frame } from './frame.ts'
import { frontiersOf } from './frontiers.ts'
import { townAt } from './places.ts'
import { railways } from './railways.ts'
import { brooks } from './rivers.ts'
import { TOWNS, type TownPlace } from './towns.ts'
import { woods } from './woods.ts'

const { map, places, victory } = DATA

export const spaces = (): Polygon[] => map.hexes.map(({ id }) => hexOutline(frame, id))

/** Is it the first town of its hex, the one that stands for it? */
export const isMain = (town: TownPlace): boolean => TOWNS.find(({ hex }) => hex === town.hex) === town

export function rankOf(town: TownPlace): TownRank {
  if (!isMain(town)) return 'town'
  if (town.hex === places.paris.hex) return 'capital'
  if (victory.german.hexes.includes(town.hex)) return 'victory-town'
  return [...victory.plan17.hexes, places.trier.hex].includes(town.hex) ? 'aim' : 'town'
}

export function features(real: RealCountry): Features {
  const { lines, countries } = frontiersOf(real.borders)
  return {
    land: real.land,
    woods: woods(),
    marshes: [],
    closed: [],
    rivers: [],
    brooks: brooks(real.rivers),
    bridges: [],
    ridges: [],
    railways: railways(),
    frontiers: lines,
    countries,
    towns: TOWNS.map((town) => ({ at: townAt(town), rank: rankOf(town) })),
    sources: [],
  }
}
