/** §2.93 Conquest, shadow governments and liberation; §2.91 fortresses lost at home. */
import type { BalanceOfPowers, Procedure } from '../../balance-of-powers.ts'
import { FORTRESS, STANDING } from '../../codes.ts'
import { enemyOf, isMajor, MAJORS, NATIONS, NEUTRAL } from '../../nations.ts'
import { ownerOf } from '../../places.ts'
import {
  CAPITALS,
  FORTRESSES,
  fortressAt,
  HOME_CHIPS,
  isInteriorFortress,
  nationOfFortress,
  placeOfFortress,
} from '../../sites.ts'
import { isInPlay } from '../../scenarios.ts'
import { allegianceAt, type State, supplyChanges } from '../../state.ts'
import { enterCrisis, isInRevolution, loseMorale, markCrisis } from './demoralization.ts'
import { dismissLonely } from '../01-components/leaders.ts'
import { isRuinAtStart } from '../12-scenarios/ruins.ts'
import { isFriendly } from './control.ts'

const isLost = (s: State, n: number, p: number): boolean => {
  const side = s.allegiance.get(n)
  return side !== NEUTRAL && allegianceAt(s, p) === enemyOf(side)
}
const isCapitalLost = (s: State, n: number): boolean =>
  (CAPITALS[n] as readonly number[]).some((p) => isLost(s, n, p))

/** capital and a chip; a nation without chips falls with its capital alone, and none falls in revolution */
function isBeaten(s: State, n: number): boolean {
  if (isInRevolution(s, n) || !isCapitalLost(s, n)) return false
  const chips = (HOME_CHIPS[n] as readonly number[]).filter(
    (p) => isInPlay(s.scenario, p) && !CAPITALS[n]?.includes(p),
  )
  return chips.length === 0 || chips.some((p) => isLost(s, n, p))
}
export const isConquered = (s: State, n: number): boolean => s.standing.has(n, STANDING.conquered)

/** What follows when a place has changed hands; call it after `takeControl`. */
export function* reckonConquest(g: BalanceOfPowers, p: number): Procedure {
  const { state: s } = g
  const n = ownerOf(p)
  if (n < 0 || s.allegiance.get(n) === NEUTRAL) return
  if (isLost(s, n, p) && isStrongholdOf(s, n, p)) loseMorale(g, n, '2.91')
  if (isConquered(s, n)) {
    if (!isCapitalLost(s, n)) liberate(g, n)
  } else if (isBeaten(s, n)) yield* conquer(g, n)
}

/** §2.91 §1.334 an interior fortress; those that were ruins when the scenario began do not count */
function isStrongholdOf(s: State, n: number, p: number): boolean {
  const f = fortressAt(p)
  if (f < 0 || nationOfFortress(f) !== n || !isInteriorFortress(f)) return false
  return !isRuinAtStart(s.scenario, f)
}

/** majors of its side whose capital still stands */
const hosts = (s: State, n: number): number[] =>
  Array.from({ length: MAJORS }, (_, m) => m).filter((m) => {
    const side = s.allegiance.get(n)
    if (m === n || side === NEUTRAL || s.allegiance.get(m) !== side || isConquered(s, m)) return false
    return (CAPITALS[m] as readonly number[]).some((p) => isFriendly(s, side, p))
  })
function* conquer(g: BalanceOfPowers, n: number): Procedure {
  const { state: s } = g
  markConquered(s, n)
  g.emit?.({ type: 'conquered', rule: '2.93', nation: n })
  dismissFromRuins(g, n)
  if (isMajor(n)) enterCrisis(g, n)
  yield* goIntoExile(g, n)
  // those it has been a host to go on to another
  for (let guest = 0; guest < NATIONS; guest++)
    if (guest !== n && isConquered(s, guest) && s.patron.get(guest) === n) yield* goIntoExile(g, guest)
}

/** §1.323 leaders of its side whom only a fortress of the nation has kept */
export function dismissFromRuins(g: BalanceOfPowers, n: number): void {
  const side = g.state.allegiance.get(n)
  if (side === NEUTRAL) return
  for (let f = 0; f < FORTRESSES; f++)
    if (nationOfFortress(f) === n) dismissLonely(g, side, placeOfFortress(f))
}

/** the fortresses of a minor are destroyed */
function markConquered(s: State, n: number): void {
  s.standing.add(n, STANDING.conquered)
  if (!isMajor(n))
    for (let f = 0; f < FORTRESSES; f++) if (nationOfFortress(f) === n) s.fortress.set(f, FORTRESS.destroyed)
  supplyChanges(s)
}

/** its shadow government goes to an ally at once */
function* goIntoExile(g: BalanceOfPowers, n: number): Procedure {
  const { state: s } = g
  const open = hosts(s, n)
  const [first] = open
  if (first === undefined) return
  const host =
    open.length === 1
      ? first
      : (yield* g.ask(s.decider.get(n), {
          rule: '2.93',
          prompt: 'host',
          facts: { nation: n },
          choose: () => ({ nation: open }),
        })).arg
  s.patron.set(n, host)
  supplyChanges(s)
  g.emit?.({ type: 'exiled', rule: '2.93', nation: n, host })
}

/** whoever has his capital back is conquered no longer; a major stays in crisis */
function liberate(g: BalanceOfPowers, n: number): void {
  const { state: s } = g
  s.standing.remove(n, STANDING.conquered)
  if (isMajor(n)) s.patron.set(n, n)
  supplyChanges(s)
  g.emit?.({ type: 'liberated', rule: '2.93', nation: n })
}

/** §12 nations that are beaten when the scenario begins; their patron is their host */
export function markBeaten(s: State): void {
  for (let n = 0; n < NATIONS; n++) {
    if (s.allegiance.get(n) === NEUTRAL || !isBeaten(s, n)) continue
    markConquered(s, n)
    if (isMajor(n)) markCrisis(s, n)
  }
}
