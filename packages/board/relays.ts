import type { Reach, StepCost } from './reach.ts'

/** Who sends, who sends on, and how far each of them reaches. */
export interface RelayRules {
  readonly sources: readonly number[]
  /** spaces that send on with a full budget as soon as they are reached: depots, wagon trains */
  readonly relays: readonly number[]
  readonly budget: number
  readonly cost: StepCost
  /** how many relays a chain has at most */
  readonly longest?: number
}

/**
 * Reach from several sources, and on from every relay that is reached. Afterwards `reach` holds all that can be
 * reached, each space from the nearest source or relay. Returns the relays that are part of a chain.
 */
export function reachByRelays(
  reach: Reach,
  { sources, relays, budget, cost, longest = Infinity }: RelayRules,
): number[] {
  const linked: number[] = []
  let waiting = relays.filter((h) => !sources.includes(h))
  for (let chain = 0; ; chain++) {
    reach.searchFrom([...sources, ...linked], budget, cost)
    const found = chain < longest ? waiting.filter((h) => reach.costTo(h) >= 0) : []
    if (found.length === 0) return linked
    linked.push(...found)
    waiting = waiting.filter((h) => !found.includes(h))
  }
}
