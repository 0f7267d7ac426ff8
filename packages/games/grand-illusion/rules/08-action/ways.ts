/** §8.4 where a group can march, and by which way: the cheapest, tested hex by hex. */
import { DIRECTIONS, GRID, HEXES } from '../../map.ts'
import type { State } from '../../state.ts'
import { priceOf } from './blocked.ts'
import { type Barrier, barrierTo, barrierToStop, mustStopIn } from './entry.ts'
import { canPay, type Group } from './group.ts'
import { Lines, type SupplyBarrier } from './step-supply.ts'

/** One hex within reach. */
export interface Way {
  readonly hex: number
  /** MPs spent when it is reached, those before the search included */
  readonly cost: number
  readonly parent: Way | undefined
  /** hexes the group takes on its way, this one included (§8.4.4.table note 4) */
  readonly taken: readonly number[]
  readonly mustStop: boolean
  readonly canStop: boolean
}

/** no allowance is longer */
const LONGEST = 4

const UNREACHED = 127
const NOTHING: readonly number[] = []
/** cheapest cost so far, by hex; each search begins it anew */
const best = new Int8Array(HEXES)

class Search {
  readonly ways: Way[]
  private readonly s: State
  private readonly group: Group

  constructor(s: State, group: Group) {
    this.s = s
    this.group = group
    const { hex, spent: cost } = group
    this.ways = [{ hex, cost, parent: undefined, taken: NOTHING, mustStop: false, canStop: false }]
    best.fill(UNREACHED)
    best[group.hex] = group.spent
  }

  run(): void {
    const { group, ways } = this
    for (let cost = group.spent; cost <= group.spent + LONGEST; cost++)
      for (let i = 0; i < ways.length; i++) {
        const way = ways[i] as Way
        if (way.cost === cost && this.isBest(way)) this.expand(way)
      }
  }

  /** a cheaper way to the same hex may have been found since */
  isBest(way: Way): boolean {
    return best[way.hex] === way.cost
  }

  private expand(way: Way): void {
    const { s, group } = this
    if (way.mustStop || !canPay(group, way.cost, 1)) return
    const lines = new Lines(s, group, way.taken)
    for (let d = 0; d < DIRECTIONS; d++) {
      const to = GRID.neighbour(way.hex, d)
      if (to < 0 || !this.isCheaper(way, d, to)) continue
      if (whyNotStep(s, group, lines, way.hex, d) === undefined) this.reach(way, d, to, lines)
    }
  }

  private isCheaper(way: Way, d: number, to: number): boolean {
    const price = priceOf(this.s, way.hex, d)
    return canPay(this.group, way.cost, price) && way.cost + price < (best[to] as number)
  }

  private reach(way: Way, d: number, to: number, lines: Lines): void {
    const { s, group } = this
    const cost = way.cost + priceOf(s, way.hex, d)
    const mustStop = mustStopIn(s, group, to)
    const canStop = barrierToStop(s, group, to) === undefined
    const taken = lines.takes(to) ? [...way.taken, to] : way.taken
    best[to] = cost
    this.ways.push({ hex: to, cost, parent: way, taken, mustStop, canStop })
  }
}

/** Why the group may not take this step, MPs apart. */
export function whyNotStep(
  s: State,
  group: Group,
  lines: Lines,
  from: number,
  direction: number,
): Barrier | SupplyBarrier | undefined {
  const to = GRID.neighbour(from, direction)
  return barrierTo(s, group, from, direction, to) ?? lines.barrier(from, to)
}

/** Every hex the group can get to; the first is where it stands. */
export function findWays(s: State, group: Group): Way[] {
  const search = new Search(s, group)
  search.run()
  return search.ways.filter((way) => search.isBest(way))
}

/** Hexes the whole group may legally stop in. */
export const destinations = (ways: readonly Way[]): number[] =>
  ways.filter(({ canStop }) => canStop).map(({ hex }) => hex)

/** The hexes entered on the way to a destination, in order. */
export function pathTo(ways: readonly Way[], target: number): number[] {
  const path: number[] = []
  for (let way = ways.find(({ hex }) => hex === target); way?.parent; way = way.parent) path.push(way.hex)
  return path.reverse()
}

/** Can the group stop anywhere but where it is? Most often a look at the adjacent hexes will tell. */
export function canGoAnywhere(s: State, group: Group): boolean {
  const lines = new Lines(s, group, NOTHING)
  let mayPass = false
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const to = GRID.neighbour(group.hex, direction)
    if (to < 0 || !canPay(group, group.spent, priceOf(s, group.hex, direction))) continue
    if (whyNotStep(s, group, lines, group.hex, direction)) continue
    if (barrierToStop(s, group, to) === undefined) return true
    mayPass ||= !mustStopIn(s, group, to)
  }
  return mayPass && destinations(findWays(s, group)).length > 0
}
