import { BucketQueue } from './bucket-queue.ts'
import type { Space } from './space.ts'
import { Worths } from './worths.ts'

/** Cost of a step, a small integer; negative = may not */
export type StepCost = (from: number, direction: number, to: number) => number

/**
 * Cost-bounded reach with path recovery. Of several ways to a space it takes the cheapest, then the one of fewest
 * steps, then the first found, so the same position always gives the same paths.
 *
 * One instance serves any number of searches; a search allocates nothing, and each overwrites the one before.
 */
export class Reach {
  private readonly links: Int16Array
  private readonly degree: number
  private readonly maxBudget: number
  private readonly cheapest: number
  private readonly worths: Worths
  private readonly queue: BucketQueue
  private readonly parents: Int16Array
  private readonly order: Int16Array
  private settled = 0
  private starts = 0
  /** paths must be worth more than this: it is the most one over budget can be */
  private limit = 0

  /**
   * `cheapest`: no step costs less than this. Where steps are never free, saying so (1) spares every search
   * the look beyond its rim.
   */
  constructor(space: Space, maxBudget: number, cheapest = 0) {
    this.links = space.links
    this.degree = space.degree
    this.maxBudget = maxBudget
    this.cheapest = cheapest
    this.worths = new Worths(space.size, maxBudget)
    this.queue = new BucketQueue(this.worths.values, maxBudget)
    this.parents = new Int16Array(space.size)
    this.order = new Int16Array(space.size)
  }

  search(start: number, budget: number, cost: StepCost): void {
    this.begin(budget)
    this.addStart(start)
    this.settleAll(budget, cost)
  }

  /** From whichever of several starts is nearest. */
  searchFrom(starts: readonly number[], budget: number, cost: StepCost): void {
    this.begin(budget)
    for (const start of starts) if (!this.worths.has(start)) this.addStart(start)
    this.settleAll(budget, cost)
  }

  private settleAll(budget: number, cost: StepCost): void {
    for (let spent = 0; spent <= budget; spent++) this.settle(spent, cost)
  }

  /** spaces reached, without the starts */
  get count(): number {
    // The starts are always the first to be settled.
    return Math.max(this.settled - this.starts, 0)
  }

  /** i-th reached space in order of cost; ties in order of discovery, that is of steps, then of first found */
  at(i: number): number {
    return this.order[i + this.starts] as number
  }

  /** -1 if not reached; 0 at a start */
  costTo(h: number): number {
    return this.worths.has(h) ? this.worths.costOf(h) : -1
  }

  /** from the first space entered to h; [] if not reached or h is a start */
  pathTo(h: number): number[] {
    const path: number[] = []
    if (!this.worths.has(h)) return path
    for (let at = h; this.parentOf(at) >= 0; at = this.parentOf(at)) path.push(at)
    return path.reverse()
  }

  private parentOf(h: number): number {
    return this.parents[h] as number
  }

  private begin(budget: number): void {
    if (!(budget >= 0 && budget <= this.maxBudget))
      throw new RangeError(`budget ${budget} is not within 0 to ${this.maxBudget}`)
    this.worths.begin()
    this.limit = this.worths.top(budget + 1)
    this.queue.clear(budget)
    this.settled = 0
    this.starts = 0
  }

  private addStart(start: number): void {
    this.starts++
    this.label(start, -1, this.worths.top(0), 0)
  }

  /** Settles the spaces of this cost. The list may grow meanwhile, by free steps. */
  private settle(spent: number, cost: StepCost): void {
    const { queue, worths, order } = this
    const top = worths.top(spent)
    for (let i = 0; i < queue.count(spent); i++) {
      const h = queue.at(spent, i)
      if (worths.of(h) > top) continue // stale: it was cheaper after all, and is settled
      order[this.settled++] = h
      this.expand(h, spent, cost)
    }
  }

  private expand(h: number, spent: number, cost: StepCost): void {
    const { limit, links, degree } = this
    const { values, perCost } = this.worths
    const free = (values[h] as number) - 1
    const best = free - this.cheapest * perCost
    if (best <= limit) return
    for (let d = 0; d < degree; d++) {
      const to = links[h * degree + d] as number
      // Settled spaces, and some others, not even the cheapest step could improve: no need to ask its cost.
      if (to < 0 || (values[to] as number) >= best) continue
      const step = cost(h, d, to)
      const worth = free - step * perCost
      if (step < 0 || worth <= limit || worth <= (values[to] as number)) continue
      this.label(to, h, worth, spent + step)
    }
  }

  private label(h: number, parent: number, worth: number, cost: number): void {
    const { worths, queue } = this
    const top = worths.top(cost)
    // Worth more than anything of the next higher cost: it stands in the list of this cost already.
    const queued = worths.of(h) > top - worths.perCost
    worths.values[h] = worth
    this.parents[h] = parent
    if (queued) queue.raise(h, cost, top)
    else queue.push(h, cost, top)
  }
}
