/** §23.5 The collapse of Austria-Hungary. */
import type { IllusionsOfGlory } from '../../illusions-of-glory.ts'
import { VP_HOMES } from '../../map.ts'
import { isUprising, nationMask, PIECES } from '../../pieces.ts'
import { poolNamed } from '../../pools.ts'
import { AH, AP } from '../../sides.ts'
import {
  ELIMINATED,
  presenceOf,
  put,
  REBELS,
  setStatus,
  spaceOf,
  type State,
  STATUS,
  statusOf,
} from '../../state.ts'
import { noteCollapse } from '../17-war-status/armistice.ts'
import { loseSupportLeftAlone } from '../27-headquarters/stacking.ts'

/** §23.5.a Every VP space is occupied by AP troops or uprisings; control alone is not enough. */
export const hasAustriaFallen = (s: State): boolean =>
  statusOf(s, AH) === STATUS.atWar &&
  (VP_HOMES[AH] ?? []).every((x) => presenceOf(s, AP).troops(x) > 0 || presenceOf(s, REBELS).isAnyone(x))

/** §23.5.b.1 Units of Austria-Hungary alone. Units of two nations fight on for Germany. */
const AH_UNITS: readonly number[] = Array.from({ length: PIECES }, (_, p) => p).filter(
  (p) => nationMask(p) === 1 << AH && !isUprising(p),
)

/** Control does not change. Uprisings stay, but no more are placed (23-rebellion/uprisings.ts). */
export function collapseAustria(g: IllusionsOfGlory): void {
  const { state: s } = g
  const left = new Set(AH_UNITS.map((p) => spaceOf(s, p)).filter((x) => x >= 0))
  const removed = AH_UNITS.filter((p) => spaceOf(s, p) >= 0)
  for (const p of AH_UNITS) {
    put(s, p, ELIMINATED)
    s.marks.set(p, 0)
  }
  // §23.5.b.4 The collapse is permanent.
  setStatus(s, AH, STATUS.collapsed)
  s.rp.set(poolNamed('AH'), 0)
  g.emit?.({ type: 'nation-collapsed', rule: '23.5.b.1', nation: AH, removed })
  for (const x of left) loseSupportLeftAlone(g, x)
  noteCollapse(g, AH)
}
