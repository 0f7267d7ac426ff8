/** §6.21 Muster: what was bought or comes by the order of battle is placed, one unit an answer. */
import { at } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure } from '../../balance-of-powers.ts'
import { OUT } from '../../codes.ts'
import type { Side } from '../../nations.ts'
import { allegianceOf, flip, put, type State, supplyChanges, whereIs } from '../../state.ts'
import { nationOf, UNITS } from '../../units.ts'
import { monthlyUnits } from '../05-season/arrivals.ts'
import { isInRevolution } from '../02-concepts/demoralization.ts'
import { departures } from '../12-scenarios/departures.ts'
import { buildPlaces, musterPlaces, whyNotBuild, whyNotMuster } from './muster-places.ts'

/** §5.12 §6.223 the units of a side that are due, in the order of the counters */
export function unitsDue(s: State, side: Side): number[] {
  const arriving = new Set(monthlyUnits(s))
  const units: number[] = []
  for (let u = 0; u < UNITS; u++) {
    const where = whereIs(s, u)
    const isDue = where === OUT.bought ? s.due.get(u) <= s.month : where === OUT.toCome && arriving.has(u)
    if (isDue && allegianceOf(s, u) === side && !isInRevolution(s, nationOf(u))) units.push(u)
  }
  return units
}

/** §6.211 one entry for each unit, then for infrastructure */
export function* muster(g: BalanceOfPowers, side: Side): Procedure<Next> {
  const { state: s } = g
  if (yield* departures(g, side)) return at('construction/muster', side)
  const [next] = unitsDue(s, side)
  if (next !== undefined) {
    yield* place(g, next)
    return at('construction/muster', side)
  }
  yield* build(g, side)
  return 'done'
}

/** §6.211 who finds no place returns to the Force Pool */
function* place(g: BalanceOfPowers, u: number): Procedure {
  const { state: s } = g
  const places = musterPlaces(s, u)
  if (places.length === 0) {
    s.due.set(u, 0)
    put(s, u, OUT.pool)
    g.emit?.({ type: 'not-mustered', rule: '6.211', unit: u })
    return
  }
  const to =
    places.length === 1
      ? (places[0] as number)
      : (yield* g.ask(s.decider.get(nationOf(u)), {
          rule: '6.211',
          prompt: 'muster',
          facts: { unit: u },
          choose: () => ({ 'muster-at': places }),
          refuse: { 'muster-at': (p) => whyNotMuster(s, u, p) },
        })).arg
  s.due.set(u, 0)
  flip(s, u, false)
  put(s, u, to)
  g.emit?.({ type: 'mustered', rule: '6.211', unit: u, place: to })
}

/** §6.219 bought last month; where it cannot be built it is lost */
function* build(g: BalanceOfPowers, side: Side): Procedure {
  const { state: s } = g
  const n = s.infrastructureDue.get(side) - 1
  if (n < 0) return
  const places = buildPlaces(s, n)
  s.infrastructureDue.set(side, 0)
  if (places.length === 0) return
  const { arg: p } = yield* g.ask(s.decider.get(n), {
    rule: '6.219',
    prompt: 'build',
    facts: { nation: n },
    choose: () => ({ 'build-at': places }),
    refuse: { 'build-at': (to) => whyNotBuild(s, n, to) },
  })
  s.infrastructure.set(p, n + 1)
  supplyChanges(s)
  g.emit?.({ type: 'infrastructure-built', rule: '6.219', nation: n, place: p })
}
