/** §19.1-§19.3 Building trenches. */
import type { IllusionsOfGlory, Refusal } from '../../illusions-of-glory.ts'
import { isPlain, SPACES, TERRAINS, terrainOf } from '../../map.ts'
import { isLcu } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { isOrdered, MARK, mark, ORDER, order, piecesAt, type State, trenchLevel } from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { isOverstacked } from '../10-stacking/limits.ts'
import { isReady } from '../11-movement/ready.ts'
import { isOutOfSupply } from '../14-supply/supply.ts'
import { layTrench } from './losing.ts'

const { trenches } = TABLES

/** The first reason, in the order of the rules. */
export function whyNotDig(s: State, x: number): Refusal | undefined {
  // §4.3.b
  if (s.turn < trenches.firstTurn) return refusal('no-trench-in-1914', { space: x })
  return whyNotHere(s, x) ?? whyNotNow(s, x) ?? whyNotThese(s, x)
}

/** §19.1.a Clear and mountain spaces, §19.1.f also with a fort. §19.3.a One marker in a space. */
function whyNotHere(s: State, x: number): Refusal | undefined {
  const isGood = isPlain(x) && trenches.terrain.includes(TERRAINS[terrainOf(x)])
  if (!isGood) return refusal('no-trench-here', { space: x })
  return trenchLevel(s, x) > 0 ? refusal('trench-there', { space: x }) : undefined
}

/**
 * §19.1.c §19.2.a §9.4.3.b Instead of movement: the space is activated, and no unit has moved out of it. Then
 * the limits.
 */
function whyNotNow(s: State, x: number): Refusal | undefined {
  const side = s.active
  if (!isOrdered(s, x, ORDER.move) || isOrdered(s, x, ORDER.greatRetreat))
    return refusal('not-activated', { space: x }, '19.1.c')
  if (isOrdered(s, x, ORDER.done)) return refusal('finish-the-other-space', { space: x })
  if (s.moving === x) return refusal('has-moved', { space: x }, '19.1.d')
  // No unit moves afterwards, but some would have to.
  if (isOverstacked(s, side, x)) return refusal('stack-full', { space: x }, '10.3.b')
  if (s.trenches.get(side) >= trenches.perTurn) return refusal('trenches-used-up', { space: x })
  return s.dugThisRound >= trenches.perRound ? refusal('one-trench-a-round', { space: x }) : undefined
}

/**
 * §19.1.b §19.2.b An LCU, full or reduced, builds it; §14.3.1.a.5 it must be in supply.
 * §20.1.4.c §19.1.g Forts and uprisings build none.
 */
function whyNotThese(s: State, x: number): Refusal | undefined {
  const lcus = piecesAt(s, s.active, x).filter((p) => isLcu(p) && isReady(s, p))
  if (lcus.length === 0) return refusal('needs-lcu', { space: x })
  return lcus.every((p) => isOutOfSupply(s, p)) ? refusal('out-of-supply', { space: x }) : undefined
}

/** Spaces where a trench can be built now. */
export function diggable(s: State): number[] {
  const found: number[] = []
  for (let x = 0; x < SPACES; x++)
    if (isOrdered(s, x, ORDER.move) && whyNotDig(s, x) === undefined) found.push(x)
  return found
}

/** §19.3.a A trench of level 1. §19.1.d No unit there moves any more. */
export function dig(g: IllusionsOfGlory, x: number): void {
  const { state: s } = g
  const side = s.active
  layTrench(s, x, side, 1)
  order(s, x, ORDER.dug)
  for (const p of piecesAt(s, side, x)) mark(s, p, MARK.moved)
  s.trenches.add(side, 1)
  s.dugThisRound += 1
  g.emit?.({ type: 'trench-dug', rule: '19.1.c', side, space: x, level: 1 })
}
