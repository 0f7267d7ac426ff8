import type { Side } from '../nations.ts'

/** What a scenario is decided by. */
export type Measure = 'chips' | 'demoralization' | 'points'

/** What happens under chapters 4, 11 and 12. */
export interface SequenceEvents {
  'set-up': { side: Side; units: number }
  'month-began': { turn: number; month: number }
  'season-began': { month: number }
  'half-began': { side: Side; fortnight: number }
  'weather-bad': { month: number }
  'game-ended': { winner: number; measure: Measure; scores: readonly number[] }
}
