/** §12.1.special.planxvii §12.1.special.schlieffen The plans both sides went to war with, and what neglecting them costs. */
import type { BalanceOfPowers, Procedure, Refusal } from '../../balance-of-powers.ts'
import { monthNamed } from '../../calendar.ts'
import { DEED, MARK } from '../../codes.ts'
import { CP, DE, FR, powerOfSide, type Side } from '../../nations.ts'
import { isMarked, type State, whereIs } from '../../state.ts'
import { isCorps, nationOf, UNITS_OF } from '../../units.ts'
import { dismissLonely } from '../01-components/leaders.ts'
import { loseCorps } from '../10-land-combat/losing.ts'
import { isMarne } from './restrictions.ts'

const AUGUST = monthNamed('1914-08')
/** §12.1.special.planxvii */
export const PLAN_XVII = { corps: 4, lost: 4 } as const
/** §12.1.special.schlieffen */
export const SCHLIEFFEN = { corps: 9 } as const

const corpsOf = (n: number): number[] => (UNITS_OF[n] as readonly number[]).filter(isCorps)
const marked = (s: State, n: number, mark: number): number =>
  corpsOf(n).filter((u) => isMarked(s, u, mark)).length

/** §12.1.setup.optional both plans bind, unless both sides have set up in secret */
export const arePlansBinding = (s: State): boolean =>
  isMarne(s) && s.month === AUGUST && (s.deeds & DEED.freePlans) === 0

/** French corps that have been over the frontier, German ones that have been in Belgium */
export const corpsOverFrontier = (s: State): number => marked(s, FR, MARK.intoGermany)
export const corpsInBelgium = (s: State): number => marked(s, DE, MARK.inBelgium)

/** §12.1.special.planxvii four corps against two different hexes */
const isPlanXviiKept = (s: State): boolean =>
  corpsOverFrontier(s) >= PLAN_XVII.corps && (s.deeds & DEED.twoRaids) !== 0
/** §12.1.special.schlieffen Liege, and nine corps in Belgium */
const isSchlieffenKept = (s: State): boolean =>
  (s.deeds & DEED.liege) !== 0 && corpsInBelgium(s) >= SCHLIEFFEN.corps

const victims = (s: State): number[] => corpsOf(FR).filter((u) => whereIs(s, u) >= 0)
const whyNotStrike = (s: State, u: number): Refusal => ({
  code: nationOf(u) === FR && isCorps(u) && whereIs(s, u) >= 0 ? 'struck-already' : 'no-french-corps',
  rule: '12.1.special.planxvii',
  facts: { unit: u },
})

/** §12.1.special.planxvii At the start of CP's second half CP may eliminate four French corps if France has stayed at home. */
export function* punishFrance(g: BalanceOfPowers, side: Side): Procedure {
  const { state: s } = g
  if (side !== CP || s.fortnight !== 2 || !arePlansBinding(s) || isPlanXviiKept(s)) return
  s.deeds |= DEED.planMissed
  g.emit?.({ type: 'plan-missed', rule: '12.1.special.planxvii', nation: FR })
  for (let left: number = PLAN_XVII.lost; left > 0; left--) {
    const units = victims(s)
    if (units.length === 0) return
    const pick = yield* g.ask(powerOfSide(CP), {
      rule: '12.1.special.planxvii',
      prompt: 'strike',
      facts: { left },
      choose: () => ({ strike: units, done: true }),
      refuse: { strike: (u) => whyNotStrike(s, u) },
    })
    if (pick.verb === 'done') return
    const p = whereIs(s, pick.arg)
    loseCorps(g, pick.arg, '12.1.special.planxvii')
    const owner = s.allegiance.get(FR) as Side
    dismissLonely(g, owner, p)
  }
}

/** §12.1.special.schlieffen at the end of August EP has won if the German plan was not carried out */
export function isSchlieffenMissed(g: BalanceOfPowers): boolean {
  const { state: s } = g
  if (!arePlansBinding(s) || isSchlieffenKept(s)) return false
  s.deeds |= DEED.schlieffenMissed
  g.emit?.({ type: 'plan-missed', rule: '12.1.special.schlieffen', nation: DE })
  return true
}
