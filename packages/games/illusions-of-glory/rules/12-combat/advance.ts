/** §12.8.1 §18.6 The winner advances into the defended space. */
import {
  type IllusionsOfGlory,
  type Next,
  type Refusal,
  type Procedure,
  SUPPLY,
} from '../../illusions-of-glory.ts'
import { isAcrossWater, isRegion, isSeaSpace, SPACES } from '../../map.ts'
import { isSupport, isTroops } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { enemyOf } from '../../sides.ts'
import {
  COMBAT,
  controlOf,
  GREEKS,
  GROUND,
  hasFort,
  hasGround,
  isFull,
  isMarked,
  MARK,
  mark,
  piecesAt,
  presenceOf,
  REBELS,
  setStack,
  stackOf,
  type State,
  spaceOf,
} from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { fits } from '../10-stacking/limits.ts'
import { enterSpace } from '../11-movement/control.ts'
import { isOpen } from '../11-movement/neutrals.ts'
import { supplyAfter } from '../14-supply/supply.ts'
import { areStacked } from '../18-regions/stacked.ts'
import { isEnoughForSiege } from '../20-forts/siege.ts'
import { isAlone, loseSupportLeftAlone, mayJoinStack } from '../27-headquarters/stacking.ts'
import { whyTreatyForbids } from '../28-treaty/limits.ts'
import { advanceOn } from './second-space.ts'
import { endCombat } from './ending.ts'
import { askWhereToFollow } from './retreat/walk.ts'
import { whyNotOf } from './part-in-combat.ts'
import { fightOf, isSet } from './under-way.ts'

const MOST: number = TABLES.advance.most

/** §12.8.1.a §glossary.advance Whether the defended space can be entered now. */
function canAdvance(s: State): boolean {
  // §12.2.3.c §18.6.a §18.6.b A region won from outside is entered whoever is still there.
  const isWon = isRegion(s.combat) && s.attackLn > s.defenceLn
  // A fort that has withstood the attack alone is not entered.
  const isFortLeft = isSet(s, COMBAT.fort) && hasFort(s, s.combat)
  // §12.2.3.a §12.2.3.b No defender is left: all were destroyed, retreated or withdrew.
  return (isWon || isCleared(s, s.combat)) && !isFortLeft && advancers(s).length > 0
}
const isCleared = (s: State, x: number): boolean =>
  presenceOf(s, enemyOf(s.active)).troops(x) === 0 &&
  presenceOf(s, GREEKS).troops(x) === 0 &&
  !presenceOf(s, REBELS).isAnyone(x)

const hasAdvanced = (s: State, p: number): boolean => isMarked(s, p, MARK.advanced)
const advancedTroops = (s: State): number[] =>
  fightOf(s).attackers.filter((p) => isTroops(p) && hasAdvanced(s, p))

/** Why a unit cannot advance by itself; sieges are checked elsewhere. */
function whyNotByItself(s: State, p: number): Refusal | undefined {
  const x = s.combat
  if (!isMarked(s, p, MARK.fighting) || spaceOf(s, p) === x)
    return refusal('not-among-attackers', { piece: p })
  // §25.4.b The first unit to enter has captured the landing.
  if (isSeaSpace(x) && !hasGround(s, x, GROUND.landing)) return refusal('no-landing-marker', { space: x })
  if (!isFull(s, p)) return refusal('not-at-full-strength', { piece: p })
  if (advancedTroops(s).length >= MOST) return refusal('three-have-advanced', { space: x })
  // §12.8.1.c §12.2.3.d It must be in supply there.
  if (supplyAfter(s, p, x) === SUPPLY.none) return refusal('would-be-out-of-supply', { piece: p, space: x })
  const isRoom = isOpen(s, x) && fits(s, [p], x)
  return isRoom
    ? whyTreatyForbids(s, p, x, false)
    : refusal('no-room-there', { piece: p, space: x }, '12.8.1.a')
}

