/** §4.3.d §4.3.e §4.3.f §11.1.5.a §26 which spaces are closed as long as a nation is neutral. */
import { homeOf, isInset } from '../../map.ts'
import { BU, IT, type Nation, RO } from '../../sides.ts'
import { type State, STATUS, statusOf } from '../../state.ts'

const isNeutral = (s: State, nation: Nation): boolean => statusOf(s, nation) === STATUS.neutral

/** the nation whose neutrality closes a space; the whole Italian Front is closed, Austrian spaces too (§4.3.f) */
function guardOf(x: number): Nation | undefined {
  const home = homeOf(x)
  if (home === BU || home === RO) return home
  return home === IT || isInset(x) ? IT : undefined
}

/**
 * §4.3.d §4.3.e §4.3.f §11.1.5.a §26.2.1.a §26.4.1.a §26.5.1.a closed until they have entered the war, to both sides alike.
 * §26.2.3.c §26.5.3.c §26.6.2.c open to both after a collapse; §26.1.1.a Albania always is.
 */
export function isOpen(s: State, x: number): boolean {
  const guard = guardOf(x)
  return guard === undefined || !isNeutral(s, guard)
}
