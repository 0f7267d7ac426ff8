/** §10.712 Losses: the point unit first, then as the owner likes. */
import { at } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure, Refusal } from '../../balance-of-powers.ts'
import { isMajor, powerOfSide, type Side } from '../../nations.ts'
import { isInAfrica } from '../../places.ts'
import type { State } from '../../state.ts'
import { nationOf } from '../../units.ts'
import { isInCrisis } from '../02-concepts/demoralization.ts'
import { isRich, payFor } from '../02-concepts/money.ts'
import {
  attackerOf,
  COMBAT,
  corpsIn,
  fortressSteps,
  is,
  keep,
  kept,
  majorsKept,
  PRINTED_POINT,
  strengthOf,
  WORD,
} from './facts.ts'
import { lose } from './losing.ts'
import { rollMorale } from './morale.ts'
import { isForceSupplied } from './resources.ts'

/** §10.713 */
const ATTRITION = { cost: 1, below: 3, corps: 2 } as const

/** §10.713 majors that may pay so that nobody is lost; only for the second loss point */
function attritionPayers(s: State, side: Side): number[] {
  if (kept(s, WORD.met, side) !== 1 || isInAfrica(s.target)) return []
  if (!is(s, COMBAT.trenched) || is(s, COMBAT.innovative)) return []
  if (kept(s, WORD.able, side) < ATTRITION.corps || !isForceSupplied(s, side)) return []
  const majors = majorsKept(s, side)
  return majors.filter((n) => !isInCrisis(s, n) && isRich(s, n, ATTRITION.cost, s.target))
}

const remaining = (s: State, side: Side): number =>
  Math.min(kept(s, WORD.owed, side) - kept(s, WORD.met, side), strengthOf(s, side))

/** One loss point an entry. */
export function* takeLoss(g: BalanceOfPowers, side: Side): Procedure<Next> {
  const { state: s } = g
  if (remaining(s, side) <= 0) return 'done'
  if (kept(s, WORD.met, side) === 0)
    lose(g, side === attackerOf(s) ? s.attackPoint : s.defencePoint, '10.712')
  else yield* meet(g, side)
  keep(s, WORD.met, side, kept(s, WORD.met, side) + 1)
  return at('combat/losses', side)
}

function* meet(g: BalanceOfPowers, side: Side): Procedure {
  const { state: s } = g
  const units = corpsIn(s, side)
  const hasWalls = fortressSteps(s, side) > 0
  const attrition = attritionPayers(s, side)
  const first = units[0] ?? PRINTED_POINT
  const isAlone = units.length + Number(hasWalls) === 1
  // everybody goes, whatever is chosen first
  const isAll = remaining(s, side) === strengthOf(s, side)
  if (attrition.length === 0 && (isAlone || isAll)) {
    lose(g, first, '10.712')
    return
  }
  const pick = yield* g.ask(powerOfSide(side), {
    rule: '10.712',
    prompt: 'take-loss',
    facts: { side, place: s.target, left: remaining(s, side) },
    choose: () => ({ lose: units, 'lose-fortress': hasWalls, attrition }),
    refuse: { lose: (u) => whyNotLose(u), attrition: (n) => whyNoAttrition(s, side, n) },
  })
  if (pick.verb === 'lose') lose(g, pick.arg, '10.712')
  else if (pick.verb === 'lose-fortress') lose(g, PRINTED_POINT, '10.712')
  else wearDown(g, side, pick.arg)
}

/** §10.713 the loss is met whatever the die shows (§2.91 also in a minor battle) */
function wearDown(g: BalanceOfPowers, side: Side, nation: number): void {
  payFor(g, nation, ATTRITION.cost, g.state.target)
  g.emit?.({ type: 'attrition', rule: '10.713', nation, place: g.state.target })
  rollMorale(g, side, nation, ATTRITION.below, 'attrition')
}

const whyNotLose = (u: number): Refusal => ({ code: 'not-in-combat', rule: '10.712', facts: { unit: u } })

function whyNoAttrition(s: State, side: Side, nation: number): Refusal {
  const refuse = (code: Refusal['code'], rule = '10.713'): Refusal => ({ code, rule, facts: { nation } })
  if (!is(s, COMBAT.trenched)) return refuse('no-attrition-trenches')
  if (is(s, COMBAT.innovative)) return refuse('no-attrition-innovation', '2.84')
  if (kept(s, WORD.met, side) !== 1) return refuse('no-attrition-point')
  if (isMajor(nation) && isInCrisis(s, nation)) return refuse('no-attrition-crisis', '2.92')
  return refuse('no-attrition')
}

export const nationsAble = (s: State, units: readonly number[]): number =>
  units.filter((u) => isMajor(nationOf(u)) && !isInCrisis(s, nationOf(u))).length
