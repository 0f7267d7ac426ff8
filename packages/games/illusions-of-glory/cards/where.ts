/** Spaces and units as cards name them. */
import { areaSpaces } from '../cards.ts'
import type { UnitFilter, Where } from '../data/card-types.ts'
import {
  homeOf,
  isInset,
  isSeaSpace,
  landingPort,
  linkBetween,
  NEIGHBOURS,
  portOf,
  SEA_LANE,
  SEAS,
  TERRAINS,
  terrainOf,
} from '../map.ts'
import { isCavalry, isDivision, isLcu, isOf, isTroops, kindData, nationsOf } from '../pieces.ts'
import { type NationId, nationNamed } from '../sides.ts'
import { hasFort, type State, trenchLevel } from '../state.ts'

/** The space itself, or one connected to it overland. */
const isNear = (x: number, fits: (y: number) => boolean): boolean =>
  fits(x) || (NEIGHBOURS[x] ?? []).some((y) => linkBetween(x, y) !== SEA_LANE && fits(y))

const isIn = (nations: readonly NationId[], x: number): boolean =>
  nations.some((id) => homeOf(x) === nationNamed(id))
/** A sea-invasion space is on the sea of its port. */
const seaOf = (x: number): number => portOf(isSeaSpace(x) ? landingPort(x) : x)

export function matches(where: Where, s: State, x: number): boolean {
  switch (where.in) {
    case 'nations':
      return isIn(where.nations, x)
    case 'near-nations':
      return isNear(x, (y) => isIn(where.nations, y))
    case 'area':
      return areaSpaces(where.area).includes(x)
    case 'near-area':
      return isNear(x, (y) => areaSpaces(where.area).includes(y))
    case 'inset':
      return isInset(x)
    case 'terrain':
      return where.terrain.includes(TERRAINS[terrainOf(x)])
    case 'coast':
      return seaOf(x) === SEAS.indexOf(where.sea)
    case 'works':
      return trenchLevel(s, x) > 0 || hasFort(s, x)
    case 'any-of':
      return where.of.some((each) => matches(each, s, x))
  }
}

const hasSize = (size: 'LCU' | 'SCU', p: number): boolean => (size === 'LCU' ? isLcu(p) : isDivision(p))

/** Troops that fit everything the filter names. HQs, artillery and uprisings never fit. */
export function fitsFilter(filter: UnitFilter, p: number): boolean {
  const { nations, size, type, unit } = filter
  return (
    isTroops(p) &&
    (nations === undefined || nations.some((id) => isOf(p, nationNamed(id)))) &&
    (size === undefined || hasSize(size, p)) &&
    (type === undefined || isCavalry(p)) &&
    (unit === undefined || kindData(p).id === unit)
  )
}

/**
 * The same for effects that harm the unit: §3.2.1.h a unit of two nations counts as the other one then
 * (rulings 3, 255).
 */
export const mustFit = (filter: UnitFilter, p: number): boolean =>
  fitsFilter(filter, p) && nationsOf(p).every((id) => filter.nations?.includes(id) ?? true)
