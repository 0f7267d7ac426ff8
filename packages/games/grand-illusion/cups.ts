/** §13.1.2 the two cups of victory markers. What is in them is known, which one comes out is not. */
import { TABLES } from './tables.ts'
import { AL, type Side } from './sides.ts'

const values = [...TABLES.markers.plan17, ...TABLES.markers.german]
/** markers have values from 0 to one less than this */
export const CUP_VALUES = Math.max(...values) + 1

export const markersOf = (side: Side): readonly number[] =>
  side === AL ? TABLES.markers.plan17 : TABLES.markers.german

/** where the count of a value is kept in `cups` */
export const cupIndex = (side: Side, value: number): number => side * CUP_VALUES + value
