/** §26.6.2.e The collapse of Serbia is undone. */
import type { IllusionsOfGlory } from '../../illusions-of-glory.ts'
import { SB } from '../../sides.ts'
import { setStatus, STATUS, statusOf } from '../../state.ts'

/** AP has retaken Belgrade: the effects of the collapse end. Serbia cannot collapse again (§26.6.2.a). */
export function undoSerbianCollapse(g: IllusionsOfGlory): void {
  const { state: s } = g
  if (statusOf(s, SB) !== STATUS.collapsed) return
  setStatus(s, SB, STATUS.atWar)
  g.emit?.({ type: 'collapse-undone', rule: '26.6.2.e', nation: SB })
}
