/** §12.6.5 §12.6.6 §14.3.3.a Losses of steps and units. All losses of the game go through here. */
import type { Cause, IllusionsOfGlory, Procedure } from '../../illusions-of-glory.ts'
import { FULL, isDivision, isLcu, isSpecial, isUprising, REDUCED } from '../../pieces.ts'
import {
  campOf,
  ELIMINATED,
  isFull,
  isMarked,
  isOnMap,
  MARK,
  ORDER,
  order,
  put,
  REPLACEABLE,
  setFace,
  type State,
  spaceOf,
} from '../../state.ts'
import { isOutOfSupply } from '../14-supply/supply.ts'
import { crush } from '../23-rebellion/uprisings.ts'
import { noteLcuLost } from '../24-troop-quality.ts'
import { loseSupportLeftAlone } from '../27-headquarters/stacking.ts'
import { hasRelief, relievedBy, relieve } from './replacing-lcus.ts'

/**
 * §3.2.1.e Every unit has two steps. §12.6.3.a The first loss reduces it, §12.6.3.c the second destroys it.
 */
export function* loseStep(g: IllusionsOfGlory, p: number, cause: Cause): Procedure {
  const { state: s } = g
  if (!isFull(s, p)) {
    yield* destroy(g, p, cause)
    return
  }
  setFace(s, p, REDUCED)
  g.emit?.({ type: 'step-lost', rule: '12.6.3.a', piece: p, space: spaceOf(s, p), cause, left: s.absorb })
}

export function* destroy(g: IllusionsOfGlory, p: number, cause: Cause): Procedure {
  if (isUprising(p)) putDown(g, p)
  else if (isLcu(p)) yield* destroyLcu(g, p, cause)
  else if (isDivision(p)) destroyScu(g, p, cause)
  else eliminate(g, p, cause)
}

/** §12.6.5.b An uprising leaves the map and can be placed again. */
function putDown(g: IllusionsOfGlory, p: number): void {
  crush(g, p)
  resetUnit(g.state, p)
}

/** §12.6.6.a The LCU is in supply, and §12.6.4.d an SCU can take its place. */
export const canBeRelieved = (s: State, lcu: number): boolean => !isOutOfSupply(s, lcu) && hasRelief(s, lcu)

/** §12.6.4.a §12.2.G.5.c.2 The LCU goes to the Replaceable Units box and an SCU takes its place. */
function* destroyLcu(g: IllusionsOfGlory, p: number, cause: Cause): Procedure {
  const { state: s } = g
  const x = spaceOf(s, p)
  const relief = canBeRelieved(s, p) ? yield* relieve(g, p) : -1
  // §12.6.6.a §14.3.3.a If it is out of supply, or §12.6.4.d no SCU is available, it is eliminated.
  if (relief < 0) {
    eliminate(g, p, cause)
    return
  }
  // §12.6.6.e A special unit is eliminated even if an SCU takes its place.
  remove(g, p, isSpecial(p) ? ELIMINATED : REPLACEABLE)
  announceLoss(g, p, x, cause)
  noteLcuLost(g, p)
}

export function destroyScu(g: IllusionsOfGlory, p: number, cause: Cause): void {
  const { state: s } = g
  const x = spaceOf(s, p)
  const lcu = relievedBy(s, p)
  const marks = s.marks.get(p)
  // §12.6.5.a §12.2.G.5.c.1 §12.6.6.g The SCU goes to the Replaceable Units box; §12.6.6.e a special unit is
  // eliminated.
  remove(g, p, isSpecial(p) ? ELIMINATED : REPLACEABLE)
  announceLoss(g, p, x, cause)
  if (cause === 'combat' && lcu >= 0 && spaceOf(s, lcu) === REPLACEABLE) loseForGood(g, lcu, x, cause)
  loseSupportLeftAlone(g, x, marks)
}
/**
 * §12.6.6.b The LCU and its SCU are lost to the Loss Number of one combat. Troop Quality has been lowered for
 * it already.
 */
function loseForGood(g: IllusionsOfGlory, lcu: number, x: number, cause: Cause): void {
  put(g.state, lcu, ELIMINATED)
  g.emit?.({ type: 'unit-eliminated', rule: '12.6.6.b', piece: lcu, space: x, cause })
}
function announceLoss(g: IllusionsOfGlory, p: number, x: number, cause: Cause): void {
  const { absorb: left } = g.state
  const rule = isLcu(p) ? '12.6.4.a' : '12.6.5.a'
  if (isSpecial(p)) g.emit?.({ type: 'unit-eliminated', rule: '12.6.6.e', piece: p, space: x, cause })
  else g.emit?.({ type: 'unit-destroyed', rule, piece: p, space: x, cause, left })
}

/** Causes that do not lower Troop Quality: §24.1.b speaks of destruction. */
const WITHOUT_QUALITY_LOSS: readonly Cause[] = ['event', 'revolution', 'collapse']

/** The rule by which a unit is eliminated. */
function ruleOfLoss(s: State, p: number, cause: Cause): string {
  if (cause === 'alone') return '12.6.6.f'
  if (!isLcu(p) || isSpecial(p)) return '12.6.6.e'
  if (cause === 'attrition') return '12.6.6.c'
  if (cause === 'no-retreat') return '12.6.6.d'
  return isOutOfSupply(s, p) ? '12.6.6.a' : '12.6.4.d'
}

/** §12.6.6 The unit goes to the Eliminated Units box. */
export function eliminate(g: IllusionsOfGlory, p: number, cause: Cause): void {
  const { state: s } = g
  const x = spaceOf(s, p)
  const marks = s.marks.get(p)
  const rule = ruleOfLoss(s, p, cause)
  remove(g, p, ELIMINATED)
  g.emit?.({ type: 'unit-eliminated', rule, piece: p, space: x, cause })
  if (isLcu(p) && !WITHOUT_QUALITY_LOSS.includes(cause)) noteLcuLost(g, p)
  if (x >= 0) loseSupportLeftAlone(g, x, marks)
}

function remove(g: IllusionsOfGlory, p: number, box: number): void {
  const { state: s } = g
  if (isMarked(s, p, MARK.fighting) && campOf(s, p) === s.active && isOnMap(s, p))
    order(s, spaceOf(s, p), ORDER.struckFrom)
  put(s, p, box)
  resetUnit(s, p)
}

/** A unit that leaves the map has no marks and is at full strength. */
function resetUnit(s: State, p: number): void {
  s.marks.set(p, 0)
  setFace(s, p, FULL)
}
