/** §20.5 Forces, leaders and replacements that a scenario brings in at the start of a turn. */
import { at } from '@sandtable/kernel'
import { areAllied, blocOf, majorsOfSide, powerOf } from '../../allegiance.ts'
import { nameOfTurn } from '../../calendar.ts'
import { MARK, otherSide } from '../../codes.ts'
import type { ArrivalData } from '../../data/types-scenarios.ts'
import type { NationsInArms, Next, Procedure } from '../../nations-in-arms.ts'
import { nation, NONE } from '../../nations.ts'
import { fullSteps, isArmy, isDetachment, piece, piecesOf } from '../../pieces.ts'
import { placeAt } from '../../places.ts'
import { listed, scenarioData, sideNamed } from '../../scenarios.ts'
import { space } from '../../spaces.ts'
import { has, isOnMap, put, type State, stepsOf, supplyChanges, whereIs } from '../../state.ts'
import { enemiesAt, type Force, forceOf, standingAt } from '../02-units/force.ts'
import { joinForces, joiningBreach } from '../03-stacking/joining.ts'
import { stackBreach } from '../03-stacking/limits.ts'
import { isBesieged } from '../06-movement/fortresses.ts'
import { isInSupply } from '../07-supply/check.ts'
import { placeUnit, unitsNamed } from './forces.ts'

const due = (s: State): readonly ArrivalData[] =>
  scenarioData(s.scenario).arrivals.filter(({ turn }) => turn === nameOfTurn(s.turn))

/** @param next the arrival of this turn that is looked at */
export function* arrive(g: NationsInArms, next: number): Procedure<Next> {
  const { state: s } = g
  const data = due(s)[next]
  if (data === undefined) return 'done'
  if (data.kind === 'force' || data.kind === 'leader') yield* arriveAt(g, data)
  else if (data.kind === 'replacement') yield* replace(g, data)
  else takeUpArms(g, data)
  return at('arrivals', next + 1)
}

/** §12.1.6(4) a neutral major joins a bloc, and is at war with whoever its allies are at war with */
function takeUpArms(g: NationsInArms, data: ArrivalData): void {
  const { state: s } = g
  const [n, side] = [nation(data.nation), sideNamed(data.joins ?? 'coalition')]
  const [ally = n] = majorsOfSide(s, side)
  s.bloc.set(n, s.bloc.get(ally))
  s.side.set(n, side)
  for (const enemy of majorsOfSide(s, otherSide(side))) {
    s.wars.set(n, s.wars.get(n) | (1 << enemy))
    s.wars.set(enemy, s.wars.get(enemy) | (1 << n))
  }
  supplyChanges(s)
  g.emit?.({ type: 'took-up-arms', rule: '20.5', nation: n, side })
}

/** looks for a place while the units have the steps they will have */
function placeFor(s: State, data: ArrivalData, n: number, pieces: Force): number | undefined {
  const units = unitsNamed(data.units, data.nation)
  for (const { unit, steps } of units) s.steps.set(unit, steps as 1)
  const goal = listed(data.at)
    .map(space)
    .find((where) => isOpenTo(s, pieces, n, where))
  for (const { unit } of units) s.steps.set(unit, 0)
  return goal
}

/** a place of one's own bloc without enemies, where the force finds room */
function isOpenTo(s: State, force: Force, n: number, where: number): boolean {
  const p = placeAt(where)
  const isHeld = p === NONE || areAllied(s, s.holder.get(p), n)
  if (!isHeld || isBesieged(s, where) || enemiesAt(s, where, n).length > 0) return false
  return joiningBreach(s, force, standingAt(s, where, blocOf(s, n))) === undefined
}

/** the first of its places that is held and not besieged; if none is, it waits for nothing and is lost to the scenario */
function* arriveAt(g: NationsInArms, data: ArrivalData): Procedure {
  const { state: s } = g
  const n = nation(data.nation)
  const units = unitsNamed(data.units, data.nation)
  const leader = data.leader === undefined ? NONE : piece(data.leader)
  const pieces = [...units.map(({ unit }) => unit), ...(leader === NONE ? [] : [leader])]
  if (pieces.some((p) => isOnMap(s, p))) return
  const goal = placeFor(s, data, n, pieces)
  if (goal === undefined) return
  const isTaken = data.kind === 'force' || (yield* wants(g, data, leader))
  if (!isTaken) return
  const there = standingAt(s, goal, blocOf(s, n))
  for (const { unit, steps } of units) placeUnit(s, unit, goal, steps)
  if (leader !== NONE) put(s, leader, goal)
  if (there.length > 0) joinForces(s, pieces, there)
  g.emit?.({ type: 'arrived', rule: '20.5', nation: n, units: pieces, space: goal })
}

/** a leader comes only if his player wants him */
function* wants(g: NationsInArms, data: ArrivalData, leader: number): Procedure<boolean> {
  const pick = yield* g.ask(powerOf(g.state, nation(data.nation)), {
    rule: '20.5',
    prompt: 'leader-arrives',
    facts: { piece: leader },
    choose: () => ({ yes: true, no: true }),
  })
  return pick.verb === 'yes'
}

/** §3.1.2 the force of a unit may have one step more */
function hasRoom(s: State, u: number): boolean {
  s.steps.set(u, 2)
  const found = stackBreach(s, forceOf(s, u))
  s.steps.set(u, 1)
  return found === undefined
}

/** reduced units of a nation on the map and in supply, which a step brings back to full strength */
const replaceable = (s: State, n: number): number[] =>
  piecesOf(n).filter(
    (u) =>
      isOnMap(s, u) &&
      !isArmy(u) &&
      !isDetachment(u) &&
      stepsOf(s, u) > 0 &&
      stepsOf(s, u) < fullSteps(u) &&
      !has(s, u, MARK.inside) &&
      isInSupply(s, u) &&
      hasRoom(s, u),
  )

/** its player spreads the steps over reduced units; what he cannot use is lost */
function* replace(g: NationsInArms, data: ArrivalData): Procedure {
  const { state: s } = g
  const n = nation(data.nation)
  for (let left = data.steps ?? 0; left > 0 && replaceable(s, n).length > 0; left--) {
    const pick = yield* g.ask(powerOf(s, n), {
      rule: '20.5',
      prompt: 'replacement',
      facts: { nation: n, left },
      choose: () => ({ fill: replaceable(s, n), done: true }),
    })
    if (pick.verb === 'done') return
    s.steps.set(pick.arg, 2)
    g.emit?.({ type: 'replaced', rule: '20.5', piece: pick.arg, space: whereIs(s, pick.arg) })
  }
}
