/** §12.1 What attacks count for the plans of both sides. */
import { DEED, MARK } from '../../codes.ts'
import { DE, FR } from '../../nations.ts'
import { ownerOf, place } from '../../places.ts'
import type { State } from '../../state.ts'
import { isCorps, nationOf } from '../../units.ts'
import { isGermanBorderland } from './restrictions.ts'

const LIEGE = place('1119')

/** §12.1 Plan XVII: French corps attack; Schlieffen: Germans attack Liege */
export function noteAttack(s: State, units: readonly number[], to: number): void {
  for (const u of units.filter(isCorps)) {
    if (nationOf(u) === FR && isGermanBorderland(ownerOf(to))) s.marks.add(u, MARK.intoGermany)
    if (nationOf(u) === DE && to === LIEGE) s.deeds |= DEED.liege
  }
}
