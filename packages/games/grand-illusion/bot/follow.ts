/** What a plan answers, question by question. */
import { argsOf, has, isBare } from '@sandtable/bots'
import type { Answer, Facts } from '@sandtable/kernel'
import { enemyOf, type Side } from '../sides.ts'
import { hexOf, isMarked, MARK, type State } from '../state.ts'
import type { Movement, Plan } from './plan.ts'
import type { Sight } from './types.ts'

export function follow(sight: Sight, plan: Plan): Answer | undefined {
  const { state: s, seat, prompt, offer } = sight
  if (plan.kind === 'choose') return choose(sight, plan)
  if (prompt === 'activity' || prompt === 'recover-or-stop')
    return isNow(s, seat as Side, plan) ? begin(plan, offer) : undefined
  return plan.kind === 'activate' && s.activeHex === plan.hex ? inActivation(sight, plan) : undefined
}

function inActivation({ state: s, prompt, facts, offer }: Sight, plan: Activation): Answer | undefined {
  switch (prompt) {
    case 'activation':
      return goOn(s, plan, offer)
    case 'march':
      return march(plan, facts, offer)
    case 'choose-battle':
      return chooseBattle(plan, offer)
    default:
      return undefined
  }
}

function choose({ state: s, seat, prompt }: Sight, plan: Choice): Answer | undefined {
  const isMeant = prompt === plan.prompt && s.battleHex === plan.hex && isNow(s, seat as Side, plan)
  return isMeant ? { verb: plan.verb } : undefined
}

const isNow = (s: State, side: Side, { at }: Plan): boolean =>
  at.turn === s.turn &&
  at.caps === s.caps.get(side) &&
  at.enemyCaps === s.caps.get(enemyOf(side)) &&
  at.spent === s.segmentCaps

function begin(plan: Exclude<Plan, Choice>, offer: Sight['offer']): Answer | undefined {
  if (plan.kind === 'pass')
    return isBare(offer, 'stop') ? { verb: 'stop' } : isBare(offer, 'pass') ? { verb: 'pass' } : undefined
  if (plan.kind === 'withdraw') return isBare(offer, 'withdraw') ? { verb: 'withdraw' } : undefined
  return has(offer, plan.kind, plan.hex) ? { verb: plan.kind, arg: plan.hex } : undefined
}

type Activation = Extract<Plan, { readonly kind: 'activate' }>
type Choice = Extract<Plan, { readonly kind: 'choose' }>

const isWaiting = (s: State, plan: Activation, u: number): boolean =>
  hexOf(s, u) === plan.hex && !isMarked(s, u, MARK.moved | MARK.attacks)

/** attacks first: who attacks does not move (§8.5); then group after group */
function goOn(s: State, plan: Activation, offer: Sight['offer']): Answer | undefined {
  if (plan.attacks) {
    if (isBare(offer, 'attack-all')) return { verb: 'attack-all' }
    const [last] = argsOf(offer, 'attack')
    return last === undefined ? { verb: 'done' } : { verb: 'attack', arg: last }
  }
  for (const { units } of plan.movements) {
    const waiting = units.filter((u) => isWaiting(s, plan, u))
    if (waiting.length === 0) continue
    const stack = argsOf(offer, 'stack')
    if (waiting.length > 1 && stack.length > 0) return { verb: 'stack', arg: stack[0] as number }
    const able = waiting.find((u) => has(offer, 'unit', u))
    return able === undefined ? undefined : { verb: 'unit', arg: able }
  }
  return { verb: 'done' }
}

const listOf = (facts: Facts, name: string): readonly number[] =>
  Array.isArray(facts[name]) ? (facts[name] as readonly number[]) : []

/** the movement a marching group belongs to: the first with anybody of it that has not got there */
const movementOf = (plan: Activation, units: readonly number[], hex: number): Movement | undefined =>
  plan.movements.find((movement) => movement.to !== hex && movement.units.some((u) => units.includes(u)))

function march(plan: Activation, facts: Facts, offer: Sight['offer']): Answer | undefined {
  const units = listOf(facts, 'units')
  const hex = typeof facts.hex === 'number' ? facts.hex : -1
  const halt = isBare(offer, 'halt') ? { verb: 'halt' } : undefined
  if (hex !== plan.hex) return halt
  const movement = movementOf(plan, units, hex)
  if (!movement) return undefined
  const stranger = units.find((u) => !movement.units.includes(u))
  if (stranger !== undefined)
    return has(offer, 'leave', stranger) ? { verb: 'leave', arg: stranger } : undefined
  return has(offer, 'march', movement.to) ? { verb: 'march', arg: movement.to } : undefined
}

function chooseBattle(plan: Activation, offer: Sight['offer']): Answer | undefined {
  const due = argsOf(offer, 'battle')
  const wanted = due.find(
    (h) => (plan.attacks && h === plan.hex) || plan.movements.some(({ to, fights }) => to === h && fights),
  )
  if (wanted !== undefined) return { verb: 'battle', arg: wanted }
  if (isBare(offer, 'done')) return { verb: 'done' }
  const [forced] = due
  return forced === undefined ? undefined : { verb: 'battle', arg: forced }
}
