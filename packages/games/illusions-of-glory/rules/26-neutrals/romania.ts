/** §26.5.3 The collapse of Romania. */
import type { IllusionsOfGlory } from '../../illusions-of-glory.ts'
import { ODESSA } from '../../map.ts'
import { ARMIES } from '../../pieces.ts'
import { AP, CP, RO } from '../../sides.ts'
import { isOnMap, setStatus, spaceOf, type State, STATUS } from '../../state.ts'
import { noteCollapse } from '../17-war-status/armistice.ts'
import { hasFallenTo } from './fallen.ts'
import { removeUnits } from './removal.ts'
import { traces } from './tracing.ts'

/** §26.5.3.a CP controls both VP spaces. */
const hasFallen = (s: State): boolean => hasFallenTo(s, CP, RO)

/** §26.5.3.b.1 Only units with a line to Odessa stay, and they keep all their rights. */
export function checkRomania(g: IllusionsOfGlory): void {
  const { state: s } = g
  if (!hasFallen(s)) return
  const removed = (ARMIES[RO] ?? []).filter((p) => isOnMap(s, p) && !traces(s, AP, spaceOf(s, p), ODESSA))
  setStatus(s, RO, STATUS.collapsed)
  g.emit?.({ type: 'nation-collapsed', rule: '26.5.3.b.1', nation: RO, removed })
  removeUnits(g, removed)
  noteCollapse(g, RO)
}
