/** §12.7.3.h §12.7.8 §12.2.2.c The retreat of one unit. */
import type { IllusionsOfGlory, Refusal, Procedure } from '../../../illusions-of-glory.ts'
import { areConnected, isPort } from '../../../map.ts'
import { isSupport } from '../../../pieces.ts'
import { refusal } from '../../../refusal.ts'
import { enemyOf, type Side } from '../../../sides.ts'
import {
  campOf,
  isMarked,
  isOnMap,
  MARK,
  mark,
  ORDER,
  order,
  piecesAt,
  type State,
  spaceOf,
  unmark,
} from '../../../state.ts'
import { commanderOf } from '../../04-setup/commands.ts'
import { fits } from '../../10-stacking/limits.ts'
import { enterSpace, isFriendly } from '../../11-movement/control.ts'
import { loseTrench } from '../../19-trenches/losing.ts'
import { isAlone, mayJoinStack } from '../../27-headquarters/stacking.ts'
import { whyTreatyForbids } from '../../28-treaty/limits.ts'
import { eliminate } from '../destruction.ts'
import { fightOf } from '../under-way.ts'
import { retreatBeyond } from './overstacked.ts'
import { loseUnit, loseRetreatedUnits } from './no-retreat.ts'
import { standInPort } from './ports.ts'
import { bestSteps } from './priorities.ts'
import { endsRetreat, isOpenToRetreat, nearestWithRoom, retreatSteps } from './ways.ts'

/** A unit and the way it has retreated so far. */
interface Way {
  readonly piece: number
  readonly path: readonly number[]
  /** full spaces it was turned away from before the last of them (§12.7.3.d) */
  readonly full?: readonly number[]
  /** It has reached a region or a landing, or a space with room behind full ones. */
  readonly isOver: boolean
}

/**
 * §12.7.3.a Each unit retreats by a way of its own, as far as `retreat` says. §12.7.8.a The space it leaves
 * does not change control.
 */
export function* retreatPiece(g: IllusionsOfGlory, p: number): Procedure {
  let way: Way = { piece: p, path: [], isOver: false }
  for (let left = g.state.retreat; left > 0 && !way.isOver; left--) {
    const next: Way | undefined = yield* oneStep(g, way, left)
    if (next === undefined) return
    way = next
  }
  yield* arrive(g, way)
}

/** One space further; undefined if the unit has stayed in its port or is lost. */
function* oneStep(g: IllusionsOfGlory, way: Way, left: number): Procedure<Way | undefined> {
  const { state: s } = g
  const { piece, path } = way
  const origin = s.combat
  const at = path.at(-1) ?? origin
  const steps = retreatSteps(s, piece, at, origin, left)
  const best = bestSteps(s, piece, steps, left === 1)
  if (best.length === 0) return yield* withoutRoom(g, way, steps)
  const to = best.length === 1 ? (best[0] as number) : yield* chooseStep(g, piece, at, best, left)
  return { piece, path: [...path, to], isOver: endsRetreat(to) }
}

/** §12.7.7.b A port without a way out; §12.7.3.d all friendly spaces are full; §12.7.5 no way at all. */
function* withoutRoom(g: IllusionsOfGlory, way: Way, steps: readonly number[]): Procedure<Way | undefined> {
  const { state: s } = g
  const full = steps.filter((x) => isFriendly(s, campOf(s, way.piece) as Side, x))
  const isStuck = full.length === 0 || nearestWithRoom(s, way.piece, full, s.combat).length === 0
  if (isStuck && isPort(s.combat)) {
    yield* standInPort(g, [way.piece])
    return undefined
  }
  if (full.length > 0) {
    const { piece, to, passed } = yield* retreatBeyond(g, way.piece, full)
    if (piece >= 0) return { piece, path: [...way.path, to], full: passed, isOver: true }
    // §12.7.6.b A unit lost on the way has left the port.
    if (isPort(s.combat)) loseRetreatedUnits(g, s.combat)
    return undefined
  }
  loseUnit(g, way.piece, 'no-retreat')
  return undefined
}

