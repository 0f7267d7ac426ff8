/** §12.4.3 Attacks across water. */
import type { Fight, Modifier } from '../../illusions-of-glory.ts'
import { isAcrossWater } from '../../map.ts'
import { TABLES } from '../../tables.ts'

/** §12.4.3.a All attackers attack across water. §12.4.3.b If some do not, water has no effect. */
export const isAllAcrossWater = ({ space: x, from }: Fight): boolean =>
  from.length > 0 && from.every((at) => isAcrossWater(at, x))

export const waterShift = (fight: Fight): Modifier | undefined =>
  isAllAcrossWater(fight) ? { what: 'water', by: TABLES.water.shift, rule: '12.4.3.a' } : undefined
