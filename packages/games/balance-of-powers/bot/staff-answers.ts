/** Answers at the desks: money, procurement, musters (chapters 5 and 6). */
import type { Answer } from '@sandtable/kernel'
import { MAJORS, type Side } from '../nations.ts'
import { isBox } from '../places.ts'
import { corpsAt } from '../rules/02-concepts/control.ts'
import { isSuppliedAt } from '../rules/03-supply/net.ts'
import type { State } from '../state.ts'
import { isAirUnit, isCorps, isKind, isLeader, isShip, nationOf, printedEffectiveness } from '../units.ts'
import { monthsLeft } from './clock.ts'
import { frontOf } from './front.ts'
import { argsOf, bestOf, firstOf, numberIn } from './offers.ts'
import { fortnightsToIncome, priceOfRp, sign } from './prices.ts'
import { sideOf } from './seat.ts'
import { stakesOf } from './stakes.ts'
import type { Sight } from './types.ts'

export function staffAnswer(sight: Sight): Answer | undefined {
  switch (sight.prompt) {
    case 'procure':
      return procure(sight)
    case 'muster':
      return muster(sight)
    case 'build':
      return build(sight)
    case 'convert':
      return firstOf(sight.offer, ['done'])
    case 'transfer':
      return transfer(sight)
    case 'departure':
      return bestOf(sight.offer, 'send-away', (u) => -printedEffectiveness(u, false))
    case 'rail-payer':
    case 'occupier':
    case 'host':
      return bestOf(sight.offer, 'nation', (n) => (n < MAJORS ? 1 + sight.state.rp.get(n) : 0))
    case 'set-up':
      return firstOf(sight.offer, ['ready-made'])
    default:
      return undefined
  }
}

/** RP kept back for attacks in each fortnight until there is income again */
const reserveOf = (s: State): number => stakesOf(s.scenario).attacks * fortnightsToIncome(s)
/** what is bought now musters next month (§6.223) */
function procure({ state: s, offer, facts }: Sight): Answer | undefined {
  const n = numberIn(facts, 'nation')
  const done = firstOf(offer, ['done'])
  const free = argsOf(offer, 'buy').find(isLeader)
  if (free !== undefined) return { verb: 'buy', arg: free }
  if (monthsLeft(s) === 0 || s.rp.get(n) <= reserveOf(s)) return done
  const best = bestOf(offer, 'buy', (u) => appeal(u))
  if (best?.arg === undefined || appeal(best.arg) <= 0) return done
  return stakesOf(s.scenario).corps * appeal(best.arg) > 2 * priceOfRp(s, n) * THRIFT ? best : done
}
const THRIFT = 0.8

/** siege and tank corps first, then the best infantry; ships and air units where nothing else is wanted */
function appeal(u: number): number {
  if (isShip(u)) return 0
  if (isAirUnit(u)) return 0.9
  if (isKind(u, 'tank')) return 2
  if (isKind(u, 'siege')) return 1.5
  if (!isCorps(u)) return 0
  return isKind(u, 'cavalry') ? 0.6 : 0.7 + 0.25 * printedEffectiveness(u, false)
}

/** §6.211 where it is worth most */
function muster({ state: s, offer, facts, seat }: Sight): Answer | undefined {
  const u = numberIn(facts, 'unit')
  const side = sideOf(seat)
  const front = frontOf(s)
  if (isLeader(u))
    return bestOf(offer, 'muster-at', (p) => following(s, u, p) + NEARER * front.drawAt(side, p))
  const isFighting = isCorps(u)
  return bestOf(offer, 'muster-at', (p) => {
    const shift = { side, units: [u], from: -1, to: p }
    const pull = isFighting ? sign(side) * front.shifted([shift], []) : 0
    return pull + COMPANY * Math.min(4, corpsAt(s, side, p)) - (isBox(p) ? 0.05 : 0) + supply(s, u, p)
  })
}
const COMPANY = 0.002
/** §1.323 corps of his nation that a leader would lead there */
const following = (s: State, leader: number, p: number): number =>
  s.derived.presence
    .unitsAt(p, s.allegiance.get(nationOf(leader)))
    .filter((u) => isCorps(u) && nationOf(u) === nationOf(leader)).length
/** of those with as many, who is where most is at stake */
const NEARER = 20
const supply = (s: State, u: number, p: number): number => (isSuppliedAt(s, nationOf(u), p) ? 0 : -0.1)

/** §6.219 where most corps stand in trenches, or at least most corps */
function build({ state: s, offer, seat }: Sight): Answer | undefined {
  const side: Side = sideOf(seat)
  return bestOf(offer, 'build-at', (p) => corpsAt(s, side, p))
}

/** §5.23 from those that have plenty to those that have nothing */
const PLENTY = 10
const POOR = 4
function transfer({ state: s, offer, facts }: Sight): Answer | undefined {
  const giver = numberIn(facts, 'nation')
  const needy = argsOf(offer, 'give-to').filter((n) => s.rp.get(n) < POOR)
  const best = bestOf({ 'give-to': needy }, 'give-to', (n) => -s.rp.get(n))
  return s.rp.get(giver) > PLENTY && best ? best : firstOf(offer, ['done'])
}
