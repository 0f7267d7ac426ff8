/** §6.7 Aerodrome: air units return to base and change base, CP's first, then EP's. */
import { at } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure, Refusal } from '../../balance-of-powers.ts'
import { MARK } from '../../codes.ts'
import { enemyOf, powerOfSide, type Side } from '../../nations.ts'
import { isLand } from '../../places.ts'
import { isInPlay } from '../../scenarios.ts'
import { allegianceOf, COUNT, isMarked, type State, whereIs } from '../../state.ts'
import { ACES, AIR_UNITS, isAirUnit, radiusOf } from '../../units.ts'
import { isFriendly } from '../02-concepts/control.ts'
import { isNeutralLand } from '../06-diplomacy/neutrals.ts'
import { isSupplied } from '../03-supply/net.ts'
import { dismissAces, flyTo } from './aces.ts'
import { combinable, combine, reducedAirUnits, whyNotCombine } from './combine.ts'
import { loseAirUnit } from './damage.ts'
import { airUnitsAt, isOnBoard } from './fighters.ts'
import { reachOf } from './flight.ts'

/** §6.72 in radii */
const CHANGE = 4

/** §6.71 friendly, and not overrun: no enemy troops stand there, even such as gain no control (§2.53) */
const isBase = (s: State, side: Side, p: number): boolean =>
  isFriendly(s, side, p) && s.derived.tally.at(p, COUNT.land + enemyOf(side)) === 0

const ofSide = (s: State, side: Side): number[] =>
  AIR_UNITS.filter((u) => whereIs(s, u) >= 0 && allegianceOf(s, u) === side)

/** §6.73 not over neutral land, nor to enemy air units; it ends in friendly hands */
function basesOf(s: State, side: Side, u: number, points: number): number[] {
  const from = whereIs(s, u)
  const isBarred = (p: number): boolean => isNeutralLand(s, p) || airUnitsAt(s, enemyOf(side), p).length > 0
  return reachOf(s, { from, points, isBarred, changesBoxes: true }).filter(
    (p) => p !== from && isBase(s, side, p),
  )
}

const homes = (s: State, side: Side, u: number): number[] => basesOf(s, side, u, radiusOf(u))
const newBases = (s: State, side: Side, u: number): number[] => basesOf(s, side, u, radiusOf(u) * CHANGE)

function whyNotLand(s: State, side: Side, u: number, p: number): Refusal {
  const refuse = (code: Refusal['code'], rule: string): Refusal => ({
    code,
    rule,
    facts: { unit: u, place: p },
  })
  if (!isInPlay(s.scenario, p)) return refuse('other-map', '11.1')
  return isBase(s, side, p) ? refuse('out-of-radius', '6.73') : refuse('no-base', '6.73')
}

/** One unit an entry: those who have to return, then those who may change. Those on board ships stay there (§6.452). */
export function* aerodrome(g: BalanceOfPowers, side: Side): Procedure<Next> {
  const { state: s } = g
  const stray = ofSide(s, side).find((u) => !isOnBoard(s, u) && !isBase(s, side, whereIs(s, u)))
  if (stray !== undefined) {
    yield* comeHome(g, side, stray)
    return at('aerodrome', side)
  }
  endPatrols(s, side)
  return (yield* changeBase(g, side)) ? at('aerodrome', side) : 'done'
}

/** §6.33 patrols last until all have returned */
function endPatrols(s: State, side: Side): void {
  for (const u of [...AIR_UNITS, ...ACES]) if (allegianceOf(s, u) === side) s.marks.remove(u, MARK.patrolling)
}

/** §6.71 in supply or not; §6.73 whoever finds no base is lost */
function* comeHome(g: BalanceOfPowers, side: Side, u: number): Procedure {
  const { state: s } = g
  const from = whereIs(s, u)
  const places = homes(s, side, u)
  const [only] = places
  if (only === undefined) {
    loseAirUnit(g, u, '6.73')
    dismissAces(g, side, from)
    return
  }
  const to = places.length === 1 ? only : yield* landing(g, side, u, places, 'return-to-base')
  yield* flyTo(g, side, u, to, 0)
  g.emit?.({ type: 'returned-to-base', rule: '6.71', unit: u, from, to })
}

function* landing(
  g: BalanceOfPowers,
  side: Side,
  u: number,
  places: readonly number[],
  prompt: 'return-to-base' | 'change-base-where',
): Procedure<number> {
  const { state: s } = g
  const pick = yield* g.ask(powerOfSide(side), {
    rule: prompt === 'return-to-base' ? '6.71' : '6.72',
    prompt,
    facts: { unit: u, place: whereIs(s, u) },
    choose: () => ({ 'land-at': [...places] }),
    refuse: { 'land-at': (p) => whyNotLand(s, side, u, p) },
  })
  return pick.arg
}

/** §6.72 Why the unit may not change its base. */
function whyNotChange(s: State, side: Side, u: number): Refusal | undefined {
  const refuse = (code: Refusal['code'], rule: string): Refusal => ({ code, rule, facts: { unit: u } })
  if (whereIs(s, u) < 0 || allegianceOf(s, u) !== side) return refuse('not-yours', '4.2')
  if (!isAirUnit(u)) return refuse('no-air-unit', '6.72')
  if (isMarked(s, u, MARK.moved)) return refuse('changed-base', '6.72')
  if (!isLand(whereIs(s, u))) return refuse('at-sea', '6.452')
  if (!isSupplied(s, u)) return refuse('air-unsupplied', '6.72')
  return newBases(s, side, u).length > 0 ? undefined : refuse('no-new-base', '6.73')
}

/** False when the side is through. */
function* changeBase(g: BalanceOfPowers, side: Side): Procedure<boolean> {
  const { state: s } = g
  const units = ofSide(s, side).filter((u) => whyNotChange(s, side, u) === undefined)
  if (units.length === 0) return end(s)
  const pick = yield* g.ask(powerOfSide(side), {
    rule: '6.72',
    prompt: 'change-base',
    facts: { side },
    choose: () => ({ fly: units, combine: combinable(s, reducedAirUnits(s, side)), done: true }),
    refuse: { fly: (u) => whyNotChange(s, side, u), combine: (u) => whyNotCombine(s, u) },
  })
  if (pick.verb === 'done') return end(s)
  if (pick.verb === 'combine') combine(g, pick.arg)
  else yield* move(g, side, pick.arg)
  return true
}

function* move(g: BalanceOfPowers, side: Side, u: number): Procedure {
  const { state: s } = g
  const from = whereIs(s, u)
  const to = yield* landing(g, side, u, newBases(s, side, u), 'change-base-where')
  yield* flyTo(g, side, u, to, MARK.moved)
  g.emit?.({ type: 'changed-base', rule: '6.72', unit: u, from, to })
}

function end(s: State): false {
  s.marks.removeFromAll(MARK.moved)
  return false
}
