/** §8.4 what a march would bring, for players. */
import { GRID } from '../map.ts'
import { isCombatUnit, isHq } from '../pieces.ts'
import { hasBlocked, priceOf } from '../rules/08-action/blocked.ts'
import { meetsCavalryAlone, mustStopIn } from '../rules/08-action/entry.ts'
import { gather, type Group, type Manner, movementLeft } from '../rules/08-action/group.ts'
import { lend } from '../rules/08-action/hq.ts'
import { isSupplied, wouldBeSupplied } from '../rules/08-action/supply.ts'
import { destinations, findWays, pathTo, type Way } from '../rules/08-action/ways.ts'
import { enemyOf, type Side } from '../sides.ts'
import {
  controlOf,
  faceOf,
  FRONT,
  isMarked,
  LAYOUT,
  MARK,
  presenceOf,
  type State,
  unitsAt,
} from '../state.ts'

export interface March {
  readonly from: number
  /** hexes entered, with the MPs of this march so far */
  readonly steps: readonly { readonly hex: number; readonly cost: number }[]
  readonly cost: number
  /** MPs left before it, and after it */
  readonly budget: number
  readonly left: number
  /** §8.4.basic somebody in the group may go one hex only */
  readonly isOneHex: boolean
  /** §9.1.2.b §9.1.2.c */
  readonly battle: 'forced' | 'optional' | undefined
  /** §9.6.3 enemy cavalry alone is there, or on the way */
  readonly cavalry: readonly number[]
  /** §8.4.1 HQs that will lie on their reduced side */
  readonly flips: readonly number[]
  /** §8.3.3 hexes that change hands */
  readonly taken: readonly number[]
  /** §8.4.5.a the hexside of the last step is closed to the enemy */
  readonly blocks: boolean
  /** §8.4.3.f units that will be without supply there */
  readonly unsupplied: readonly number[]
}

/** A march of this group; undefined if it may not stop there. */
export function marchTo(
  s: State,
  units: readonly number[],
  manner: Manner,
  target: number,
): March | undefined {
  const group = gather(s, units, manner)
  const ways = findWays(s, group)
  const way = ways.find(({ hex }) => hex === target)
  if (!way?.canStop) return undefined
  const path = pathTo(ways, target)
  const cost = way.cost - group.spent
  const budget = movementLeft(group)
  return {
    from: group.hex,
    steps: path.map((hex) => ({ hex, cost: costAt(ways, hex) - group.spent })),
    cost,
    budget,
    left: group.isOneHex ? 0 : Math.max(0, budget - cost),
    isOneHex: group.isOneHex,
    battle: battleIn(s, group, target),
    cavalry: path.flatMap((h) => (meetsCavalryAlone(s, group, h) ? cavalryIn(s, group, h) : [])),
    flips: flippedHqs(s, group, path),
    taken: way.taken,
    blocks: blocksBehind(s, group, path),
    unsupplied: units.filter((u) => !isSupplied(s, u) && !wouldBeSupplied(s, u, target)),
  }
}

const costAt = (ways: readonly Way[], h: number): number => ways.find(({ hex }) => hex === h)?.cost ?? 0

const cavalryIn = (s: State, group: Group, h: number): number[] =>
  unitsAt(s, enemyOf(group.side), h).filter(isCombatUnit)

function battleIn(s: State, group: Group, h: number): March['battle'] {
  if (!mustStopIn(s, group, h) || group.fighting.length === 0 || meetsCavalryAlone(s, group, h))
    return undefined
  return presenceOf(s, group.side).isHolding(h) ? 'optional' : 'forced'
}

/** §8.4.1.bonus those that lend their allowance on the way; §8.4.1.twohq those that meet at its end */
function flippedHqs(s: State, group: Group, path: readonly number[]): number[] {
  const hqs = group.units.filter(isHq)
  if (hqs.length === 0) return []
  const lent = lentOn(s, group, path)
  const met = meetingHqs(s, group, path.at(-1) ?? group.hex)
  return [...new Set([...hqs.filter((hq) => lent.has(hq)), ...met])].filter((hq) => faceOf(s, hq) === FRONT)
}

/** The rules mark who lends, so they are asked on a copy. */
function lentOn(s: State, group: Group, path: readonly number[]): ReadonlySet<number> {
  const copy = LAYOUT.create()
  LAYOUT.restore(copy, s.words)
  let spent = group.spent
  let from = group.hex
  for (const to of path) {
    const price = priceOf(s, from, GRID.direction(from, to))
    lend(copy, { ...group, spent }, price)
    spent += price
    from = to
  }
  return new Set(group.units.filter((u) => isMarked(copy, u, MARK.lent)))
}

function meetingHqs(s: State, group: Group, to: number): number[] {
  const own = group.units.filter(isHq)
  const all = [...own, ...unitsAt(s, group.side, to).filter(isHq)]
  return own.length > 0 && all.length > 1 ? all : []
}

function blocksBehind(s: State, group: Group, path: readonly number[]): boolean {
  const [from, to] = [path.at(-2) ?? group.hex, path.at(-1)]
  if (to === undefined || !mustStopIn(s, group, to)) return false
  return controlOf(s, from) === group.side && !hasBlocked(s, group.side, from, to)
}

/** MPs of this march to every hex the group may stop in. */
export function reachCosts(s: State, units: readonly number[], manner: Manner): Map<number, number> {
  const group = gather(s, units, manner)
  return costsOf(s, group)
}

function costsOf(s: State, group: Group): Map<number, number> {
  const ways = findWays(s, group)
  const goals = new Set(destinations(ways))
  return new Map(ways.filter(({ hex }) => goals.has(hex)).map(({ hex, cost }) => [hex, cost - group.spent]))
}

/** MPs the group has left. */
export const marchBudget = (s: State, units: readonly number[], manner: Manner): number =>
  movementLeft(gather(s, units, manner))

/** §8.4.basic those of the group that hold the others to one hex */
export function slowUnits(s: State, units: readonly number[], manner: Manner): number[] {
  const hqs = units.filter(isHq)
  return units.filter((u) => !isHq(u) && gather(s, [u, ...hqs], manner).isOneHex)
}

/** How far the units of a hex would get if it were activated now: together or each alone, the cheapest. */
export function reachFrom(s: State, side: Side, h: number): Map<number, number> {
  const units = unitsAt(s, side, h)
  const groups = [...units.map((u) => [u]), ...nimble(s, units)]
  const found = new Map<number, number>()
  for (const group of groups) {
    const fresh = { ...gather(s, group, 'activation'), spent: 0 }
    for (const [to, cost] of costsOf(s, fresh)) found.set(to, Math.min(cost, found.get(to) ?? cost))
  }
  return found
}

/** The units of the hex that could march to another once it is activated, each by itself. */
export const reachableBy = (s: State, side: Side, h: number, target: number): number[] =>
  unitsAt(s, side, h).filter((u) => costsOf(s, { ...gather(s, [u], 'activation'), spent: 0 }).has(target))

/** everybody with the HQs, without those that may go one hex only */
function nimble(s: State, units: readonly number[]): number[][] {
  const slow = slowUnits(s, units, 'activation')
  const others = units.filter((u) => !slow.includes(u))
  return others.length > 1 ? [others] : []
}
