/** What events of several parts are made of. */

/** what costs a step or a unit */
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

/** something that shifts a column, modifies a die or adds to a cost, and the rule that says so */
export interface Modifier {
  readonly what: string
  readonly by: number
  readonly rule: string
}
