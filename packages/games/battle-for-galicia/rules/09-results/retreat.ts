/** §9.2 retreat after combat. */
import type { BattleForGalicia, Procedure } from '../../battle-for-galicia.ts'
import type { Side } from '../../sides.ts'
import { hexOf, isHeldBy, isOnMap, type State, unitsAt } from '../../state.ts'
import { isReleased } from '../02-units.ts'
import type { Battle, Retreat } from '../08-combat-procedure/battle.ts'
import { reduceEffectiveness } from '../10-effectiveness.ts'
import { retreatWays } from './retreat-paths.ts'
import { follow } from './retreat-walk.ts'
import { spillOver } from './run-on.ts'

const NO_RETREAT: Retreat = { failed: false }

/** §9.2 as many hexes as the result says; §7.6.defense the whole stack, withheld units too */
export function* retreatDefenders(
  g: BattleForGalicia,
  { defender, target }: Battle,
  hexes: number,
): Procedure<Retreat> {
  if (hexes === 0) return NO_RETREAT
  return yield* forcedRetreat(g, defender, unitsAt(g.state, defender, target), hexes)
}

/** §7.6.exception withheld units left alone without a retreat result go back one hex */
export function* retreatLeftovers(g: BattleForGalicia, { defender, defenders, target }: Battle): Procedure {
  const { state: s } = g
  if (defenders.some((u) => isOnMap(s, u)) || !isHeldBy(s, defender, target)) return
  yield* retreatStack(g, defender, unitsAt(s, defender, target), 1)
}

/** §9.2.a attackers retreat hex by hex of theirs, in the order their owner likes */
export function* retreatAttackers(
  g: BattleForGalicia,
  { attacker, attackers }: Battle,
  hexes: number,
): Procedure<Retreat> {
  if (hexes === 0) return NO_RETREAT
  let failed = false
  // Told apart beforehand: one stack may retreat into the hex of another that has yet to go.
  const stacks = byHex(g.state, attackers)
  const gone: number[] = []
  while (stacks.size > 0) {
    const waiting = [...stacks.keys()].sort((a, b) => a - b)
    const from = waiting.length === 1 ? (waiting[0] as number) : yield* chooseFirst(g, attacker, waiting)
    const stack = stacks.get(from) ?? []
    stacks.delete(from)
    const companions = yield* chooseCompanions(g, attacker, from, [...attackers, ...gone])
    gone.push(...companions)
    const retreat = yield* forcedRetreat(g, attacker, [...stack, ...companions], hexes)
    failed ||= retreat.failed
  }
  return { failed }
}

function byHex(s: State, units: readonly number[]): Map<number, number[]> {
  const stacks = new Map<number, number[]>()
  for (const u of units) stacks.set(hexOf(s, u), [...(stacks.get(hexOf(s, u)) ?? []), u])
  return stacks
}

/** §9.2.1 a retreat that the combat result demands: failing its priorities counts for the loss roll */
function* forcedRetreat(
  g: BattleForGalicia,
  side: Side,
  units: readonly number[],
  hexes: number,
): Procedure<Retreat> {
  const from = hexOf(g.state, units[0] as number)
  const retreat = yield* retreatStack(g, side, units, hexes)
  if (retreat.failed) g.emit?.({ type: 'priority-failed', rule: '9.2.1', side, hex: from })
  return retreat
}

function* chooseFirst(g: BattleForGalicia, side: Side, waiting: readonly number[]): Procedure<number> {
  const { arg } = yield* g.ask(side, {
    rule: '9.2.a',
    prompt: 'retreat-first',
    choose: () => ({ withdraw: waiting }),
    refuse: { withdraw: (h) => ({ code: 'no-retreat-from-there', rule: '9.2.a', facts: { hex: h } }) },
  })
  return arg
}

/** §7.6.attack withheld units in the hex go along or stay, as their owner likes; §2.1.move-restriction bars it */
function* chooseCompanions(
  g: BattleForGalicia,
  side: Side,
  from: number,
  others: readonly number[],
): Procedure<number[]> {
  const { state: s } = g
  const withheld = unitsAt(s, side, from).filter((u) => !others.includes(u) && isReleased(s, u))
  const going: number[] = []
  while (going.length < withheld.length) {
    const open = withheld.filter((u) => !going.includes(u))
    const pick = yield* g.ask(side, {
      rule: '7.6.attack',
      prompt: 'accompany',
      facts: { hex: from },
      choose: () => ({ accompany: open, go: true }),
    })
    if (pick.verb === 'go') break
    going.push(pick.arg)
  }
  return going
}

/** §9.2.a §9.2.1 one stack, hex by hex along a way its owner chooses among the best */
function* retreatStack(
  g: BattleForGalicia,
  side: Side,
  units: readonly number[],
  hexes: number,
): Procedure<Retreat> {
  const { state: s } = g
  const from = hexOf(s, units[0] as number)
  const ways = retreatWays(s, side, from, hexes)
  const path = yield* follow(g, side, units, ways, 'retreated')
  sufferMissing(g, units, ways.missing)
  const ranBadly = yield* spillOver(g, side, units, [from, ...path])
  const failed = ways.failed || ways.missing > 0 || ranBadly
  return { failed }
}

/** §9.2.3 one CE for each hex not retreated, for each unit */
function sufferMissing(g: BattleForGalicia, units: readonly number[], missing: number): void {
  const stack = units.filter((u) => isOnMap(g.state, u))
  if (missing === 0 || stack.length === 0) return
  g.emit?.({
    type: 'retreat-failed',
    rule: '9.2.3',
    units: stack,
    hex: hexOf(g.state, stack[0] as number),
    missing,
  })
  for (const u of stack) for (let i = 0; i < missing; i++) reduceEffectiveness(g, u, 'no-retreat', '9.2.3')
}
