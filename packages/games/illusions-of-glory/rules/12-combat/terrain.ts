/** §3.1.1 §18.4 terrain in combat. It never hinders movement (§18.4.b). */
import type { Fight, Modifier } from '../../illusions.ts'
import { CLEAR, isRegion, terrainOf } from '../../map.ts'
import { terrainRule } from '../../tables.ts'

/** §3.1.1.1 §12.4.1 mountains; §18.4.a in a region as well */
export function terrainShift({ space: x }: Fight): Modifier | undefined {
  const { shift } = terrainRule(terrainOf(x))
  return shift === 0 ? undefined : { what: 'terrain', by: shift, rule: '12.4.1' }
}

/** §12.2.1.a.1 §12.2.1.a.2 where cavalry counts; §25.4.a a landing is clear */
export const isClearOrRegion = (x: number): boolean => isRegion(x) || terrainOf(x) === CLEAR
