/** §6.53 A half: one force after the other. */
import type { BalanceOfPowers, Next, Procedure, Refusal } from '../../balance-of-powers.ts'
import { MARK } from '../../codes.ts'
import { NATIONS, powerOfSide, type Side } from '../../nations.ts'
import { isMarked, type State, whereIs } from '../../state.ts'
import { isLandLeader, UNITS_OF } from '../../units.ts'
import { retirable, retire, whyNotRetire } from '../01-components/leaders.ts'
import { startForce } from './force.ts'
import { mayBegin, whyNotBegin } from './ready.ts'

/** the side's corps that can still move */
function ready(s: State, side: Side): number[] {
  const units: number[] = []
  for (let n = 0; n < NATIONS; n++) {
    if (s.allegiance.get(n) !== side) continue
    for (const u of UNITS_OF[n] as readonly number[])
      if (whereIs(s, u) >= 0 && mayBegin(s, side, u)) units.push(u)
  }
  return units
}

/** all that can move there, with its leader */
function stackAt(s: State, side: Side, p: number): number[] {
  return s.derived.presence
    .unitsAt(p, side)
    .filter((u) => (isLandLeader(u) ? !isMarked(s, u, MARK.moved) : mayBegin(s, side, u)))
}

/** places where several units can move, or one with a leader */
function stacks(s: State, side: Side, units: readonly number[]): number[] {
  const corps = new Map<number, number>()
  for (const u of units) corps.set(whereIs(s, u), (corps.get(whereIs(s, u)) ?? 0) + 1)
  return [...corps.keys()].filter((p) => (corps.get(p) ?? 0) > 1 || hasIdleLeader(s, side, p))
}
function hasIdleLeader(s: State, side: Side, p: number): boolean {
  const { presence } = s.derived
  for (let u = presence.first(p, side); u >= 0; u = presence.next(u))
    if (isLandLeader(u) && !isMarked(s, u, MARK.moved)) return true
  return false
}

export function* half(g: BalanceOfPowers): Procedure<Next> {
  const { state: s } = g
  const side = s.phasing
  const pick = yield* g.ask(powerOfSide(side), {
    rule: '6.53',
    prompt: 'pick-force',
    facts: { side },
    choose: () => {
      const unit = ready(s, side)
      return { stack: stacks(s, side, unit), unit, dismiss: retirable(s, side), done: true }
    },
    refuse: {
      stack: (p) => whyNotStack(s, side, p),
      unit: (u) => whyNotBegin(s, side, u),
      dismiss: (u) => whyNotRetire(s, side, u),
    },
  })
  if (pick.verb === 'done') return 'done'
  if (pick.verb === 'dismiss') {
    retire(g, pick.arg)
    return 'campaign/half'
  }
  if (pick.verb === 'unit') startForce(s, whereIs(s, pick.arg), [pick.arg])
  else startForce(s, pick.arg, stackAt(s, side, pick.arg))
  return 'campaign/force'
}

function whyNotStack(s: State, side: Side, p: number): Refusal | undefined {
  const [first] = s.derived.presence.unitsAt(p, side)
  if (first === undefined || stackAt(s, side, p).length === 0)
    return { code: 'nobody-there', rule: '6.53', facts: { place: p } }
  return undefined
}
