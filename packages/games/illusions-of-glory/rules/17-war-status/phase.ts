/** §6.0.E The War Status Phase. */
import { call } from '@sandtable/kernel'
import { markerData } from '../../cards.ts'
import type { IllusionsOfGlory, Next, Procedure } from '../../illusions-of-glory.ts'
import { nationNamed, SIDES } from '../../sides.ts'
import { FLAG, hasFlag } from '../../state.ts'
import { isWinter } from '../../tables.ts'
import { changeWill } from '../23-rebellion/national-will.ts'
import { COLLAPSE_CHECKS } from '../26-neutrals/collapse.ts'
import { settleArmistice } from './armistice.ts'
import { checkCommitment } from './commitment.ts'
import { checkArmistice, checkAutomatic } from './ending.ts'

/** Steps §6.0.E.1 to §6.0.E.3, then the collapses of §6.0.E.4. */
export function* warStatusPhase(g: IllusionsOfGlory): Procedure<Next> {
  yield* []
  applyBlockade(g)
  settleArmistice(g)
  // §6.0.E.1.b first; §6.0.E.2 follows only if neither side has won.
  if (checkAutomatic(g) || checkArmistice(g)) return 'end'
  for (const side of SIDES) checkCommitment(g, side)
  return call(COLLAPSE_CHECKS, 'war-status/end')
}

export function* endWarStatus(): Procedure<Next> {
  yield* []
  return 'rebellion'
}

/** The blockade lowers National Will in each winter turn after the one in which it began. */
function applyBlockade(g: IllusionsOfGlory): void {
  const { state: s } = g
  if (!isWinter(s.turn) || !hasFlag(s, FLAG.blockade) || s.turn <= s.blockadeTurn) return
  for (const effect of markerData('blockade').lasting)
    if (effect.kind === 'winter-will') changeWill(g, nationNamed(effect.nation), effect.by, '23.2.c')
}
