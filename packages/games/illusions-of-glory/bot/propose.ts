/** Plans for a question where OPS are spent or blood is shed: what habit does, and what else could be ordered. */
import type { Order } from '@sandtable/bots'
import { habit } from './habit.ts'
import { orderOf, otherOrders } from './other-orders.ts'
import { type Plan, planOf } from './plan.ts'
import type { Sight } from './types.ts'

/** The first leaves everything to habit. In imagined games (breadth 1) no plans are made: habit is quicker. */
export function propose(sight: Sight, breadth: number): Plan[] {
  if (breadth < 2) return []
  if (sight.prompt === 'action') return [planOf(sight.state, [])]
  const all = otherOrders(sight)
  if (all.length < 2) return []
  const usual = signature([orderOf(sight, habit(sight))])
  const same = all.find((orders) => signature(orders.slice(0, 1)) === usual)
  const different = new Map(all.map((orders) => [signature(orders), orders]))
  different.delete(usual)
  if (same) different.delete(signature(same))
  return [[], ...different.values()].slice(0, breadth).map((orders) => planOf(sight.state, orders))
}

const signature = (orders: readonly Order[]): string => JSON.stringify(orders)
