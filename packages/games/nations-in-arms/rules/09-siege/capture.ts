/** §9.4 A fortress falls. */
import { OUT, WORKS } from '../../codes.ts'
import type { NationsInArms, Next, Procedure } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import { isLeader, isUnit, nationOf } from '../../pieces.ts'
import { placeAt } from '../../places.ts'
import { put, supplyChanges, whereIs } from '../../state.ts'
import { isTrain, unitsIn } from '../02-units/force.ts'
import { afterLosses, loseStep, loseSupport } from '../02-units/losses.ts'
import { voiceOf } from '../03-stacking/command.ts'
import { besiegersAt, garrisonIn, powerOfBesiegers } from './besiegers.ts'

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

/** §9.4(5) Rebuild it with a step or a train, or leave it inactive. */
export function* rebuild(g: NationsInArms, at: number): Procedure<Next> {
  const { state: s } = g
  const force = besiegersAt(s, at).length > 0 ? besiegersAt(s, at) : captorsAt(g, at)
  const payers = force.filter((p) => isUnit(p) || isTrain(s, p))
  const raze = (): Next => {
    g.emit?.({ type: 'razed', rule: '9.4(7)', space: at })
    return 'done'
  }
  if (payers.length === 0) return raze()
  const pick = yield* g.ask(powerOfCaptors(g, force), {
    rule: '9.4(5)',
    prompt: 'rebuild',
    facts: { space: at },
    choose: () => ({ garrison: payers, raze: true }),
    refuse: { garrison: (p) => ({ code: 'not-garrison', rule: '9.4(6)', facts: { piece: p } }) },
  })
  if (pick.verb === 'raze') return raze()
  // §9.4(6)
  if (isUnit(pick.arg)) loseStep(g, pick.arg)
  else loseSupport(g, pick.arg, '9.4(6)')
  afterLosses(g, force, false)
  // §9.4(6)a
  s.works.remove(placeAt(at), WORKS.inactive)
  supplyChanges(s)
  g.emit?.({ type: 'rebuilt', rule: '9.4(6)', space: at, piece: pick.arg })
  return 'done'
}

/** the pieces that stand in the place now that it is theirs */
const captorsAt = (g: NationsInArms, at: number): number[] =>
  g.state.derived.presence.unitsAt(at).filter((p) => whereIs(g.state, p) === at)
const powerOfCaptors = (g: NationsInArms, force: readonly number[]): number =>
  g.state.player.get(g.state.patron.get(nationOf(voiceOf(g.state, force))))
export const NOBODY = NONE

/** the nation that takes the place: that of whoever leads the besiegers */
export const captorOf = (g: NationsInArms, at: number): number => nationOf(voiceOf(g.state, besiegersAt(g.state, at)))

/** §9.2.1(4) */
export function* surrenderWithHonours(g: NationsInArms, at: number): Procedure<Next> {
  const captor = captorOf(g, at)
  const power = powerOfBesiegers(g.state, at)
  take(g, at, 'honours', captor)
  return yield* afterTaking(g, at, power)
}

export function* afterTaking(g: NationsInArms, at: number, _power: number): Procedure<Next> {
  return yield* rebuild(g, at)
}
