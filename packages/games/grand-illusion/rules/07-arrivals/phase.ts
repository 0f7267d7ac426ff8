/** Chapter 7: the mutual reinforcement and replacement phase. */
import { call } from '@sandtable/kernel'
import type { GrandIllusion, Next, Refusal, Procedure } from '../../grand-illusion.ts'
import { ARMY, isHq, nationOf, piece, sideOf } from '../../pieces.ts'
import { AL, GE, type Side } from '../../sides.ts'
import {
  ARRIVAL,
  BACK,
  FRONT,
  HELD_BACK,
  hexOf,
  isDisrupted,
  isMarked,
  isOnMap,
  MARK,
  mark,
  phasing,
  put,
  REMOVED,
  setFace,
  type State,
  TO_COME,
} from '../../state.ts'
import { spendCaps } from '../05-caps.ts'
import { settleHex } from '../08-action/control.ts'
import { canStack } from '../08-action/stacking.ts'
import { overrunAt } from '../08-action/stranded.ts'
import { holdable, holdBack } from '../14-scenarios/landings.ts'
import { beginActionPhase } from '../08-action/segment.ts'
import { isEastCalling } from './eastern-front.ts'
import { hasPlace, placesFor, printedHex, relievedBy, type Way, wayOf, whyNotThere } from './places.ts'
import {
  arrivesDisrupted,
  comesDisrupted,
  LATER,
  NOW,
  order,
  orderable,
  rebuildable,
  restorable,
  restoredDisrupted,
  restoreRule,
  whyNotReplace,
} from './replacements.ts'

/** §7.0 a player's part begins, that of the player without the initiative first: §8.4.9.f, §7.3 */
export function* arrivalsPhase(g: GrandIllusion): Procedure<Next> {
  const side = phasing(g.state)
  if (side === AL) exchangeCorps(g)
  return side === GE && isEastCalling(g.state)
    ? call('eastern-front', 'arrivals/choices')
    : 'arrivals/choices'
}

/** §7.1 §7.2 he places, orders and rebuilds one unit after the other; leads to the other player's part, or to the action phase */
export function* arrivalsChoices(g: GrandIllusion): Procedure<Next> {
  const { state: s } = g
  const side = phasing(s)
  if (isNothingToDo(s, side)) return endSegment(g, side)
  const pick = yield* g.ask(side, {
    rule: '7.0',
    prompt: 'arrivals',
    facts: { side, caps: s.caps.get(side) },
    choose: () => ({
      arrive: armyOf(side).filter((u) => canArrive(s, u)),
      rebuild: rebuildable(s, side),
      order: orderable(s, side),
      restore: restorable(s, side),
      'hold-back': holdable(s, side),
      done: true,
    }),
    refuse: {
      arrive: (u) => whyNotArrive(s, u),
      rebuild: (u) => whyNotReplace(s, u, NOW),
      order: (u) => whyNotReplace(s, u, LATER),
      'hold-back': (u) => ({ code: 'cannot-be-held-back', rule: '14.3.6.a.4', facts: { piece: u } }),
    },
  })
  if (pick.verb === 'done') return endSegment(g, side)
  if (pick.verb === 'order') order(g, pick.arg)
  else if (pick.verb === 'hold-back') holdBack(g, pick.arg)
  else yield* bringIn(g, pick.verb, pick.arg)
  return 'arrivals/choices'
}

/** units held back for a landing may still come in like others */
const isDue = (s: State, u: number): boolean =>
  (hexOf(s, u) === TO_COME || hexOf(s, u) === HELD_BACK) &&
  s.arrival.get(u) <= s.turn &&
  s.arrivalKind.get(u) !== ARRIVAL.north &&
  !isMarked(s, u, MARK.done)

const canArrive = (s: State, u: number): boolean => isDue(s, u) && hasPlace(s, u, wayOf(s, u))
const armyOf = (side: Side): readonly number[] => ARMY[side] as readonly number[]

function isNothingToDo(s: State, side: Side): boolean {
  const nobody = (units: readonly number[]): boolean => units.length === 0
  return (
    !armyOf(side).some((u) => canArrive(s, u)) &&
    nobody(holdable(s, side)) &&
    nobody(orderable(s, side)) &&
    nobody(rebuildable(s, side)) &&
    nobody(restorable(s, side))
  )
}

function whyNotArrive(s: State, u: number): Refusal {
  const no = (code: Refusal['code'], rule: string, facts = {}): Refusal => ({
    code,
    rule,
    facts: { piece: u, ...facts },
  })
  if (sideOf(u) !== s.phasing) return no('not-your-piece', '7.1')
  if (isOnMap(s, u)) return no('already-here', '7.1')
  if (!isDue(s, u)) return no('arrives-later', '7.1', { turn: s.arrival.get(u) })
  return no('no-place-to-arrive', '7.1')
}

type Bringing = 'arrive' | 'rebuild' | 'restore'

const WAYS: Readonly<Record<Exclude<Bringing, 'arrive'>, Way>> = {
  rebuild: 'replacement',
  restore: 'uncertain',
}

