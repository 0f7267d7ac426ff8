/** §4.3 §26 Spaces that are closed while a nation is neutral. */
import { homeOf, isInset } from '../../map.ts'
import { BU, IT, type Nation, RO } from '../../sides.ts'
import { type State, STATUS, statusOf } from '../../state.ts'

const isNeutral = (s: State, nation: Nation): boolean => statusOf(s, nation) === STATUS.neutral

/**
 * The nation whose neutrality closes a space. The whole Italian Front is closed, Austrian spaces included
 * (§4.3.f).
 */
function neutralAt(x: number): Nation | undefined {
  const home = homeOf(x)
  if (home === BU || home === RO) return home
  return home === IT || isInset(x) ? IT : undefined
}

/**
 * §11.1.5.a A neutral nation is closed to both sides until it enters the war:
 * Bulgaria (§4.3.d §26.2.1.a), Romania (§4.3.e §26.5.1.a),
 * Italy and the whole Italian Front (§4.3.f §26.4.1.a).
 * §26.2.3.c §26.5.3.c §26.6.2.c After a collapse its spaces are open to both sides,
 * §23.5.b.2 §23.5.b.3 those of Austria-Hungary too. §26.1.1.a Albania is always open.
 */
export function isOpen(s: State, x: number): boolean {
  const neutral = neutralAt(x)
  return neutral === undefined || !isNeutral(s, neutral)
}
