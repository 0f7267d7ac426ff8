import type { Nation, Side } from '../sides.ts'

/** What happens under chapters 13 to 16, 24 and 28. */
export interface LogisticsEvents {
  redeployed: { piece: number; from: number; to: number; cost: number; way: 'rail' | 'land' | 'sea' }
  'rp-recorded': { side: Side; rp: readonly number[]; card: number }
  'rp-lost': { pool: number; points: number }
  'rp-converted': { from: number; to: number }
  'rp-gained': { pool: number; points: number }
  repaired: { piece: number; space: number; cost: number }
  rebuilt: { piece: number; face: number; at: number; cost: number }
  arrived: { piece: number; space: number; face: number; card: number }
  'reserve-filled': { pieces: readonly number[] }
  'out-of-supply': { pieces: readonly number[] }
  'spaces-cut-off': { side: Side; spaces: readonly number[] }
  'quality-changed': { nation: Nation; by: number; now: number }
}
