/** §card.AP41 FORCED MARCH: an LCU at full strength enters the combat from a neighbouring space. */
import type { Command } from '../../commands.ts'
import type { CombatRole } from '../../data/card-types.ts'
import type { Fight, IllusionsOfGlory, Procedure } from '../../illusions-of-glory.ts'
import { SUPPLY } from '../../illusions-of-glory.ts'
import { isRegion, LEMNOS, linkBetween, NEIGHBOURS } from '../../map.ts'
import { isLcu, isTroops } from '../../pieces.ts'
import { commanderOf } from '../../rules/04-setup/commands.ts'
import { noteAttack } from '../../rules/07-mandatory/requirements.ts'
import { rejoinTroops } from '../../rules/10-stacking/displacing.ts'
import { fits, LIMIT, mayStack } from '../../rules/10-stacking/limits.ts'
import { enterSpace } from '../../rules/11-movement/control.ts'
import { isNeeded } from '../../rules/12-combat/attackers.ts'
import { commanderInCombat } from '../../rules/12-combat/commander.ts'
import { defendersAt } from '../../rules/12-combat/defenders.ts'
import { hasAllNations, stacksOf } from '../../rules/12-combat/multinational.ts'
import { fightOf } from '../../rules/12-combat/under-way.ts'
import { mayAttack } from '../../rules/14-supply/rights.ts'
import { supplyAfter, supplyOf, supplyWithout } from '../../rules/14-supply/supply.ts'
import { areStacked } from '../../rules/18-regions/stacked.ts'
import { besiegers, isEnoughForSiege } from '../../rules/20-forts/siege.ts'
import { settleGreekSpaces } from '../../rules/26-neutrals/greece.ts'
import { isRussian, whyTreatyForbids } from '../../rules/28-treaty/limits.ts'
import { isTreatyOn } from '../../rules/28-treaty/treaty.ts'
import { isPair } from '../../seatings.ts'
import type { Side } from '../../sides.ts'
import {
  isFull,
  isMarked,
  isOrdered,
  MARK,
  mark,
  ORDER,
  piecesAt,
  REBELS,
  spaceOf,
  type State,
  unmark,
} from '../../state.ts'
import { sideIn } from '../conditions.ts'
import { refusal } from '../../refusal.ts'

const BUSY = MARK.moved | MARK.attacked | MARK.retreated | MARK.fighting

/** The defended space, or one the attack comes from. */
const goalsOf = (fight: Fight, role: CombatRole): readonly number[] =>
  role === 'defender' ? [fight.space] : fight.from

/** §25.2.3.a Not from Lemnos. §25.2.3.b From a sea-invasion space to its port, as in any move. */
const isNextDoor = (from: number, to: number): boolean =>
  from !== LEMNOS && from !== to && linkBetween(from, to) >= 0

/** §12.1.1.a The unit has been attacked this round, and is not attacked again. */
const hasDefended = (s: State, side: Side, x: number): boolean =>
  side !== s.active && isOrdered(s, x, ORDER.assaulted)

/**
 * §20.3.4.a The siege holds without it. §20.3.3.a Besiegers that attack elsewhere do not count for this
 * (ruling 153).
 */
function isSiegeKeptWithout(s: State, side: Side, p: number): boolean {
  const x = spaceOf(s, p)
  const siege = besiegers(s, side, x)
  const isLeft = (q: number): boolean => q !== p && !isMarked(s, q, MARK.struckOut)
  return siege.length === 0 || isEnoughForSiege(siege.filter(isLeft), x)
}

function isReady(s: State, side: Side, p: number): boolean {
  if (hasDefended(s, side, spaceOf(s, p)) || !isSiegeKeptWithout(s, side, p)) return false
  return isLcu(p) && isFull(s, p) && !isMarked(s, p, BUSY) && supplyOf(s, p) !== SUPPLY.none
}

/**
 * The space has room. A region may be attacked from by any number of stacks (§18.3.g), but is
 * defended by three units (§18.3.1): by all of them, or by chosen units that can stack together (§10.2.b,
 * ruling 152).
 */
function hasRoom(s: State, fight: Fight, role: CombatRole, p: number, x: number): boolean {
  if (!isRegion(x) || role === 'attacker') return fits(s, [p], x)
  const stack = fight.defenders.filter((each) => isTroops(each) && spaceOf(s, each) === x)
  const isAll = defendersAt(s, fight.defender, x).filter(isTroops).length === stack.length
  return stack.length < LIMIT && (isAll || stack.every((q) => mayStack(p, q)))
}

/**
 * The attack is still legal with this unit. §20.3.3.a The unit must not be needed for a siege in the space it
 * attacks from (ruling 230).
 */
const staysLegal = (s: State, fight: Fight, p: number, x: number): boolean =>
  !isNeeded(s, fight.attackers, p, fight.space, x) &&
  staysSupplied(s, fight, p, x) &&
  staysMultinational(s, fight, p, x)

/**
 * §14.3.1.a.2.b No supply line of the attackers depends on the region or Greek space it leaves.
 * §14.2.1.d §14.2.2.d A unit supplied only by an ally may not attack (rulings 201, 230).
 */
