/** §18.4 Terrain in combat. */
import type { Fight, Modifier } from '../../illusions-of-glory.ts'
import { CLEAR, isRegion, terrainOf } from '../../map.ts'
import { terrainRule } from '../../tables.ts'

/** §3.1.1.1 §12.4.1 Mountains shift the column, §18.4.a in a region too. */
export function terrainShift({ space: x }: Fight): Modifier | undefined {
  const { shift } = terrainRule(terrainOf(x))
  return shift === 0 ? undefined : { what: 'terrain', by: shift, rule: '12.4.1' }
}

/** §12.2.1.a.1 §12.2.1.a.2 Where cavalry has its modifier. §25.4.a A landing is clear terrain. */
export const isClearOrRegion = (x: number): boolean => isRegion(x) || terrainOf(x) === CLEAR
