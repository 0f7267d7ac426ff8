import type { Side } from '../codes.ts'

/** What happens under chapters 4 and 20. */
export interface SequenceEvents {
  'turn-began': { turn: number }
  'pool-filled': { markers: readonly number[] }
  'marker-chosen': { marker: number }
  'marker-drawn': { marker: number }
  /** §4.2.2 */
  'marker-void': { marker: number }
  /** §4.3 draw: how many count so far; 0 where it came first and does not */
  'quarters-drawn': { draw: number }
  'markers-returned': { markers: readonly number[] }
  /** early: 1 if Winter Quarters ended it */
  'phase-ended': { early: number }
  'impulse-ended': { marker: number }
  arrived: { nation: number; units: readonly number[]; space: number }
  'took-up-arms': { nation: number; side: Side }
  replaced: { piece: number; space: number }
  'game-ended': { winner: number; points: number }
}
