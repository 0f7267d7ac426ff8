/** §12.1.special.planxvii §12.1.special.schlieffen What marches and attacks count for the plans of both sides. */
import { DEED, MARK } from '../../codes.ts'
import { monthNamed } from '../../calendar.ts'
import { DE, FR } from '../../nations.ts'
import { ownerOf, place } from '../../places.ts'
import type { State } from '../../state.ts'
import { isCorps, nationOf } from '../../units.ts'
import { isAcrossFrontier, isBelgium } from './restrictions.ts'

const LIEGE = place('1119')
const AUGUST = monthNamed('1914-08')

/** §12.1.special.planxvii §12.1.special.schlieffen A corps attacks there: whatever has been paid for counts. */
export function noteAttack(s: State, units: readonly number[], to: number): void {
  for (const u of units.filter(isCorps)) noteBoth(s, u, to)
}

/** §12.1.special.planxvii §12.1.special.schlieffen A corps has come there. */
export function noteEntry(s: State, u: number, to: number): void {
  if (!isCorps(u)) return
  noteBoth(s, u, to)
  if (nationOf(u) === DE && isBelgium(ownerOf(to)) && s.month === AUGUST) s.marks.add(u, MARK.inBelgium)
}

/** Schlieffen: Liege is entered or attacked; Plan XVII: hexes across the frontier are */
function noteBoth(s: State, u: number, to: number): void {
  if (s.month !== AUGUST) return
  if (nationOf(u) === DE && to === LIEGE) s.deeds |= DEED.liege
  if (nationOf(u) === FR && s.fortnight === 1 && isAcrossFrontier(to)) noteRaid(s, u, to)
}

/** corps are marked; of hexes it is enough to know that there were two */
function noteRaid(s: State, u: number, to: number): void {
  s.marks.add(u, MARK.intoGermany)
  if (s.firstRaid < 0) s.firstRaid = to
  else if (s.firstRaid !== to) s.deeds |= DEED.twoRaids
}