function* chooseStep(
  g: IllusionsOfGlory,
  p: number,
  at: number,
  best: readonly number[],
  left: number,
): Procedure<number> {
  const { state: s } = g
  const pick = yield* g.ask(commanderOf(s, p), {
    rule: '12.7.3.e',
    prompt: 'retreat-where',
    facts: { piece: p, space: at, left },
    choose: () => ({ 'retreat-to': best }),
    refuse: { 'retreat-to': (x) => whyNotRetreat(s, p, at, x) },
  })
  return pick.arg
}
export function whyNotRetreat(s: State, p: number, at: number, x: number): Refusal {
  if (x === s.combat) return refusal('back-to-the-fight', { space: x })
  const treaty = whyTreatyForbids(s, p, x, false)
  if (treaty) return treaty
  if (!areConnected(at, x) || !isOpenToRetreat(s, p, at, x, s.combat))
    return refusal('retreat-blocked', { piece: p, space: x })
  if (!fits(s, [p], x)) return refusal('no-room-there', { piece: p, space: x })
  return refusal('better-retreat', { piece: p, space: x })
}

/** The unit is where its retreat ends. */
function* arrive(g: IllusionsOfGlory, { piece, path, full = [] }: Way): Procedure {
  const { state: s } = g
  const to = path.at(-1)
  if (to === undefined || !isOnMap(s, piece)) return
  const from = spaceOf(s, piece)
  unmark(s, piece, MARK.retreating)
  // §12.2.2.c
  mark(s, piece, MARK.retreated)
  g.emit?.({
    type: 'retreated',
    rule: full.length > 0 ? '12.7.3.d' : '12.7.3.a',
    piece,
    from,
    path: [...path.slice(0, -1), ...full, to],
  })
  // §12.7.3.h Control is taken where the retreat ends, not on the way.
  if (path.length > 1) passThrough(g, piece, path[0] as number)
  yield* enterSpace(g, [piece], to) // §12.7.3.h
}

/**
 * §12.8.2 The winner may advance into a space the defender has passed, §12.2.3.b but not after units lost on
 * their way. §19.4.b The space has been entered.
 */
function passThrough(g: IllusionsOfGlory, piece: number, x: number): void {
  const { state: s } = g
  order(s, x, ORDER.passed)
  loseTrench(g, x, campOf(s, piece))
}

/** HQs and artillery left without troops go with retreated troops, or are lost (§27.0.b §27.0.c). */
export function* supportFollows(g: IllusionsOfGlory, x: number): Procedure {
  const { state: s } = g
  const side = enemyOf(s.active)
  const alone = piecesAt(s, side, x).filter((p) => isSupport(p) && isAlone(s, p))
  for (const p of alone) yield* follow(g, p, x)
}
function* follow(g: IllusionsOfGlory, p: number, x: number): Procedure {
  const { state: s } = g
  const open = retreatSpaces(s, x).filter((y) => mayJoinStack(s, p, y))
  if (open.length === 0) {
    eliminate(g, p, 'alone')
    return
  }
  const to = yield* askWhereToFollow(g, commanderOf(s, p), p, open)
  yield* followRetreat(g, p, x, to)
}
export function* followRetreat(g: IllusionsOfGlory, p: number, from: number, to: number): Procedure {
  mark(g.state, p, MARK.retreated)
  g.emit?.({ type: 'retreated', rule: '27.0.b', piece: p, from, path: [to] })
  yield* enterSpace(g, [p], to)
}
/** The spaces the defenders of this combat have retreated to. */
export function retreatSpaces(s: State, x: number): number[] {
  const gone = fightOf(s).defenders.filter((q) => isMarked(s, q, MARK.retreated) && spaceOf(s, q) !== x)
  return [...new Set(gone.map((q) => spaceOf(s, q)))]
}
/** If its troops have retreated to several spaces, the command `who` chooses one. */
export function* askWhereToFollow(
  g: IllusionsOfGlory,
  who: number,
  p: number,
  open: readonly number[],
): Procedure<number> {
  if (open.length === 1) return open[0] as number
  const pick = yield* g.ask(who, {
    rule: '27.0.b',
    prompt: 'support-where',
    facts: { piece: p, space: spaceOf(g.state, p) },
    choose: () => ({ 'follow-to': open }),
    refuse: { 'follow-to': (x) => refusal('where-its-troops-went', { piece: p, space: x }) },
  })
  return pick.arg
}
