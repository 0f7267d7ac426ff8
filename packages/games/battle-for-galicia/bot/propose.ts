/** Plans worth comparing: stances by sector, other targets, other towns. */
import type { Random, Sight } from '@sandtable/bots'
import type { BattleForGaliciaTypes } from '../battle-for-galicia.ts'
import type { Side } from '../sides.ts'
import { type Battlefield, survey } from './battlefield.ts'
import { planCombat } from './combat.ts'
import { SECTORS } from './geometry.ts'
import { planMarches, type Ranges, rangesOf } from './marching.ts'
import { outlook } from './outlook.ts'
import { type MarchPlan, type Orders, type Plan, STANCE_NAMES, type StanceName } from './plan.ts'
import { TOWNS } from '../map.ts'

type Look = Sight<BattleForGaliciaTypes>

const NONE: ReadonlyMap<number, number> = new Map()
const everywhere = (stance: StanceName): StanceName[] => SECTORS.map(() => stance)

const USUAL: Orders = { stances: everywhere('press'), bias: NONE, towns: NONE }

/** up to so many plans are simple ones */
const FEW = 4
/** plans reckoned through for each one that is compared in play */
const RECKONED = 6

export function propose(sight: Look, breadth: number, random: Random): readonly Plan[] {
  const { state: s, seat, prompt } = sight
  if (seat !== s.side) return []
  if (prompt === 'attack') return [planCombat(s, seat)]
  if (prompt !== 'move') return []
  const field = survey(s, seat)
  const ranges = rangesOf(field)
  if (breadth > 1 && breadth <= FEW)
    return fewOrders(breadth).map((orders) => planMarches(field, ranges, orders))
  const usual = planMarches(field, ranges, USUAL)
  if (breadth === 1) return [usual]
  return [usual, ...promising(field, ranges, usual, breadth, random)].slice(0, breadth)
}

/** What it would do with a movement phase at first sight. */
export function usualPlan({ state: s, seat }: Look): MarchPlan {
  const field = survey(s, seat as Side)
  return planMarches(field, rangesOf(field), USUAL)
}

/** Who compares only a few plans plays with care, and presses where that looks best. */
function fewOrders(breadth: number): Orders[] {
  const careful: Orders = { ...USUAL, stances: everywhere('careful') }
  return [careful, ...SECTORS.map((_, sector) => withStance(careful, sector, 'press'))].slice(0, breadth)
}

interface Reckoned {
  readonly plan: MarchPlan
  readonly worth: number
}

/** Climbs from the usual plan: changes one thing at a time, keeps what the outlook favours; the best ones, different ones. */
function promising(
  field: Battlefield,
  ranges: Ranges,
  usual: MarchPlan,
  breadth: number,
  random: Random,
): MarchPlan[] {
  const { s } = field
  const reckon = (plan: MarchPlan): Reckoned => ({ plan, worth: outlook(s, plan, USUAL) })
  const targets = field.targets.map(({ hex }) => hex)
  const tried = ordersFor(breadth).map((orders) => reckon(planMarches(field, ranges, orders)))
  let best = [reckon(usual), ...tried].reduce((a, b) => (b.worth > a.worth ? b : a))
  for (let i = 0; i < breadth * RECKONED; i++) {
    const other = reckon(planMarches(field, ranges, changed(best.plan, targets, random)))
    tried.push(other)
    if (other.worth > best.worth) best = other
  }
  const sorted = tried.sort((a, b) => b.worth - a.worth)
  const different = new Map<string, MarchPlan>()
  for (const { plan } of sorted) {
    const key = JSON.stringify([plan.marches, plan.rests])
    if (!different.has(key) && !isSame(plan, usual)) different.set(key, plan)
  }
  return [...different.values()]
}

/** Orders that change one thing. */
function ordersFor(breadth: number): Orders[] {
  const orders: Orders[] = [
    { ...USUAL, stances: everywhere('attack') },
    { ...USUAL, stances: everywhere('hold') },
  ]
  for (const stance of ['hold', 'attack'] as const)
    for (let sector = 0; sector < SECTORS.length; sector++) orders.push(withStance(USUAL, sector, stance))
  return orders.slice(0, breadth * 2)
}

const pick = <E>(from: readonly E[], random: Random): E => from[random(from.length)] as E

function withStance(orders: Orders, sector: number, stance: StanceName): Orders {
  return { ...orders, stances: orders.stances.map((each, i) => (i === sector ? stance : each)) }
}

/** The plan with one thing changed: a stance, a town, a target more or less. */
export function vary(sight: Look, plan: Plan, random: Random): Plan | undefined {
  if (plan.kind !== 'march' || sight.prompt !== 'move') return undefined
  const field = survey(sight.state, sight.seat as Side)
  const orders = changed(
    plan,
    field.targets.map(({ hex }) => hex),
    random,
  )
  const other = planMarches(field, rangesOf(field), orders)
  return isSame(plan, other) ? undefined : other
}

function changed({ orders, attacks }: MarchPlan, targets: readonly number[], random: Random): Orders {
  switch (random(4)) {
    case 0:
      return withStance(orders, random(SECTORS.length), pick(STANCE_NAMES, random))
    case 1: {
      const towns = new Map(orders.towns)
      towns.set(random(TOWNS.length), pick([0.3, 2, 3], random))
      return { ...orders, towns }
    }
    case 2: {
      if (attacks.length === 0) return withStance(orders, random(SECTORS.length), 'attack')
      const bias = new Map(orders.bias)
      bias.set(pick(attacks, random).target, -2)
      return { ...orders, bias }
    }
    default: {
      if (targets.length === 0) return withStance(orders, random(SECTORS.length), 'press')
      const bias = new Map(orders.bias)
      bias.set(pick(targets, random), 0.7)
      return { ...orders, bias }
    }
  }
}

function isSame(a: MarchPlan, b: MarchPlan): boolean {
  const text = ({ marches, rests }: MarchPlan): string => JSON.stringify([marches, rests])
  return text(a) === text(b)
}
