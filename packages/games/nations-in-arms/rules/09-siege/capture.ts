/** §9.4 A fortress falls. */
import { blocOf, blocOfPiece, powerOfPiece } from '../../allegiance.ts'
import { OUT, WORKS } from '../../codes.ts'
import type { NationsInArms, Next, Procedure } from '../../nations-in-arms.ts'
import { isLeader, isUnit, nationOf } from '../../pieces.ts'
import { placeAt } from '../../places.ts'
import { piecesAt, put, type State, supplyChanges } from '../../state.ts'
import { isTrain, unitsIn } from '../02-units/force.ts'
import { afterLosses, loseStep, loseSupport } from '../02-units/losses.ts'
import { voiceOf } from '../03-stacking/command.ts'
import { holderAt } from '../06-movement/fortresses.ts'
import { besiegersAt, garrisonIn } from './besiegers.ts'

/** Why a fortress falls. */
export type Fall = 'honours' | 'breach' | 'morale' | 'destroyed'

/** §9.4(3) §9.4(4) what was in it; §9.4(3)a with honours the units come back next spring */
function clearGarrison(g: NationsInArms, at: number, why: Fall): void {
  const { state: s } = g
  const garrison = garrisonIn(s, at)
  const units = unitsIn(garrison)
  const returns = why === 'honours'
  if (units.length > 0)
    g.emit?.({ type: 'prisoners-taken', rule: '9.4(3)', units, space: at, returns: Number(returns) })
  for (const p of garrison) {
    if (isLeader(p)) put(s, p, OUT.spring)
    else if (isUnit(p) && returns) imprison(g, p)
    else put(s, p, OUT.pool)
  }
}

/** §9.4(3)a it keeps its steps while it is away */
function imprison(g: NationsInArms, u: number): void {
  const { state: s } = g
  const steps = s.steps.get(u)
  put(s, u, OUT.captured)
  s.steps.set(u, steps)
}

/** §9.4(1) The besiegers take the fortress; it is inactive until somebody garrisons it. */
export function take(g: NationsInArms, at: number, why: Fall, captor: number): void {
  const { state: s } = g
  clearGarrison(g, at, why)
  const p = placeAt(at)
  s.holder.set(p, captor)
  s.besieged.set(p, 0)
  s.breached.set(p, 0)
  s.works.add(p, WORKS.inactive)
  s.works.remove(p, WORKS.screened)
  supplyChanges(s)
  g.emit?.({ type: 'captured', rule: '9.4', space: at, nation: captor, why })
}

/** §9.4(5) The captor rebuilds the fortress with a step or a train, or leaves it inactive. */
export function* rebuild(g: NationsInArms, at: number): Procedure<Next> {
  const { state: s } = g
  const captors = captorsAt(s, at)
  const payers = captors.filter((p) => isUnit(p) || isTrain(s, p))
  if (payers.length === 0) return raze(g, at)
  const pick = yield* g.ask(powerOfPiece(s, voiceOf(s, captors)), {
    rule: '9.4(5)',
    prompt: 'rebuild',
    facts: { space: at },
    choose: () => ({ garrison: payers, raze: true }),
    refuse: { garrison: (p) => ({ code: 'not-garrison', rule: '9.4(6)', facts: { piece: p } }) },
  })
  if (pick.verb === 'raze') return raze(g, at)
  // §9.4(6)
  if (isUnit(pick.arg)) loseStep(g, pick.arg)
  else loseSupport(g, pick.arg, '9.4(6)')
  afterLosses(g, captors, false)
  // §9.4(6)a
  s.works.remove(placeAt(at), WORKS.inactive)
  supplyChanges(s)
  g.emit?.({ type: 'rebuilt', rule: '9.4(6)', space: at, piece: pick.arg })
  return 'done'
}

/** §9.4(7) */
function raze(g: NationsInArms, at: number): Next {
  g.emit?.({ type: 'razed', rule: '9.4(7)', space: at })
  return 'done'
}

/** those of the holder's bloc who stand in the place */
const captorsAt = (s: State, at: number): number[] => standingOf(s, at, blocOf(s, holderAt(s, at)))
const standingOf = (s: State, at: number, bloc: number): number[] =>
  piecesAt(s, at).filter((p) => blocOfPiece(s, p) === bloc)

/** the nation that takes the place: that of whoever leads the besiegers */
export const captorOf = (s: State, at: number): number => nationOf(voiceOf(s, besiegersAt(s, at)))

/** §9.2.1(4) */
export function* surrenderWithHonours(g: NationsInArms, at: number): Procedure<Next> {
  take(g, at, 'honours', captorOf(g.state, at))
  return yield* rebuild(g, at)
}
