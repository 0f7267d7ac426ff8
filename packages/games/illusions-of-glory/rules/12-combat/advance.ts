/** §12.8.1 §12.2.3.a §12.2.3.b §18.6 §20.1.6 §glossary.advance the victor advances. */
import { type Illusions, type Next, type Refusal, type Step, SUPPLY } from '../../illusions.ts'
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
import { isEnough } from '../20-forts/siege.ts'
import { isAlone, loseLonely, mayJoinStack } from '../27-headquarters/stacking.ts'
import { whyTreatyForbids } from '../28-treaty/limits.ts'
import { advanceOn } from './advance-on.ts'
import { endCombat } from './ending.ts'
import { whomToFollow } from './retreat/walk.ts'
import { fightOf, isSet } from './under-way.ts'

const MOST: number = TABLES.advance.most

/**
 * §12.8.1.a nobody defends any more: destroyed, retreated or withdrawn. A fort alone that has withstood the attack is
 * not advanced upon. §12.2.3.c §18.6.a §18.6.b into a region won from outside, whoever is still there.
 */
function canAdvance(s: State): boolean {
  const isWon = isRegion(s.combat) && s.attackLn > s.defenceLn
  const isFortLeft = isSet(s, COMBAT.fort) && hasFort(s, s.combat)
  return (isWon || isCleared(s, s.combat)) && !isFortLeft && advancers(s).length > 0
}
const isCleared = (s: State, x: number): boolean =>
  presenceOf(s, enemyOf(s.active)).troops(x) === 0 &&
  presenceOf(s, GREEKS).troops(x) === 0 &&
  !presenceOf(s, REBELS).isAnyone(x)

const hasAdvanced = (s: State, p: number): boolean => isMarked(s, p, MARK.advanced)
const advancedTroops = (s: State): number[] =>
  fightOf(s).attackers.filter((p) => isTroops(p) && hasAdvanced(s, p))

/** why a unit of its own account cannot (§12.8.1.c §12.2.3.d supply); the siege apart */
function whyNotAlone(s: State, p: number): Refusal | undefined {
  const x = s.combat
  if (!isMarked(s, p, MARK.fighting) || spaceOf(s, p) === x)
    return refusal('not-among-attackers', { piece: p })
  // §25.4.b the first to come has taken the landing
  if (isSeaSpace(x) && !hasGround(s, x, GROUND.landing)) return refusal('no-landing-marker', { space: x })
  if (!isFull(s, p)) return refusal('not-at-full-strength', { piece: p })
  if (advancedTroops(s).length >= MOST) return refusal('three-have-advanced', { space: x })
  if (supplyAfter(s, p, x) === SUPPLY.none) return refusal('would-be-out-of-supply', { piece: p, space: x })
  const isRoom = isOpen(s, x) && fits(s, [p], x)
  return isRoom
    ? whyTreatyForbids(s, p, x, false)
    : refusal('no-room-there', { piece: p, space: x }, '12.8.1.a')
}

/** §12.8.1.d §20.1.6.a §20.3.1.c a standing fort of the enemy must be besieged by those who enter */
const isSiege = (s: State, x: number): boolean => hasFort(s, x) && controlOf(s, x) !== s.active
const inside = (s: State): number[] => piecesAt(s, s.active, s.combat).filter(isTroops)
/** could the siege be laid if this one went, and one or two after it that may stand beside it (§10.2.b)? */
function canBesiege(s: State, p: number): boolean {
  if (!isSiege(s, s.combat)) return true
  const slots = MOST - advancedTroops(s).length - 1
  const others = fightOf(s).attackers.filter((q) => q !== p && isTroops(q) && !whyNotAlone(s, q))
  return upTo(slots, others).some((followers) => {
    const going = [p, ...followers]
    const isJoint = isEnough([...inside(s), ...going], s.combat) && fits(s, going, s.combat)
    return isJoint && areSupplied(s, going)
  })
}
/** all sets of so many of them, or fewer */
function upTo(most: number, [first, ...rest]: readonly number[]): number[][] {
  if (first === undefined || most === 0) return [[]]
  return [...upTo(most, rest), ...upTo(most - 1, rest).map((set) => [first, ...set])]
}
/** §12.8.1.c if all of these go: the last of a region closes the line of those who have gone before */
const areSupplied = (s: State, going: readonly number[]): boolean =>
  going.every((p) => supplyAfter(s, p, s.combat, going) !== SUPPLY.none)

/** §12.8.1.a §12.8.1.b §12.1.2.b any attacking LCU or SCU at full strength, wherever it came from; §3.1.1.3 in any terrain */
function whyNotAdvance(s: State, p: number): Refusal | undefined {
  if (isSupport(p)) return whyNotAlong(s, p)
  const not = whyNotAlone(s, p)
  if (not) return not
  return canBesiege(s, p) ? undefined : refusal('cannot-besiege', { piece: p, space: s.combat })
}
/** §12.8.1.a §27.0.b HQs and artillery go along with troops of their space, or of their stack in a region (§18.3.c), that have advanced */
function whyNotAlong(s: State, p: number): Refusal | undefined {
  const isAble = isMarked(s, p, MARK.fighting) && isMarked(s, p, MARK.halted) && spaceOf(s, p) !== s.combat
  if (!isAble) return refusal('not-among-attackers', { piece: p })
  return mayJoinStack(s, p, s.combat)
    ? undefined
    : refusal('no-room-there', { piece: p, space: s.combat }, '27.0.d')
}

