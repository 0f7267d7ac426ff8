/** §12.1 the BEF goes it alone. */
import type { GrandIllusion } from '../grand-illusion.ts'
import { isSchlieffen } from '../map.ts'
import { ARMY, nationOf } from '../pieces.ts'
import { AL, BRITISH } from '../sides.ts'
import { hexOf, isOnMap } from '../state.ts'
import { isHistorical } from './14-scenarios/historical.ts'
import { addPoints } from './14-scenarios/victory.ts'

const LAST_TURN = 5

/** at the end of the action phase of turns 1 to 5; §14.3.1.d.2 not in scenario 3 */
export function befAlone(g: GrandIllusion): void {
  const { state: s } = g
  if (s.turn > LAST_TURN || !isHistorical(s)) return
  const units = (ARMY[AL] as readonly number[]).filter((u) => nationOf(u) === BRITISH && isOnMap(s, u))
  const hexes = [...new Set(units.map((u) => hexOf(s, u)).filter(isSchlieffen))]
  if (hexes.length === 0) return
  g.emit?.({ type: 'bef-alone', rule: '12.1', hexes })
  addPoints(g, AL, -1, '12.1')
}
