import type { Side } from '../nations.ts'

/** What a nation loses heart over (§2.91). */
export type Blow = 'combat' | 'attrition' | 'july-crisis' | 'dreadnought' | 'fortress'

/** What happens under chapters 2.4, 2.8, 2.9, 5 and 6.2. */
export interface EconomyEvents {
  paid: { nation: number; rp: number; left: number }
  demoralized: { nation: number; level: number; limit: number; why: Blow }
  'crisis-began': { nation: number; month: number }
  'innovation-gained': { side: Side; level: number }
  'innovation-rolled': { side: Side; die: number; below: number; gained: boolean }
}
