/** Between which values something lies. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** A normal quantity lies within so many standard deviations in 95 cases of 100. */
export const NINETY_FIVE = 1.959963984540054

/**
 * Wilson's interval of a share seen in so many trials: sound also for few games and for shares near 0 or 1.
 * Draws count as half a success; they vary less than wins, so with draws it is rather too wide than too narrow.
 */
export function wilson(successes: number, trials: number, z = NINETY_FIVE): Interval {
  if (trials === 0) return { low: 0, high: 1 }
  const share = successes / trials
  const spread = z * z
  const centre = share + spread / (2 * trials)
  const reach = z * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials * trials))
  const scale = 1 + spread / trials
  return { low: Math.max(0, (centre - reach) / scale), high: Math.min(1, (centre + reach) / scale) }
}
