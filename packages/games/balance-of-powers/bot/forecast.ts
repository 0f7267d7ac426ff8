/** What an attack would come to: the exact odds of the combat table, before any die is thrown. */
import { yearOf } from '../calendar.ts'
import { FORTRESS } from '../codes.ts'
import { ON } from '../crossings.ts'
import { enemyOf, type Side } from '../nations.ts'
import { GROUND, groundOf } from '../places.ts'
import { hasFortress } from '../rules/02-concepts/control.ts'
import { isInnovative } from '../rules/02-concepts/innovation.ts'
import { isSuppliedAt } from '../rules/03-supply/net.ts'
import { airSuperiority } from '../rules/06-aviation/superiority.ts'
import { oddsModifier } from '../rules/10-land-combat/modifiers.ts'
import { capped, hasStrongTrenches, lineOf, lossesOf, resultOf } from '../rules/10-land-combat/table.ts'
import { fortressAt, isRedFortress } from '../sites.ts'
import { isFlipped, type State, whereIs } from '../state.ts'
import { CROSSINGS } from '../terrain.ts'
import {
  isCorps,
  isKind,
  isLandLeader,
  isMountainCorps,
  nationOf,
  printedEffectiveness,
  unitData,
} from '../units.ts'

/** What one line of the table comes to. */
export interface Outcome {
  readonly chance: number
  /** loss points; a result of RP counts as none here */
  readonly attackerLoss: number
  readonly defenderLoss: number
  readonly attackerPays: boolean
  readonly defenderPays: boolean
  readonly ground: boolean
  /** §10.62 the chances that each major of the side sinks by a point */
  readonly attackerSinks: number
  readonly defenderSinks: number
}

export interface Forecast {
  readonly net: number
  readonly isMajor: boolean
  /** corps of the defender, those in trench mode, and steps of a fortress left after the guns */
  readonly defenders: readonly number[]
  readonly entrenched: number
  readonly walls: number
  readonly outcomes: readonly Outcome[]
  /** the guns alone open the place (§10.22) */
  readonly isOpened: boolean
}

const FACES = 6
const FIRST = 2
const LAST = 12
/** chances of the sums of two dice */
const SUMS = Array.from({ length: LAST - FIRST + 1 }, (_, i) => (FACES - Math.abs(i + FIRST - 7)) / 36)

const tables = new Map<number, readonly Outcome[]>()
/** The outcomes at this final net modifier (§10.6), the lines that come to the same together. */
function outcomesAt(net: number, isMajor: boolean): readonly Outcome[] {
  const key = net * 2 + Number(isMajor)
  const known = tables.get(key)
  if (known) return known
  const chances = new Map<number, number>()
  SUMS.forEach((chance, i) => {
    const line = lineOf(i + FIRST + net)
    chances.set(line, (chances.get(line) ?? 0) + chance)
  })
  const outcomes = [...chances].map(([line, chance]) => outcomeOf(line, chance, isMajor))
  tables.set(key, outcomes)
  return outcomes
}

function outcomeOf(line: number, chance: number, isMajor: boolean): Outcome {
  const { attacker, defender } = lossesOf(line, isMajor)
  const { morale, ground } = resultOf(line)
  const sinks = morale && isMajor ? Math.max(0, morale.below - 1) / FACES : 0
  return {
    chance,
    attackerLoss: attacker === 'RP' ? 0 : attacker,
    defenderLoss: defender === 'RP' ? 0 : defender,
    attackerPays: attacker === 'RP',
    defenderPays: defender === 'RP',
    ground: ground === true,
    attackerSinks: morale?.of === 'attacker' ? sinks : 0,
    defenderSinks: morale?.of === 'defender' ? sinks : 0,
  }
}

/** Chances that a result is reached at this net modifier. */
export const chanceOf = (net: number, isMajor: boolean, wanted: (outcome: Outcome) => boolean): number =>
  outcomesAt(capped(net), isMajor).reduce((sum, each) => sum + (wanted(each) ? each.chance : 0), 0)

const YELLOW_YEAR = 1914
const YELLOW = 4
const hunger = (s: State, u: number, p: number): number => (isSuppliedAt(s, nationOf(u), p) ? 0 : 1)

/** §10.532 as in the combat, wherever the unit would set out from */
function attackValue(s: State, u: number, from: number, to: number): number {
  const isYellow = unitData(u).yellow && yearOf(s.month) === YELLOW_YEAR
  const climbs = isMountainCorps(u) && groundOf(to) === GROUND.mountain ? 1 : 0
  return (isYellow ? YELLOW : printedEffectiveness(u, isFlipped(s, u))) + climbs - hunger(s, u, from)
}
const defenceValue = (s: State, u: number, p: number): number =>
  printedEffectiveness(u, isFlipped(s, u) || isKind(u, 'tank')) - hunger(s, u, p)

