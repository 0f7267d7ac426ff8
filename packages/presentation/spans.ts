/** The timeline of a game from what began when. */
import type { TimeSpan } from './models.ts'

export interface Begun {
  /** the number of the action it came with */
  readonly at: number
  /** key of the palette */
  readonly nation: string
  /** of the first stretch of a turn */
  readonly label?: string
}

/** One stretch from each beginning to the next, with a dot for each fight in it. */
export const spansOf = (begun: readonly Begun[], fights: readonly number[], length: number): TimeSpan[] =>
  begun
    .map(({ at, nation, label }, i) => {
      const to = begun[i + 1]?.at ?? length
      return {
        from: at,
        to,
        nation,
        ...(label === undefined ? {} : { label }),
        dots: fights.filter((action) => action > at && action <= to),
      }
    })
    .filter(({ from, to, label }) => to > from || label !== undefined)
