/** §12.8.2 §20.1.6.b The advance into a second space. */
import { mayPursue } from '../../cards/specials-in-combat.ts'
import { type IllusionsOfGlory, type Refusal, type Procedure, SUPPLY } from '../../illusions-of-glory.ts'
import { isAcrossWater, isPlain, NEIGHBOURS, terrainOf } from '../../map.ts'
import { isCavalry, isDivision, isLcu, isTroops } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { enemyOf } from '../../sides.ts'
import {
  controlOf,
  GREEKS,
  hasFort,
  isMarked,
  isOrdered,
  MARK,
  mark,
  ORDER,
  piecesAt,
  presenceOf,
  REBELS,
  type State,
  spaceOf,
} from '../../state.ts'
import { terrainRule } from '../../tables.ts'
import { fits } from '../10-stacking/limits.ts'
import { enterSpace } from '../11-movement/control.ts'
import { isOpen } from '../11-movement/neutrals.ts'
import { supplyAfter } from '../14-supply/supply.ts'
import { isEnoughForSiege } from '../20-forts/siege.ts'
import { whyTreatyForbids } from '../28-treaty/limits.ts'

const own = (s: State, x: number): number[] => piecesAt(s, s.active, x).filter(isTroops)
const isHostileFort = (s: State, x: number): boolean => hasFort(s, x) && controlOf(s, x) !== s.active
const isEmpty = (s: State, x: number): boolean =>
  presenceOf(s, enemyOf(s.active)).troops(x) === 0 &&
  presenceOf(s, GREEKS).troops(x) === 0 &&
  !presenceOf(s, REBELS).isAnyone(x)

/** §12.8.2 Terrain or water has stopped the unit, or §20.1.6.b it is needed for the siege. */
function isStopped(s: State, p: number): boolean {
  const at = spaceOf(s, p)
  if (!isPlain(at) || terrainRule(terrainOf(at)).stops || isMarked(s, p, MARK.halted)) return true
  const rest = own(s, at).filter((q) => q !== p)
  return isHostileFort(s, at) && !isEnoughForSiege(rest, at)
}
/**
 * §12.8.1.c The unit must be in supply there. §28.0.d.5 The treaty must not forbid the space. Sieges are
 * checked elsewhere.
 */
function canStay(s: State, p: number, x: number): boolean {
  if (!isEmpty(s, x) || !isOpen(s, x) || !fits(s, [p], x) || whyTreatyForbids(s, p, x, false)) return false
  return supplyAfter(s, p, x) !== SUPPLY.none
}

/**
 * §20.1.6.c §20.3.1.c Another enemy fort may be entered only if the advancing units, and others that can
 * still follow, besiege it.
 */
function canBesiege(s: State, coming: readonly number[], later: readonly number[], x: number): boolean {
  if (!isHostileFort(s, x)) return true
  const able = later.filter((q) => spaceOf(s, q) === s.combat && !isStopped(s, q) && canStay(s, q, x))
  const sets = [isLcu, isDivision].map((is) => fewest(s, coming, able.filter(is), x))
  return sets.some((set) => set !== undefined && fits(s, set, x) && isSiegeKept(s, set))
}
/** The advancing units and as few of the others as the siege needs. */
function fewest(
  s: State,
  coming: readonly number[],
  others: readonly number[],
  x: number,
): readonly number[] | undefined {
  for (let n = 0; n <= others.length; n++) {
    const set = [...coming, ...others.slice(0, n)]
    if (isEnoughForSiege([...own(s, x), ...set], x)) return set
  }
  return undefined
}
/** §20.1.6.b The fort in the defended space stays besieged when these units go on. */
const isSiegeKept = (s: State, going: readonly number[]): boolean =>
  !isHostileFort(s, s.combat) ||
  isEnoughForSiege(
    own(s, s.combat).filter((q) => !going.includes(q)),
    s.combat,
  )
/** §20.3.1.c A fort space that too few units have advanced into so far; -1 if none. */
function owedSiege(s: State): number {
  const isOwed = (x: number): boolean =>
    isOrdered(s, x, ORDER.passed) &&
    isHostileFort(s, x) &&
    own(s, x).length > 0 &&
    !isEnoughForSiege(own(s, x), x)
  return (NEIGHBOURS[s.combat] as readonly number[]).find(isOwed) ?? -1
}