/** §12.8.1.d §20.1.6 §20.1.6.a §20.3.1.c The units that enter must besiege an undestroyed enemy fort. */
const isSiege = (s: State, x: number): boolean => hasFort(s, x) && controlOf(s, x) !== s.active
const inside = (s: State): number[] => piecesAt(s, s.active, s.combat).filter(isTroops)
/**
 * Whether the fort would be besieged if this unit advanced, and after it one or two others that may stack
 * with it (§10.2.b).
 */
function canBesiege(s: State, p: number): boolean {
  if (!isSiege(s, s.combat)) return true
  const slots = MOST - advancedTroops(s).length - 1
  const others = fightOf(s).attackers.filter((q) => q !== p && isTroops(q) && !whyNotByItself(s, q))
  return upTo(slots, others).some((followers) => {
    const going = [p, ...followers]
    const isJoint = isEnoughForSiege([...inside(s), ...going], s.combat) && fits(s, going, s.combat)
    return isJoint && areSupplied(s, going)
  })
}
/** All subsets of at most so many units. */
function upTo(most: number, [first, ...rest]: readonly number[]): number[][] {
  if (first === undefined || most === 0) return [[]]
  return [...upTo(most, rest), ...upTo(most - 1, rest).map((set) => [first, ...set])]
}
/**
 * §12.8.1.c Supply if all of these units go: the last unit to leave a region closes the line of those that
 * went before it.
 */
const areSupplied = (s: State, going: readonly number[]): boolean =>
  going.every((p) => supplyAfter(s, p, s.combat, going) !== SUPPLY.none)

/**
 * §12.8.1.a §12.8.1.b §12.1.2.b Any attacking LCU or SCU at full strength, wherever it came from. §3.1.1.3
 * Terrain does not matter.
 */
function whyNotAdvance(s: State, p: number): Refusal | undefined {
  if (isSupport(p)) return whyNotFollow(s, p)
  const not = whyNotByItself(s, p)
  if (not) return not
  return canBesiege(s, p) ? undefined : refusal('cannot-besiege', { piece: p, space: s.combat })
}
/**
 * §12.8.1.a §27.0.b HQs and artillery advance with troops of their space, or of their stack in a region
 * (§18.3.c).
 */
function whyNotFollow(s: State, p: number): Refusal | undefined {
  const isAble = isMarked(s, p, MARK.fighting) && isMarked(s, p, MARK.halted) && spaceOf(s, p) !== s.combat
  if (!isAble) return refusal('not-among-attackers', { piece: p })
  return mayJoinStack(s, p, s.combat)
    ? undefined
    : refusal('no-room-there', { piece: p, space: s.combat }, '27.0.d')
}

/** Troops that may advance now, and support that may go with them. */
const advancers = (s: State): number[] =>
  fightOf(s).attackers.filter((p) => !hasAdvanced(s, p) && !whyNotAdvance(s, p))

/** §12.8.1.a The winner advances, each unit once. */
function whyNotNow(s: State, p: number): Refusal | undefined {
  const not = whyNotOf(s, s.active, p, '12.8.1.a')
  if (not) return not
  return hasAdvanced(s, p) ? refusal('has-advanced', { piece: p }) : whyNotAdvance(s, p)
}

/** §20.3.1.c The player may not stop while too few units besiege the fort. */
const mayStop = (s: State): boolean =>
  !isSiege(s, s.combat) || inside(s).length === 0 || isEnoughForSiege(inside(s), s.combat)

/** §12.8.1 Whether any unit can advance. If not, the combat is over. */
export function* mayAdvance(g: IllusionsOfGlory): Procedure<Next> {
  yield* []
  return canAdvance(g.state) ? 'combat/advancing' : endCombat(g)
}