const staysSupplied = (s: State, fight: Fight, p: number, x: number): boolean =>
  supplyAfter(s, p, x) === SUPPLY.own &&
  fight.attackers.every((q) => !isTroops(q) || supplyWithout(s, q, p) !== SUPPLY.none)

/** §12.1.3.a One stack still has all nations of the attack: one already in it, or the one the unit joins. */
function staysMultinational(s: State, fight: Fight, p: number, x: number): boolean {
  const troops = fight.attackers.filter(isTroops)
  const all = [...troops, p]
  // The unit has left its old stack, and in a region it joins one of several.
  return stacksOf(s, troops).some(
    (stack) =>
      hasAllNations(stack, all) ||
      (canJoinStack(s, p, stack[0] as number, x) && hasAllNations([...stack, p], all)),
  )
}
/**
 * The stack of unit `of` is at x and can take one more: it has room, §10.2.b and all its units may
 * stack with p.
 */
function canJoinStack(s: State, p: number, of: number, x: number): boolean {
  if (spaceOf(s, of) !== x) return false
  const stack = piecesAt(s, s.active, x).filter((q) => areStacked(s, q, of))
  return stack.filter(isTroops).length < LIMIT && stack.every((q) => mayStack(p, q))
}

/** Spaces the unit may march into. */
const goalsFor = (s: State, fight: Fight, role: CombatRole, p: number): number[] =>
  goalsOf(fight, role).filter(
    (x) =>
      isNextDoor(spaceOf(s, p), x) &&
      hasRoom(s, fight, role, p, x) &&
      (role === 'defender' || staysLegal(s, fight, p, x)) &&
      whyTreatyForbids(s, p, x, false) === undefined,
  )

/** §28.0.d.4 Russian units attack only uprisings, §28.0.d.5 and cannot be attacked. */
function isBarredByTreaty(s: State, fight: Fight, role: CombatRole, p: number): boolean {
  if (role === 'defender') return isTreatyOn(s) && isRussian(p)
  return whyTreatyForbids(s, p, fight.space, true, fight.defender === REBELS) !== undefined
}
/** §4.4.1.a.10 Partners command only their own units. */
const isTheirs = (s: State, side: Side, commander: Command, p: number): boolean =>
  !isPair(s, side) || commanderOf(s, p) === commander

/** Units that can march into the combat. */
export function marchers(s: State, fight: Fight, role: CombatRole): number[] {
  const side = sideIn(fight, role)
  if (side === -1) return []
  const commander = commanderInCombat(s, fight, role)
  const places = new Set(goalsOf(fight, role).flatMap((x) => NEIGHBOURS[x] ?? []))
  return [...places]
    .flatMap((x) => piecesAt(s, side, x))
    .filter(
      (p) =>
        isReady(s, side, p) &&
        isTheirs(s, side, commander, p) &&
        (role === 'defender' || mayAttack(s, p)) &&
        !isBarredByTreaty(s, fight, role, p) &&
        goalsFor(s, fight, role, p).length > 0,
    )
}

export function* forcedMarch(g: IllusionsOfGlory, fight: Fight, role: CombatRole): Procedure {
  const { state: s } = g
  const ready = marchers(s, fight, role)
  const [first] = ready
  if (first === undefined) return
  const p = ready.length === 1 ? first : yield* askWhich(g, fight, role, ready)
  const from = spaceOf(s, p)
  const goals = goalsFor(s, fight, role, p)
  const to = goals.length === 1 ? (goals[0] as number) : yield* askWhere(g, p, goals)
  yield* enterSpace(g, [p], to)
  // The number of the stack it was activated with belongs to other units here (§27.0.c, ruling 211).
  unmark(s, p, MARK.stack | MARK.toAttack)
  mark(s, p, MARK.moved | MARK.fighting)
  g.emit?.({ type: 'marched-in', rule: 'card.AP41', piece: p, from, to })
  // §7.1.2.a §7.2.4 The unit attacks or defends like those already there.
  noteAttack(g, fightOf(s))
  // §27.0.b An HQ it leaves alone avoids the combat if it can (ruling 176).
  yield* rejoinTroops(g, from, ORDER.attack | ORDER.assaulted)
  // §26.3.1.d The space it left is neutral again before any retreat.
  settleGreekSpaces(g)
}

function* askWhich(
  g: IllusionsOfGlory,
  fight: Fight,
  role: CombatRole,
  ready: readonly number[],
): Procedure<number> {
  const pick = yield* g.ask(commanderInCombat(g.state, fight, role), {
    rule: 'card.AP41',
    prompt: 'forced-march',
    facts: { space: fight.space },
    choose: () => ({ 'march-in': ready }),
    refuse: { 'march-in': (p) => refusal('cannot-march-in', { piece: p, space: fight.space }) },
  })
  return pick.arg
}

/** The attack may come from several spaces. */
function* askWhere(g: IllusionsOfGlory, p: number, goals: readonly number[]): Procedure<number> {
  const pick = yield* g.ask(commanderOf(g.state, p), {
    rule: 'card.AP41',
    prompt: 'forced-march-where',
    facts: { piece: p, space: spaceOf(g.state, p) },
    choose: () => ({ 'march-in-at': goals }),
    refuse: { 'march-in-at': (x) => refusal('not-where-they-attack', { piece: p, space: x }) },
  })
  return pick.arg
}
