import type { Side } from '../nations.ts'

/** What happens under chapters 4, 11 and 12. */
export interface SequenceEvents {
  'set-up': { side: Side; units: number }
  'month-began': { turn: number; month: number }
  'season-began': { month: number }
  'half-began': { side: Side; fortnight: number }
  'weather-bad': { month: number }
  'game-ended': { winner: number; chips: readonly number[] }
}
