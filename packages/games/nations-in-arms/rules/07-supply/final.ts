/** §6 of the turn: final attrition, and all activation levels back to zero. */
import { blocOfPiece } from '../../allegiance.ts'
import { LEVEL, MARK } from '../../codes.ts'
import type { NationsInArms, Next, Procedure } from '../../nations-in-arms.ts'
import { ALL_PIECES, isUnit } from '../../pieces.ts'
import { placeAt } from '../../places.ts'
import { has, isOnMap, levelOf, type State, whereIs } from '../../state.ts'
import { armiesIn, type Force, forceOf, garrisonAt, isDemoralized, unitsIn } from '../02-units/force.ts'
import { boxOf } from '../03-stacking/command.ts'
import { isBesieged } from '../06-movement/fortresses.ts'
import { checkAttrition } from './attrition.ts'
import { checkSupply, isUnsupplied, unsuppliedInside } from './check.ts'

/** every force on the map, once */
function allForces(s: State): Force[] {
  const seen = new Set<number>()
  const forces: Force[] = []
  for (const p of ALL_PIECES) {
    if (!isOnMap(s, p) || seen.has(p) || !isUnit(p)) continue
    const force = forceOf(s, p)
    for (const q of force) seen.add(q)
    forces.push(force)
  }
  return forces.sort((a, b) => blocOfPiece(s, a[0] ?? 0) - blocOfPiece(s, b[0] ?? 0))
}

const isFresh = (s: State, force: Force): boolean =>
  unitsIn(force).every((u) => levelOf(s, u) === LEVEL.fresh)
const isInside = (s: State, force: Force): boolean =>
  force.some((p) => has(s, p, MARK.inside)) && isBesieged(s, whereIs(s, force[0] ?? 0))

/** §7.2.3(4) each army of a group by itself */
const partsOf = (s: State, force: Force): Force[] => {
  const armies = armiesIn(force)
  return armies.length > 1 ? armies.map((army) => boxOf(s, force, army)) : [force]
}

/** §7.2.1(2) */
export function* finalAttrition(g: NationsInArms): Procedure<Next> {
  const { state: s } = g
  for (const force of allForces(s)) {
    const left = force.filter((p) => isOnMap(s, p))
    if (left.length === 0) continue
    if (isInside(s, left)) yield* garrisonAttrition(g, left)
    else yield* fieldAttrition(g, left)
  }
  // §5.3.2(3)
  for (const p of ALL_PIECES) if (isUnit(p) && isOnMap(s, p)) s.level.set(p, LEVEL.fresh)
  return 'done'
}

/** §7.1.1(1)d §7.2.1(2)a §7.2.1(2)c */
function* fieldAttrition(g: NationsInArms, force: Force): Procedure {
  const { state: s } = g
  const isChecked = isFresh(s, force)
  if (isChecked) checkSupply(g, force)
  const isStarved = isChecked && isUnsupplied(s, force)
  for (const part of partsOf(s, force))
    if (isDemoralized(s, part) || (isStarved && isUnsupplied(s, part)))
      yield* checkAttrition(g, { force: part, rule: '7.2.1(2)' })
}

/** §7.1.8(2)a §7.2.1(2)b §7.2.4(6)d the steps beyond the level of the fortress */
function* garrisonAttrition(g: NationsInArms, force: Force): Procedure {
  const { state: s } = g
  const at = whereIs(s, force[0] ?? 0)
  if (isFresh(s, force)) checkSupply(g, garrisonAt(s, at))
  const steps = isFresh(s, force) ? unsuppliedInside(s, at) : 0
  const siege = Math.max(0, s.besieged.get(placeAt(at)) - 1)
  if (steps > 0) yield* checkAttrition(g, { force, steps, siege, rule: '7.2.1(2)b' })
  else if (isDemoralized(s, force)) yield* checkAttrition(g, { force, siege, rule: '7.2.1(2)a' })
}
