/** §7.1.1 §7.1.7 Supply checks: what is found holds until the next one. */
import { MARK } from '../../codes.ts'
import { isRevolt, NONE } from '../../nations.ts'
import type { NationsInArms } from '../../nations-in-arms.ts'
import { isEngineer, isGuerrilla, isUnit, nationOf } from '../../pieces.ts'
import { has, type State, whereIs } from '../../state.ts'
import { type Force, garrisonAt, stepsIn, unitsIn } from '../02-units/force.ts'
import { isBesieged, levelAt } from '../06-movement/fortresses.ts'
import { isInNet } from './net.ts'

/** §7.1.6(1) a unit draws supply by its own nation; §7.1.6(3) within an army by that army's */
function supplierOf(s: State, p: number): number {
  const army = s.under.get(p)
  return army === NONE ? nationOf(p) : nationOf(army)
}

/** §7.1.8(2) combat steps of a besieged garrison that its fortress does not supply */
export const unsuppliedInside = (s: State, at: number): number =>
  Math.max(0, stepsIn(s, garrisonAt(s, at)) - levelAt(s, at))

/** §7.1.1(2) would this unit be found in supply now? */
export function isInSupply(s: State, u: number): boolean {
  // §7.1.1(3) §15.3
  if (isGuerrilla(u) || isRevolt(nationOf(u))) return true
  const at = whereIs(s, u)
  // §7.1.8(1)
  if (has(s, u, MARK.inside) && isBesieged(s, at)) return unsuppliedInside(s, at) === 0
  return isInNet(s, supplierOf(s, u), at)
}

/** §7.1.1 checks a force; §7.1.7(3)d its engineers share what is found of the first of its units */
export function checkSupply(g: NationsInArms, force: Force): void {
  const { state: s } = g
  const units = unitsIn(force)
  const lost = units.filter((u) => !isInSupply(s, u))
  const newly = lost.filter((u) => !has(s, u, MARK.unsupplied))
  for (const u of units) s.marks.put(u, MARK.unsupplied, lost.includes(u))
  for (const p of force)
    if (isEngineer(p)) s.marks.put(p, MARK.unsupplied, units.length > 0 && lost.length === units.length)
  if (newly.length > 0)
    g.emit?.({ type: 'out-of-supply', rule: '7.1.7(1)', units: newly, space: whereIs(s, newly[0] ?? 0) })
}
/** §7.2.1(1)a a unit of the force was found out of supply */
export const isUnsupplied = (s: State, force: Force): boolean =>
  force.some((p) => isUnit(p) && has(s, p, MARK.unsupplied))
