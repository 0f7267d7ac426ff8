/** Works out a movement phase from orders: attacks and marches chosen together. */
import { Reach } from '@sandtable/board'
import { GRID } from '../map.ts'
import { isReleased, movementLeft } from '../rules/02-units.ts'
import { prices } from '../rules/04-movement/costs.ts'
import { canAttack } from '../rules/07-combat/targets.ts'
import { canRecover } from '../rules/10-effectiveness.ts'
import { ceOf, hexOf, isMarked, MARK, type State, spentOf } from '../state.ts'
import { isCavalry, UNITS } from '../units.ts'
import { type Attack, composeAttacks, type Option, optionAt } from './attacks.ts'
import type { Battlefield, Target } from './battlefield.ts'
import { sectorOf } from './geometry.ts'
import { assignGoals } from './goals.ts'
import { type March, type MarchPlan, type Orders, type PlannedAttack, STANCES } from './plan.ts'
import { bestPost, Camp, isTired, restWorth } from './posts.ts'

const LONGEST = Math.max(...UNITS.map(({ front }) => front.movement))
const reach = new Reach(GRID, LONGEST, 1)

/** Every hex a unit can end its march in, its own first. */
export function reachOf(s: State, u: number, cost: ReturnType<typeof prices>): number[] {
  const from = hexOf(s, u)
  const hexes = [from]
  if (!isReleased(s, u) || isMarked(s, u, MARK.minimumMove) || isMarked(s, u, MARK.recovered)) return hexes
  const left = movementLeft(s, u)
  if (left <= 0) return hexes
  reach.search(from, left, cost)
  for (let i = 0; i < reach.count; i++) hexes.push(reach.at(i))
  if (spentOf(s, u) === 0) addMinimumMoves(from, cost, hexes)
  return hexes
}

/** §4.3 */
function addMinimumMoves(from: number, cost: ReturnType<typeof prices>, hexes: number[]): void {
  for (let d = 0; d < 6; d++) {
    const to = GRID.neighbour(from, d)
    if (to >= 0 && reach.costTo(to) < 0 && cost(from, d, to) >= 0) hexes.push(to)
  }
}

/** The reach of all units: it does not depend on orders, so several plans share it. */
export type Ranges = ReadonlyMap<number, readonly number[]>

export function rangesOf({ s, side, own }: Battlefield): Ranges {
  const cost = prices(s, side)
  return new Map(own.map((u) => [u, reachOf(s, u, cost)]))
}

export function planMarches(field: Battlefield, ranges: Ranges, orders: Orders): MarchPlan {
  const { s, side, own } = field
  const camp = new Camp()
  const places = new Map<number, number>()
  const settle = (u: number, h: number): void => {
    camp.settle(s, u, h)
    places.set(u, h)
  }
  for (const u of own) if ((ranges.get(u) as readonly number[]).length === 1) settle(u, hexOf(s, u))
  const attacks = chooseAttacks(field, ranges, orders, camp, places, settle)
  const rest = own.filter((u) => !places.has(u))
  const goals = assignGoals(field, orders, rest)
  for (const u of bySize(field, camp, rest)) {
    const post = bestPost(field, orders, camp, u, ranges.get(u) as readonly number[], goals.get(u) ?? -1)
    settle(u, post.hex)
  }
  const rests = restsOf(field, camp, places, attacks)
  return { kind: 'march', turn: s.turn, side, orders, marches: marchesOf(field, places), rests, attacks }
}

/** §10.3 who stays and can recover does; where a step comes back there must be room for it (§5.1) */
function restsOf(
  { s, own }: Battlefield,
  camp: Camp,
  places: ReadonlyMap<number, number>,
  attacks: readonly PlannedAttack[],
): number[] {
  return own.filter((u) => {
    const at = hexOf(s, u)
    if (places.get(u) !== at || !canRecover(s, u) || isAttacking(attacks, u)) return false
    return ceOf(s, u) > 0 || camp.grow(at)
  })
}

const isAttacking = (attacks: readonly PlannedAttack[], u: number): boolean =>
  attacks.some(({ units }) => units.includes(u))

/** those crowded out first, then those nearest to the enemy; infantry before cavalry */
function bySize({ s, nearest }: Battlefield, camp: Camp, units: readonly number[]): number[] {
  const order = (u: number): number =>
    (nearest[hexOf(s, u)] as number) + (isCavalry(u) ? 20 : 0) - (camp.hasRoom(s, u, hexOf(s, u)) ? 0 : 100)
  return [...units].sort((a, b) => order(a) - order(b) || a - b)
}

export function chooseAttacks(
  field: Battlefield,
  ranges: Ranges,
  orders: Orders,
  camp: Camp,
  places: Map<number, number>,
  settle: (u: number, h: number) => void,
): PlannedAttack[] {
  const { s } = field
  const engaged = new Set<number>()
  const isFree = ({ unit, hex }: Option): boolean => {
    if (engaged.has(unit)) return false
    const place = places.get(unit)
    return place === undefined ? camp.hasRoom(s, unit, hex) : place === hex
  }
  const attacks = composeAttacks(
    {
      field,
      isFree,
      heldAround: (target) => camp.heldAround(target),
      commit: ({ unit, hex }) => {
        engaged.add(unit)
        if (!places.has(unit)) settle(unit, hex)
      },
      leastGain: (target) => STANCES[orders.stances[sectorOf(target)] ?? 'press'].threshold,
      bias: (target) => orders.bias.get(target) ?? 0,
    },
    optionsOf(field, ranges),
  )
  return attacks.map(planned)
}

export function planned({ target, force, worth }: Attack): PlannedAttack {
  return {
    target: target.hex,
    units: force.map(({ unit }) => unit),
    hexes: [...new Set(force.map(({ hex }) => hex))],
    worth,
  }
}

/** which unit can attack which target from where */
function optionsOf(field: Battlefield, ranges: Ranges): Map<Target, Option[]> {
  const { s, own } = field
  const beside = new Map<number, Target[]>()
  for (const target of field.targets)
    for (let d = 0; d < 6; d++) {
      const h = GRID.neighbour(target.hex, d)
      if (h < 0) continue
      const list = beside.get(h)
      if (list) list.push(target)
      else beside.set(h, [target])
    }
  const options = new Map<Target, Option[]>(field.targets.map((target) => [target, []]))
  for (const u of own) {
    if (!canAttack(s, u)) continue
    const price = canRecover(s, u) ? restWorth(s, u) : isTired(s, u) ? restWorth(s, u) * 0.5 : 0
    for (const hex of ranges.get(u) as readonly number[]) {
      for (const target of beside.get(hex) ?? [])
        options.get(target)?.push(optionAt(s, u, hex, target.hex, price))
    }
  }
  return options
}

/** Units that go the same way together march as a stack. */
function marchesOf({ s, own }: Battlefield, places: ReadonlyMap<number, number>): March[] {
  const marches = new Map<number, { units: number[]; from: number; to: number }>()
  for (const u of own) {
    const from = hexOf(s, u)
    const to = places.get(u) ?? from
    if (to === from) continue
    const key = from * GRID.size + to
    const march = marches.get(key)
    if (march) march.units.push(u)
    else marches.set(key, { units: [u], from, to })
  }
  return [...marches.values()]
}
