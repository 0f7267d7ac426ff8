/** §6.221 §6.224 What a power may buy and repair, and why not. */
import type { Refusal } from '../../balance-of-powers.ts'
import { monthOfYear } from '../../calendar.ts'
import { FORTRESS, OUT, SIDE_MARK, STANDING } from '../../codes.ts'
import { DATA } from '../../data/load.ts'
import { isMajor, MAJORS, NATIONS, NEUTRAL } from '../../nations.ts'
import { isHome, isPort, ownerOf } from '../../places.ts'
import { CAPITALS, FORTRESSES, fortressAt, nationOfFortress, placeOfFortress } from '../../sites.ts'
import { isFlipped, type State, whereIs } from '../../state.ts'
import {
  gunsOf,
  isAirUnit,
  isFighter,
  isKind,
  isShip,
  nationOf,
  printedEffectiveness,
  UNITS_OF,
} from '../../units.ts'
import { isFriendly } from '../02-concepts/control.ts'
import { mayPay } from '../02-concepts/money.ts'
import { hasLine } from '../05-season/seat.ts'
import { takesPart } from '../05-season/arrivals.ts'
import { delayOf, priceOf, stepCost } from './costs.ts'

const { costs, fighters } = DATA.economy
const MARCH = 3

/** §2.42 §6.221 a minor leans on a major of its side that its line leads to; one without a capital on its own major */
function paysFor(s: State, major: number, n: number): boolean {
  if (n === major) return true
  if (isMajor(n) || s.allegiance.get(n) !== s.allegiance.get(major)) return false
  if ((CAPITALS[n] as readonly number[]).length === 0) return s.patron.get(n) === major
  return hasLine(s, n, major)
}
/** the nation itself, and the minors it pays for */
const clients = (s: State, major: number): number[] =>
  Array.from({ length: NATIONS }, (_, n) => n).filter((n) => paysFor(s, major, n))

/** §6.228 each March an infantry corps of an unconquered minor is free */
export const isFree = (s: State, u: number): boolean => {
  const n = nationOf(u)
  return (
    !isMajor(n) &&
    isKind(u, 'infantry') &&
    monthOfYear(s.month) === MARCH &&
    !s.standing.has(n, STANDING.conquered | STANDING.freeCorpsBought)
  )
}
/** §6.228 the major a minor depends on takes it for the minor, whatever lines there are */
const offersFree = (s: State, major: number, n: number): boolean =>
  s.patron.get(n) === major || (s.patron.get(n) === n && firstMajor(s, n) === major)
const firstMajor = (s: State, n: number): number =>
  Array.from({ length: MAJORS }, (_, m) => m).find((m) => s.allegiance.get(m) === s.allegiance.get(n)) ?? n

export const costOf = (s: State, u: number): number => (isFree(s, u) ? 0 : priceOf(u))

const infantryOf = (n: number): number[] =>
  (UNITS_OF[n] as readonly number[]).filter((u) => isKind(u, 'infantry'))
const valueOf = (u: number): number => printedEffectiveness(u, false)
/** bought in this month */
const isOrdered = (s: State, u: number): boolean =>
  whereIs(s, u) === OUT.bought && s.due.get(u) === s.month + delayOf(s, u)

/** §6.225 as many of every value still in the pool, before another of this one */
function isEven(s: State, u: number): boolean {
  if (!isKind(u, 'infantry') || !isMajor(nationOf(u))) return true
  const corps = infantryOf(nationOf(u))
  const bought = (value: number): number =>
    corps.filter((each) => valueOf(each) === value && isOrdered(s, each)).length
  const inPool = corps.filter((each) => whereIs(s, each) === OUT.pool)
  const mine = bought(valueOf(u))
  return inPool.every((each) => bought(valueOf(each)) >= mine)
}

/** §6.226 only the best fighters, damaged ones among them (ruling 112); beside a 7, a 6 will do */
function isBestFighter(s: State, u: number): boolean {
  if (!isFighter(u)) return true
  const wanted = (UNITS_OF[nationOf(u)] as readonly number[]).filter(
    (each) =>
      isFighter(each) && (whereIs(s, each) === OUT.pool || (whereIs(s, each) >= 0 && isFlipped(s, each))),
  )
  const best = Math.max(...wanted.map(gunsOf))
  return gunsOf(u) === best || (best === fighters.best && gunsOf(u) === fighters.also)
}

const tooDear = (s: State, n: number, cost: number, rule: string): Refusal | undefined =>
  mayPay(s, n, cost) ? undefined : { code: 'too-dear', rule, facts: { nation: n, cost, rp: s.rp.get(n) } }

