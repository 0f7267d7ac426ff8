/** §6.45 The admiralty phase by half a page: EP ships troops and puts down a landing counter. */
import { at } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure, Refusal } from '../../balance-of-powers.ts'
import { MARK, SIDE_MARK } from '../../codes.ts'
import { EP, NATIONS, powerOfSide, type Side } from '../../nations.ts'
import { isLand } from '../../places.ts'
import {
  allegianceOf,
  flip,
  isMarked,
  put,
  spentOf,
  type State,
  supplyChanges,
  whereIs,
} from '../../state.ts'
import { CROSSINGS } from '../../terrain.ts'
import { isAce, isAirUnit, isCorps, isLandLeader, nationOf, UNITS_OF } from '../../units.ts'
import { dismissLonely } from '../01-components/leaders.ts'
import { leadersAt, hasRoom } from '../02-concepts/stacking.ts'
import { dismissAces } from '../06-aviation/aces.ts'
import { occupy } from '../09-land-movement/entering.ts'
import { maySatisfyScenario } from '../12-scenarios/restrictions.ts'
import { hasHalfPage, isHaven, landingWaters, shoresOf, targetsFrom, voyagesFrom } from './waters.ts'

/** §6.452 corps a month */
const MOST = 5

const isPassenger = (u: number): boolean => isCorps(u) || isAirUnit(u)
/** §6.452 §7.64 in a port, at a landing, or at sea already */
const isEmbarked = (s: State, side: Side, p: number): boolean =>
  !isLand(p) || isHaven(s, side, p) || shoresOf(s, p).length > 0

/**
 * §6.452 one move in each sub-phase; five corps in a month, those at sea from last month included. §6.33 Patrols stay
 * where they are.
 */
function whyNotShip(s: State, side: Side, u: number): Refusal | undefined {
  const refuse = (code: Refusal['code'], rule: string): Refusal => ({ code, rule, facts: { unit: u } })
  const p = whereIs(s, u)
  if (p < 0 || allegianceOf(s, u) !== side) return refuse('not-yours', '4.2')
  if (!isPassenger(u)) return refuse('no-passenger', '6.452')
  if (isMarked(s, u, MARK.patrolling)) return refuse('aloft', '6.33')
  if (!isEmbarked(s, side, p)) return refuse('not-in-port', '6.452')
  if (spentOf(s, u) > 0) return refuse('shipped-already', '6.452')
  if (isCorps(u) && !isMarked(s, u, MARK.shipped) && s.shipped.get(side) >= MOST)
    return refuse('ships-full', '6.452')
  return undefined
}

function passengers(s: State, side: Side): number[] {
  const units: number[] = []
  for (let n = 0; n < NATIONS; n++)
    if (s.allegiance.get(n) === side)
      for (const u of UNITS_OF[n] as readonly number[])
        if (whereIs(s, u) >= 0 && whyNotShip(s, side, u) === undefined) units.push(u)
  return units
}

const hasSpace = (s: State, side: Side, u: number, p: number): boolean =>
  !isCorps(u) || (hasRoom(s, side, p, [u]) && maySatisfyScenario(s, side, p, [u]))
const voyagesOf = (s: State, side: Side, u: number): number[] =>
  voyagesFrom(s, side, whereIs(s, u)).filter((p) => hasSpace(s, side, u, p))

/** §6.453 one a calendar year */
const mayLand = (s: State, side: Side): boolean => !s.sideMarks.has(side, SIDE_MARK.landed)