/**
 * Spaces the defenders have passed in a retreat of two spaces and, for pursuing cavalry, the spaces behind
 * them.
 */
function onwardSpaces(s: State, p: number, later: readonly number[]): number[] {
  const at = spaceOf(s, p)
  if (isStopped(s, p)) return []
  const near = (NEIGHBOURS[at] as readonly number[]).filter((x) => x !== s.combat)
  const owed = owedSiege(s)
  // A unit cannot be counted for two sieges.
  const helpers = (x: number): readonly number[] => (owed < 0 || owed === x ? later : [])
  const isWay = (x: number): boolean =>
    isOrdered(s, x, ORDER.passed) && canStay(s, p, x) && canBesiege(s, [p], helpers(x), x)
  const passed = at === s.combat ? near.filter(isWay) : []
  const behind = isCavalry(p) && mayPursue(s) ? near.flatMap((x) => spacesBeyondRetreated(s, p, at, x)) : []
  return [...new Set([...passed, ...behind])].sort((a, b) => a - b)
}
/**
 * Card AP31: cavalry goes through a space that holds only units retreated from this combat, on to an empty
 * one.
 */
function spacesBeyondRetreated(s: State, p: number, at: number, x: number): number[] {
  const enemies = piecesAt(s, enemyOf(s.active), x).filter(isTroops)
  const areBeaten = enemies.every((q) => isMarked(s, q, MARK.retreated) && isMarked(s, q, MARK.fighting))
  const isWay =
    isPlain(x) && !terrainRule(terrainOf(x)).stops && !isAcrossWater(at, x) && !isHostileFort(s, x)
  if (enemies.length === 0 || !areBeaten || !isWay || presenceOf(s, REBELS).isAnyone(x)) return []
  const beyond = (NEIGHBOURS[x] as readonly number[]).filter((y) => y !== at && y !== s.combat && isPlain(y))
  // §20.1.6.a Cavalry may enter a fort space only if it besieges the fort alone or joins its besiegers.
  const isClosed = (y: number): boolean => isHostileFort(s, y) && !isEnoughForSiege([...own(s, y), p], y)
  return beyond.filter((y) => !isClosed(y) && canStay(s, p, y))
}

/**
 * The owner advances the unit further, or halts it.
 * @param later units he will be asked about after this one
 */
export function* advanceOn(g: IllusionsOfGlory, p: number, later: readonly number[]): Procedure {
  const { state: s } = g
  for (;;) {
    const spaces = onwardSpaces(s, p, later)
    if (spaces.length === 0) return
    const from = spaceOf(s, p)
    const owed = owedSiege(s)
    const isFree = !spaces.includes(owed) || canBesiege(s, [], later, owed)
    const pick = yield* g.ask(s.actor, {
      rule: '12.8.2',
      prompt: 'advance-on',
      facts: { piece: p, space: from },
      choose: () => ({ 'advance-to': isFree ? spaces : [owed], halt: isFree }),
      refuse: {
        'advance-to': (x) => whyNotOn(s, p, x),
        halt: () => refusal('cannot-besiege', { space: owed }, '20.3.1.c'),
      },
    })
    if (pick.verb === 'halt') return
    // Cavalry could advance once more, but water stops it.
    if (isAcrossWater(from, pick.arg)) mark(s, p, MARK.halted)
    g.emit?.({ type: 'advanced', rule: '12.8.2', pieces: [p], from, to: pick.arg })
    yield* enterSpace(g, [p], pick.arg)
    // Card AP31: beyond the second space the cavalry has passed the enemy, and stops.
    if (from !== s.combat || !isOrdered(s, pick.arg, ORDER.passed)) return
  }
}
function whyNotOn(s: State, p: number, x: number): Refusal {
  if (!isOrdered(s, x, ORDER.passed)) return refusal('not-on-their-way', { piece: p, space: x })
  const treaty = whyTreatyForbids(s, p, x, false)
  if (treaty) return treaty
  if (supplyAfter(s, p, x) === SUPPLY.none) return refusal('would-be-out-of-supply', { piece: p, space: x })
  return refusal('cannot-besiege', { piece: p, space: x }, '20.1.6.c')
}