/** §6.221 Why the major may not buy the unit. */
export function whyNotBuy(s: State, major: number, u: number): Refusal | undefined {
  const n = nationOf(u)
  const facts = { nation: n, unit: u }
  if (s.allegiance.get(n) !== s.allegiance.get(major)) return { code: 'not-yours', rule: '6.221', facts }
  if (whereIs(s, u) !== OUT.pool || !takesPart(s, u)) return { code: 'not-in-pool', rule: '6.221', facts }
  if (isFree(s, u) && offersFree(s, major, n)) return undefined
  if (!paysFor(s, major, n)) return { code: 'no-line-to-minor', rule: '6.221', facts }
  if (!isEven(s, u)) return { code: 'uneven', rule: '6.225', facts: { ...facts, value: valueOf(u) } }
  if (!isBestFighter(s, u)) return { code: 'worse-fighter', rule: '6.226', facts }
  return tooDear(s, major, priceOf(u), '6.222')
}

/** §6.224 a naval unit is repaired at home, in a port of its unconquered country */
function isInYard(s: State, u: number): boolean {
  const n = nationOf(u)
  const p = whereIs(s, u)
  const side = s.allegiance.get(n)
  if (side === NEUTRAL || s.standing.has(n, STANDING.conquered)) return false
  return isPort(p) && isHome(p) && ownerOf(p) === n && isFriendly(s, side, p)
}

/** §6.224 Why the major may not repair the unit. */
export function whyNotRepair(s: State, major: number, u: number): Refusal | undefined {
  const facts = { nation: nationOf(u), unit: u }
  const isDamaged = whereIs(s, u) >= 0 && isFlipped(s, u) && (isAirUnit(u) || isShip(u))
  if (s.allegiance.get(nationOf(u)) !== s.allegiance.get(major))
    return { code: 'not-yours', rule: '6.224', facts }
  if (!isDamaged) return { code: 'not-damaged', rule: '6.224', facts }
  if (!paysFor(s, major, nationOf(u))) return { code: 'no-line-to-minor', rule: '6.221', facts }
  if (isShip(u) && !isInYard(s, u)) return { code: 'no-yard', rule: '6.224', facts }
  if (!isBestFighter(s, u)) return { code: 'worse-fighter', rule: '6.226', facts }
  return tooDear(s, major, stepCost(u), '6.222')
}

/** §6.224 Why the major may not repair the fortress: it takes a reduced one, and ruins stay ruins. */
export function whyNotRestore(s: State, major: number, p: number): Refusal | undefined {
  const f = fortressAt(p)
  if (f < 0 || s.fortress.get(f) !== FORTRESS.reduced || !paysFor(s, major, nationOfFortress(f)))
    return { code: 'no-reduced-fortress', rule: '6.224', facts: { nation: major, place: p } }
  return tooDear(s, major, costs.fortressStep, '6.222')
}

/** §6.227 one a side and month, whoever pays */
export function whyNotInfrastructure(s: State, major: number): Refusal | undefined {
  const side = s.allegiance.get(major)
  if (side === NEUTRAL || s.sideMarks.has(side, SIDE_MARK.infrastructureBought))
    return { code: 'infrastructure-bought', rule: '6.227', facts: { nation: major } }
  return tooDear(s, major, costs.infrastructure, '6.222')
}

/** what could be bought or repaired now, by verb */
export interface Orders {
  readonly buy: readonly number[]
  readonly repair: readonly number[]
  readonly restore: readonly number[]
  readonly infrastructure: boolean
}

export function ordersOf(s: State, major: number): Orders {
  const side = s.allegiance.get(major)
  const free = Array.from({ length: NATIONS }, (_, n) => n).filter(
    (n) => !isMajor(n) && s.allegiance.get(n) === side && offersFree(s, major, n),
  )
  const units = [...new Set([...clients(s, major), ...free])].flatMap((n) => UNITS_OF[n] as readonly number[])
  const near = units.filter((u) => whereIs(s, u) === OUT.pool || whereIs(s, u) >= 0)
  return {
    buy: near.filter((u) => whyNotBuy(s, major, u) === undefined),
    repair: near.filter((u) => whyNotRepair(s, major, u) === undefined),
    restore: Array.from({ length: FORTRESSES }, (_, f) => placeOfFortress(f)).filter(
      (p) => whyNotRestore(s, major, p) === undefined,
    ),
    infrastructure: whyNotInfrastructure(s, major) === undefined,
  }
}
