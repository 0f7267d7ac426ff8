/** §11.2.k §14.3.2.c §20.5 Spaces cut off from supply change control. */
import type { IllusionsOfGlory } from '../../illusions-of-glory.ts'
import { homeOf, isPlain, isSource, SPACES } from '../../map.ts'
import {
  AP,
  BR,
  enemyOf,
  GE,
  GR,
  type Nation,
  NO_SIDE,
  onlySideOf,
  RU,
  SIDES,
  type Side,
} from '../../sides.ts'
import { CAMPS, controlOf, hasFort, presenceOf, type State } from '../../state.ts'
import { takeSpace } from '../11-movement/control.ts'
import { isTreatyOn } from '../28-treaty/treaty.ts'
import { isSpaceCutOff } from './supply.ts'

/**
 * Regions and sea-invasion spaces are never cut off; §20.5.a §20.5.c nor is a space with a friendly fort, nor
 * one in neutral Greece.
 */
const canFlip = (s: State, x: number): boolean =>
  isPlain(x) && !hasFort(s, x) && !(s.greekSide === NO_SIDE && homeOf(x) === GR) && !isKept(s, x)
/**
 * §11.2.k An unoccupied source keeps its control. §14.3.2.c A source whose units may be lost to attrition now
 * does not.
 */
const isKept = (s: State, x: number): boolean => isSource(x) && isUnoccupied(s, x)

/** Spaces of both sides without a line to any source of theirs, occupied or not. */
export function cutOffSpaces(s: State): number[] {
  const found: number[] = []
  for (let x = 0; x < SPACES; x++) if (canFlip(s, x) && isSpaceCutOff(s, x)) found.push(x)
  return found
}

const isUnoccupied = (s: State, x: number): boolean => CAMPS.every((camp) => !presenceOf(s, camp).isAnyone(x))

/** The side a nation fights on, or the only one it can. Greece may have joined either. */
const sideFor = (s: State, home: Nation): number => (home === GR ? s.greekSide : onlySideOf(home))
/**
 * §11.2.f A space of an ally gets no marker. Any other gets that of the first power of the side; this is no
 * longer Russia once it has left the war (§28.0.c).
 */
function markerFor(s: State, side: Side, x: number): Nation {
  const home = homeOf(x)
  if (home >= 0 && sideFor(s, home as Nation) === side) return home as Nation
  if (side !== AP) return GE
  return isTreatyOn(s) ? BR : RU
}

/**
 * §11.2.k The unoccupied ones of these spaces change control; §14.3.2.c also those whose units have just been
 * lost.
 */
export function flipCutOff(g: IllusionsOfGlory, spaces: readonly number[]): void {
  const { state: s } = g
  const empty = spaces.filter((x) => isUnoccupied(s, x))
  const lost = SIDES.map((side) => empty.filter((x) => controlOf(s, x) === side))
  for (const side of SIDES) {
    const theirs = lost[side] as number[]
    if (theirs.length > 0) g.emit?.({ type: 'spaces-cut-off', rule: '11.2.k', side, spaces: theirs })
    for (const x of theirs) takeSpace(g, enemyOf(side), markerFor(s, enemyOf(side), x), x, '11.2.k')
  }
}
