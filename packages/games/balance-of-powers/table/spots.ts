/** Where stacks and markers lie in a hex. */
import type { Spot } from '@sandtable/presentation'

/** Alone in a hex. */
const ALONE: Spot = { dx: 0, dy: 0, size: 0.72 }
/** Two share a hex: friends and foes in a box, or troops under an enemy's aircraft. */
const PAIR: readonly Spot[] = [
  { dx: -0.21, dy: 0.04, size: 0.5 },
  { dx: 0.24, dy: 0.04, size: 0.5 },
]

export const spotOf = (at: number, count: number): Spot =>
  count < 2 ? ALONE : (PAIR[Math.min(at, PAIR.length - 1)] ?? ALONE)

/** Markers lie in the left and right corners and below, clear of the counters. */
export const MARK_SPOTS = {
  left: { dx: -0.46, dy: -0.04, size: 0.18 },
  right: { dx: 0.49, dy: 0.06, size: 0.15 },
  upperLeft: { dx: -0.36, dy: -0.34, size: 0.16 },
  lowerLeft: { dx: -0.38, dy: 0.34, size: 0.16 },
  lowerRight: { dx: 0.38, dy: 0.34, size: 0.16 },
} as const satisfies Readonly<Record<string, Spot>>
