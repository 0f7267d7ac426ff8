import type { MapLabel } from '@sandtable/presentation'
import { type Box, meet } from '../geometry/point.ts'
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

/** What any of the candidates could cover. */
function takenNear(candidates: readonly Candidate[], taken: readonly Box[]): Box[] {
  const all = candidates.flatMap(covered)
  const around: Box = {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  }
  return taken.filter((box) => meet(box, around))
}

/**
 * Places labels one after the other, the most important first: each where it covers least of what is
 * there already.
 */
export function placeLabels(wanted: readonly (readonly Candidate[])[], occupied: readonly Box[]): MapLabel[] {
  const taken = [...occupied]
  return wanted.flatMap((candidates) => {
    const near = takenNear(candidates, taken)
    const costs = candidates.map((each) => each.strain + OVERLAP * overlap(covered(each), near))
    const best = candidates[costs.indexOf(Math.min(...costs))]
    if (!best) return []
    taken.push(...covered(best))
    return [best.label]
  })
}
