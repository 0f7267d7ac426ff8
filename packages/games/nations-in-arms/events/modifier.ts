/** §6.3.2 §6.5.2 One modifier of a check. */
export interface Modifier {
  readonly name:
    | 'light-cavalry'
    | 'cavalry-leader'
    | 'ground'
    | 'river'
    | 'initiative-higher'
    | 'initiative-lower'
    | 'initiative'
    | 'many-majors'
    | 'irregulars'
  readonly rule: string
  readonly value: number
}
