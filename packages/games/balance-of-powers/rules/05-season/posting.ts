/** §5.21 Posting of income. */
import type { BalanceOfPowers, Next, Procedure } from '../../balance-of-powers.ts'
import { monthNamed } from '../../calendar.ts'
import { STANDING } from '../../codes.ts'
import { DATA } from '../../data/load.ts'
import { EP, majorData, MAJORS, NEUTRAL, OT, RU, US } from '../../nations.ts'
import { placesIn } from '../../places.ts'
import { scenarioData } from '../../scenarios.ts'
import type { State } from '../../state.ts'
import { isFriendly } from '../02-concepts/control.ts'
import { isInRevolution } from '../02-concepts/demoralization.ts'
import { amountFor, scenarioEconomy, usesAfrica } from '../12-scenarios/economy.ts'
import { americanSeason } from './arrivals.ts'

const { russianBonus, ottomanEntry, american, ap } = DATA.economy.income
const STRAITS = placesIn(russianBonus.straits)
const OTTOMAN_ENTRY = monthNamed(ottomanEntry)
const COLUMN = { first: 0, other: 1, conquered: 2 } as const

/**
 * §5.211 Russia's trade by the straits. Where the scenario leaves the Ottoman maps out, the Empire is at war from the
 * month it was.
 */
function hasStraits(s: State): boolean {
  const isPlayed = scenarioData(s.scenario).maps.includes('ottoman')
  const isNeutral = isPlayed ? s.allegiance.get(OT) === NEUTRAL : s.month < OTTOMAN_ENTRY
  return isNeutral || (isPlayed && STRAITS.every((p) => isFriendly(s, EP, p)))
}

/** §5.211 from the table, or from the scenario */
export function incomeOf(s: State, n: number): number {
  const { income } = majorData(n)
  const at = (column: number): number => income[column] ?? 0
  if (s.standing.has(n, STANDING.conquered)) return at(COLUMN.conquered)
  const { income: own, extra } = scenarioEconomy(s)
  const more = amountFor(extra, n)
  // §12.2.income §12.4.special.east
  if (own) return amountFor(own, n) + more
  if (n === US && americanSeason(s) >= american.fromSeason) return american.rp + more
  const bonus = n === RU && hasStraits(s) ? russianBonus.rp : 0
  return at(s.standing.has(n, STANDING.collected) ? COLUMN.other : COLUMN.first) + bonus + more
}

/** §5.211 who is neutral posts nothing; in revolution nobody ever does again (§6.82) */
export const mayPost = (s: State, n: number): boolean =>
  s.allegiance.get(n) !== NEUTRAL && !isInRevolution(s, n)

export function* post(g: BalanceOfPowers): Procedure<Next> {
  yield* []
  const { state: s } = g
  for (let n = 0; n < MAJORS; n++) {
    if (!mayPost(s, n)) continue
    const rp = incomeOf(s, n)
    s.rp.add(n, rp)
    s.standing.add(n, STANDING.collected)
    g.emit?.({ type: 'income-posted', rule: '5.211', nation: n, rp, left: s.rp.get(n) })
    // §5.212
    if (usesAfrica(s)) s.ap.add(n, amountFor(ap, n))
  }
  return 'done'
}
