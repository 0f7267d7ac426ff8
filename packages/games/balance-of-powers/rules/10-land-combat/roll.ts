/** §10.6 The combat roll. */
import { TWO_D6 } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure } from '../../balance-of-powers.ts'
import { SIDE_MARK } from '../../codes.ts'
import type { LossData } from '../../data/types.ts'
import { enemyOf, powerOfSide, SIDES, type Side } from '../../nations.ts'
import { firstMonth, scenarioData } from '../../scenarios.ts'
import type { State } from '../../state.ts'
import { gainInnovation } from '../02-concepts/innovation.ts'
import {
  attackerOf,
  COMBAT,
  corpsIn,
  defenderOf,
  forget,
  hasTrenches,
  is,
  keep,
  majorsAmong,
  note,
  OWES_RP,
  strengthOf,
  WORD,
} from './facts.ts'
import { modifiersOf, netOf } from './modifiers.ts'
import { spendInfrastructure } from './support.ts'
import { lineOf, lossesOf } from './table.ts'

/** the second loss point */
const SECOND = 2

/** §10.5 */
export function* modify(g: BalanceOfPowers): Procedure<Next> {
  yield* []
  const { state: s } = g
  const modifiers = modifiersOf(s)
  const net = netOf(modifiers)
  s.combat.set(WORD.net, net)
  g.emit?.({ type: 'combat-modified', rule: '10.5', from: s.from, place: s.target, modifiers, net })
  return 'done'
}

/** §2.82 unmodified rolls that bring innovation are below this */
const LEARNING = { major: 8, minor: 6 } as const
export function learnsBelow(s: State): number {
  if (!hasTrenches(s, defenderOf(s)) || majorsAmong(corpsIn(s, attackerOf(s))).length === 0) return 0
  return is(s, COMBAT.major) ? LEARNING.major : LEARNING.minor
}

/** §10.61 */
function roll(g: BalanceOfPowers, rule: string): void {
  const { state: s } = g
  const [net, below] = [s.combat.get(WORD.net), learnsBelow(s)]
  const line = (total: number): number => lineOf(total + net)
  const { total, faces } = g.roll(TWO_D6, (sum) => `${line(sum)}${sum < below ? ' learns' : ''}`)
  s.combat.set(WORD.line, line(total))
  forget(s, COMBAT.learns)
  if (total < below) note(s, COMBAT.learns)
  g.emit?.({ type: 'combat-rolled', rule, place: s.target, faces, net, line: line(total) })
}

/** §11.5 §12.1.special.reroll the side that may have one roll again, in the first fortnight of the game */
function mayRollAgain(s: State): Side | undefined {
  if (s.fortnight !== 1 || s.month !== firstMonth(scenarioData(s.scenario))) return undefined
  return SIDES.find((side) => s.sideMarks.has(side, SIDE_MARK.reroll))
}

export function* rollCombat(g: BalanceOfPowers): Procedure<Next> {
  const { state: s } = g
  if (!is(s, COMBAT.rolled)) {
    note(s, COMBAT.rolled)
    roll(g, '10.61')
    if (mayRollAgain(s) !== undefined) return 'combat/roll'
  } else yield* offerAnother(g)
  settle(g)
  return 'done'
}

/** the second roll stands, whatever it is */
function* offerAnother(g: BalanceOfPowers): Procedure {
  const { state: s } = g
  const side = mayRollAgain(s)
  if (side === undefined) return
  const pick = yield* g.ask(powerOfSide(side), {
    rule: '12.1.special.reroll',
    prompt: 'roll-again',
    facts: { place: s.target, line: s.combat.get(WORD.line) },
    choose: () => ({ yes: true, no: true }),
  })
  if (pick.verb === 'no') return
  s.sideMarks.remove(side, SIDE_MARK.reroll)
  roll(g, '12.1.special.reroll')
}

/** §10.62 what the roll that stands asks for */
function settle(g: BalanceOfPowers): void {
  const { state: s } = g
  spendInfrastructure(g)
  if (is(s, COMBAT.learns)) gainInnovation(g, attackerOf(s))
  const { owed, excused } = dueAt(s, s.combat.get(WORD.line), s.combat.get(WORD.net))
  for (const side of SIDES) keep(s, WORD.owed, side, owed(side))
  if (excused !== undefined) g.emit?.({ type: 'losses-excused', rule: '10.712', side: excused })
}

/** What a line of the table asks of both. */
export interface Due {
  /** loss points, or OWES_RP */
  readonly owed: (side: Side) => number
  /** §10.712 the side that loses nothing after all */
  readonly excused: Side | undefined
}

const owedFor = (loss: LossData): number => (loss === 'RP' ? OWES_RP : loss)

/** §10.62 what the forces that are there would owe on that line, with that net modifier */
export function dueAt(s: State, line: number, net: number): Due {
  const { attacker, defender } = lossesOf(line, is(s, COMBAT.major))
  const printed = (side: Side): number => owedFor(side === attackerOf(s) ? attacker : defender)
  const favoured = net > 0 ? attackerOf(s) : net < 0 ? defenderOf(s) : undefined
  const excused =
    favoured !== undefined && isExcused(s, printed(favoured), enemyOf(favoured), printed)
      ? favoured
      : undefined
  return { owed: (side) => (side === excused ? 0 : printed(side)), excused }
}

/**
 * §10.712 The enemy cannot meet his second loss point, and the modifier is in this side's favour: it loses nothing.
 * Whether he can is known before anything is lost: attrition (§10.713) takes two corps, so that he who has one step
 * cannot. So nothing need be lost first and then given back.
 */
const isExcused = (s: State, own: number, enemy: Side, printed: Due['owed']): boolean =>
  own !== 0 && printed(enemy) >= SECOND && strengthOf(s, enemy) < SECOND
