/** §22.1-§22.3 SCUs become an LCU. */
import type { IllusionsOfGlory, Refusal, Procedure } from '../../illusions-of-glory.ts'
import { FULL, isDivision, isLcu, isOf, isSpecial, PIECES, REDUCED } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { RU } from '../../sides.ts'
import {
  campOf,
  isFull,
  isMarked,
  isOnMap,
  MARK,
  mark,
  put,
  REPLACEABLE,
  setFace,
  setStack,
  type State,
  spaceOf,
} from '../../state.ts'
import { isOverstacked } from '../10-stacking/limits.ts'
import { isFreelyActivated } from '../11-movement/barriers.ts'
import { isFriendly } from '../11-movement/control.ts'
import {
  beginAt,
  isMoving,
  isReady,
  type Place,
  placeOf,
  readyAt,
  readyPieces,
} from '../11-movement/ready.ts'
import { toReserve } from '../13-redeployment/reserve-box.ts'
import { isOutOfSupply } from '../14-supply/supply.ts'
import { isRuBarred } from '../23-rebellion/revolution.ts'
import { FULL_SET, isComplete, isComponent, isPossible, nextOf, REDUCED_SET, setsOf } from './composition.ts'
import { leavesRoomMade } from './making-room.ts'
import { whyNotAlike } from '../12-combat/part-in-combat.ts'

type Sets = readonly (readonly number[])[]

/**
 * §22.1.a §22.1.a.1 §22.1.b In a friendly space or region, SCUs in supply, at full strength, activated and
 * unmoved, §22.3.a that were there when the round began.
 */
function fitAt(s: State, place: Place): number[] {
  if (!isFriendly(s, s.active, place.space)) return []
  return readyAt(s, place).filter((p) => isFit(s, p, place.space))
}
/** Card AP24: in a region only stacks activated free of charge may not assemble. */
const isFit = (s: State, p: number, x: number): boolean =>
  isDivision(p) &&
  isFull(s, p) &&
  !isMarked(s, p, MARK.parted) &&
  !isOutOfSupply(s, p) &&
  !isFreelyActivated(s, p, x)

/** §23.4.2.b The revolution forbids Russia to assemble. */
const isBarred = (s: State, lcu: number): boolean => isOf(lcu, RU) && isRuBarred(s, 'assembly')

/**
 * §22.1.a.2 §22.2.b One SCU in its space brings a reduced LCU to full strength, §22.1.c but not a special
 * LCU, §22.3.a nor one an event brought here this round.
 */
const isToRefill = (s: State, p: number): boolean =>
  isLcu(p) && isOnMap(s, p) && !isFull(s, p) && !isSpecial(p) && hasBegunHere(s, p) && !isOutOfSupply(s, p)
const hasBegunHere = (s: State, p: number): boolean => isReady(s, p) && !isMarked(s, p, MARK.railed)
const canRefill = (s: State, lcu: number, p: number): boolean =>
  isComponent(lcu, p) && leavesRoomMade(s, spaceOf(s, lcu), lcu, [p])
const scusToRefill = (s: State, lcu: number): number[] =>
  fitAt(s, placeOf(s, lcu)).filter((p) => canRefill(s, lcu, p))

/** §22.3.b §22.3.d The counter must be in the Replaceable Units box. */
const isAvailable = (s: State, p: number): boolean =>
  isLcu(p) && spaceOf(s, p) === REPLACEABLE && campOf(s, p) === s.active

/** Sets of SCUs in one place that can become this LCU. */
const setsAt = (s: State, lcu: number, place: Place): Sets =>
  setsOf(lcu, fitAt(s, place), [REDUCED_SET, FULL_SET]).filter((set) =>
    leavesRoomMade(s, place.space, lcu, set),
  )

/** LCUs that can be assembled. */
export function assemblies(s: State, x: number, stack: number): number[] {
  const place = { space: x, stack }
  const fit = fitAt(s, place)
  const found: number[] = []
  if (fit.length === 0) return found
  for (const p of LCUS) if (canBecome(s, p, place, fit)) found.push(p)
  return found
}
const LCUS: readonly number[] = Array.from({ length: PIECES }, (_, p) => p).filter(isLcu)
function canBecome(s: State, p: number, place: Place, fit: readonly number[]): boolean {
  if (isBarred(s, p)) return false
  if (isAvailable(s, p))
    return isPossible(p, fit, REDUCED_SET) && (!isOverLimit(s, place) || setsAt(s, p, place).length > 0)
  const isHere = spaceOf(s, p) === place.space && placeOf(s, p).stack === place.stack
  return isHere && isToRefill(s, p) && fit.some((q) => canRefill(s, p, q))
}
const isOverLimit = (s: State, { space }: Place): boolean => isOverstacked(s, s.active, space)

/**
 * Places with SCUs that could be assembled.
 * @param isHere only the place that is moving
 */
