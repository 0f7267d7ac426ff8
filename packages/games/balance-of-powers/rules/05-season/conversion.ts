/** §5.22 Fortresses and ships into RP, RP into AP. */
import { at, call } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure, Refusal } from '../../balance-of-powers.ts'
import { FORTRESS, OUT, STANDING } from '../../codes.ts'
import { DATA } from '../../data/load.ts'
import { NEUTRAL, type Side } from '../../nations.ts'
import { isInPlay } from '../../scenarios.ts'
import { FORTRESSES, fortressAt, nationOfFortress, placeOfFortress } from '../../sites.ts'
import { flip, isFlipped, put, type State, supplyChanges, whereIs } from '../../state.ts'
import { isKind, isShip, nationOf, UNITS_OF } from '../../units.ts'
import { dismissLonely } from '../01-components/leaders.ts'
import { majorsOf } from '../02-concepts/majors.ts'
import { isListed, usesAfrica } from '../12-scenarios/economy.ts'
import { stepCost } from '../06-construction/costs.ts'

const { fortress: FORTRESS_RP, apForRp, rpASeason, apNations, noFortress } = DATA.economy.conversion

export function* convert(g: BalanceOfPowers, side: Side): Procedure<Next> {
  yield* []
  const frames = majorsOf(g.state, side).map((n) => at('season/converting' as const, n))
  return frames.length === 0 ? 'done' : call(frames, 'season/end')
}

/** §5.222 one a season, and none of Russia's */
function whyNotFortress(s: State, n: number, p: number): Refusal | undefined {
  // §11.1 what is printed on a map that is not used is not there
  if (!isInPlay(s.scenario, p)) return { code: 'other-map', rule: '11.1', facts: { place: p } }
  const f = fortressAt(p)
  if (f < 0 || nationOfFortress(f) !== n || s.fortress.get(f) === FORTRESS.destroyed)
    return { code: 'no-fortress', rule: '5.222', facts: { nation: n, place: p } }
  if (isListed(noFortress, n)) return { code: 'russian-fortress', rule: '5.222', facts: { nation: n } }
  if (s.standing.has(n, STANDING.fortressConverted))
    return { code: 'converted-already', rule: '5.222', facts: { nation: n } }
  return undefined
}

/** §5.223 one a season, and no dreadnought */
function whyNotShip(s: State, n: number, u: number): Refusal | undefined {
  if (nationOf(u) !== n || !isShip(u) || whereIs(s, u) < 0)
    return { code: 'no-ship', rule: '5.223', facts: { nation: n, unit: u } }
  if (isKind(u, 'BB')) return { code: 'dreadnought', rule: '5.223', facts: { unit: u } }
  if (s.standing.has(n, STANDING.shipConverted))
    return { code: 'converted-already', rule: '5.223', facts: { nation: n } }
  return undefined
}

/** §5.224 */
const mayBuyAp = (s: State, n: number): boolean =>
  usesAfrica(s) && isListed(apNations, n) && s.toAfrica.get(n) < rpASeason && s.rp.get(n) > 0

/** §5.221 one answer of a nation; nothing else is reduced of one's own will */
export function* convertOne(g: BalanceOfPowers, n: number): Procedure<Next> {
  const { state: s } = g
  if (s.allegiance.get(n) === NEUTRAL) return 'done'
  const fortresses = Array.from({ length: FORTRESSES }, (_, f) => placeOfFortress(f)).filter(
    (p) => !whyNotFortress(s, n, p),
  )
  const ships = (UNITS_OF[n] as readonly number[]).filter((u) => !whyNotShip(s, n, u))
  if (fortresses.length + ships.length === 0 && !mayBuyAp(s, n)) return 'done'
  const pick = yield* g.ask(s.decider.get(n), {
    rule: '5.221',
    prompt: 'convert',
    facts: { nation: n, rp: s.rp.get(n) },
    choose: () => ({ raze: fortresses, scrap: ships, 'to-africa': mayBuyAp(s, n), done: true }),
    refuse: { raze: (p) => whyNotFortress(s, n, p), scrap: (u) => whyNotShip(s, n, u) },
  })
  if (pick.verb === 'done') return 'done'
  if (pick.verb === 'raze') raze(g, n, pick.arg)
  else if (pick.verb === 'scrap') scrap(g, n, pick.arg)
  else toAfrica(g, n)
  return at('season/converting', n)
}

function raze(g: BalanceOfPowers, n: number, p: number): void {
  const { state: s } = g
  const f = fortressAt(p)
  const left = s.fortress.get(f) === FORTRESS.intact ? FORTRESS.reduced : FORTRESS.destroyed
  s.fortress.set(f, left)
  supplyChanges(s)
  s.standing.add(n, STANDING.fortressConverted)
  s.rp.add(n, FORTRESS_RP)
  g.emit?.({ type: 'fortress-converted', rule: '5.222', nation: n, place: p, rp: FORTRESS_RP, left })
  const side = s.allegiance.get(n)
  if (side !== NEUTRAL) dismissLonely(g, side, p)
}

function scrap(g: BalanceOfPowers, n: number, u: number): void {
  const { state: s } = g
  const rp = stepCost(u)
  if (isFlipped(s, u)) put(s, u, OUT.pool)
  else flip(s, u, true)
  s.standing.add(n, STANDING.shipConverted)
  s.rp.add(n, rp)
  g.emit?.({ type: 'ship-converted', rule: '5.223', nation: n, unit: u, rp })
}

function toAfrica(g: BalanceOfPowers, n: number): void {
  const { state: s } = g
  s.rp.add(n, -1)
  s.ap.add(n, apForRp)
  s.toAfrica.add(n, 1)
  g.emit?.({ type: 'ap-bought', rule: '5.224', nation: n, ap: apForRp })
}
