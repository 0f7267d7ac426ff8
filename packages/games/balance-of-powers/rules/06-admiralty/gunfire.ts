/** §6.453 §12.2 Ships that are on no map fire at coasts. */
import { CP, type Side } from '../../nations.ts'
import { isLand, isWater } from '../../places.ts'
import { scenarioData } from '../../scenarios.ts'
import type { State } from '../../state.ts'
import { hasHalfPage, isUnderFire } from './waters.ts'

/** §12.2.special.guns the German fleet rules the Baltic */
const EAST = '12.2'

/** worth a siege corps against that place; it is always taken, since it costs nothing */
export const hasNavalGunfire = (s: State, side: Side, p: number): boolean =>
  (hasHalfPage(s, side) && isUnderFire(p)) ||
  (side === CP && scenarioData(s.scenario).id === EAST && isLand(p) && isWater(p))