/** Chooses the hex where there is a choice, and places the unit. */
function* bringIn(g: GrandIllusion, how: Bringing, u: number): Procedure {
  const { state: s } = g
  const way = how === 'arrive' ? wayOf(s, u) : WAYS[how]
  const h = yield* chooseHex(g, u, way)
  if (h < 0) return
  if (how === 'arrive' && arrivesDisrupted(s, u)) setFace(s, u, BACK)
  if (how === 'rebuild') spendCaps(g, sideOf(u), NOW)
  if (how === 'rebuild') setFace(s, u, comesDisrupted(s, NOW) ? BACK : FRONT)
  if (how === 'restore') setFace(s, u, restoredDisrupted(s) ? BACK : FRONT)
  if (how === 'restore') s.restored |= 1 << nationOf(u)
  yield* place(g, u, h, how)
}

/** what the choice of a hex goes by */
const RULE_OF_WAY: Readonly<Record<Way, string>> = {
  fixed: '7.1',
  uncertain: '7.1.1',
  replacement: '7.2.placement',
  source: '7.1',
  'coastal-source': '12.6',
}

/** the hex, or -1 if the unit is put back */
function* chooseHex(g: GrandIllusion, u: number, way: Way): Procedure<number> {
  const { state: s } = g
  const places = placesFor(s, u, way)
  if (places.length === 1 && way === 'fixed') return places[0] as number
  const pick = yield* g.ask(sideOf(u), {
    rule: isHq(u) ? '7.1.2' : RULE_OF_WAY[way],
    prompt: 'arrive-where',
    facts: { piece: u },
    choose: () => ({ 'place-in': places, 'put-back': true }),
    refuse: { 'place-in': (h) => whyNotThere(s, u, way, h) },
  })
  return pick.verb === 'place-in' ? pick.arg : -1
}

const RULES: Readonly<Record<Exclude<Bringing, 'restore'>, string>> = { arrive: '7.1', rebuild: '7.2.2cap' }

function* place(g: GrandIllusion, u: number, h: number, how: Bringing): Procedure {
  const { state: s } = g
  relieve(g, u, h)
  put(s, u, h)
  if (isHq(u)) mark(s, u, MARK.placed)
  const disrupted = !isHq(u) && isDisrupted(s, u)
  const rule = how === 'restore' ? restoreRule(s) : RULES[how]
  g.emit?.({ type: how === 'rebuild' ? 'unit-rebuilt' : 'arrived', rule, piece: u, hex: h, disrupted })
  yield* overrunAt(g, u, h)
  settleHex(g, h)
}

/** §14.1.1.b.1 §14.2.1.5 §14.3.1.b.1 the army HQ goes to the turn track one turn ahead */
function relieve(g: GrandIllusion, u: number, h: number): void {
  const { state: s } = g
  const relieved = relievedBy(s, u, h)
  if (relieved < 0) return
  put(s, relieved, TO_COME)
  setFace(s, relieved, FRONT)
  s.arrival.set(relieved, s.turn + 1)
  s.arrivalKind.set(relieved, ARRIVAL.uncertain)
  g.emit?.({ type: 'hq-relieved', rule: '14.1.1.b.1', piece: relieved, by: u, hex: h })
}

/** §2.4.pd The weak corps leaves the game with Paris in Danger, the full one comes with it. */
const IX_MINUS = piece('f-ix-minus')
const IX = piece('f-ix')

/** §8.4.9.f IX(-) leaves for good; its full corps takes its place, or comes uncertain: IX(-) is not on the map, or no room (§7.1) */
function exchangeCorps(g: GrandIllusion): void {
  const { state: s } = g
  if (s.arrivalKind.get(IX) !== ARRIVAL.paris || !isDue(s, IX)) return
  const h = hexOf(s, IX_MINUS)
  put(s, IX_MINUS, REMOVED)
  if (h < 0 || !canStack(s, [IX], h)) {
    s.arrivalKind.set(IX, ARRIVAL.uncertain)
    if (h >= 0) settleHex(g, h)
    return
  }
  put(s, IX, h)
  setFace(s, IX, FRONT)
  g.emit?.({ type: 'corps-exchanged', rule: '8.4.9.f', piece: IX_MINUS, by: IX, hex: h })
}

/** §7.1 who was not placed comes later: in a source if the hex was closed, else as before */
function endSegment(g: GrandIllusion, side: Side): Next {
  const { state: s } = g
  const waiting = armyOf(side).filter((u) => isDue(s, u) && hexOf(s, u) === TO_COME)
  for (const u of waiting) if (wayOf(s, u) === 'fixed') divert(g, u)
  if (waiting.length > 0) g.emit?.({ type: 'arrivals-delayed', rule: '7.1', side, pieces: waiting })
  if (side === s.initiative) return beginActionPhase(g)
  s.phasing = side === AL ? GE : AL
  return 'arrivals'
}

function divert(g: GrandIllusion, u: number): void {
  const { state: s } = g
  const h = printedHex(u)
  if (!whyNotThere(s, u, 'fixed', h)) return
  s.arrivalKind.set(u, ARRIVAL.diverted)
  s.arrival.set(u, s.turn + 1)
  g.emit?.({ type: 'arrival-diverted', rule: '7.1', piece: u, hex: h })
}
