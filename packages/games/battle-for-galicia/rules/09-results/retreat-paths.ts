/** §9.2.1 §9.2.3 the ways a stack may retreat, best first by the priorities of the rule. */
import { GRID } from '../../map.ts'
import { closedHexes } from '../../scenarios.ts'
import type { Side } from '../../sides.ts'
import { isEnemyAt, type State } from '../../state.ts'
import { isInOpenEnemyZone } from '../06-zones-of-control.ts'
import { supplySources } from '../11-supply.ts'

/** §9.2.1, second: only sources this near count */
const SOURCE_RANGE = 12

/** All equally good ways; the owner chooses among them. */
export interface RetreatWays {
  readonly paths: readonly (readonly number[])[]
  /** a priority could not be met */
  readonly failed: boolean
  /** hexes that could not be retreated */
  readonly missing: number
}

interface Search {
  readonly s: State
  readonly side: Side
  readonly start: number
  readonly length: number
  /** hexes not to be entered again in this retreat */
  readonly visited: Set<number>
  readonly isGoodEnd: (h: number) => boolean
  best: Rated
}

interface Rated {
  score: number
  length: number
  failed: boolean
  paths: number[][]
}

/** Ways of `length` hexes from `start`, or as far as the enemy lets the stack go. */
export function retreatWays(
  s: State,
  side: Side,
  start: number,
  length: number,
  used: readonly number[] = [],
): RetreatWays {
  const nothing: Rated = { score: -1, length: 0, failed: true, paths: [[]] }
  const search: Search = {
    s,
    side,
    start,
    length,
    visited: new Set([start, ...used]),
    isGoodEnd: towardsSupply(s, side, start, length),
    best: nothing,
  }
  extend(search, start, [], 0)
  const { paths, failed, length: longest } = search.best
  return { paths, failed, missing: length - longest }
}

function extend(search: Search, at: number, path: number[], inZones: number): void {
  if (path.length > 0) rate(search, at, path, inZones)
  if (path.length === search.length || scoreOf(search.length, inZones, true) < search.best.score) return
  for (let d = 0; d < 6; d++) {
    const to = GRID.neighbour(at, d)
    if (to < 0 || search.visited.has(to) || !isOpen(search.s, search.side, to)) continue
    search.visited.add(to)
    path.push(to)
    extend(search, to, path, inZones + Number(isInOpenEnemyZone(search.s, search.side, to)))
    path.pop()
    search.visited.delete(to)
  }
}

/** §4.1 §13.0.a nobody retreats into enemies, marsh, off the map, or (Russians) into Przemysl */
const isOpen = (s: State, side: Side, h: number): boolean =>
  !isEnemyAt(s, side, h) && closedHexes(s, side)[h] === 0

/** longer is better, then fewer hexes in enemy zones, then towards supply (rulings 23) */
const scoreOf = (length: number, inZones: number, isGood: boolean): number =>
  length * 100 - inZones * 10 + Number(isGood)

function rate(search: Search, end: number, path: readonly number[], inZones: number): void {
  const { best } = search
  if (scoreOf(path.length, inZones, true) < best.score) return
  const isGood = search.isGoodEnd(end)
  const score = scoreOf(path.length, inZones, isGood)
  if (score < best.score) return
  if (score > best.score)
    search.best = { score, length: path.length, failed: inZones > 0 || !isGood, paths: [] }
  search.best.paths.push([...path])
}

/** §9.2.1, second: nearer to some source within 12 hexes; for a retreat of one hex it is enough not to go farther */
function towardsSupply(s: State, side: Side, start: number, length: number): (end: number) => boolean {
  const sources = supplySources(s, side).filter((h) => GRID.distance(start, h) <= SOURCE_RANGE)
  const enough = sources.map((h) => GRID.distance(start, h) - (length === 1 ? 0 : 1))
  const known = new Map<number, boolean>()
  const isGood = (end: number): boolean =>
    sources.some((h, i) => GRID.distance(end, h) <= (enough[i] as number))
  return (end) => {
    const good = known.get(end) ?? isGood(end)
    known.set(end, good)
    return good
  }
}
