/** §4.2 §4.3 where a group can march, and by which way. */
import { Reach } from '@sandtable/board'
import { GRID } from '../../map.ts'
import { hexOf, type State, spentOf } from '../../state.ts'
import { sideOf, UNITS } from '../../units.ts'
import { movementLeft } from '../02-units.ts'
import { priceOf, prices } from './costs.ts'

const LONGEST_MARCH = Math.max(...UNITS.map(({ front }) => front.movement))
const reach = new Reach(GRID, LONGEST_MARCH, 1)
let searches = 0

/** Counts searches, so that the one made for an offer need not be made again for the answer to it. */
export const searchesSoFar = (): number => searches

/** §4.2 a stack goes as far as its slowest unit */
export const budgetOf = (s: State, units: readonly number[]): number =>
  units.reduce((least, u) => Math.min(least, movementLeft(s, u)), LONGEST_MARCH)

/** §4.3 units that have spent nothing can pay for any one hex */
const isFresh = (s: State, units: readonly number[]): boolean => units.every((u) => spentOf(s, u) === 0)

function searchReach(s: State, units: readonly number[]): number {
  const first = units[0] as number
  const from = hexOf(s, first)
  searches++
  reach.search(from, Math.max(0, budgetOf(s, units)), prices(s, sideOf(first)))
  return from
}

/** Every hex within reach, and for units that have not moved the adjacent ones whatever the cost (§4.3). */
export function destinations(s: State, units: readonly number[]): number[] {
  const from = searchReach(s, units)
  const hexes: number[] = []
  for (let i = 0; i < reach.count; i++) hexes.push(reach.at(i))
  if (isFresh(s, units)) addMinimumMoves(s, units, from, hexes)
  return hexes
}

/** What each hex within reach costs by the way that would be taken. */
export function reachCosts(s: State, units: readonly number[]): Map<number, number> {
  const side = sideOf(units[0] as number)
  const from = hexOf(s, units[0] as number)
  const direct = (h: number): boolean => canStepTo(s, units, h) || reach.costTo(h) < 0
  return new Map(
    destinations(s, units).map((h) => [h, direct(h) ? priceOf(s, side, from, h) : reach.costTo(h)]),
  )
}

/** §4.3 adjacent hexes beyond the units' means */
function addMinimumMoves(s: State, units: readonly number[], from: number, hexes: number[]): void {
  const side = sideOf(units[0] as number)
  for (let d = 0; d < 6; d++) {
    const to = GRID.neighbour(from, d)
    if (to >= 0 && reach.costTo(to) < 0 && priceOf(s, side, from, to) >= 0) hexes.push(to)
  }
}

/** The direct step if it can be paid, else the cheapest way, else the one step of a minimum move (§4.3). */
export function wayTo(
  s: State,
  units: readonly number[],
  target: number,
  isFound: boolean,
): readonly number[] {
  if (canStepTo(s, units, target)) return [target]
  if (!isFound) searchReach(s, units)
  return reach.costTo(target) < 0 ? [target] : reach.pathTo(target)
}

function canStepTo(s: State, units: readonly number[], target: number): boolean {
  const first = units[0] as number
  const cost = priceOf(s, sideOf(first), hexOf(s, first), target)
  return cost >= 0 && cost <= budgetOf(s, units)
}
