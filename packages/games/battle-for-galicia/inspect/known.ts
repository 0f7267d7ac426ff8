/** The position as far as these eyes can know it: everything else is inspected on such a copy only. */
import { type Eyes, sees, type Text } from '@sandtable/kernel'
import { assume } from '../secrets.ts'
import { SIDES } from '../sides.ts'
import { LAYOUT, type State } from '../state.ts'
import { ARMY } from '../units.ts'

export interface Known {
  readonly state: State
  /** what cannot be known and was replaced by an expectation (§5.4) */
  readonly assumed: Text | undefined
}

export function copyOf(s: State): State {
  const copy = LAYOUT.create()
  LAYOUT.restore(copy, s.words)
  return copy
}

/** §5.4 unseen enemies are left out, seen ones taken to be fresh, in supply and unmoved. */
export function knownPosition(s: State, eyes: Eyes): Known {
  const state = copyOf(s)
  const assumed = assume(state, eyes, s)
  for (const side of SIDES)
    if (!sees(eyes, side)) for (const u of ARMY[side] as readonly number[]) state.spent.set(u, 0)
  return { state, assumed }
}
