/** What the combat roll comes to: every line of the table with its chance, and what it costs on average. */
import {
  attackerOf,
  COMBAT,
  corpsIn,
  defenderOf,
  fortressSteps,
  is,
  majorsKept,
  OWES_RP,
  PRINTED_POINT,
  strengthOf,
} from '../../rules/10-land-combat/facts.ts'
import { isInCrisis } from '../../rules/02-concepts/demoralization.ts'
import { attackCost, attackPayers, freeAttacker } from '../../rules/10-land-combat/payment.ts'
import { payersForLoss } from '../../rules/10-land-combat/resources.ts'
import { dueAt, learnsBelow } from '../../rules/10-land-combat/roll.ts'
import { isBreakthroughLine, lineOf, resultOf } from '../../rules/10-land-combat/table.ts'
import type { Side } from '../../nations.ts'
import { isInAfrica } from '../../places.ts'
import { isFlipped, LAYOUT, type State } from '../../state.ts'
import { chanceBelow, likeliestOf, type Setting } from './settings.ts'

const FIRST = 2
const LAST = 12
const WAYS = 36
const MIDDLE = 7
const FACES = 6
/** the sums of two dice with their chances */
export const SUMS: readonly { readonly sum: number; readonly p: number }[] = Array.from(
  { length: LAST - FIRST + 1 },
  (_, i) => ({ sum: i + FIRST, p: (FACES - Math.abs(i + FIRST - MIDDLE)) / WAYS }),
)

/** Loss points, or a resource point. */
export type Loss = number | 'RP'

/** A line of §10.62 as this combat meets it. Where cases differ in what they cost, the likeliest comes first. */
export interface LineChance {
  readonly line: number
  readonly p: number
  readonly attacker: readonly Loss[]
  readonly defender: readonly Loss[]
  /** §10.722 §10.723 */
  readonly isGround: boolean
  /** §10.731 */
  readonly isThrough: boolean
  /** §10.74 whose majors roll, and the chance that one of them sinks; undefined where nobody rolls */
  readonly morale: { readonly side: Side; readonly p: number } | undefined
}

interface Means {
  /** corps and steps */
  readonly ownLoss: number
  readonly theirLoss: number
  /** the price of the attack, and points paid instead of losses */
  readonly ownRp: number
  readonly theirRp: number
  /** points of demoralization of both sides, from the table alone */
  readonly ownMorale: number
  readonly theirMorale: number
}

export interface Outcomes {
  /** §10.5 final net modifiers with their chances, the lowest first */
  readonly nets: readonly { readonly net: number; readonly p: number }[]
  readonly lines: readonly LineChance[]
  readonly means: Means
  /** §10.22 the guns alone open the place */
  readonly opened: number
  /** the defence has to leave the place or is destroyed */
  readonly falls: number
  /** an arrow points into it */
  readonly breach: number
  readonly through: number
  /** §2.82 */
  readonly learns: number
  /** §10.711 chances of a result of RP that the attack, or the defence, cannot pay: it is a loss point */
  readonly unpaid: { readonly attack: number; readonly defence: number }
}

/** §10.22 the guns open the place, and nobody is in it: no die is rolled */
export const isOpenedForSure = ({ opened }: Outcomes): boolean => opened > 1 - 1e-9

/** One sum of the dice in one of the settings, and what it comes to. */
interface Case {
  readonly p: number
  readonly line: number
  readonly setting: Setting
  readonly sum: number
  readonly attack: Toll
  readonly defence: Toll
  readonly fate: Fate
}

interface Toll {
  /** loss points, or OWES_RP */
  readonly owed: number
  readonly losses: number
  readonly rp: number
}
type Fate = 'falls' | 'breach' | 'held'

function caseOf(setting: Setting, sum: number, p: number, line: number): Case {
  const { state: s, net } = setting
  const { owed } = dueAt(s, line, net)
  const [attack, defence] = [attackerOf(s), defenderOf(s)].map((side) => tollOf(s, side, owed(side))) as [
    Toll,
    Toll,
  ]
  return { p, line, setting, sum, attack, defence, fate: fateOf(s, line, defence.losses) }
}

