/** §10.2 §10.3 strategic movement by rail. */
import { Fact, SupplyNet } from '@sandtable/board'
import type { Refusal } from '../../grand-illusion.ts'
import { ESCAPE, HEXES, isRail, PARIS, printedOwner, RAILS } from '../../map.ts'
import { isCombatUnit, isHa, nationOf, sideOf } from '../../pieces.ts'
import { AL, BELGIAN, BRITISH, FRENCH, GE, GERMAN, type Side } from '../../sides.ts'
import { hexOf, isControlledBy, type State } from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { isSchlieffenClosed, LAST_SCHLIEFFEN_TURN } from '../08-action/entry.ts'
import { canStack } from '../08-action/stacking.ts'
import { wouldBeAlone } from '../08-action/stranded.ts'
import { isPastForts, railheadOf, sourcesOf } from '../08-action/supply-ground.ts'
import { isEscapeOpen } from '../14-scenarios/antwerp.ts'
import { wouldBeCutOff } from './lines.ts'

const FIRST_TURN = 3
/** §10.3.ger in Allied hexes under German control */
const FIRST_TURN_ABROAD = 5

/** §8.4.3.a a hex with an enemy fort, or with any under siege, is no part of the rail net */
const isOpen = (s: State, side: Side, h: number): boolean =>
  isFriendlyRail(s, side, h) && !isTooEarly(s, side, h) && isPastForts(s, side, h)

const isFriendlyRail = (s: State, side: Side, h: number): boolean => isRail(h) && isControlledBy(s, side, h)
const isTooEarly = (s: State, side: Side, h: number): boolean =>
  side === GE && printedOwner(h) === AL && s.turn < FIRST_TURN_ABROAD

/**
 * §10.2 open rail hexes linked to a French or German source; British units use the French ones.
 * §8.4.3.h German lines end in 56 while the railhead is in force.
 */
function link(net: SupplyNet, s: State, side: Side): SupplyNet {
  const nation = side === AL ? FRENCH : GERMAN
  const end = railheadOf(s, nation)
  net.clear()
  for (const source of sourcesOf(s, nation)) if (isOpen(s, side, source)) net.addSource(source)
  net.grow(RAILS, (from, _direction, to) => from !== end && isOpen(s, side, to))
  return net
}

const netFact = (side: Side): Fact<State, SupplyNet> =>
  new Fact(
    (s: State) => s.derived.supply,
    (s, net: SupplyNet = new SupplyNet(HEXES)) => link(net, s, side),
  )
const nets = [netFact(AL), netFact(GE)] as const

/** Open rail hexes whose line leads on to a source. */
const netOf = (s: State, side: Side): SupplyNet => nets[side].of(s)

type Reason = readonly [code: Refusal['code'], rule: string]

/** what no German enters by train either: §12.5.3 43, §8.4.8 for combat units hexes the plan closes, even in passing */
function shutTo(s: State, u: number, h: number): Reason | undefined {
  if (sideOf(u) !== GE) return undefined
  if (h === ESCAPE && isEscapeOpen(s)) return ['escape-open', '12.5.3']
  return isCombatUnit(u) && isSchlieffenClosed(s, h) ? ['schlieffen-plan', '8.4.8'] : undefined
}

const CLOSED = -2
/** may be gone to, and has not been */
const UNKNOWN = -1
const distances = new Int16Array(HEXES)
const queue = new Int16Array(HEXES)

/** Rail hexes away from where the unit is, along the net; below zero where no line leads. */
function search(s: State, u: number): Int16Array {
  const net = netOf(s, sideOf(u))
  const start = hexOf(s, u)
  for (let h = 0; h < HEXES; h++) {
    const isOnWay = net.has(h) && (h === start || !shutTo(s, u, h))
    distances[h] = isOnWay ? UNKNOWN : CLOSED
  }
  if (distances[start] === UNKNOWN) spread(start)
  return distances
}

