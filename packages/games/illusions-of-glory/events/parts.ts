/** Parts that several events share. */

/** Why a step or a unit is lost. */
export type Cause =
  | 'combat'
  | 'retreat'
  | 'stand'
  | 'no-retreat'
  | 'overstacked'
  | 'attrition'
  | 'withdrawal'
  | 'event'
  | 'revolution'
  | 'collapse'
  | 'alone'

/** A shift of a column, a modifier of a die or an item of a cost, and its rule. */
export interface Modifier {
  readonly what: string
  readonly by: number
  readonly rule: string
}
