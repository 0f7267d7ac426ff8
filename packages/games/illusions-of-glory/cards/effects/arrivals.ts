/** §15.1 Placing the units of an event, one per entry of the stage. */
import type { Command } from '../../commands.ts'
import type { Destination } from '../../data/card-types.ts'
import type { IllusionsOfGlory, Refusal, Procedure } from '../../illusions-of-glory.ts'
import { idOfSpace, isPlain, isRegion } from '../../map.ts'
import {
  type Face,
  FULL,
  isDivision,
  isSupport,
  isTroops,
  nationOf,
  PIECES,
  piecesNamed,
  REDUCED,
} from '../../pieces.ts'
import { commanderOf } from '../../rules/04-setup/commands.ts'
import { takeSpace } from '../../rules/11-movement/control.ts'
import { placesFor, whyNotPlace } from '../../rules/15-reinforcements/places.ts'
import { canPlaceAll } from '../../rules/15-reinforcements/room.ts'
import { settleRegion } from '../../rules/18-regions/control.ts'
import { arrivesReduced, payForReinforcements } from '../../rules/24-troop-quality.ts'
import { nationNamed, type Side } from '../../sides.ts'
import {
  campOf,
  controlOf,
  hasFort,
  isMarked,
  MARK,
  mark,
  put,
  REPLACEABLE,
  RESERVE,
  setFace,
  spaceOf,
  type State,
  unmark,
  WAITING,
} from '../../state.ts'
import { beginsNow, type Executor } from '../executor.ts'
import { refusal } from '../../refusal.ts'

/** Units of these kinds in a box. A kind named twice gives two units. */
export function countersIn(s: State, kinds: readonly string[], box: number = WAITING): number[] {
  const found: number[] = []
  for (const id of kinds) {
    const p = piecesNamed(id).find((each) => spaceOf(s, each) === box && !found.includes(each))
    if (p !== undefined) found.push(p)
  }
  return found
}

/** §27.0.c The units that have still to be placed: troops before the support that must stack with them. */
function unitsToPlace(s: State): number[] {
  const due: number[] = []
  for (let p = 0; p < PIECES; p++) if (isMarked(s, p, MARK.due)) due.push(p)
  return [...due.filter((p) => !isSupport(p)), ...due.filter(isSupport)]
}
export const markToPlace = (s: State, pieces: readonly number[]): void => {
  for (const p of pieces) mark(s, p, MARK.due)
}

/** Places a unit on the map. Troops take control of a neutral space (§26.3.1.d.1, card AP18). */
export function arrive(
  g: IllusionsOfGlory,
  p: number,
  x: number,
  as: { face: Face; card: number; rule: string },
): void {
  const { state: s } = g
  put(s, p, x)
  setFace(s, p, as.face)
  unmark(s, p, MARK.due)
  g.emit?.({ type: 'arrived', rule: as.rule, piece: p, space: x, face: as.face, card: as.card })
  if (isTroops(p)) holdGround(g, p, x)
}
function holdGround(g: IllusionsOfGlory, p: number, x: number): void {
  const { state: s } = g
  const side = campOf(s, p) as Side
  if (isRegion(x)) settleRegion(g, x)
  else if (isPlain(x) && controlOf(s, x) !== side && !hasFort(s, x))
    takeSpace(g, side, nationOf(p), x, '11.2.a')
}

/**
 * §9.7.2.c Without a space to place them in, SCUs and support go to the reserve box, LCUs to the Replaceable
 * Units box.
 */
export function sendToBox(s: State, p: number): void {
  unmark(s, p, MARK.due)
  put(s, p, isDivision(p) || isSupport(p) ? RESERVE : REPLACEABLE)
}

const onlyAt = (x: number): Destination => ({ to: 'spaces', spaces: [idOfSpace(x)] })

/** §15.1.h A choice must leave room for the units still to come. It is tried and taken back. */
function leavesRoom(s: State, p: number, x: number, rest: readonly number[], at: Destination): boolean {
  const from = spaceOf(s, p)
  put(s, p, x)
  const isRoom = canPlaceAll(s, rest, at, false)
  put(s, p, from)
  return isRoom
}

function placesNow(s: State, [p, ...rest]: readonly number[], { at, together }: Arrival): number[] {
  if (p === undefined) return []
  if (s.effectSpace >= 0) return placesFor(s, p, onlyAt(s.effectSpace))
  if (together) return placesFor(s, p, at, rest)
  const places = placesFor(s, p, at)
  const roomy = places.filter((x) => rest.length === 0 || leavesRoom(s, p, x, rest, at))
  return roomy.length > 0 ? roomy : places
}

export interface Arrival {
  readonly at: Destination
  readonly together: boolean
  readonly card: number
  readonly rule: string
  readonly faceOf: (p: number) => Face
}
/** Places the next unit. Returns true if it was the last. */
export function* placeNext(g: IllusionsOfGlory, arrival: Arrival): Procedure<boolean> {
  const { state: s } = g
  const due = unitsToPlace(s)
  const [p] = due
  if (p === undefined) return true
  const x = yield* choosePlace(g, p, placesNow(s, due, arrival), {
    card: arrival.card,
    left: due.length,
    refuse: (y) =>
      whyNotPlace(s, p, arrival.at, y) ??
      refusal('room-for-the-rest', { piece: p, space: y, left: due.length }),
  })
  if (x < 0) sendToBox(s, p)
  else arrive(g, p, x, { face: arrival.faceOf(p), card: arrival.card, rule: arrival.rule })
  if (arrival.together && x >= 0) s.effectSpace = x
  return due.length === 1
}

interface Placing {
  readonly card: number
  readonly left: number
  /** The command that is asked; without it, the command of the unit. */
  readonly asked?: Command
  readonly refuse?: (x: number) => Refusal | undefined
}
/** Returns -1 if there is no space. */
export function* choosePlace(
  g: IllusionsOfGlory,
  p: number,
  places: readonly number[],
  { card, left, asked, refuse }: Placing,
): Procedure<number> {
  if (places.length < 2) return places[0] ?? -1
  const pick = yield* g.ask(asked ?? commanderOf(g.state, p), {
    rule: '15.1.c',
    prompt: 'place-unit',
    facts: { piece: p, card, left },
    choose: () => ({ 'place-in': places }),
    ...(refuse === undefined ? {} : { refuse: { 'place-in': refuse } }),
  })
  return pick.arg
}

/**
 * §15.1.a §card.AP37 §card.CP30 §card.CP36 Reinforcements.
 * §24.2.b Troop Quality falls first: if this makes it Poor, the units are placed reduced.
 */
export const reinforcements: Executor<'reinforcements'> = function* (g, effect, c) {
  const { state: s } = g
  const nation = nationNamed(effect.nation)
  if (beginsNow(s)) {
    payForReinforcements(g, effect)
    markToPlace(s, countersIn(s, effect.units))
    s.reinforced |= 1 << nation
  }
  return yield* placeNext(g, {
    at: effect.at,
    together: effect.together === true,
    card: c,
    rule: '15.1.c',
    faceOf: (p) => (arrivesReduced(s, p, effect) ? REDUCED : FULL),
  })
}