/** troops that may advance now, and support that may follow */
const advancers = (s: State): number[] =>
  fightOf(s).attackers.filter((p) => !hasAdvanced(s, p) && !whyNotAdvance(s, p))

/** §20.3.1.c too few for a siege cannot be left there */
const mayStop = (s: State): boolean =>
  !isSiege(s, s.combat) || inside(s).length === 0 || isEnough(inside(s), s.combat)

/** §12.8.1 whether anybody can advance; if not, the combat is over */
export function* mayAdvance(g: Illusions): Step<Next> {
  yield* []
  return canAdvance(g.state) ? 'combat/advancing' : endCombat(g)
}

/** one unit per entry, then those who may go on, then the end of the combat */
export function* advanceUnit(g: Illusions): Step<Next> {
  const { state: s } = g
  const able = advancers(s)
  if (able.length === 0) return yield* finish(g)
  const pick = yield* g.ask(s.actor, {
    rule: '12.8.1.a',
    prompt: 'advance',
    facts: { space: s.combat, pieces: advancedTroops(s), left: MOST - advancedTroops(s).length },
    choose: () => ({ advance: able, done: mayStop(s) }),
    refuse: {
      advance: (p) => whyNotAdvance(s, p),
      done: () => refusal('cannot-besiege', { space: s.combat }),
    },
  })
  if (pick.verb === 'done') return yield* finish(g)
  yield* advance(g, pick.arg)
  return 'combat/advancing'
}

/** §12.8.3 §12.7.8.b who enters takes control, unless an enemy fort stands there; §12.8.2 water stops it */
function* advance(g: Illusions, p: number): Step {
  const { state: s } = g
  const from = spaceOf(s, p)
  const to = s.combat
  if (isTroops(p)) noteOrigin(s, p, from)
  mark(s, p, MARK.advanced | (isAcrossWater(from, to) ? MARK.halted : 0))
  if (isTroops(p))
    for (const q of piecesAt(s, s.active, from)) if (mayFollow(s, q, p)) mark(s, q, MARK.halted)
  // §18.3.c its stack was one of the region it leaves
  setStack(s, p, 0)
  g.emit?.({ type: 'advanced', rule: '12.8.1.a', pieces: [p], from, to })
  yield* enterSpace(g, [p], to)
}

/** the number of its stack beside that of the place: in a region each stack is one of its own (§18.3.c) */
const PER_STACK = 256
const originOf = (s: State, p: number, at: number): number =>
  isRegion(at) && isMarked(s, p, MARK.toAttack) ? at + stackOf(s, p) * PER_STACK : at
function noteOrigin(s: State, p: number, from: number): void {
  const slot = advancedTroops(s).length * 2
  s.advances.set(slot, p)
  s.advances.set(slot + 1, originOf(s, p, from))
}
/** who has advanced out of the place of support, of its own stack first; out of the defended space itself all who have gone on */
function goneFrom(s: State, at: number, support: number): number[] {
  const all = advancedTroops(s)
  if (at === s.combat) return all
  const cameFrom = (p: number, is: (origin: number) => boolean): boolean =>
    s.advances.toArray().some((q, i) => i % 2 === 0 && q === p && is(s.advances.get(i + 1)))
  const own = all.filter((p) => cameFrom(p, (origin) => origin === originOf(s, support, at)))
  return own.length > 0 ? own : all.filter((p) => cameFrom(p, (origin) => origin % PER_STACK === at))
}

const mayFollow = (s: State, q: number, p: number): boolean => isSupport(q) && areStacked(s, p, q)

function* finish(g: Illusions): Step<Next> {
  const { state: s } = g
  const all = advancedTroops(s)
  for (const [i, p] of all.entries()) yield* advanceOn(g, p, all.slice(i + 1))
  for (let x = 0; x < SPACES; x++) if (leftAlone(s, x).length > 0) yield* bringSupport(g, x)
  s.advances.fill(-1)
  return endCombat(g)
}
/** §10.2.b in a region also beside troops it may not stand with */
const leftAlone = (s: State, x: number): number[] =>
  piecesAt(s, s.active, x).filter((p) => isSupport(p) && isAlone(s, p))
/** support that would be left alone goes with the troops it stood with, no others: they may have come by another way (§12.8.2) */
function* bringSupport(g: Illusions, at: number): Step {
  const { state: s } = g
  for (const p of leftAlone(s, at)) {
    const places = goneFrom(s, at, p).map((q) => spaceOf(s, q))
    const open = [...new Set(places)].filter((x) => mayJoinStack(s, p, x))
    if (open.length === 0) continue
    const to = yield* whomToFollow(g, s.actor, p, open)
    setStack(s, p, 0)
    g.emit?.({ type: 'advanced', rule: '27.0.b', pieces: [p], from: at, to })
    yield* enterSpace(g, [p], to)
  }
  loseLonely(g, at)
}
