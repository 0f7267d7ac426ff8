/** §4.2 §4.3 marching, singly or stacked, hex by hex. */
import { Reach } from '@sandtable/board'
import type { Galicia, Step } from '../../galicia.ts'
import { GRID } from '../../map.ts'
import { activeSide, hexOf, MARK, mark, put, type State, spentOf, stepsOf } from '../../state.ts'
import { printedMovement, UNITS } from '../../units.ts'
import { movementLeft } from '../02-units.ts'
import { topOf } from '../05-stacking.ts'
import { isNearEnemies, reactions } from '../12-cavalry.ts'
import { canAllMove, priceOf, prices } from './costs.ts'
import { whyNotEnter } from './refusals.ts'

const LONGEST_MARCH = Math.max(...UNITS.map(({ front }) => front.movement))
const reach = new Reach(GRID, LONGEST_MARCH, 1)
/** Counts searches, so that the one made for an offer need not be made again for the answer to it. */
let searches = 0

/** §4.2 a stack goes as far as its slowest unit; units may be left behind on the way */
export function* march(g: Galicia, group: readonly number[]): Step {
  const { state: s } = g
  let units = group
  while (canAllMove(s, activeSide(s), units)) {
    const marching = units
    let offered = -1
    const pick = yield* g.ask(activeSide(s), {
      rule: '4.2',
      prompt: 'march',
      facts: { units: marching, hex: hexOf(s, marching[0] as number), left: budgetOf(s, marching) },
      choose: () => {
        const march = destinations(s, marching)
        offered = searches
        return { march, leave: marching.length > 1 ? [...marching] : [], halt: true }
      },
      refuse: { march: (h) => whyNotEnter(s, marching, h) },
    })
    if (pick.verb === 'halt') return
    if (pick.verb === 'leave') units = marching.filter((u) => u !== pick.arg)
    else yield* marchTo(g, marching, wayTo(s, marching, pick.arg, offered === searches))
  }
}

const budgetOf = (s: State, units: readonly number[]): number =>
  units.reduce((least, u) => Math.min(least, movementLeft(s, u)), LONGEST_MARCH)

const isFresh = (s: State, units: readonly number[]): boolean => units.every((u) => spentOf(s, u) === 0)

function searchReach(s: State, units: readonly number[]): number {
  const side = activeSide(s)
  const from = hexOf(s, units[0] as number)
  searches++
  reach.search(from, Math.max(0, budgetOf(s, units)), prices(s, side))
  return from
}

/** Every hex within reach, and for units that have not moved the adjacent ones whatever the cost (§4.3). */
function destinations(s: State, units: readonly number[]): number[] {
  const from = searchReach(s, units)
  const hexes: number[] = []
  for (let i = 0; i < reach.count; i++) hexes.push(reach.at(i))
  if (isFresh(s, units)) addMinimumMoves(s, from, hexes)
  return hexes
}

/** §4.3 adjacent hexes beyond the units' means */
function addMinimumMoves(s: State, from: number, hexes: number[]): void {
  for (let d = 0; d < 6; d++) {
    const to = GRID.neighbour(from, d)
    if (to >= 0 && reach.costTo(to) < 0 && priceOf(s, activeSide(s), from, to) >= 0) hexes.push(to)
  }
}

/** The direct step if it can be paid, else the cheapest way, else the one step of a minimum move (§4.3). */
function wayTo(s: State, units: readonly number[], target: number, isFound: boolean): readonly number[] {
  if (canStepTo(s, units, target)) return [target]
  if (!isFound) searchReach(s, units)
  return reach.costTo(target) < 0 ? [target] : reach.pathTo(target)
}

function canStepTo(s: State, units: readonly number[], target: number): boolean {
  const cost = priceOf(s, activeSide(s), hexOf(s, units[0] as number), target)
  return cost >= 0 && cost <= budgetOf(s, units)
}

/** Goes hex by hex; stops where enemy cavalry reacts, for the ground has changed (§12.1). */
function* marchTo(g: Galicia, units: readonly number[], way: readonly number[]): Step {
  for (const to of way) {
    const from = hexOf(g.state, units[0] as number)
    stepTo(g, units, from, to)
    const approach = { units, from, to }
    if (isNearEnemies(g.state, approach) && (yield* reactions(g, approach))) return
  }
}

function stepTo(g: Galicia, units: readonly number[], from: number, to: number): void {
  const { state: s } = g
  const cost = priceOf(s, activeSide(s), from, to)
  let minimum = false
  for (const u of units) {
    if (pay(s, u, cost)) minimum = true
    put(s, u, to)
  }
  if (g.emit) reportStep(g, units, { from, to, cost, minimum })
}

/** The owner is told who moves, the enemy only what lies on top (§5.4). */
function reportStep(
  g: Galicia,
  units: readonly number[],
  { from, to, cost, minimum }: { from: number; to: number; cost: number; minimum: boolean },
): void {
  const top = units.length === 1 ? units : [topOf(g.state, units)]
  g.emit?.(
    { type: 'moved', rule: '4.2', units, others: false, from, to, cost, minimum },
    {
      to: activeSide(g.state),
      others: { type: 'moved', rule: '4.2', units: top, others: units.length > 1, from, to, cost, minimum },
    },
  )
}

/** §4.3 a unit that cannot afford its first step makes a minimum move and is done; true if so */
function pay(s: State, u: number, cost: number): boolean {
  if (cost <= movementLeft(s, u)) {
    s.spent[u] = spentOf(s, u) + cost
    return false
  }
  s.spent[u] = printedMovement(u, stepsOf(s, u))
  mark(s, u, MARK.minimumMove)
  return true
}
