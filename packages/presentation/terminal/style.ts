/** Sets a text off. */
export type Paint = (text: string) => string

/** How words are set off. Without colours everything stays as it is. */
export interface Style {
  readonly bold: Paint
  readonly dim: Paint
  readonly red: Paint
  readonly green: Paint
  readonly yellow: Paint
  readonly blue: Paint
  readonly cyan: Paint
}
