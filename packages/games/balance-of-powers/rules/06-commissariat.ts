/** §6.6 Commissariat: who is out of supply may perish, and infrastructure may be given up. */
import { at, D6 } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure, Refusal } from '../balance-of-powers.ts'
import { STANDING } from '../codes.ts'
import { NATIONS, powerOfSide, type Side } from '../nations.ts'
import { CAPITALS, HOME_CHIPS } from '../sites.ts'
import { isFlipped, type State, supplyChanges, whereIs } from '../state.ts'
import { isCorps, isKind, nationOf, printedEffectiveness, UNITS_OF } from '../units.ts'
import { dismissLonely } from './01-components/leaders.ts'
import { isFriendly } from './02-concepts/control.ts'
import { needsInfrastructure } from './02-concepts/stacking.ts'
import { isSupplied } from './03-supply/net.ts'
import { loseCorps } from './10-land-combat/losing.ts'

/** as printed on the face that is up; of a tank the value it defends with, since nobody attacks here */
const printed = (s: State, u: number): number => printedEffectiveness(u, isFlipped(s, u) || isKind(u, 'tank'))

const corpsOf = (s: State, side: Side): number[] =>
  Array.from({ length: NATIONS }, (_, n) => n)
    .filter((n) => s.allegiance.get(n) === side)
    .flatMap((n) => (UNITS_OF[n] as readonly number[]).filter((u) => isCorps(u) && whereIs(s, u) >= 0))

/** §6.6 a capital or a home chip feeds better; a conquered nation has those of its host as well (§2.93) */
function isSheltered(s: State, u: number): boolean {
  const n = nationOf(u)
  const p = whereIs(s, u)
  const homes = s.standing.has(n, STANDING.conquered) ? [n, s.patron.get(n)] : [n]
  return homes.some((each) => CAPITALS[each]?.includes(p) === true || HOME_CHIPS[each]?.includes(p) === true)
}
const SHELTER = -1

/** §3.2 below its printed effectiveness, or it is gone */
function starve(g: BalanceOfPowers, u: number): void {
  const { state: s } = g
  const [below, drm] = [printed(s, u), isSheltered(s, u) ? SHELTER : 0]
  const { reading: lives, total: die } = g.roll(D6, (face) => Number(face + drm < below))
  g.emit?.({ type: 'starved', rule: '6.6', unit: u, place: whereIs(s, u), die, roll: die + drm, below })
  if (lives === 0) loseCorps(g, u, '6.6')
}

const BEST = 6
/** from the lowest effectiveness up; who is out of supply is settled for equal values at the same time */
function checkSupplies(g: BalanceOfPowers, side: Side): void {
  const { state: s } = g
  const corps = corpsOf(s, side)
  for (let value = 0; value <= BEST; value++) {
    const units = corps.filter((u) => printed(s, u) === value && !isSupplied(s, u))
    const places = units.map((u) => whereIs(s, u))
    for (const u of units) starve(g, u)
    for (const p of places) dismissLonely(g, side, p)
  }
}

function whyNotDismantle(s: State, side: Side, p: number): Refusal | undefined {
  const refuse = (code: Refusal['code'], rule: string): Refusal => ({ code, rule, facts: { place: p } })
  if (!s.infrastructure.has(p)) return refuse('no-infrastructure', '6.6')
  if (!isFriendly(s, side, p)) return refuse('muster-enemy', '6.6')
  return needsInfrastructure(s, side, p) ? refuse('room-needed', '2.62') : undefined
}
const markers = (s: State, side: Side): number[] =>
  s.infrastructure
    .entries()
    .map(([p]) => p)
    .filter((p) => whyNotDismantle(s, side, p) === undefined)

export function* commissariat(g: BalanceOfPowers, side: Side): Procedure<Next> {
  yield* []
  checkSupplies(g, side)
  return at('campaign/dismantling', side)
}

/** §6.6 any number of markers in friendly places go back; one an answer */
export function* dismantle(g: BalanceOfPowers, side: Side): Procedure<Next> {
  const { state: s } = g
  const places = markers(s, side)
  if (places.length === 0) return 'done'
  const pick = yield* g.ask(powerOfSide(side), {
    rule: '6.6',
    prompt: 'dismantle',
    facts: { side },
    choose: () => ({ dismantle: places, done: true }),
    refuse: { dismantle: (p) => whyNotDismantle(s, side, p) },
  })
  if (pick.verb === 'done') return 'done'
  s.infrastructure.set(pick.arg, 0)
  supplyChanges(s)
  g.emit?.({ type: 'dismantled', rule: '6.6', place: pick.arg })
  return at('campaign/dismantling', side)
}
