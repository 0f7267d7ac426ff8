/** §2.23 The major powers of a side. */
import { MAJORS, type Side } from '../../nations.ts'
import type { State } from '../../state.ts'
import { isInRevolution } from './demoralization.ts'

/** those that have RP to spend, one after the other; in revolution nobody ever has (§6.82) */
export const majorsOf = (s: State, side: Side): number[] =>
  Array.from({ length: MAJORS }, (_, n) => n).filter(
    (n) => s.allegiance.get(n) === side && !isInRevolution(s, n),
  )
