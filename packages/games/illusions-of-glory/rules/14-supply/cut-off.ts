/** §11.2.k §14.3.2.c §20.5 spaces that are cut off change hands. */
import type { Illusions } from '../../illusions.ts'
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

/** never regions and the sea; §20.5.a §20.5.c never where an own fort stands; nothing in neutral Greece */
const canFlip = (s: State, x: number): boolean =>
  isPlain(x) && !hasFort(s, x) && !(s.greekSide === NO_SIDE && homeOf(x) === GR) && !isKept(s, x)
/** §11.2.k a source nobody stands in; §14.3.2.c not one whose garrison may perish now */
const isKept = (s: State, x: number): boolean => isSource(x) && isUnoccupied(s, x)

/** spaces of both sides without a line to any of their sources, whoever stands there */
export function cutOffSpaces(s: State): number[] {
  const found: number[] = []
  for (let x = 0; x < SPACES; x++) if (canFlip(s, x) && isSpaceCutOff(s, x)) found.push(x)
  return found
}

const isUnoccupied = (s: State, x: number): boolean => CAMPS.every((camp) => !presenceOf(s, camp).isAnyone(x))

/** the side a nation fights on, or the only one it can; Greece may have joined either */
const sideFor = (s: State, home: Nation): number => (home === GR ? s.greekSide : onlySideOf(home))
/**
 * no marker on ground of the taker's own allies (§11.2.f); else that of the first power of the side, which is not Russia
 * any more when it has left the war (§28.0.c)
 */
function markerFor(s: State, side: Side, x: number): Nation {
  const home = homeOf(x)
  if (home >= 0 && sideFor(s, home as Nation) === side) return home as Nation
  if (side !== AP) return GE
  return isTreatyOn(s) ? BR : RU
}

/** §11.2.k those of the spaces nobody is left in; §14.3.2.c be it that their units have just perished */
export function flipCutOff(g: Illusions, spaces: readonly number[]): void {
  const { state: s } = g
  const empty = spaces.filter((x) => isUnoccupied(s, x))
  const lost = SIDES.map((side) => empty.filter((x) => controlOf(s, x) === side))
  for (const side of SIDES) {
    const theirs = lost[side] as number[]
    if (theirs.length > 0) g.emit?.({ type: 'spaces-cut-off', rule: '11.2.k', side, spaces: theirs })
    for (const x of theirs) takeSpace(g, enemyOf(side), markerFor(s, enemyOf(side), x), x, '11.2.k')
  }
}