/** `isPaid`: the price of the attack is behind us. */
export function outcomesOf(settings: readonly Setting[], isPaid: boolean): Outcomes {
  const rolled = settings.filter(({ isOpened }) => !isOpened).map((each) => (isPaid ? each : paid(each)))
  const cases = rolled.flatMap((setting) =>
    SUMS.map(({ sum, p }) => caseOf(setting, sum, p * setting.p, lineOf(sum + setting.net))),
  )
  const sum = (of: (each: Case) => number): number =>
    cases.reduce((total, each) => total + each.p * of(each), 0)
  const chance = (test: (each: Case) => boolean): number => sum((each) => Number(test(each)))
  const [first] = settings
  const opened = openedIn(settings)
  const price = first && !isPaid ? Math.min(priceOf(first.state), mostInHand(first.state)) * (1 - opened) : 0
  return {
    nets: netsOf(rolled),
    lines: linesOf(cases, rolled),
    means: {
      ownLoss: sum(({ attack }) => attack.losses),
      theirLoss: sum(({ defence }) => defence.losses),
      ownRp: price + sum(({ attack }) => attack.rp),
      theirRp: sum(({ defence }) => defence.rp),
      ownMorale: sum((each) => sinking(each, attackerOf)),
      theirMorale: sum((each) => sinking(each, defenderOf)),
    },
    opened,
    falls: chance(({ fate }) => fate === 'falls'),
    breach: chance(({ fate }) => fate === 'breach'),
    through: chance(isThrough),
    unpaid: {
      attack: chance(({ attack }) => isUnpaid(attack)),
      defence: chance(({ defence }) => isUnpaid(defence)),
    },
    learns: chance(({ setting, sum: total }) => total < learnsBelow(setting.state)),
  }
}

/** §10.731 nobody is left, and it was no counterattack on a breach */
const isThrough = ({ line, fate, setting: { state } }: Case): boolean =>
  isBreakthroughLine(line) && fate === 'falls' && !is(state, COMBAT.counterattack)

const openedIn = (settings: readonly Setting[]): number =>
  settings.filter(({ isOpened }) => isOpened).reduce((total, { p }) => total + p, 0)

/** §10.3 what the attack costs; nothing where it is free */
function priceOf(s: State): number {
  const side = attackerOf(s)
  const force = { side, from: s.from, units: corpsIn(s, side) }
  return freeAttacker(s, force) === undefined ? attackCost(s, s.target) : 0
}

/** §10.3 before the dice the attack has been paid for: what is left can be spent on results of RP. */
function paid(setting: Setting): Setting {
  const cost = priceOf(setting.state)
  const payer = richestPayer(setting.state)
  if (cost === 0 || payer === undefined) return setting
  const state = LAYOUT.copy(setting.state)
  const purse = isInAfrica(state.target) ? state.ap : state.rp
  purse.add(payer, -cost)
  return { ...setting, state }
}

function richestPayer(s: State): number | undefined {
  const side = attackerOf(s)
  const able = attackPayers(s, side, corpsIn(s, side), s.target)
  return able.sort((a, b) => s.rp.get(b) - s.rp.get(a))[0]
}
const mostInHand = (s: State): number => {
  const payer = richestPayer(s)
  return payer === undefined ? 0 : (isInAfrica(s.target) ? s.ap : s.rp).get(payer)
}

const isUnpaid = ({ owed, rp }: Toll): boolean => owed === OWES_RP && rp === 0

function netsOf(settings: readonly Setting[]): Outcomes['nets'] {
  const found = new Map<number, number>()
  for (const { net, p } of settings) found.set(net, (found.get(net) ?? 0) + p)
  return [...found].map(([net, p]) => ({ net, p })).sort((a, b) => a.net - b.net)
}

