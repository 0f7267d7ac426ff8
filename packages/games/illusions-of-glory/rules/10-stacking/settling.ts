/** §10.3 At the end of an action round stacks must be within the limits again. */
import type { IllusionsOfGlory, Next, Procedure, Refusal } from '../../illusions-of-glory.ts'
import { SPACES } from '../../map.ts'
import { isSupport, isTroops, PIECES } from '../../pieces.ts'
import type { Side } from '../../sides.ts'
import { campOf, clearRound, isOrdered, piecesAt, type State, spaceOf } from '../../state.ts'
import { commanderOf } from '../04-setup/commands.ts'
import { nextAction } from '../08-action/rounds.ts'
import { putAwayPlayed } from '../09-cards/piles.ts'
import { isEnemyHeld, isFriendly } from '../11-movement/control.ts'
import { destroy } from '../12-combat/destruction.ts'
import { settleRegions } from '../18-regions/control.ts'
import { loseOccupiedTrenches } from '../19-trenches/losing.ts'
import { leaveSieges, noteBrokenSieges } from '../20-forts/broken-siege.ts'
import { isEnoughForSiege, isForeignFort } from '../20-forts/siege.ts'
import { settleGreekSpaces } from '../26-neutrals/greece.ts'
import { isAlone, mayJoinStack } from '../27-headquarters/stacking.ts'
import { displaceTo, joinNearestTroops, nearest } from './displacing.ts'
import { excess, faultOf, fits, isOverstacked } from './limits.ts'
import { refusal } from '../../refusal.ts'

const SUPPORT: readonly number[] = Array.from({ length: PIECES }, (_, p) => p).filter(isSupport)

/** §10.3.b Stacks are brought within the limits, markers are removed, and the card goes to its pile. */
export function* roundEndPhase(g: IllusionsOfGlory): Procedure<Next> {
  const { state: s } = g
  yield* settleStacks(g)
  yield* leaveSieges(g, s.active)
  // §27.0.b Support that could not follow its troops out of a siege.
  for (const p of SUPPORT) if (isAlone(s, p)) yield* joinNearestTroops(g, p)
  settleRegions(g)
  settleGreekSpaces(g)
  loseOccupiedTrenches(g)
  clearRound(s)
  putAwayPlayed(g)
  return nextAction(g)
}

/**
 * After the moves of a side: units over the limit leave, and support that stands alone joins other troops.
 * @param barred orders: units do not go to spaces that have one of them
 */
export function* settleStacks(g: IllusionsOfGlory, barred = 0): Procedure {
  const { state: s } = g
  const side = s.active
  // §10.3.a §10.3.c
  for (let x = 0; x < SPACES; x++) while (isOverstacked(s, side, x)) yield* displaceOne(g, side, x, barred)
  // §27.0.b
  for (const p of SUPPORT) if (campOf(s, p) === side && isAlone(s, p)) yield* joinNearestTroops(g, p, barred)
}

/** §10.3.b Its owner chooses which unit goes to the nearest space with room. */
function* displaceOne(g: IllusionsOfGlory, side: Side, x: number, barred: number): Procedure {
  const { state: s } = g
  const there = piecesAt(s, side, x)
  const inExcess = there.filter(faultOf(there) === 'second-hq' ? isSupport : isTroops)
  const able = displaceable(s, side, x, inExcess)
  const pick = yield* g.ask(commanderOf(s, there[0] as number), {
    rule: '10.3.b',
    prompt: 'overstacked',
    facts: { space: x, excess: Math.max(1, excess(s, side, x)) },
    choose: () => ({ displace: able.length > 0 ? able : inExcess }),
    refuse: { displace: (p) => whyNotDisplace(s, x, p, inExcess) },
  })
  const p = pick.arg
  const places = nearest(s, p, (y) => !isOrdered(s, y, barred) && isRoomFor(s, side, p, y))
  if (places.length > 0) yield* displaceTo(g, p, places)
  else yield* destroy(g, p, 'overstacked')
  if (able.length === 0) noteBrokenSieges(g)
}
function whyNotDisplace(s: State, x: number, p: number, inExcess: readonly number[]): Refusal {
  if (spaceOf(s, p) !== x) return refusal('not-in-that-stack', { piece: p, space: x })
  // §10.1.d A second HQ leaves, troops do not; §27.0.a support does not count among the troops.
  if (!inExcess.includes(p)) return refusal('makes-no-room', { piece: p, space: x })
  // §20.3.4.a
  return isForeignFort(s, campOf(s, p) as Side, x)
    ? refusal('needed-for-siege', { piece: p, space: x }, '20.3.4.a')
    : refusal('makes-no-room', { piece: p, space: x })
}
/** Units whose departure, perhaps with others, leaves a legal stack. §20.3.4.a A siege must still hold. */
function displaceable(s: State, side: Side, x: number, inExcess: readonly number[]): number[] {
  const there = piecesAt(s, side, x)
  const fault = faultOf(there)
  const isSiege = isForeignFort(s, side, x)
  const ways = subsetsOf(inExcess).filter((gone) => {
    const rest = there.filter((q) => !gone.includes(q))
    return faultOf(rest) !== fault && (!isSiege || isEnoughForSiege(rest, x))
  })
  return inExcess.filter((p) => ways.some((gone) => gone.includes(p)))
}
/** Every subset, the empty one included. */
const subsetsOf = (pieces: readonly number[]): number[][] =>
  pieces.reduce<number[][]>((sets, p) => [...sets, ...sets.map((set) => [...set, p])], [[]])
const isRoomFor = (s: State, side: Side, p: number, y: number): boolean =>
  isFriendly(s, side, y) &&
  !isEnemyHeld(s, side, y) &&
  (isSupport(p) ? mayJoinStack(s, p, y) : fits(s, [p], y))
