/** §12 What has happened before a scenario begins: crises, conquests, innovation, the Americans, first incomes. */
import { monthNamed } from '../../calendar.ts'
import { OUT, SIDE_MARK, STANDING } from '../../codes.ts'
import { CP, EP, MAJORS, NEUTRAL } from '../../nations.ts'
import { put, type State, whereIs } from '../../state.ts'
import { markBeaten } from '../02-concepts/conquest.ts'
import { markCrisis } from '../02-concepts/demoralization.ts'
import { laterUnits } from '../05-season/arrivals.ts'
import { isListed, scenarioEconomy } from './economy.ts'

/** whoever is at war in a scenario that begins with this month or later has had its first income (§5.211) */
const FIRST_INCOME = monthNamed('1914-09')

export function openScenario(s: State): void {
  const { crisis, innovation, americanEntry } = scenarioEconomy(s)
  for (let n = 0; n < MAJORS; n++) {
    if (s.allegiance.get(n) === NEUTRAL) continue
    if (isListed(crisis, n)) markCrisis(s, n)
    if (s.month >= FIRST_INCOME) s.standing.add(n, STANDING.collected)
  }
  if (innovation !== undefined) s.sideMarks.add(innovation === 'CP' ? CP : EP, SIDE_MARK.innovation)
  s.americanEntry = americanEntry === undefined ? 0 : monthNamed(americanEntry)
  for (const u of laterUnits(s)) if (whereIs(s, u) === OUT.gone) put(s, u, OUT.toCome)
  markBeaten(s)
}