/** One unit per entry of the stage, then advances into a second space, then the end of the combat. */
export function* advanceUnit(g: IllusionsOfGlory): Procedure<Next> {
  const { state: s } = g
  const able = advancers(s)
  if (able.length === 0) return yield* finish(g)
  const pick = yield* g.ask(s.actor, {
    rule: '12.8.1.a',
    prompt: 'advance',
    facts: { space: s.combat, pieces: advancedTroops(s), left: MOST - advancedTroops(s).length },
    choose: () => ({ advance: able, done: mayStop(s) }),
    refuse: {
      advance: (p) => whyNotNow(s, p),
      done: () => refusal('cannot-besiege', { space: s.combat }),
    },
  })
  if (pick.verb === 'done') return yield* finish(g)
  yield* advance(g, pick.arg)
  return 'combat/advancing'
}

/** §12.8.3 §12.7.8.b The unit takes control, unless an enemy fort is there. §12.8.2 Water stops it. */
function* advance(g: IllusionsOfGlory, p: number): Procedure {
  const { state: s } = g
  const from = spaceOf(s, p)
  const to = s.combat
  if (isTroops(p)) noteOrigin(s, p, from)
  mark(s, p, MARK.advanced | (isAcrossWater(from, to) ? MARK.halted : 0))
  if (isTroops(p))
    for (const q of piecesAt(s, s.active, from)) if (mayFollow(s, q, p)) mark(s, q, MARK.halted)
  // §18.3.c Its stack belonged to the region it leaves.
  setStack(s, p, 0)
  g.emit?.({ type: 'advanced', rule: '12.8.1.a', pieces: [p], from, to })
  yield* enterSpace(g, [p], to)
}

/** In a region each stack is an origin of its own (§18.3.c): its number is stored with the space. */
const PER_STACK = 256
const originOf = (s: State, p: number, at: number): number =>
  isRegion(at) && isMarked(s, p, MARK.toAttack) ? at + stackOf(s, p) * PER_STACK : at
function noteOrigin(s: State, p: number, from: number): void {
  const slot = advancedTroops(s).length * 2
  s.advances.set(slot, p)
  s.advances.set(slot + 1, originOf(s, p, from))
}
/**
 * Troops that have advanced out of the space of this support, first those of its own stack. If the support is
 * in the defended space, these are all that have gone on.
 */
function advancedFrom(s: State, at: number, support: number): number[] {
  const all = advancedTroops(s)
  if (at === s.combat) return all
  const cameFrom = (p: number, is: (origin: number) => boolean): boolean =>
    s.advances.toArray().some((q, i) => i % 2 === 0 && q === p && is(s.advances.get(i + 1)))
  const own = all.filter((p) => cameFrom(p, (origin) => origin === originOf(s, support, at)))
  return own.length > 0 ? own : all.filter((p) => cameFrom(p, (origin) => origin % PER_STACK === at))
}

const mayFollow = (s: State, q: number, p: number): boolean => isSupport(q) && areStacked(s, p, q)

function* finish(g: IllusionsOfGlory): Procedure<Next> {
  const { state: s } = g
  const all = advancedTroops(s)
  for (const [i, p] of all.entries()) yield* advanceOn(g, p, all.slice(i + 1))
  for (let x = 0; x < SPACES; x++) if (leftAlone(s, x).length > 0) yield* bringSupport(g, x)
  s.advances.fill(-1)
  return endCombat(g)
}
/** §10.2.b In a region support may be alone even among troops it may not stack with. */
const leftAlone = (s: State, x: number): number[] =>
  piecesAt(s, s.active, x).filter((p) => isSupport(p) && isAlone(s, p))
/**
 * Support that would be left alone goes with the troops it was stacked with, not with others: they may have
 * come another way (§12.8.2).
 */
function* bringSupport(g: IllusionsOfGlory, at: number): Procedure {
  const { state: s } = g
  for (const p of leftAlone(s, at)) {
    const places = advancedFrom(s, at, p).map((q) => spaceOf(s, q))
    const open = [...new Set(places)].filter((x) => mayJoinStack(s, p, x))
    if (open.length === 0) continue
    const to = yield* askWhereToFollow(g, s.actor, p, open)
    setStack(s, p, 0)
    g.emit?.({ type: 'advanced', rule: '27.0.b', pieces: [p], from: at, to })
    yield* enterSpace(g, [p], to)
  }
  loseSupportLeftAlone(g, at)
}
