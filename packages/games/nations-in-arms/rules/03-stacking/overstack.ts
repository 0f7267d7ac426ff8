/** §3.1.5 Overstacking: what a space cannot hold goes to the next one. */
import { blocOfPiece, powerOfPiece } from '../../allegiance.ts'
import { MARK, OUT } from '../../codes.ts'
import { NONE } from '../../nations.ts'
import type { NationsInArms, Procedure } from '../../nations-in-arms.ts'
import { isDetachment, isLeader, isUnit, nationOf, rankOf } from '../../pieces.ts'
import { neighboursOf } from '../../spaces.ts'
import { put, type State, whereIs } from '../../state.ts'
import { enemiesAt, type Force, standingAt } from '../02-units/force.ts'
import { dissolveArmies } from '../02-units/losses.ts'
import { canStep } from '../06-movement/reaction.ts'
import { isForbiddenGround } from '../06-movement/ground.ts'
import { isOpenEnemyFortress } from '../06-movement/fortresses.ts'
import { assignBoxes } from './boxes.ts'
import { commanderIn } from './command.ts'
import { joiningBreach } from './joining.ts'
import { type Breach, stackBreach } from './limits.ts'

/** §3.1.5(4) spaces beside that can take a unit in */
const roomFor = (s: State, u: number): number[] => {
  const n = nationOf(u)
  return neighboursOf(whereIs(s, u)).filter(
    (to) =>
      canStep(s, [u], whereIs(s, u), to) &&
      enemiesAt(s, to, n).length === 0 &&
      !isOpenEnemyFortress(s, to, n) &&
      !isForbiddenGround(s, to, n) &&
      joiningBreach(s, [u], standingAt(s, to, blocOfPiece(s, u))) === undefined,
  )
}

/** §3.1.5(5) the leader of lowest rank returns to the pool; his commander never does */
function poolLeader(g: NationsInArms, force: Force, commander: number): boolean {
  const { state: s } = g
  const [last] = force
    .filter((p) => isLeader(p) && p !== commander)
    .sort((a, b) => rankOf(a) - rankOf(b) || b - a)
  if (last === undefined) return false
  g.emit?.({ type: 'leader-pooled', rule: '3.1.5(5)', piece: last, space: whereIs(s, last) })
  put(s, last, OUT.pool)
  return true
}

/** the units that may be what is too much: those no army takes in, else any but the last of an army */
function surplus(s: State, force: Force, code: Breach['code']): number[] {
  const units = force.filter(isUnit)
  if (code === 'outside-army') return units.filter((u) => s.under.get(u) === NONE)
  if (code === 'detachment-in-army') return units.filter(isDetachment)
  // §3.1.3(2)
  if (code === 'too-mixed') return units.filter((u) => nationOf(u) !== nationOf(s.under.get(u)))
  const isLast = (u: number): boolean =>
    s.under.get(u) !== NONE && units.filter((other) => s.under.get(other) === s.under.get(u)).length === 1
  return units.filter((u) => !isLast(u))
}

/** §3.1.5(4) its player chooses which unit leaves, and where to; a unit without any space to go to is lost */
function* displaceUnit(g: NationsInArms, units: Force): Procedure {
  const { state: s } = g
  const [first = NONE] = units
  const power = powerOfPiece(s, first)
  const pick = yield* g.ask(power, {
    rule: '3.1.5(4)',
    prompt: 'displace',
    facts: { space: whereIs(s, first) },
    choose: () => ({ displace: [...units] }),
  })
  const u = pick.arg
  const goals = roomFor(s, u)
  s.under.set(u, NONE)
  if (goals.length === 0) {
    g.emit?.({ type: 'unit-lost', rule: '3.1.5(4)', piece: u, space: whereIs(s, u) })
    put(s, u, OUT.pool)
    return
  }
  const where = yield* g.ask(power, {
    rule: '3.1.5(4)',
    prompt: 'send-where',
    facts: { piece: u },
    choose: () => ({ step: goals }),
  })
  put(s, u, where.arg)
  s.marks.remove(u, MARK.active)
  assignBoxes(s, standingAt(s, where.arg, blocOfPiece(s, u)))
  g.emit?.({ type: 'displaced', rule: '3.1.5(4)', piece: u, space: where.arg })
}

/** §3.1.5(6) Checks the forces of a bloc that stand in a space; what is too much leaves. */
export function* displaceExcess(
  g: NationsInArms,
  at: number,
  bloc: number,
  forceOf: (s: State) => Force = (s) => standingAt(s, at, bloc),
): Procedure {
  const { state: s } = g
  for (;;) {
    const force = forceOf(s)
    const found = stackBreach(s, force)
    if (!found) return
    const isAboutLeaders = found.code === 'too-many-leaders' || found.code === 'outranked'
    const loose = force.filter((p) => isLeader(p) && s.under.get(p) === NONE)
    if (found.code === 'outside-army' && loose.length > 0 && poolLeader(g, loose, NONE)) continue
    if (isAboutLeaders && poolLeader(g, force, commanderIn(s, force))) continue
    // §2.4.5(2)
    if (found.code === 'empty-army') {
      dissolveArmies(g, force)
      assignBoxes(s, standingAt(s, at, bloc))
    }
    const units = found.code === 'empty-army' ? [] : surplus(s, force, found.code)
    if (found.code !== 'empty-army' && units.length === 0) return
    if (units.length > 0) yield* displaceUnit(g, units)
  }
}