function spread(start: number): void {
  let count = 0
  distances[start] = 0
  queue[count++] = start
  for (let at = 0; at < count; at++) {
    const h = queue[at] as number
    for (let d = 0; d < RAILS.degree; d++) {
      const to = RAILS.neighbour(h, d)
      if (to < 0 || distances[to] !== UNKNOWN) continue
      distances[to] = (distances[h] as number) + 1
      queue[count++] = to
    }
  }
}

const most = TABLES.strategicRail.hexes

/** Hexes the unit may be taken to, without those it may not stop in. */
export function railGoals(s: State, u: number): number[] {
  if (whyNotByRail(s, u)) return []
  const reached = search(s, u)
  const goals: number[] = []
  for (let h = 0; h < HEXES; h++) {
    const distance = reached[h] as number
    if (distance > 0 && distance <= most && whyNotStop(s, u, h) === undefined) goals.push(h)
  }
  return goals
}

/** Is there any? Most often the next station will do. */
export function hasRailGoal(s: State, u: number): boolean {
  const start = hexOf(s, u)
  const net = netOf(s, sideOf(u))
  if (!net.has(start) || whyNotByRail(s, u)) return false
  for (let d = 0; d < RAILS.degree; d++) {
    const to = RAILS.neighbour(start, d)
    if (to >= 0 && net.has(to) && whyNotStop(s, u, to) === undefined) return true
  }
  return railGoals(s, u).length > 0
}

export const railDistance = (s: State, u: number, to: number): number => search(s, u)[to] as number

/** §10.3.brit §12.5.3 §8.4.8 §9.4.4.with §8.4.6.a §8.4.3.d */
function whyNotStop(s: State, u: number, h: number): Reason | undefined {
  if (nationOf(u) === BRITISH && h === PARIS) return ['british-not-in-paris', '10.3.brit']
  const shut = shutTo(s, u, h)
  if (shut) return shut
  if (wouldBeAlone(s, u, h)) return ['alone-with-enemies', '9.4.4.with']
  if (!canStack(s, [u], h)) return ['stack-full-there', '10.2']
  return wouldBeCutOff(s, u, h) ? ['hex-out-of-supply', '8.4.3.d'] : undefined
}

const refusal = (u: number, h: number, [code, rule]: Reason): Refusal => ({
  code,
  rule,
  facts: { piece: u, hex: h, most, turn: LAST_SCHLIEFFEN_TURN + 1 },
})

/** what bars this unit from the railways wherever it wants to go */
export function whyNotByRail(s: State, u: number): Refusal | undefined {
  const reason = barred(s, u)
  return reason && refusal(u, hexOf(s, u), reason)
}

function barred(s: State, u: number): Reason | undefined {
  const side = sideOf(u)
  const h = hexOf(s, u)
  if (isHa(u)) return ['ha-never-by-rail', '10.1']
  if (nationOf(u) === BELGIAN) return ['belgians-never-by-rail', '10.3.bel']
  // §10.3.fb French and British, and Germans at home
  if (s.turn < FIRST_TURN) return ['no-rail-before-turn-3', '10.3.all']
  if (!isFriendlyRail(s, side, h)) return ['not-on-friendly-rail', '10.2']
  return isTooEarly(s, side, h) ? ['german-rail-before-turn-5', '10.3.ger'] : undefined
}

/** why not there */
export function whyNotRailTo(s: State, u: number, h: number): Refusal | undefined {
  const bar = whyNotByRail(s, u)
  if (bar) return bar
  const reason = whyNotGoal(s, u, h)
  return reason && refusal(u, h, reason)
}

function whyNotGoal(s: State, u: number, h: number): Reason | undefined {
  const side = sideOf(u)
  if (!isFriendlyRail(s, side, h)) return ['not-on-friendly-rail', '10.2']
  if (isTooEarly(s, side, h)) return ['german-rail-before-turn-5', '10.3.ger']
  const shut = shutTo(s, u, h)
  if (shut) return shut
  const distance = search(s, u)[h] as number
  if (distance < 0) return ['rail-not-connected', '10.2']
  if (distance > most) return ['too-far-by-rail', '10.2']
  return whyNotStop(s, u, h)
}
