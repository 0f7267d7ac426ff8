/** Plans for the next force of a half: what habit does, and what else could be ordered. */
import { otherOrders } from './other-orders.ts'
import { type Plan, planOf } from './plan.ts'
import type { Sight } from './types.ts'

/** The first leaves everything to habit. In imagined games (breadth 1) no plans are made: habit is quicker. */
export function propose(sight: Sight, breadth: number): Plan[] {
  if (breadth < 2) return []
  const others = otherOrders(sight)
  if (others.length === 0) return []
  const plans = others.map(({ orders, move }) => planOf(sight.state, orders, move))
  return [planOf(sight.state, []), ...plans].slice(0, breadth)
}
