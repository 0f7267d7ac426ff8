/** §6.5 Avoiding battle: a force that is entered stands, retires one hex, or into its fortress. */
import { powerOfPiece } from '../../allegiance.ts'
import { MARK } from '../../codes.ts'
import { NONE } from '../../nations.ts'
import type { NationsInArms, Procedure } from '../../nations-in-arms.ts'
import { isArmy, isSupplyUnit, nationOf } from '../../pieces.ts'
import { has, type State, whereIs } from '../../state.ts'
import { armiesIn, canMove, enemiesAt, type Force, isDepot } from '../02-units/force.ts'
import { assignBoxes } from '../03-stacking/boxes.ts'
import { commanderIn, voiceOf } from '../03-stacking/command.ts'
import { commandedBy, stackBreach } from '../03-stacking/limits.ts'
import { avoidanceGoals, mayAvoid, passesCheck, retire, whyNotAvoidTo } from './avoiding.ts'
import { isOwnFortress } from './fortresses.ts'
import { nameFlanks } from './reacting-flanks.ts'
import { bringFlanksAway, forgetFlanks } from './withdrawal.ts'

/** §6.5.6 a fortress of its own stands there, and no enemy besieges it */
const hasRefuge = (s: State, force: Force): boolean =>
  isOwnFortress(s, whereIs(s, force[0] ?? 0), nationOf(force[0] ?? 0))

/** §6.5.6(1)a §6.5.6(3) into the fortress: an army leaves its marker's box and is one no more */
function shutIn(g: NationsInArms, force: Force): void {
  const { state: s } = g
  for (const p of force) s.marks.add(p, MARK.inside)
  if (force.length > 0)
    g.emit?.({ type: 'shut-in', rule: '6.5.6', units: force, space: whereIs(s, force[0] ?? 0) })
}

/** §6.5.7(1) an army checks with its flank units. True if the check has failed. */
function* tryToAvoid(g: NationsInArms, force: Force, to: number): Procedure<boolean> {
  const { state: s } = g
  const [army = NONE] = armiesIn(force)
  if (army === NONE) {
    if (!passesCheck(g, force, to)) return true
    retire(g, force, to)
    return false
  }
  yield* nameFlanks(g, army, '6.5.7(1)')
  const all = [...new Set([...force, ...commandedBy(s, army)])]
  if (!passesCheck(g, all, to)) {
    forgetFlanks(s, army)
    return true
  }
  retire(g, force, to)
  yield* bringFlanksAway(g, army)
  return false
}

/**
 * §6.5.1 §6.5.6 The player of a force that has been entered decides: stand, retire into the fortress, or avoid. True if battle
 * was to be avoided and could not be.
 */
export function* avoid(g: NationsInArms, force: Force): Procedure<boolean> {
  const { state: s } = g
  const mobile = force.filter((p) => canMove(s, p))
  const isAble = mayAvoid(force)
  const refuge = isAble && hasRefuge(s, force)
  const goals = isAble && mobile.length > 0 ? avoidanceGoals(s, mobile) : []
  if (goals.length === 0 && !refuge) return false
  const power = powerOfPiece(s, voiceOf(s, force))
  const pick = yield* g.ask(power, {
    rule: '6.5',
    prompt: 'avoid',
    facts: { space: whereIs(s, s.mover), units: force, piece: s.mover },
    choose: () => ({ avoid: goals, 'shut-in': refuge, stand: true }),
    refuse: {
      avoid: (to) =>
        isAble ? whyNotAvoidTo(s, mobile, to) : { code: 'no-commander-there', rule: '6.5.1(1)', facts: {} },
    },
  })
  if (pick.verb === 'stand') return false
  if (pick.verb === 'shut-in') {
    shutIn(g, force)
    return false
  }
  if (refuge) yield* leaveGarrison(g, power, mobile)
  return yield* tryToAvoid(
    g,
    mobile.filter((p) => !has(s, p, MARK.inside)),
    pick.arg,
  )
}

/** §6.5.6(1)c §6.5.1(4) before the check some of them may be left in the fortress; both parts have to be legal */
function* leaveGarrison(g: NationsInArms, power: number, force: Force): Procedure {
  const { state: s } = g
  const garrison: number[] = []
  const rest = (): number[] => force.filter((p) => !garrison.includes(p))
  const commander = commanderIn(s, force)
  const isLegal = (): boolean => !stackBreach(s, rest()) && !stackBreach(s, garrison)
  for (;;) {
    const pick = yield* g.ask(power, {
      rule: '6.5.6(1)c',
      prompt: 'leave-garrison',
      facts: { space: whereIs(s, s.mover), units: garrison },
      choose: () => ({
        garrison: rest().filter((p) => p !== commander && !isArmy(p)),
        take: [...garrison],
        done: isLegal(),
      }),
    })
    if (pick.verb === 'done') break
    if (pick.verb === 'garrison') garrison.push(pick.arg)
    else garrison.splice(garrison.indexOf(pick.arg), 1)
  }
  shutIn(g, garrison)
  // §2.4.2 who stays has left the army
  assignBoxes(s, garrison)
}

/** §6.5.6(3) depots in a fortress were in it from the start */
export function shutInDepots(g: NationsInArms, at: number, n: number): void {
  const { state: s } = g
  const depots = enemiesAt(s, at, n).filter((p) => isSupplyUnit(p) && isDepot(s, p))
  shutIn(
    g,
    depots.filter((p) => isOwnFortress(s, at, nationOf(p))),
  )
}
