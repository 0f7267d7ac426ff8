/** What the collapses of nations ask about their VP spaces. */
import { VP_HOMES } from '../../map.ts'
import type { Nation, Side } from '../../sides.ts'
import { isControlledBy, isRisen, type State, STATUS, statusOf } from '../../state.ts'

export const holdsVpHomes = (s: State, side: Side, nation: Nation): boolean =>
  (VP_HOMES[nation] ?? []).every((x) => isControlledBy(s, side, x) && !isRisen(s, x))

/** A nation at war whose VP spaces the enemy controls. */
export const hasFallenTo = (s: State, side: Side, nation: Nation): boolean =>
  statusOf(s, nation) === STATUS.atWar && holdsVpHomes(s, side, nation)
