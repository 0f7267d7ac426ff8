/** §11.3 EP sets up, then CP: ready-made, unit by unit, or ready-made and then changed. */
import { at } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure, Refusal } from '../../balance-of-powers.ts'
import { DEED, OUT } from '../../codes.ts'
import { CP, EP, powerOfSide, type Side } from '../../nations.ts'
import { scenarioData } from '../../scenarios.ts'
import { flip, isFlipped, put, type State, supplyChanges, whereIs } from '../../state.ts'
import { hasTrenchSide, isLeader } from '../../units.ts'
import { startersOf } from '../05-season/arrivals.ts'
import { whatIsMissing } from './demands.ts'
import { hasNobodyToLead, setUpArea, setUpPlaces, whyNotSetUp } from './grounds.ts'
import { whyNotHoldBack } from './held-back.ts'
import { markersLeft, markersOf } from './markers.ts'
import { takeReadyMade } from './ready-made.ts'

/** §12.1.setup.optional both sides write down where they begin, and neither knows what the other writes */
export function* setUpInSecret(g: BalanceOfPowers): Procedure {
  const { state: s } = g
  const sides = [EP, CP] as const
  const ready = yield* g.together(
    sides.map((side) => ({ body: setUpWhole(g, side) })),
    { secret: true },
  )
  s.deeds |= DEED.freePlans
  sides.forEach((side, i) => {
    g.emit?.({ type: 'set-up', rule: '12.1.setup.optional', side, units: ready[i] ?? 0 })
  })
}

function* setUpWhole(g: BalanceOfPowers, side: Side): Procedure<number> {
  for (;;) {
    const placed = yield* setUpOne(g, side)
    if (placed !== undefined) return placed
  }
}

export function* setUpSide(g: BalanceOfPowers, side: Side): Procedure<Next> {
  const units = yield* setUpOne(g, side)
  if (units === undefined) return at('set-up/side', side)
  g.emit?.({ type: 'set-up', rule: '11.3', side, units })
  return 'done'
}

const onMap = (s: State, units: readonly number[]): number => units.filter((u) => whereIs(s, u) >= 0).length

/** One answer. How many units stand when the side is ready, else undefined. */
function* setUpOne(g: BalanceOfPowers, side: Side): Procedure<number | undefined> {
  const { state: s } = g
  const units = startersOf(s, side)
  const markers = markersLeft(s, side)
  const pick = yield* g.ask(powerOfSide(side), {
    rule: '11.3',
    prompt: 'set-up',
    facts: { side, left: units.filter((u) => whereIs(s, u) === OUT.toCome).length },
    choose: () => ({
      'ready-made': true,
      'lay-out': true,
      'set-up-unit': units,
      'build-at': markers.length > 0 ? setUpArea(s, side).filter((p) => !s.infrastructure.has(p)) : [],
      dismantle: markersOf(s, side),
      done: whatIsMissing(s, side, units) === undefined,
    }),
    refuse: {
      'set-up-unit': (u): Refusal => ({ code: 'not-in-set-up', rule: '11.3', facts: { unit: u } }),
      'build-at': (p): Refusal =>
        markers.length === 0
          ? { code: 'no-markers-left', rule: '11.3', facts: {} }
          : { code: 'set-up-area', rule: `${scenarioData(s.scenario).id}.setup`, facts: { place: p } },
      done: () => whatIsMissing(s, side, units),
    },
  })
  switch (pick.verb) {
    case 'ready-made':
      return takeReadyMade(s, side, units)
    case 'done':
      return onMap(s, units)
    case 'lay-out':
      takeReadyMade(s, side, units)
      break
    case 'set-up-unit':
      yield* placeUnit(g, side, pick.arg, units)
      break
    case 'build-at':
      s.infrastructure.set(pick.arg, (markers[0] ?? 0) + 1)
      supplyChanges(s)
      break
    case 'dismantle':
      s.infrastructure.set(pick.arg, 0)
      supplyChanges(s)
  }
  return undefined
}

/** what a scenario says of modes; undefined where the owner chooses */
const MODES: Readonly<Record<string, 'mobile' | 'trench' | undefined>> = {
  '12.1': 'mobile',
  '12.3': 'trench',
}
const mayTurn = (s: State, u: number): boolean =>
  hasTrenchSide(u) && whereIs(s, u) >= 0 && MODES[scenarioData(s.scenario).id] === undefined

function* placeUnit(g: BalanceOfPowers, side: Side, u: number, units: readonly number[]): Procedure {
  const { state: s } = g
  const pick = yield* g.ask(powerOfSide(side), {
    rule: '11.3',
    prompt: 'set-up-where',
    facts: { unit: u },
    choose: () => ({
      'place-at': setUpPlaces(s, side, u, units),
      'hold-back': whyNotHoldBack(s, u, units) === undefined,
      'dig-in': mayTurn(s, u) && !isFlipped(s, u),
      rise: mayTurn(s, u) && isFlipped(s, u),
      halt: true,
    }),
    refuse: {
      'place-at': (p) => whyNotSetUp(s, side, u, p, units),
      'hold-back': () => whyNotHoldBack(s, u, units),
    },
  })
  const from = whereIs(s, u)
  switch (pick.verb) {
    case 'place-at':
      put(s, u, pick.arg)
      takeUpLeaders(s, side, from)
      if (MODES[scenarioData(s.scenario).id] === 'trench' && hasTrenchSide(u)) flip(s, u, true)
      return
    case 'hold-back':
      flip(s, u, false)
      put(s, u, OUT.pool)
      takeUpLeaders(s, side, from)
      return
    case 'dig-in':
    case 'rise':
      flip(s, u, pick.verb === 'dig-in')
  }
}

/** §1.323 a leader whose last unit goes elsewhere is to be set up anew */
function takeUpLeaders(s: State, side: Side, p: number): void {
  for (const u of s.derived.presence.unitsAt(p, side).filter(isLeader))
    if (hasNobodyToLead(s, side, u, p)) put(s, u, OUT.toCome)
}
