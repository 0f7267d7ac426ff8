/** What happens under chapters 1 to 3, 6.6 and 9. */
export interface MovementEvents {
  marched: { units: readonly number[]; from: number; to: number; cost: number }
  railed: { units: readonly number[]; from: number; to: number; hexes: number; cost: number; payer: number }
  'dug-in': { units: readonly number[]; place: number }
  rose: { units: readonly number[]; place: number }
  'control-taken': { place: number; nation: number }
  'leader-dismissed': { unit: number; place: number }
}
