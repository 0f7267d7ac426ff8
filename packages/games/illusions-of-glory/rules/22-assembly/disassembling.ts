/** §22.4 An LCU becomes SCUs. */
import type { IllusionsOfGlory, Refusal, Procedure } from '../../illusions-of-glory.ts'
import { FULL, isDivision, isLcu, isTroops, kindOf, PIECES } from '../../pieces.ts'
import { isSeaSpace } from '../../map.ts'
import { refusal } from '../../refusal.ts'
import {
  isFull,
  isOnMap,
  LAYOUT,
  MARK,
  mark,
  piecesAt,
  put,
  REPLACEABLE,
  RESERVE,
  setFace,
  setStack,
  type State,
  spaceOf,
  stackOf,
  unmark,
} from '../../state.ts'
import { excess, fits, isUnlimited, mayStack } from '../10-stacking/limits.ts'
import { isFreelyActivated } from '../11-movement/barriers.ts'
import { groupOf, isReady } from '../11-movement/ready.ts'
import { canMakeRoom, canShareRoom } from '../11-movement/room.ts'
import { fromReserve } from '../13-redeployment/reserve-box.ts'
import { besiegers, isEnoughForSiege } from '../20-forts/siege.ts'
import { canEndOverstack } from './making-room.ts'
import { FULL_SET, isComponent, isPossible, nextOf, REDUCED_SET, setsOf } from './composition.ts'
import { whyNotAlike } from '../12-combat/part-in-combat.ts'

/**
 * §22.4.b §22.4.c Three SCUs for an LCU at full strength, two for a reduced one; §22.4.d of both nations if
 * it has two.
 */
const sizeOf = (s: State, lcu: number): number => (isFull(s, lcu) ? FULL_SET : REDUCED_SET)

/** SCUs in the reserve box, of each kind no more than are needed. */
function inBox(s: State): number[] {
  const found: number[] = []
  // Units of one kind have consecutive numbers.
  let count = 0
  for (let p = 0; p < PIECES; p++) {
    if (p > 0 && kindOf(p) !== kindOf(p - 1)) count = 0
    if (count < FULL_SET && spaceOf(s, p) === RESERVE && isDivision(p)) {
      found.push(p)
      count++
    }
  }
  return found
}
const setsFor = (s: State, lcu: number): number[][] =>
  setsOf(
    lcu,
    inBox(s).filter((p) => isComponent(lcu, p)),
    [sizeOf(s, lcu)],
    (p, q) => kindOf(p) === kindOf(q),
  )

/** §20.3.4.a Disassembly must not break a siege. */
function keepsSiege(s: State, lcu: number, set: readonly number[]): boolean {
  const x = spaceOf(s, lcu)
  const there = besiegers(s, s.active, x)
  return there.length === 0 || isEnoughForSiege([...there.filter((p) => p !== lcu), ...set], x)
}

/** §22.4.a Why an LCU cannot be disassembled. */
export function whyNotDisassemble(s: State, p: number, box: number[] = inBox(s)): Refusal | undefined {
  if (!isLcu(p) || !isOnMap(s, p)) return refusal('wrong-troops', { piece: p }, '22.4.a')
  if (!isReady(s, p) || isFreelyActivated(s, p, spaceOf(s, p)))
    return refusal('not-activated', { piece: p }, '22.4.a')
  // §25.2.3.b The SCUs would land.
  if (isSeaSpace(spaceOf(s, p))) return refusal('lcus-only-by-sea', { space: spaceOf(s, p) }, '25.1.a')
  if (!isPossible(p, box, sizeOf(s, p))) return refusal('reserve-lacks-troops', { piece: p })
  const isBesieging = besiegers(s, s.active, spaceOf(s, p)).length > 0
  if (isBesieging && !setsFor(s, p).some((set) => keepsSiege(s, p, set)))
    return refusal('siege-must-hold', { space: spaceOf(s, p), pieces: [p] })
  if (isRoomy(s, p) || (!isBesieging && canOthersGo(s, p))) return undefined
  if (setsFor(s, p).some((set) => isLawful(s, p, set))) return undefined
  return refusal('stack-full', { space: spaceOf(s, p) }, '10.3.b')
}
/** The set neither breaks a siege nor leaves the space over the limit. */
const isLawful = (s: State, lcu: number, set: readonly number[]): boolean =>
  keepsSiege(s, lcu, set) && (isRoomy(s, lcu) || leavesRoom(s, lcu, set))

