/** §2.22 §5.13 §6.1 A neutral joins a side: its troops are set up at once. */
import type { BalanceOfPowers, Procedure, Refusal } from '../../balance-of-powers.ts'
import { OUT, STANDING } from '../../codes.ts'
import { isMajor, powerOfSide, type Side } from '../../nations.ts'
import { isCentre, isHome, ownerOf, PLACES } from '../../places.ts'
import { isInPlay } from '../../scenarios.ts'
import { align, flip, put, type State, supplyChanges } from '../../state.ts'
import { isCorps, nationOf } from '../../units.ts'
import { armyOf } from '../05-season/arrivals.ts'
import { isFriendly } from '../02-concepts/control.ts'
import { majorsOf } from '../02-concepts/majors.ts'
import { hasRoom } from '../02-concepts/stacking.ts'

const everywhere: readonly number[] = Array.from({ length: PLACES }, (_, p) => p)

/** Where a unit of a nation that joins may stand; a scenario may say otherwise. */
export type Grounds = (s: State, u: number, p: number) => boolean

/** §6.1 population centres at home */
const atHome: Grounds = (_, u, p) => isHome(p) && ownerOf(p) === nationOf(u) && isCentre(p)

export function* join(g: BalanceOfPowers, n: number, side: Side, grounds: Grounds = atHome): Procedure {
  const { state: s } = g
  s.standing.add(n, STANDING.joined)
  align(s, n, side)
  if (!isMajor(n)) s.decider.set(n, powerOfSide(side))
  supplyChanges(s)
  g.emit?.({ type: 'joined', rule: '6.1', nation: n, side })
  if (!isMajor(n)) yield* assign(g, n, side)
  const { present, pooled } = armyOf(s, n)
  for (const u of pooled) put(s, u, OUT.pool)
  for (const u of present) yield* settle(g, side, u, grounds)
}

/** §2.42 the side names the major that its resources go to */
function* assign(g: BalanceOfPowers, n: number, side: Side): Procedure {
  const { state: s } = g
  const majors = majorsOf(s, side).filter((m) => !s.standing.has(m, STANDING.conquered))
  const [first] = majors
  if (first === undefined) return
  const patron =
    majors.length === 1
      ? first
      : (yield* g.ask(powerOfSide(side), {
          rule: '2.42',
          prompt: 'assign',
          facts: { nation: n },
          choose: () => ({ nation: majors }),
        })).arg
  s.patron.set(n, patron)
  supplyChanges(s)
  g.emit?.({ type: 'assigned', rule: '2.42', nation: n, major: patron })
}

function whyNotSettle(s: State, side: Side, u: number, p: number, grounds: Grounds): Refusal | undefined {
  const facts = { unit: u, place: p }
  if (!isInPlay(s.scenario, p) || !grounds(s, u, p)) return { code: 'no-muster-ground', rule: '6.1', facts }
  if (!isFriendly(s, side, p)) return { code: 'muster-enemy', rule: '6.1', facts }
  return isCorps(u) && !hasRoom(s, side, p, [u]) ? { code: 'full', rule: '2.62', facts } : undefined
}

/** §6.11 in mobile mode; whoever finds no place waits in the Force Pool */
function* settle(g: BalanceOfPowers, side: Side, u: number, grounds: Grounds): Procedure {
  const { state: s } = g
  const places = everywhere.filter((p) => whyNotSettle(s, side, u, p, grounds) === undefined)
  const [first] = places
  flip(s, u, false)
  if (first === undefined) {
    put(s, u, OUT.pool)
    return
  }
  const to =
    places.length === 1
      ? first
      : (yield* g.ask(s.decider.get(nationOf(u)), {
          rule: '6.1',
          prompt: 'settle',
          facts: { unit: u },
          choose: () => ({ 'muster-at': places }),
          refuse: { 'muster-at': (p) => whyNotSettle(s, side, u, p, grounds) },
        })).arg
  put(s, u, to)
  g.emit?.({ type: 'mustered', rule: '6.1', unit: u, place: to })
}