const WALLS: Readonly<Record<number, number>> = { [FORTRESS.intact]: 3, [FORTRESS.reduced]: 2 }
const best = (values: readonly number[]): number => Math.max(-1, ...values)

/** §10.54 what a leader adds on average: his chance to succeed */
const LEADS = { attack: 0, defence: 1 } as const
function leadership(s: State, side: Side, p: number, how: number): number {
  const leader = s.derived.presence.unitsAt(p, side).find(isLandLeader)
  return leader === undefined ? 0 : Math.max(0, (unitData(leader).values[how] ?? 0) - 1) / FACES
}

function wallsAt(s: State, side: Side, p: number): number {
  if (!hasFortress(s, side, p)) return 0
  return s.fortress.get(fortressAt(p)) === FORTRESS.reduced ? 1 : 2
}

/** An attack somebody thinks about. */
export interface Attempt {
  readonly side: Side
  /** corps alone */
  readonly corps: readonly number[]
  readonly from: number
  readonly to: number
}

export function forecast(s: State, attempt: Attempt): Forecast {
  const { side, corps, to } = attempt
  const enemy = enemyOf(side)
  const defenders = s.derived.presence.unitsAt(to, enemy).filter(isCorps)
  const guns = corps.filter((u) => isKind(u, 'siege')).length
  const before = wallsAt(s, enemy, to)
  const walls = guns === 0 || before === 0 ? before : afterGuns(to, before, guns)
  const isMajor = corps.length > 1 && defenders.length > 1
  const entrenched = defenders.filter((u) => isFlipped(s, u)).length
  const situation = { ...attempt, defenders, walls, guns }
  const mean = netOf(s, situation)
  const isOpened = walls === 0 && defenders.length === 0 && before > 0
  return { net: mean, isMajor, defenders, entrenched, walls, outcomes: blended(mean, isMajor), isOpened }
}

/** §10.21 black walls fall at once, red ones by a die: whichever is likelier counts */
function afterGuns(p: number, walls: number, guns: number): number {
  if (!isRedFortress(fortressAt(p))) return 0
  return (guns - 1) / FACES > 0.5 ? walls - 1 : walls
}

/** leaders may succeed or not: between two net modifiers the outcomes of both count by their share */
function blended(mean: number, isMajor: boolean): readonly Outcome[] {
  const low = Math.floor(mean)
  const share = mean - low
  if (share < 0.01) return outcomesAt(capped(low), isMajor)
  const weigh = (net: number, by: number): Outcome[] =>
    outcomesAt(capped(net), isMajor).map((each) => ({ ...each, chance: each.chance * by }))
  return [...weigh(low, 1 - share), ...weigh(low + 1, share)]
}

interface Situation extends Attempt {
  readonly defenders: readonly number[]
  readonly walls: number
  readonly guns: number
}

/** §10.5 the modifiers as the combat would have them; leaders by their chances */
function netOf(s: State, situation: Situation): number {
  const { side, corps, from, to, defenders, walls, guns } = situation
  const [ahead, back] = [CROSSINGS.between(from, to), CROSSINGS.between(to, from)]
  const attack = best(corps.filter((u) => !isKind(u, 'siege')).map((u) => attackValue(s, u, from, to)))
  const fort = walls === 0 ? -1 : (WALLS[s.fortress.get(fortressAt(to))] ?? 0)
  const defence = Math.max(fort, best(defenders.map((u) => defenceValue(s, u, to))), 0)
  const led = leadership(s, side, whereIs(s, corps[0] ?? -1), LEADS.attack)
  return (
    attack -
    defence +
    Math.min(MOST_GUNS, guns) +
    oddsModifier(corps.length, defenders.length + walls) +
    terrain(s, to, ahead, back) +
    trenches(s, defenders) +
    air(s, side, to) +
    led -
    leadership(s, enemyOf(side), to, LEADS.defence) +
    s.breaches.get(back) +
    (isInnovative(s, side) ? 0 : -s.breaches.get(ahead))
  )
}
const MOST_GUNS = 6

function terrain(s: State, to: number, ahead: number, back: number): number {
  const uphill = groundOf(to) === GROUND.mountain || CROSSINGS.has(ahead, ON.alpinePass) ? -2 : 0
  const wet = groundOf(to) === GROUND.marsh ? -1 : 0
  const isBreached = s.breaches.has(ahead) || s.breaches.has(back)
  return uphill + wet + (CROSSINGS.has(ahead, ON.river) && !isBreached ? -1 : 0)
}

/** §10.571 */
function trenches(s: State, defenders: readonly number[]): number {
  const builders = defenders.filter((u) => isFlipped(s, u))
  if (builders.length === 0) return 0
  return builders.some((u) => hasStrongTrenches(nationOf(u))) ? -2 : -1
}

/** §10.51 */
function air(s: State, side: Side, p: number): number {
  const ruler = airSuperiority(s, p)
  if (ruler === undefined) return 0
  return ruler === side ? 1 : -1
}
