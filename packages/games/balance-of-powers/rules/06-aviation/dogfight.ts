/** §6.32 Dogfights: one place after the other, until fighters of one side at most are left there. */
import { at, call } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure, Refusal } from '../../balance-of-powers.ts'
import { MARK } from '../../codes.ts'
import { CP, EP, powerOfSide, SIDES, type Side } from '../../nations.ts'
import type { State } from '../../state.ts'
import { ACES, FIGHTERS, gunsOf, nationOf } from '../../units.ts'
import { combinable, combine, reducedAirUnits, whyNotCombine } from './combine.ts'
import { acesAt, fightersAt, isContested } from './fighters.ts'

const MOST_GUNS = Math.max(...FIGHTERS.map(gunsOf))

const contested = (s: State): number[] =>
  [...new Set(FIGHTERS.map((u) => s.where.get(u)))]
    .filter((p) => p >= 0 && isContested(s, p))
    .sort((a, b) => a - b)

/** §6.326 One dogfight an entry, until one side is left. */
export function* dogfights(g: BalanceOfPowers): Procedure<Next> {
  const { state: s } = g
  if (s.dogfight >= 0 && !isContested(s, s.dogfight)) settle(g)
  if (s.dogfight < 0) {
    const places = contested(s)
    const [first] = places
    if (first === undefined) return 'done'
    s.dogfight = places.length === 1 ? first : yield* next(g, places)
  }
  g.emit?.({ type: 'dogfight-began', rule: '6.32', place: s.dogfight })
  return call(
    [
      at('aviation/regroup', CP),
      at('aviation/regroup', EP),
      at('aviation/pairing', CP),
      at('aviation/pairing', EP),
      at('aviation/tier', MOST_GUNS),
    ],
    'aviation/dogfights',
  )
}

/** The rulebook names no order of the places; CP, which has the first word elsewhere (§4.2), has it here. */
function* next(g: BalanceOfPowers, places: readonly number[]): Procedure<number> {
  const pick = yield* g.ask(powerOfSide(CP), {
    rule: '6.32',
    prompt: 'dogfight-where',
    choose: () => ({ dogfight: [...places] }),
    refuse: { dogfight: (p) => ({ code: 'no-dogfight', rule: '6.32', facts: { place: p } }) },
  })
  return pick.arg
}

/**
 * §6.327 §6.33 Those who are left rule the air there, whether they came on patrol or fought for their own base; on a
 * base without dogfights only a patrol does (§10.51).
 */
function settle(g: BalanceOfPowers): void {
  const { state: s } = g
  const p = s.dogfight
  s.dogfight = -1
  const winner = SIDES.find((side) => fightersAt(s, side, p).length > 0)
  if (winner === undefined) return
  for (const u of fightersAt(s, winner, p)) s.marks.add(u, MARK.patrolling)
  g.emit?.({ type: 'air-superiority', rule: '6.327', side: winner, place: p })
}

/** §6.321 §2.67 reduced fighters may be combined before it begins */
export function* regroup(g: BalanceOfPowers, side: Side): Procedure<Next> {
  const { state: s } = g
  const units = combinable(s, reducedAirUnits(s, side, s.dogfight)).filter((u) =>
    fightersAt(s, side, s.dogfight).includes(u),
  )
  if (units.length === 0) return 'done'
  const pick = yield* g.ask(powerOfSide(side), {
    rule: '6.321',
    prompt: 'regroup',
    facts: { place: s.dogfight },
    choose: () => ({ combine: units, done: true }),
    refuse: { combine: (u) => whyNotCombine(s, u) },
  })
  if (pick.verb === 'done') return 'done'
  combine(g, pick.arg)
  return at('aviation/regroup', side)
}

/** §6.321 each ace there with a fighter of his own; one ace an entry */
export function* pairAce(g: BalanceOfPowers, side: Side): Procedure<Next> {
  const { state: s } = g
  const ace = acesAt(s, side, s.dogfight).find((u) => s.pairs.get(ACES.indexOf(u)) === 0)
  const free = fightersAt(s, side, s.dogfight).filter((u) => !s.pairs.includes(u + 1))
  const [only] = free
  if (ace === undefined || only === undefined) return 'done'
  const fighter = free.length === 1 ? only : yield* mount(g, ace, free)
  s.pairs.set(ACES.indexOf(ace), fighter + 1)
  g.emit?.({ type: 'ace-paired', rule: '6.321', ace, unit: fighter })
  return at('aviation/pairing', side)
}

function* mount(g: BalanceOfPowers, ace: number, fighters: readonly number[]): Procedure<number> {
  const pick = yield* g.ask(g.state.decider.get(nationOf(ace)), {
    rule: '6.321',
    prompt: 'pair-ace',
    facts: { ace, place: g.state.dogfight },
    choose: () => ({ pair: [...fighters] }),
    refuse: { pair: (u): Refusal => ({ code: 'not-in-dogfight', rule: '6.321', facts: { unit: u } }) },
  })
  return pick.arg
}
