/** §3.4 §5.1.3(6) The stack absorbs: among its own units before it moves, from others on the way. */
import { powerOfPiece } from '../../allegiance.ts'
import { MARK, OUT } from '../../codes.ts'
import type { NationsInArms, Procedure, Refusal } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import { isLeader, isUnit, rankOf } from '../../pieces.ts'
import { put, type State, whereIs } from '../../state.ts'
import { movingStack } from '../02-units/force.ts'
import { dissolveArmies } from '../02-units/losses.ts'
import { absorbStep, recipients } from '../03-stacking/absorption.ts'
import { commanderIn } from '../03-stacking/command.ts'
import { joiningBreach } from '../03-stacking/joining.ts'
import { residents } from '../03-stacking/parts.ts'
import { leftOf, spend } from '../06-movement/allowance.ts'
import { isFresh, regroup } from './stack.ts'

const ABSORPTION = 1

/** §3.4(6) once a hex, however many steps; §5.1.3(6) nothing before the move */
const cost = (s: State): number => (isFresh(s) || s.absorbingAt === whereIs(s, s.mover) ? 0 : ABSORPTION)

/** whose steps the stack may take: its own before it moves, those of others it meets */
const donors = (s: State): number[] => [
  ...(isFresh(s) ? movingStack(s).filter(isUnit) : []),
  ...residents(s).filter(isUnit),
]

export function whyNotAbsorb(s: State, u: number): Refusal | undefined {
  const facts = { piece: u }
  if (!donors(s).includes(u)) return { code: 'not-there', rule: '3.4(4)', facts }
  const stack = movingStack(s)
  if (recipients(s, stack, u).length === 0) return { code: 'nobody-absorbs', rule: '3.4.2', facts }
  const there = residents(s)
  const [host, guest] = [commanderIn(s, there), commanderIn(s, stack)]
  // §3.4(5)
  if (there.includes(u) && host !== NONE && guest !== NONE && rankOf(host) > rankOf(guest))
    return { code: 'outranked', rule: '3.4(5)', facts }
  // §5.1.4(1)
  if (s.alone === 1) return { code: 'alone', rule: '5.1.3.1(1)a', facts }
  return cost(s) > leftOf(s, stack) ? { code: 'no-mp-to-join', rule: '3.4(6)', facts } : undefined
}
export const absorbable = (s: State): number[] => donors(s).filter((u) => whyNotAbsorb(s, u) === undefined)

/** One step of a unit goes to a reduced one of the stack. */
export function* absorb(g: NationsInArms, u: number): Procedure {
  const { state: s } = g
  const there = residents(s)
  const into = yield* recipientOf(g, u)
  const price = cost(s)
  spend(s, price)
  if (!isFresh(s)) s.absorbingAt = whereIs(s, s.mover)
  absorbStep(s, into, u)
  g.emit?.({ type: 'absorbed', rule: '3.4', piece: u, into, space: whereIs(s, into), cost: price })
  yield* leaderless(g, there)
  regroup(s)
}

function* recipientOf(g: NationsInArms, u: number): Procedure<number> {
  const able = recipients(g.state, movingStack(g.state), u)
  const [only = NONE] = able
  if (able.length === 1) return only
  const pick = yield* g.ask(powerOfPiece(g.state, g.state.mover), {
    rule: '3.4(2)',
    prompt: 'absorb-into',
    facts: { piece: u },
    choose: () => ({ fill: able }),
  })
  return pick.arg
}

/** §3.4(7) a leader whose units are all absorbed serves under the stack's, or returns to the pool */
function* leaderless(g: NationsInArms, there: readonly number[]): Procedure {
  const { state: s } = g
  if (!there.some(isUnit) || residents(s).some(isUnit)) return
  // §2.4.5(2)
  dissolveArmies(g, there)
  for (const l of there.filter(isLeader)) {
    const stack = movingStack(s)
    const isRoom = !joiningBreach(s, [l], stack)
    if (isRoom && (yield* keep(g, l))) {
      s.marks.add(l, MARK.active)
      continue
    }
    g.emit?.({ type: 'leader-pooled', rule: '3.4(7)', piece: l, space: whereIs(s, l) })
    put(s, l, OUT.pool)
  }
}
function* keep(g: NationsInArms, l: number): Procedure<boolean> {
  const { state: s } = g
  const pick = yield* g.ask(powerOfPiece(s, s.mover), {
    rule: '3.4(7)',
    prompt: 'keep-leader',
    facts: { piece: l },
    choose: () => ({ yes: true, no: true }),
  })
  return pick.verb === 'yes'
}
