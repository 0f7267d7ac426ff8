/** Tables of the data, ready to be read. */
import { DATA } from './data/load.ts'
import type { GroundName, GroundTable } from './data/types-tables.ts'
import { GROUND } from './terrain.ts'

const NAMES: readonly GroundName[] = ['clear', 'forest', 'marsh', 'mountain', 'pass', 'desert']
/** by GROUND */
export const byGround = (table: GroundTable): Readonly<Record<number, number>> =>
  Object.fromEntries(NAMES.map((name) => [GROUND[name], table[name]]))

/** §6.2 */
export const MOVEMENT = DATA.tables.terrain.movement
export const SUPPORT_MOVEMENT = DATA.tables.supportMovement
/** §7.2 */
export const ATTRITION = DATA.tables.attrition
