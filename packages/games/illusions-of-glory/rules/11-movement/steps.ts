/** §11.1.2 §11.3 §18.1 Leaving a space, and the steps of a march. */
import type { Group, Refusal } from '../../illusions-of-glory.ts'
import { isPlain } from '../../map.ts'
import { refusal } from '../../refusal.ts'
import { type State } from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { movementOf } from '../14-supply/rights.ts'
import { mayEnterFort } from '../20-forts/entering.ts'
import { mustStop } from '../20-forts/stopping.ts'
import { mayLeaveSiege } from '../20-forts/leaving.ts'
import { isForeignFort } from '../20-forts/siege.ts'
import { whyNotLeaveBrandenburg, whyNotStep } from './barriers.ts'
import { whyNotLeaveSupport } from './leaving-support.ts'

/** §glossary.mf The highest movement factor of any unit. */
export const LONGEST = 6

/** §11.1.2.e A group is as fast as its slowest unit. §11.1.2.f Unused movement points are lost. */
export function movementLeft(s: State, { pieces, spent, unsupplied }: Group): number {
  let slowest = LONGEST
  for (const p of pieces) slowest = Math.min(slowest, movementOf(s, p, unsupplied.includes(p)))
  return Math.max(0, slowest - spent)
}

/**
 * §11.1.2.d Regions, Lemnos and sea-invasion spaces end a move. §20.1.1.b So does a fort that is not besieged
 * yet.
 */
export const endsMove = (s: State, group: Group, x: number): boolean => !isPlain(x) || mustStop(s, group, x)

/** Why a group cannot leave the space it is in. */
export function whyNotStart(s: State, group: Group): Refusal | undefined {
  if (group.spent > 0 && !isPlain(group.space)) return refusal('must-stop-there', { space: group.space })
  if (!mayLeaveSiege(s, group)) {
    const rule = group.spent > 0 ? '20.1.1.b' : '20.3.4.a'
    return refusal('siege-must-hold', { space: group.space, pieces: group.pieces }, rule)
  }
  return whyNotLeaveBrandenburg(s, group) ?? whyNotLeaveSupport(s, group)
}

/**
 * §11.1.2.b §11.1.2.c Each space costs one movement point, by any connection and in any terrain (§3.1.1,
 * §18.4.b); -1 means the step is not allowed.
 * §11.3.1.a §11.3.2 The same holds for the Italian Front,
 * §18.1.a §18.1.b §18.1.c and for regions.
 */
export function stepCost(s: State, group: Group, from: number, _: number, to: number): number {
  // §11.1.2.d
  if (from !== group.space && endsMove(s, group, from)) return -1
  if (whyNotStep(s, group, from, to) !== undefined) return -1
  // §20.1.1.a
  if (isForeignFort(s, group.side, to) && !mayEnterFort(s, group, to)) return -1
  return TABLES.movement.perSpace
}
