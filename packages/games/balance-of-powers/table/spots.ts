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

/** Markers lie along the edge, clear of the counters: corners from the left, clockwise. */
export const MARK_SPOTS = {
  left: { dx: -0.44, dy: 0.02, size: 0.17 },
  right: { dx: 0.44, dy: 0.02, size: 0.17 },
  upperLeft: { dx: -0.3, dy: -0.36, size: 0.19 },
  upperRight: { dx: 0.32, dy: -0.36, size: 0.17 },
  lowerLeft: { dx: -0.33, dy: 0.33, size: 0.17 },
  lowerRight: { dx: 0.33, dy: 0.33, size: 0.17 },
} as const satisfies Readonly<Record<string, Spot>>
