/** Units placed and removed by events. */
import type { EventEffect } from '../../data/card-types.ts'
import type { IllusionsOfGlory, Procedure } from '../../illusions-of-glory.ts'
import { isRegion, space } from '../../map.ts'
import { ARMIES, FULL, isDivision, isLcu, isSpecial, piecesNamed } from '../../pieces.ts'
import { commanderOf } from '../../rules/04-setup/commands.ts'
import { placesFor, whyNotPlace } from '../../rules/15-reinforcements/places.ts'
import { settleRegion } from '../../rules/18-regions/control.ts'
import { loseSupportLeftAlone } from '../../rules/27-headquarters/stacking.ts'
import { type Nation, nationNamed } from '../../sides.ts'
import {
  ANY_KIND,
  ELIMINATED,
  isOnMap,
  LCUS,
  put,
  REPLACEABLE,
  RESERVE,
  SCUS,
  setFace,
  spaceOf,
  type State,
} from '../../state.ts'
import { beginsNow, type Executor, noQuestion } from '../executor.ts'
import { arrive, countersIn, markToPlace, placeNext } from './arrivals.ts'
import { refusal } from '../../refusal.ts'

type Place = Extract<EventEffect, { kind: 'place' }>

/** §9.7.3.b This is no reinforcement card: Troop Quality does not change. */
export const place: Executor<'place'> = function* (g, effect, c) {
  if (effect.from === 'reserve') return yield* placeFromReserve(g, effect, c)
  const { state: s } = g
  if (beginsNow(s)) markToPlace(s, countersIn(s, effect.units))
  const together = effect.together === true
  return yield* placeNext(g, { at: effect.at, together, card: c, rule: '9.7.3.b', faceOf: () => FULL })
}

/** §13.4.c Up to so many SCUs. */
function* placeFromReserve(g: IllusionsOfGlory, effect: Place, c: number): Procedure<boolean> {
  const { state: s } = g
  if (beginsNow(s)) s.effectLeft = effect.units.length
  const [p] = countersIn(s, effect.units, RESERVE)
  const places = p === undefined ? [] : placesFor(s, p, effect.at)
  if (p === undefined || places.length === 0) return true
  const pick = yield* g.ask(commanderOf(s, p), {
    rule: '13.4.c',
    prompt: 'place-unit',
    facts: { piece: p, card: c, left: s.effectLeft },
    choose: () => ({ 'place-in': places, 'no-more': true }),
    refuse: { 'place-in': (x) => whyNotPlace(s, p, effect.at, x) },
  })
  if (pick.verb === 'no-more') return true
  arrive(g, p, pick.arg, { face: FULL, card: c, rule: '9.7.3.b' })
  s.effectLeft--
  return s.effectLeft === 0
}

/** The unit leaves the game, wherever it is. */
export const remove: Executor<'remove'> = function* (g, { unit }) {
  yield* noQuestion
  for (const p of piecesNamed(unit)) {
    const x = spaceOf(g.state, p)
    if (x >= 0) g.emit?.({ type: 'unit-eliminated', rule: '9.7.1.a', piece: p, space: x, cause: 'event' })
    takeOff(g, p, ELIMINATED)
  }
  return true
}

/** The unit is not destroyed: Troop Quality does not change, and no SCU replaces it. */
function takeOff(g: IllusionsOfGlory, p: number, box: number): void {
  const { state: s } = g
  const x = spaceOf(s, p)
  put(s, p, box)
  setFace(s, p, FULL)
  s.marks.set(p, 0)
  if (x < 0) return
  loseSupportLeftAlone(g, x)
  if (isRegion(x)) settleRegion(g, x)
}

type GiveUp = Extract<EventEffect, { kind: 'give-up' }>

function candidates(s: State, effect: GiveUp): number[] {
  const isHere = (p: number): boolean =>
    isOnMap(s, p) && (effect.space === undefined || spaceOf(s, p) === space(effect.space))
  const own = (ARMIES[nationNamed(effect.nation)] ?? []).filter(isHere)
  const [lcus, scus] = [own.filter(isLcu), own.filter(isDivision)]
  if (s.givingUp !== ANY_KIND) return s.givingUp === SCUS ? scus : lcus
  // SCUs may be given up instead only in full number, or if there is no LCU (ruling 142).
  const isEnough = effect.orScu !== undefined && (scus.length >= effect.orScu || lcus.length === 0)
  return isEnough ? [...lcus, ...scus] : lcus
}

export const giveUp: Executor<'give-up'> = function* (g, effect, c) {
  const { state: s } = g
  const units = candidates(s, effect)
  const [first] = units
  if (first === undefined) return true
  const p = units.length === 1 ? first : yield* askWhich(g, effect, units, c)
  if (beginsNow(s)) {
    s.givingUp = isLcu(p) ? LCUS : SCUS
    s.effectLeft = isLcu(p) ? effect.lcu : (effect.orScu ?? 0)
  }
  s.effectLeft--
  g.emit?.({ type: 'given-up', rule: '9.7.1.a', piece: p, space: spaceOf(s, p) })
  // §12.6.6.g SCUs may be rebuilt.
  takeOff(g, p, isLcu(p) || isSpecial(p) ? ELIMINATED : REPLACEABLE)
  return s.effectLeft === 0
}
function* askWhich(
  g: IllusionsOfGlory,
  effect: GiveUp,
  units: readonly number[],
  c: number,
): Procedure<number> {
  const { state: s } = g
  const nation: Nation = nationNamed(effect.nation)
  const left = s.givingUp === ANY_KIND ? effect.lcu : s.effectLeft
  const pick = yield* g.ask(commanderOf(s, units[0] as number), {
    rule: '9.7.1.a',
    prompt: 'give-up',
    facts: { nation, left, card: c },
    choose: () => ({ 'give-up': units }),
    refuse: { 'give-up': (p) => refusal('card-names-others', { piece: p, card: c }, '9.7.1.a') },
  })
  return pick.arg
}
