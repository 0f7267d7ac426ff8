/** §16.3-§16.5 Which units can be repaired or rebuilt. */
import type { Refusal } from '../../illusions-of-glory.ts'
import { isRegion, LEMNOS } from '../../map.ts'
import { isOf, isSpecial, isUprising, nationMask, nationOf } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { MN, RU, SB, type Side } from '../../sides.ts'
import { campOf, ELIMINATED, isFull, isOnMap, REPLACEABLE, spaceOf, type State } from '../../state.ts'
import { isEnemyHeld, isFriendly } from '../11-movement/control.ts'
import { mayBeReplaced } from '../14-supply/rights.ts'
import { ALL_SOURCES, sourcesAt } from '../14-supply/sources.ts'
import { isRuBarred } from '../23-rebellion/revolution.ts'
import { areSerbsGone } from './placing.ts'

/** The first reason, in the order of the chapter. phase.ts checks whether there are RPs (`isAffordable`). */
export function whyNotReplace(s: State, p: number): Refusal | undefined {
  return whyNever(p) ?? whyNothingToDo(s, p) ?? whyNationCannot(s, p) ?? whyNotThere(s, p)
}

/**
 * §9.6.1.f §16.5.a §glossary.special-unit special units,
 * those of CP (§14.2.1.e) and of AP (§14.2.2.e);
 * §9.6.1.g §16.5.b uprisings; §26.6.1.c Montenegrin units.
 */
function whyNever(p: number): Refusal | undefined {
  const facts = { piece: p }
  if (isUprising(p)) return refusal('no-rp-for-uprising', facts)
  if (isSpecial(p)) return refusal('no-rp-for-special', facts)
  return nationOf(p) === MN ? refusal('mn-no-rp', facts) : undefined
}

/** §16.1.b Reduced units on the map and destroyed units; §16.1.g never units in the Eliminated Units box. */
function whyNothingToDo(s: State, p: number): Refusal | undefined {
  const facts = { piece: p, space: spaceOf(s, p) }
  if (spaceOf(s, p) === ELIMINATED) return refusal('never-rebuilt', facts)
  const isDamaged = isOnMap(s, p) ? !isFull(s, p) : spaceOf(s, p) === REPLACEABLE
  return isDamaged ? undefined : refusal('not-damaged', facts)
}

function whyNationCannot(s: State, p: number): Refusal | undefined {
  const facts = { piece: p, space: spaceOf(s, p) }
  if (isOf(p, RU) && isRuBarred(s, 'points')) return refusal('no-ru-rp', facts)
  // §26.6.2.b.2 §26.6.2.b.3 Serbian units after the collapse.
  if (nationOf(p) === SB && areSerbsGone(s) && spaceOf(s, p) !== LEMNOS)
    return refusal('serbs-not-yet', facts, isOnMap(s, p) ? '26.6.2.b.2' : '16.6.f')
  return hasFreeSource(s, campOf(s, p) as Side, nationMask(p)) ? undefined : refusal('sources-taken', facts)
}
/**
 * §16.3 At least one source must be free of enemies and uprisings, whichever side controls it (ruling 217).
 */
const hasFreeSource = (s: State, side: Side, nations: number): boolean =>
  ALL_SOURCES.some((x) => (sourcesAt(s, side, x) & nations) !== 0 && !isOccupied(s, side, x))
/**
 * Besiegers occupy a source although its fort keeps control of it. A region the side controls is not
 * occupied, even if it is shared.
 */
const isOccupied = (s: State, side: Side, x: number): boolean =>
  isEnemyHeld(s, side, x) && !(isRegion(x) && isFriendly(s, side, x))
/** §16.4 On the map a unit needs a line to a source of its own. */
function whyNotThere(s: State, p: number): Refusal | undefined {
  if (!isOnMap(s, p)) return undefined
  return mayBeReplaced(s, p) ? undefined : refusal('no-line-to-source', { piece: p, space: spaceOf(s, p) })
}
