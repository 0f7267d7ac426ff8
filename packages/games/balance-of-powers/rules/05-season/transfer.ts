/** §5.23 RP from one major to another of its side. */
import { at, call } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure, Refusal } from '../../balance-of-powers.ts'
import { STANDING } from '../../codes.ts'
import { DATA } from '../../data/load.ts'
import { GB, isMajor, NEUTRAL, RU, type Side } from '../../nations.ts'
import { place } from '../../places.ts'
import type { State } from '../../state.ts'
import { isInRevolution } from '../02-concepts/demoralization.ts'
import { majorsOf } from '../02-concepts/majors.ts'
import { isListed, scenarioEconomy } from '../12-scenarios/economy.ts'
import { hasLine } from './seat.ts'

const { most } = DATA.economy.transfer
const ARCHANGEL = place('archangel')

export function* transfer(g: BalanceOfPowers, side: Side): Procedure<Next> {
  yield* []
  const frames = majorsOf(g.state, side).map((n) => at('season/giving' as const, n))
  return frames.length === 0 ? 'done' : call(frames, 'season/end')
}

/** §12.3 no line is traced; §6.454 Britain's line to Russia lies off the map */
function needsNoLine(s: State, from: number, to: number): boolean {
  const { freeTransfer } = scenarioEconomy(s)
  if (freeTransfer && isListed(freeTransfer.givers, from) && isListed(freeTransfer.receiver, to)) return true
  return s.halfPage === 1 && from === GB && to === RU
}
const isSupplied = (s: State, from: number, to: number): boolean =>
  needsNoLine(s, from, to) || hasLine(s, from, to, to === RU ? [ARCHANGEL] : [])

function whyNotGive(s: State, from: number, to: number): Refusal | undefined {
  const facts = { nation: from, to }
  if (from === to || !isMajor(to) || s.allegiance.get(to) !== s.allegiance.get(from))
    return { code: 'no-ally', rule: '5.23', facts }
  if (s.rp.get(from) === 0) return { code: 'no-rp-left', rule: '2.44', facts }
  if (s.standing.has(from, STANDING.conquered)) return { code: 'giver-conquered', rule: '5.23', facts }
  if (s.given.get(from) >= most) return { code: 'gave-most', rule: '5.23', facts: { ...facts, most } }
  if (s.received.get(to) >= most) return { code: 'received-most', rule: '5.23', facts: { ...facts, most } }
  if (isInRevolution(s, to)) return { code: 'in-revolution', rule: '6.82', facts }
  return isSupplied(s, from, to) ? undefined : { code: 'no-transfer-line', rule: '5.23', facts }
}

/** one RP an answer */
export function* give(g: BalanceOfPowers, n: number): Procedure<Next> {
  const { state: s } = g
  const side = s.allegiance.get(n)
  if (side === NEUTRAL) return 'done'
  const receivers = majorsOf(s, side).filter((to) => !whyNotGive(s, n, to))
  if (receivers.length === 0) return 'done'
  const pick = yield* g.ask(s.decider.get(n), {
    rule: '5.23',
    prompt: 'transfer',
    facts: { nation: n, rp: s.rp.get(n), left: most - s.given.get(n) },
    choose: () => ({ 'give-to': receivers, done: true }),
    refuse: { 'give-to': (to) => whyNotGive(s, n, to) },
  })
  if (pick.verb === 'done') return 'done'
  s.rp.add(n, -1)
  s.given.add(n, 1)
  s.rp.add(pick.arg, 1)
  s.received.add(pick.arg, 1)
  g.emit?.({ type: 'transferred', rule: '5.23', nation: n, to: pick.arg, left: s.rp.get(n) })
  return at('season/giving', n)
}
