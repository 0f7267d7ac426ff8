/** Chapter 13: fortress Przemysl. That Russians may never enter it (§13.0.a) is part of the map, see scenarios.ts. */
import type { Shift } from '../events.ts'
import { FORTRESS, isNextToFortress } from '../map.ts'
import { AH, type Side } from '../sides.ts'

const COLUMNS = 2

/** §13.0.b units in the fortress cannot be attacked (they may attack) */
export const isImmune = (h: number): boolean => h === FORTRESS

/** §13.0.c §aid.column-shifts two columns in Austria-Hungary's favour beside the fortress */
export function fortressShift(attacker: Side, target: number): Shift | undefined {
  if (!isNextToFortress(target)) return undefined
  return { rule: '13.0.c', what: 'fortress', columns: attacker === AH ? COLUMNS : -COLUMNS }
}

/** §7.8 hexes beside the fortress (and itself) never count against an Austro-Hungarian defender */
export const isCoveredByFortress = (defender: Side, h: number): boolean =>
  defender === AH && (h === FORTRESS || isNextToFortress(h))