/** A scratch position: nothing in it lasts from one call to the next. */
const scratch = LAYOUT.create()
/**
 * §10.3.a §10.3.b The space may be over the limit for a while if as many units can still leave: the new SCUs
 * or others (ruling 37).
 */
function leavesRoom(s: State, lcu: number, set: readonly number[]): boolean {
  LAYOUT.restoreFrom(scratch, s)
  takeApart(scratch, lcu, set)
  return canEndOverstack(scratch, piecesAt(scratch, scratch.active, spaceOf(s, lcu)))
}
/** The space has room for any set, whatever other units are there. */
const isRoomy = (s: State, lcu: number): boolean =>
  isUnlimited(spaceOf(s, lcu)) ||
  (excess(s, s.active, spaceOf(s, lcu), sizeOf(s, lcu) - 1) === 0 && fits(s, [lcu], spaceOf(s, lcu)))

/**
 * Other units there can make enough room, whichever set is chosen. This is the common case and the quicker
 * check.
 */
function canOthersGo(s: State, lcu: number): boolean {
  const x = spaceOf(s, lcu)
  const there = piecesAt(s, s.active, x).filter((p) => p !== lcu)
  if (there.some((p) => !isTroops(p) || !mayStack(p, lcu))) return false
  const surplus = excess(s, s.active, x, sizeOf(s, lcu) - 1)
  const going = there.filter((p) => isReady(s, p) && canMakeRoom(s, groupOf(s, [p]), [])).slice(0, surplus)
  if (going.length < surplus) return false
  const groups = going.map((p) => groupOf(s, [p]))
  return surplus === 1 || canShareRoom(s, groups, [])
}

/** @param ready units that may still move */
export function disassemblable(s: State, ready: readonly number[]): number[] {
  const lcus = ready.filter(isLcu)
  const box = lcus.length === 0 ? [] : inBox(s)
  return box.length === 0 ? [] : lcus.filter((p) => whyNotDisassemble(s, p, box) === undefined)
}

/** The LCU goes to the Replaceable Units box. The SCUs take its place at full strength and may still move. */
export function* disassemble(g: IllusionsOfGlory, lcu: number): Procedure {
  const { state: s } = g
  const x = spaceOf(s, lcu)
  const isHalf = !isFull(s, lcu)
  const picked = yield* pickSet(
    g,
    lcu,
    setsFor(s, lcu).filter((set) => isLawful(s, lcu, set)),
  )
  takeApart(s, lcu, picked)
  const rule = isHalf ? '22.4.c' : '22.4.b'
  g.emit?.({ type: 'disassembled', rule, piece: lcu, into: picked, space: x })
}

function takeApart(s: State, lcu: number, set: readonly number[]): void {
  const isToMove = s.marks.get(lcu) & MARK.toMove
  const stack = stackOf(s, lcu)
  for (const p of set) {
    fromReserve(s, p, spaceOf(s, lcu))
    mark(s, p, isToMove | MARK.parted)
    setStack(s, p, stack)
  }
  put(s, lcu, REPLACEABLE)
  setFace(s, lcu, FULL)
  unmark(s, lcu, ~MARK.due)
}

/** §22.4.b SCUs of its nation come out of the reserve box. */
function whyNotTake(s: State, lcu: number, p: number, choices: readonly number[]): Refusal {
  if (spaceOf(s, p) !== RESERVE) return refusal('not-in-reserve', { piece: p }, '22.4.b')
  return whyNotAlike(s, p, choices, '22.4.b') ?? refusal('not-for-that-lcu', { piece: p, lcu }, '22.4.b')
}

function* pickSet(
  g: IllusionsOfGlory,
  lcu: number,
  sets: readonly (readonly number[])[],
): Procedure<number[]> {
  const { state: s } = g
  let picked: number[] = []
  for (let next = oneOfEach(nextOf(sets, picked)); next.length > 0; next = oneOfEach(nextOf(sets, picked))) {
    const choices = next
    if (choices.length === 1) {
      picked = [...picked, choices[0] as number]
      continue
    }
    const pick = yield* g.ask(s.actor, {
      rule: '22.4.b',
      prompt: 'disassemble-into',
      facts: { piece: lcu, space: spaceOf(s, lcu), need: sizeOf(s, lcu) - picked.length },
      choose: () => ({ 'take-scu': choices }),
      refuse: { 'take-scu': (p) => whyNotTake(s, lcu, p, choices) },
    })
    picked = [...picked, pick.arg]
  }
  return picked
}
const oneOfEach = (pieces: readonly number[]): number[] =>
  pieces.filter((p, i) => pieces.findIndex((q) => kindOf(q) === kindOf(p)) === i)
