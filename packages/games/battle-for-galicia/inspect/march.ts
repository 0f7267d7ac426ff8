/** §4.2 §4.3 a march before it is made: its way, its price, who may react to it. */
import { Reach } from '@sandtable/board'
import { GRID } from '../map.ts'
import { canMove, priceOf, prices } from '../rules/04-movement/costs.ts'
import { budgetOf, reachCosts, wayTo } from '../rules/04-movement/ways.ts'
import { isNearEnemies, mayReact } from '../rules/12-cavalry.ts'
import type { Side } from '../sides.ts'
import { hexOf, LAYOUT, put, type State, unitsAt } from '../state.ts'
import { sideOf } from '../units.ts'
import { type CostItem, stepItems } from './step.ts'

export { reachCosts }

export interface MarchStep {
  readonly from: number
  readonly to: number
  readonly items: readonly CostItem[]
  readonly cost: number
  /** spent when this step is done */
  readonly total: number
  /** §12.1 visible enemy cavalry that may react here; the march then stops */
  readonly reacting: readonly number[]
}

export interface March {
  readonly units: readonly number[]
  readonly steps: readonly MarchStep[]
  readonly cost: number
  readonly budget: number
  readonly left: number
  /** §4.3 one hex beyond the units' means: all movement is spent */
  readonly isMinimum: boolean
  /** how many of the steps the units can pay for */
  readonly affordable: number
}

/** The way the units would take to a hex within reach, step by step. */
export const marchTo = (s: State, units: readonly number[], target: number): March =>
  walk(s, units, wayTo(s, units, target, false))

/** Farther than this nobody explains a march. */
const FARTHEST = 60
const beyond = new Reach(GRID, FARTHEST, 1)

/** For a hex out of reach: the cheapest way there, and how far along it the units get. */
export function cheapestWay(s: State, units: readonly number[], target: number): March | undefined {
  const first = units[0] as number
  beyond.search(hexOf(s, first), FARTHEST, prices(s, sideOf(first)))
  return beyond.costTo(target) <= 0 ? undefined : walk(s, units, beyond.pathTo(target))
}

export function walk(s: State, units: readonly number[], way: readonly number[]): March {
  const budget = Math.max(0, budgetOf(s, units))
  const steps = stepsAlong(LAYOUT.copy(s), units, way)
  const cost = steps.at(-1)?.total ?? 0
  const affordable = steps.filter(({ total }) => total <= budget).length
  const isMinimum = steps.length === 1 && cost > budget
  return { units, steps, cost, budget, left: Math.max(0, budget - cost), isMinimum, affordable }
}

/** Takes the steps on a copy of the position: zones of the enemy stay, contacts change. */
function stepsAlong(s: State, units: readonly number[], way: readonly number[]): MarchStep[] {
  const side = sideOf(units[0] as number)
  let total = 0
  return way.map((to) => {
    const from = hexOf(s, units[0] as number)
    const items = stepItems(s, side, from, to)
    const cost = priceOf(s, side, from, to)
    total += cost
    for (const u of units) put(s, u, to)
    const approach = { units, from, to }
    const reacting = isNearEnemies(s, approach) ? mayReact(s, approach) : []
    return { from, to, items, cost, total, reacting }
  })
}

export interface Range {
  readonly units: readonly number[]
  /** hex -> MPs */
  readonly costs: ReadonlyMap<number, number>
}

/** §4.1 to §4.3 How far units could go, without taking them up: of the units in a hex that can still move, together; undefined if none can. */
export function rangeFrom(s: State, side: Side, h: number): Range | undefined {
  const cost = prices(s, side)
  const units = unitsAt(s, side, h).filter((u) => canMove(s, u, cost))
  return units.length === 0 ? undefined : { units, costs: reachCosts(s, units) }
}
