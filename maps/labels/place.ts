import type { MapLabel } from '../../packages/client/board/sheet.ts'
import type { Box } from '../geometry/point.ts'
import { coverOf, overlap } from './extent.ts'

/** One way to set a label; the smaller `strain` the better it sits. */
export interface Candidate {
  readonly label: MapLabel
  readonly strain: number
  /** what it covers, where that is not simply the label at its place */
  readonly cover?: readonly Box[]
}

/** Overlapping is worse than any strain. */
const OVERLAP = 10

const covered = ({ label, cover }: Candidate): readonly Box[] => cover ?? coverOf(label)

/**
 * Places labels one after the other, the most important first: each where it covers least of what is
 * there already.
 */
export function placeLabels(wanted: readonly (readonly Candidate[])[], occupied: readonly Box[]): MapLabel[] {
  const taken = [...occupied]
  return wanted.flatMap((candidates) => {
    const costs = candidates.map((each) => each.strain + OVERLAP * overlap(covered(each), taken))
    const best = candidates[costs.indexOf(Math.min(...costs))]
    if (!best) return []
    taken.push(...covered(best))
    return [best.label]
  })
}
