/** §10.5 One modifier of a combat roll. */

/** What a modifier is for. */
export type ModifierName =
  | 'air'
  | 'artillery'
  | 'effectiveness'
  | 'attack-leader'
  | 'defence-leader'
  | 'odds'
  | 'coast'
  | 'mountain'
  | 'marsh'
  | 'river'
  | 'trenches'
  | 'infrastructure'
  | 'reserves'
  | 'breach'
  | 'counterattack'

export interface Modifier {
  readonly name: ModifierName
  readonly rule: string
  readonly value: number
}
