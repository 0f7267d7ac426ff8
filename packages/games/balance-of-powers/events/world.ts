import type { Side } from '../nations.ts'

/** What happens under chapters 6.1, 6.4, 6.6 and 12. */
export interface WorldEvents {
  violated: { side: Side; nation: number }
  joined: { nation: number; side: Side }
  assigned: { nation: number; major: number }
  'plan-missed': { nation: number }
  'leader-retired': { unit: number; place: number }
  starved: { unit: number; place: number; die: number; roll: number; below: number }
  dismantled: { place: number }
  shipped: { units: readonly number[]; from: number; to: number }
  landing: { from: number; place: number }
  'landing-cleared': object
}
