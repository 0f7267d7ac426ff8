/** Chapter 4: movement. Units march singly or stacked, hex by hex. */
import { Reach } from '@sandtable/board'
import type { Galicia, NextPhase, Step } from '../galicia.ts'
import { GRID, stepCost } from '../map.ts'
import { forbiddenHexes } from '../scenarios.ts'
import type { Side } from '../sides.ts'
import {
  activeSide,
  hexOf,
  isEnemyAt,
  isMarked,
  isOnMap,
  MARK,
  mark,
  put,
  type State,
  spentOf,
  stepsOf,
  unitsAt,
} from '../state.ts'
import { ARMY, printedMovement, sideOf, UNITS } from '../units.ts'
import { isReleased, movementLeft } from './02-units.ts'
import { topOf } from './05-stacking.ts'
import { zoneCost } from './06-zones-of-control.ts'
import { canRecover, recover, whyNotRecover } from './10-effectiveness.ts'
import { reactions } from './12-cavalry.ts'
import { whyNotEnter, whyNotMove, whyNotStack } from './04-refusals.ts'

const LONGEST_MARCH = Math.max(...UNITS.map(({ front }) => front.movement))
const reach = new Reach(GRID, LONGEST_MARCH)

/** §3.2.3 §4.0 any, all or none of the units */
export function* movementPhase(g: Galicia): Step<NextPhase> {
  const { state: s } = g
  const side = activeSide(s)
  const pick = yield* g.ask(side, {
    rule: '3.2.3',
    prompt: 'move',
    choose: () => ({ ...movers(s, side), done: true }),
    refuse: {
      unit: (u) => whyNotMove(s, u),
      stack: (h) => whyNotStack(s, h),
      recover: (u) => whyNotRecover(s, u),
    },
  })
  if (pick.verb === 'done') return 'over-stacking'
  if (pick.verb === 'recover') recover(g, pick.arg)
  else yield* g.within('march', march(g, pick.verb === 'unit' ? [pick.arg] : movableAt(s, side, pick.arg)))
  return 'movement'
}

interface Movers {
  readonly unit: number[]
  readonly stack: number[]
  readonly recover: number[]
}

function movers(s: State, side: Side): Movers {
  const unit: number[] = []
  const recoverable: number[] = []
  for (const u of ARMY[side] as readonly number[]) {
    if (!isOnMap(s, u)) continue
    if (canMove(s, u)) unit.push(u)
    if (canRecover(s, u)) recoverable.push(u)
  }
  return { unit, stack: sharedHexes(s, unit), recover: recoverable }
}

/** hexes where two or more of these units stand */
function sharedHexes(s: State, units: readonly number[]): number[] {
  const seen = new Map<number, number>()
  for (const u of units) seen.set(hexOf(s, u), (seen.get(hexOf(s, u)) ?? 0) + 1)
  return [...seen].flatMap(([h, count]) => (count > 1 ? [h] : []))
}

const movableAt = (s: State, side: Side, h: number): number[] =>
  unitsAt(s, side, h).filter((u) => canMove(s, u))

/** §4.1 to §4.3 is there a hex the unit can still go to? */
export function canMove(s: State, u: number): boolean {
  if (!isReleased(s, u) || isMarked(s, u, MARK.minimumMove)) return false
  const at = hexOf(s, u)
  for (let d = 0; d < 6; d++) {
    const to = GRID.neighbour(at, d)
    if (to >= 0 && canStep(s, u, at, d, to)) return true
  }
  return false
}

function canStep(s: State, u: number, from: number, direction: number, to: number): boolean {
  const cost = marchCost(s, sideOf(u), from, direction, to)
  return cost >= 0 && (spentOf(s, u) === 0 || cost <= movementLeft(s, u))
}

/** §4.2 §6.3 MPs for one step; negative if the side may not enter at all (§4.1, §4.5, §13.0.a) */
export function marchCost(s: State, side: Side, from: number, direction: number, to: number): number {
  const ground = stepCost(from, direction)
  if (ground < 0 || isEnemyAt(s, side, to) || forbiddenHexes(s, side)[to] === 1) return -1
  return ground + zoneCost(s, side, from, to)
}

/** §4.2 a stack goes as far as its slowest unit; units may be left behind on the way */
function* march(g: Galicia, group: readonly number[]): Step {
  const { state: s } = g
  let units = group
  while (units.length > 0 && units.every((u) => canMove(s, u))) {
    const marching = units
    const pick = yield* g.ask(activeSide(s), {
      rule: '4.2',
      prompt: 'march',
      facts: { units: marching, hex: hexOf(s, marching[0] as number), left: budgetOf(s, marching) },
      choose: () => ({
        march: destinations(s, marching),
        leave: marching.length > 1 ? [...marching] : [],
        halt: true,
      }),
      refuse: { march: (h) => whyNotEnter(s, marching, h) },
    })
    if (pick.verb === 'halt') return
    if (pick.verb === 'leave') units = marching.filter((u) => u !== pick.arg)
    else yield* marchTo(g, marching, pick.arg)
  }
}

export const budgetOf = (s: State, units: readonly number[]): number =>
  units.reduce((least, u) => Math.min(least, movementLeft(s, u)), LONGEST_MARCH)

const isFresh = (s: State, units: readonly number[]): boolean => units.every((u) => spentOf(s, u) === 0)

function searchReach(s: State, units: readonly number[]): number {
  const side = activeSide(s)
  const from = hexOf(s, units[0] as number)
  reach.search(from, Math.max(0, budgetOf(s, units)), (at, d, to) => marchCost(s, side, at, d, to))
  return from
}

/** Every hex within reach, and for units that have not moved the adjacent ones whatever the cost (§4.3). */
export function destinations(s: State, units: readonly number[]): number[] {
  const from = searchReach(s, units)
  const hexes: number[] = []
  for (let i = 0; i < reach.count; i++) hexes.push(reach.at(i))
  if (!isFresh(s, units)) return hexes
  for (let d = 0; d < 6; d++) {
    const to = GRID.neighbour(from, d)
    const isOpen = to >= 0 && marchCost(s, activeSide(s), from, d, to) >= 0
    if (isOpen && reach.costTo(to) < 0) hexes.push(to)
  }
  return hexes
}

/** What a march to this hex costs: MPs along the cheapest way; undefined if it is a minimum move or not possible. */
export function marchCostTo(s: State, units: readonly number[], h: number): number | undefined {
  searchReach(s, units)
  const cost = reach.costTo(h)
  return cost < 0 ? undefined : cost
}

/** Goes the cheapest way hex by hex; stops where enemy cavalry reacts, for the ground has changed (§12.1). */
function* marchTo(g: Galicia, units: readonly number[], target: number): Step {
  searchReach(g.state, units)
  const path = reach.costTo(target) < 0 ? [target] : reach.pathTo(target)
  for (const to of path) {
    const from = hexOf(g.state, units[0] as number)
    stepTo(g, units, from, to)
    const disturbed = yield* reactions(g, { units, from, to })
    if (disturbed) return
  }
}

function stepTo(g: Galicia, units: readonly number[], from: number, to: number): void {
  const { state: s } = g
  const cost = marchCost(s, activeSide(s), from, GRID.direction(from, to), to)
  let minimum = false
  for (const u of units) {
    if (pay(s, u, cost)) minimum = true
    put(s, u, to)
  }
  const event = { type: 'moved', rule: '4.2', from, to, cost, minimum } as const
  g.emit?.(
    { ...event, units, others: false },
    { to: activeSide(s), others: { ...event, units: [topOf(s, units)], others: units.length > 1 } },
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
