/** What a new month, season or year gives back. */
import { beginsSeason, monthOfYear } from '../../calendar.ts'
import { SIDE_MARK, STANDING } from '../../codes.ts'
import { isMajor, MAJORS, NATIONS, SIDES } from '../../nations.ts'
import type { State } from '../../state.ts'

const JANUARY = 1

/** Call it when the month has changed. */
export function renew(s: State): void {
  // §6.227
  for (const side of SIDES) s.sideMarks.remove(side, SIDE_MARK.infrastructureBought)
  if (monthOfYear(s.month) === JANUARY) renewYear(s)
  if (beginsSeason(s.month)) renewSeason(s)
}

/** §6.228 a free corps of each minor; §6.453 a landing */
function renewYear(s: State): void {
  for (const side of SIDES) s.sideMarks.remove(side, SIDE_MARK.landed)
  for (let n = 0; n < NATIONS; n++) if (!isMajor(n)) s.standing.remove(n, STANDING.freeCorpsBought)
}

/** §5.22 §5.23 */
function renewSeason(s: State): void {
  const spent = STANDING.fortressConverted | STANDING.shipConverted
  for (let n = 0; n < MAJORS; n++) s.standing.remove(n, spent)
  s.given.fill(0)
  s.received.fill(0)
  s.toAfrica.fill(0)
}
