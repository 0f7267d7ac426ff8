/**
 * The collapse step of the War Status Phase. Some nations never collapse: Germany (§23.6.a), Greece
 * (§26.3.3.a),
 * Italy (§26.4.3.a) and Turkey (§26.7.2.a).
 */
import type { IllusionsOfGlory, Next, Stage, Procedure } from '../../illusions-of-glory.ts'
import { settleRegions } from '../18-regions/control.ts'
import { noteBrokenSieges } from '../20-forts/broken-siege.ts'
import { collapseAustria, hasAustriaFallen } from '../23-rebellion/austria.ts'
import { checkBulgaria } from './bulgaria.ts'
import { settleGreekSpaces } from './greece.ts'
import { checkRomania } from './romania.ts'
import { checkSerbia } from './serbian-collapse.ts'

/** §6.0.E.4.a Bulgaria, Romania and Serbia, §6.0.E.4.b then Austria-Hungary. */
export const COLLAPSE_CHECKS: readonly Stage[] = [
  'war-status/bulgaria',
  'war-status/romania',
  'war-status/serbia',
  'war-status/austria',
]

/** §6.0.E.4.a */
export function* bulgarianCollapse(g: IllusionsOfGlory): Procedure<Next> {
  yield* checkBulgaria(g)
  return settled(g)
}
export function* romanianCollapse(g: IllusionsOfGlory): Procedure<Next> {
  yield* []
  checkRomania(g)
  return settled(g)
}
export function* serbianCollapse(g: IllusionsOfGlory): Procedure<Next> {
  yield* checkSerbia(g)
  return settled(g)
}
/** §6.0.E.4.b */
export function* austrianCollapse(g: IllusionsOfGlory): Procedure<Next> {
  yield* []
  if (hasAustriaFallen(g.state)) collapseAustria(g)
  return settled(g)
}

/** §18.2 §20.3.5 §26.3.1.d Regions, sieges and Greek spaces are settled after the units are removed. */
function settled(g: IllusionsOfGlory): Next {
  settleRegions(g)
  noteBrokenSieges(g)
  settleGreekSpaces(g)
  return 'done'
}
