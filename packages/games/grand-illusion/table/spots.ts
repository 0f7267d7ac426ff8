/** Where the heaps of a hex lie: Germans in the upper half, Allies in the lower one, or all in the middle. */
import type { Spot } from '@sandtable/presentation'

/** One row after the other: how many lie in each. */
type Rows = readonly number[]

interface Plan {
  readonly rows: Rows
  /** side of a counter, in widths of the hex */
  readonly size: number
}

/** One side alone, by the number of its heaps. */
const ALONE: readonly Plan[] = [
  { rows: [1], size: 0.375 },
  { rows: [2], size: 0.36 },
  { rows: [2, 1], size: 0.31 },
  { rows: [2, 2], size: 0.31 },
  { rows: [3, 2], size: 0.27 },
]

/** Half a hex, by the number of heaps in it. */
const HALF: readonly Plan[] = [
  { rows: [1], size: 0.36 },
  { rows: [2], size: 0.34 },
  { rows: [3], size: 0.26 },
  { rows: [4], size: 0.205 },
  { rows: [3, 2], size: 0.2 },
]

const GAP = 0.02

/** `top`: the upper edge of the first row. */
function spread({ rows, size }: Plan, count: number, top: number): Spot[] {
  const spots: Spot[] = []
  let left = count
  rows.forEach((most, row) => {
    const n = Math.min(most, left)
    left -= n
    const dy = top + row * (size + GAP) + size / 2
    for (let i = 0; i < n; i++) spots.push({ dx: (i - (n - 1) / 2) * (size + GAP), dy, size })
  })
  return spots
}

const heightOf = ({ rows, size }: Plan): number => rows.length * size + (rows.length - 1) * GAP
const planIn = (plans: readonly Plan[], count: number): Plan =>
  plans[Math.min(count, plans.length) - 1] as Plan

/** The spots of one side's heaps. */
export interface HexSpots {
  readonly allied: readonly Spot[]
  readonly german: readonly Spot[]
}

export function spotsFor(allied: number, german: number): HexSpots {
  if (allied === 0 || german === 0) {
    const plan = planIn(ALONE, Math.max(1, allied + german))
    const middle = spread(plan, allied + german, -heightOf(plan) / 2)
    return { allied: allied > 0 ? middle : [], german: german > 0 ? middle : [] }
  }
  const above = planIn(HALF, german)
  return {
    allied: spread(planIn(HALF, allied), allied, GAP),
    german: spread(above, german, -heightOf(above) - GAP),
  }
}