/** §6.451 Sub-phase 1 or 2: one voyage or landing an answer. */
export function* admiralty(g: BalanceOfPowers, which: number): Procedure<Next> {
  const { state: s } = g
  const side = EP
  const ship = hasHalfPage(s, side) ? passengers(s, side) : []
  if (ship.length === 0) return end(s)
  const pick = yield* g.ask(powerOfSide(side), {
    rule: '6.452',
    prompt: 'ship',
    facts: { which, left: MOST - s.shipped.get(side) },
    choose: () => ({
      ship,
      landing: mayLand(s, side) ? landingWaters(s, side) : [],
      'clear-landing': s.landings.count > 0,
      done: true,
    }),
    refuse: {
      ship: (u) => whyNotShip(s, side, u),
      landing: (p): Refusal =>
        mayLand(s, side)
          ? { code: 'no-landing-water', rule: '6.453', facts: { place: p } }
          : { code: 'landed-already', rule: '6.453', facts: {} },
    },
  })
  switch (pick.verb) {
    case 'done':
      return end(s)
    case 'ship':
      yield* embark(g, side, pick.arg)
      break
    case 'landing':
      yield* putDown(g, side, pick.arg)
      break
    case 'clear-landing':
      takeUp(g)
  }
  return at('admiralty', which)
}

function end(s: State): Next {
  s.spent.fill(0)
  return 'done'
}

function* embark(g: BalanceOfPowers, side: Side, u: number): Procedure {
  const { state: s } = g
  const from = whereIs(s, u)
  const { arg: to } = yield* g.ask(powerOfSide(side), {
    rule: '6.452',
    prompt: 'sail-where',
    facts: { unit: u },
    choose: () => ({ 'sail-to': [from, ...voyagesOf(s, side, u)] }),
    refuse: {
      'sail-to': (p): Refusal => ({ code: 'no-voyage', rule: '6.452', facts: { unit: u, place: p } }),
    },
  })
  s.spent.set(u, 1)
  if (to === from) return
  if (isCorps(u) && !isMarked(s, u, MARK.shipped)) {
    s.marks.add(u, MARK.shipped)
    s.shipped.add(side, 1)
  }
  const leaders = isCorps(u) ? yield* companions(g, side, from, to) : []
  // §7.64 whoever travels is mobile afterwards
  if (isCorps(u)) flip(s, u, false)
  for (const each of [u, ...leaders]) put(s, each, to)
  g.emit?.({ type: 'shipped', rule: '6.452', units: [u, ...leaders], from, to })
  dismissLonely(g, side, from)
  dismissAces(g, side, from)
  yield* occupy(g, { side, from, units: [u] }, to)
}

/** §1.323 a leader in the place travels with a corps, if there is room for him */
function* companions(g: BalanceOfPowers, side: Side, from: number, to: number): Procedure<number[]> {
  const { state: s } = g
  const leader = s.derived.presence.unitsAt(from, side).find((u) => isLandLeader(u) && !isAce(u))
  if (leader === undefined || leadersAt(s, side, to) > 0) return []
  const { verb } = yield* g.ask(s.decider.get(nationOf(leader)), {
    rule: '1.323',
    prompt: 'leader-goes-along',
    facts: { unit: leader, place: to },
    choose: () => ({ yes: true, no: true }),
  })
  return verb === 'yes' ? [leader] : []
}

function* putDown(g: BalanceOfPowers, side: Side, water: number): Procedure {
  const { state: s } = g
  const shores = targetsFrom(s, side, water)
  const [first = -1] = shores
  const target =
    shores.length === 1
      ? first
      : (yield* g.ask(powerOfSide(side), {
          rule: '6.453',
          prompt: 'landing-where',
          facts: { place: water },
          choose: () => ({ 'point-at': shores }),
        })).arg
  // ruling 98
  s.landings.clear()
  s.landings.set(CROSSINGS.between(water, target), side + 1)
  s.sideMarks.add(side, SIDE_MARK.landed)
  supplyChanges(s)
  g.emit?.({ type: 'landing', rule: '6.453', from: water, place: target })
}

/** §7.74 of one's own will, at any time */
function takeUp(g: BalanceOfPowers): void {
  const { state: s } = g
  s.landings.clear()
  supplyChanges(s)
  g.emit?.({ type: 'landing-cleared', rule: '7.74' })
}