function linesOf(cases: readonly Case[], rolled: readonly Setting[]): LineChance[] {
  const likeliest = likeliestOf(rolled)
  return SUMS.map(({ sum: line }): LineChance => {
    const found = cases.filter((each) => each.line === line)
    // a line out of reach is shown all the same, with what it would cost
    const here = found.length > 0 || !likeliest ? found : [caseOf(likeliest, line, 0, line)]
    return {
      line,
      p: found.reduce((total, { p }) => total + p, 0),
      attacker: lossesIn(here, ({ attack }) => attack),
      defender: lossesIn(here, ({ defence }) => defence),
      isGround: resultOf(line).ground === true,
      isThrough: here.some(isThrough),
      morale: moraleIn(found, line),
    }
  })
}

function lossesIn(cases: readonly Case[], tollIn: (each: Case) => Toll): Loss[] {
  const found = new Map<Loss, number>()
  for (const each of cases) {
    const { owed } = tollIn(each)
    const loss: Loss = owed === OWES_RP ? 'RP' : owed
    found.set(loss, (found.get(loss) ?? 0) + each.p)
  }
  return [...found].sort(([, a], [, b]) => b - a).map(([loss]) => loss)
}

/** A result of RP is paid by those who can; else it is a loss point. */
function tollOf(s: State, side: Side, owed: number): Toll {
  const isPaid = owed === OWES_RP && payersForLoss(s, side).length > 0
  const points = owed === OWES_RP ? Number(!isPaid) : owed
  return { owed, losses: Math.min(points, strengthOf(s, side)), rp: Number(isPaid) }
}

type SideOf = (s: State) => Side

/** §10.62 only major battles ask for it */
function moraleOf({
  setting: { state: s },
  line,
}: Case): { readonly side: Side; readonly below: number } | undefined {
  const { morale } = resultOf(line)
  if (!morale || !is(s, COMBAT.major)) return undefined
  return { side: morale.of === 'attacker' ? attackerOf(s) : defenderOf(s), below: morale.below }
}

const rolling = (s: State, side: Side): number[] => majorsKept(s, side).filter((n) => !isInCrisis(s, n))

/** points of demoralization on average */
function sinking(each: Case, sideOf: SideOf): number {
  const morale = moraleOf(each)
  const { state: s } = each.setting
  if (morale?.side !== sideOf(s)) return 0
  return rolling(s, morale.side).length * chanceBelow(morale.below)
}

function moraleIn(cases: readonly Case[], line: number): LineChance['morale'] {
  const of = resultOf(line).morale?.of
  const total = cases.reduce((sum, { p }) => sum + p, 0)
  if (!of || total === 0) return undefined
  const held = cases.reduce((sum, each) => {
    const morale = moraleOf(each)
    const majors = morale ? rolling(each.setting.state, morale.side).length : 0
    return sum + each.p * (1 - chanceBelow(morale?.below ?? 0)) ** majors
  }, 0)
  const [first] = cases
  const p = 1 - held / total
  if (!first || p <= 0) return undefined
  const { state } = first.setting
  return { side: of === 'attacker' ? attackerOf(state) : defenderOf(state), p }
}

/**
 * What becomes of the place if the defender gives up mobile corps before those who hold it (§10.712 §10.722 §10.723):
 * the point unit is lost first in any case.
 */
function fateOf(s: State, line: number, losses: number): Fate {
  const side = defenderOf(s)
  if (losses >= strengthOf(s, side)) return 'falls'
  if (!resultOf(line).ground) return 'held'
  const corps = corpsIn(s, side)
  const isHolding = (u: number): boolean => u === PRINTED_POINT || isFlipped(s, u)
  const isPointHolding = isHolding(s.defencePoint)
  const holding =
    corps.filter(isHolding).length + fortressSteps(s, side) - Number(losses > 0 && isPointHolding)
  const mobile = corps.filter((u) => !isHolding(u)).length - Number(losses > 0 && !isPointHolding)
  return holding - Math.max(0, losses - 1 - mobile) > 0 ? 'breach' : 'falls'
}