function placesToAssemble(s: State, ready: readonly number[], isHere: boolean): Place[] {
  const places: Place[] = []
  for (const p of ready) {
    if (!isDivision(p)) continue
    const place = placeOf(s, p)
    if (isHere && !isMoving(s, place)) continue
    if (!places.some((each) => each.space === place.space && each.stack === place.stack)) places.push(place)
  }
  return places
}
/** @param ready units that may still move */
export const assemblable = (s: State, ready: readonly number[], isHere: boolean): number[] => [
  ...new Set(placesToAssemble(s, ready, isHere).flatMap(({ space, stack }) => assemblies(s, space, stack))),
]

/** §22.3 The SCUs go to the reserve box. The LCU takes their place and does not move this round. */
export function* assemble(g: IllusionsOfGlory, lcu: number, isHere: boolean): Procedure {
  const { state: s } = g
  const isRefilled = isOnMap(s, lcu)
  const sets: Sets = isRefilled
    ? scusToRefill(s, lcu).map((p) => [p])
    : placesToAssemble(s, readyPieces(s), isHere).flatMap((place) => setsAt(s, lcu, place))
  const used = yield* pickSet(g, lcu, sets)
  const place = placeOf(s, used[0] as number)
  const stack = placeOf(s, used[0] as number).stack
  beginAt(s, place)
  const face = isRefilled || used.length === FULL_SET ? FULL : REDUCED
  for (const p of used) toReserve(s, p)
  if (!isRefilled) put(s, lcu, place.space)
  setFace(s, lcu, face)
  setStack(s, lcu, stack)
  mark(s, lcu, MARK.moved)
  g.emit?.({
    type: 'assembled',
    rule: ruleFor(isRefilled, face),
    piece: lcu,
    face,
    from: used,
    space: place.space,
  })
}
function ruleFor(isRefilled: boolean, face: number): string {
  if (isRefilled) return '22.3.c'
  return face === FULL ? '22.3.b' : '22.3.d'
}

/** The player chooses the SCUs one by one; two are enough for a reduced LCU. */
function* pickSet(g: IllusionsOfGlory, lcu: number, sets: Sets): Procedure<number[]> {
  const { state: s } = g
  let picked: number[] = []
  for (;;) {
    const chosen = picked
    const next = nextOf(sets, chosen)
    const isEnough = isComplete(sets, chosen)
    if (next.length === 0) return chosen
    if (next.length === 1 && !isEnough) {
      picked = [...chosen, next[0] as number]
      continue
    }
    const pick = yield* g.ask(s.actor, {
      rule: '22.2.a',
      prompt: 'assemble-with',
      facts: {
        piece: lcu,
        space: chosen.length > 0 ? spaceOf(s, chosen[0] as number) : -1,
        has: chosen.length,
      },
      choose: () => ({ use: next, done: isEnough }),
      refuse: {
        use: (p) =>
          whyNotAlike(s, p, next, '22.2.a') ?? refusal('not-for-that-lcu', { piece: p, lcu }, '22.2.a'),
      },
    })
    if (pick.verb === 'done') return chosen
    picked = [...chosen, pick.arg]
  }
}

/** Why an LCU cannot be assembled. */
export function whyNotAssemble(s: State, p: number): Refusal | undefined {
  if (!isLcu(p)) return refusal('wrong-troops', { piece: p })
  if (isBarred(s, p)) return refusal('no-assembly-in-revolution', { piece: p })
  if (isOnMap(s, p)) return whyNotRefill(s, p)
  if (!isAvailable(s, p)) return refusal('no-counter-for-it', { piece: p })
  return whyOverstacked(s, p) ?? refusal('wrong-troops', { piece: p })
}
/** §10.3.b The SCUs must first make room for others. */
function whyOverstacked(s: State, p: number): Refusal | undefined {
  const places = placesToAssemble(s, readyPieces(s), false).filter((place) => isOverLimit(s, place))
  const found = places.find((place) => isPossible(p, fitAt(s, place), REDUCED_SET))
  return found && refusal('stack-full', { space: found.space }, '10.3.b')
}
function whyNotRefill(s: State, p: number): Refusal {
  if (isSpecial(p)) return refusal('special-unit', { piece: p })
  if (isFull(s, p)) return refusal('no-counter-for-it', { piece: p })
  if (!hasBegunHere(s, p)) return refusal('not-activated', { piece: p }, '22.3.a')
  if (isOutOfSupply(s, p)) return refusal('out-of-supply', { piece: p }, '22.1.a')
  if (isOverLimit(s, placeOf(s, p)) && fitAt(s, placeOf(s, p)).some((q) => isComponent(p, q)))
    return refusal('stack-full', { space: spaceOf(s, p) }, '10.3.b')
  return refusal('wrong-troops', { piece: p }, '22.2.b')
}
