/** Which town each unit marches for: to take it, or to stand before it. */
import { TOWNS, type Town } from '../map.ts'
import { attackStrength } from '../rules/02-units.ts'
import { isOnBoard } from '../scenarios.ts'
import { enemyOf, type Side } from '../sides.ts'
import { hexOf, type State } from '../state.ts'
import { ARMY, isCavalry } from '../units.ts'
import type { Battlefield } from './battlefield.ts'
import { distance, marchToTown, sectorOf } from './geometry.ts'
import { type Orders, STANCES } from './plan.ts'
import { townWorth } from './worth.ts'

interface Goal {
  readonly town: number
  readonly isOurs: boolean
  /** points at stake, weighted by the plan */
  readonly worth: number
  /** strength wanted there */
  readonly wanted: number
  sent: number
}

/** how far from a town enemies and friends count as being there */
const AROUND = 4
const FARTHER = 8

/** Infantry strength of a side around a hex, what is farther off counting half. */
export function strengthAround(s: State, side: Side, hex: number): number {
  let sum = 0
  for (const u of ARMY[side] as readonly number[]) {
    const at = hexOf(s, u)
    if (at < 0 || isCavalry(u)) continue
    const far = distance(at, hex)
    if (far <= FARTHER) sum += Math.max(0, attackStrength(s, u)) * (far <= AROUND ? 1 : 0.5)
  }
  return sum
}

const DEFENDED = 0.8

function goalFor({ s, side }: Battlefield, orders: Orders, town: Town, index: number): Goal | undefined {
  if (!isOnBoard(s, town.hex)) return undefined
  const isOurs = town.side === side
  const stance = STANCES[orders.stances[sectorOf(town.hex)] ?? 'press']
  const opposed = strengthAround(s, enemyOf(side), town.hex)
  const preference = orders.towns.get(index) ?? 1
  const stake = townWorth(s, town, index) * preference
  // a town of the enemy's is a goal as far as we drive; one of ours to cover, as far as it is in danger
  const danger = Math.min(1, opposed / 15)
  const worth = isOurs ? stake * (0.4 + 0.6 * stance.drive) : stake * DEFENDED * (0.15 + danger)
  return { town: index, isOurs, worth, wanted: isOurs ? 6 + opposed : 4 + opposed * 0.8, sent: 0 }
}

/** nothing is worth marching for from farther than this many MPs */
const TURN = 4

/** The town for each unit, by unit number; -1 without one. Strong units choose first. */
export function assignGoals(
  field: Battlefield,
  orders: Orders,
  units: readonly number[],
): Map<number, number> {
  const goals = TOWNS.flatMap((town, i) => goalFor(field, orders, town, i) ?? [])
  const { s } = field
  const chosen = new Map<number, number>()
  const sorted = [...units].sort((a, b) => attackStrength(s, b) - attackStrength(s, a) || a - b)
  for (const u of sorted) {
    const goal = bestGoal(goals, hexOf(s, u))
    if (!goal) continue
    goal.sent += Math.max(1, attackStrength(s, u))
    chosen.set(u, goal.town)
  }
  return chosen
}

function bestGoal(goals: readonly Goal[], from: number): Goal | undefined {
  let best: Goal | undefined
  let most = 0
  for (const goal of goals) {
    const turns = marchToTown(goal.town, from) / TURN
    const need = goal.sent < goal.wanted ? 1 : goal.wanted / (goal.sent + goal.wanted * 0.2)
    const pull = (goal.worth * need) / ((turns + 1.5) * (turns + 1.5))
    if (pull <= most) continue
    most = pull
    best = goal
  }
  return best
}
