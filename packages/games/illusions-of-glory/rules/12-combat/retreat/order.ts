/**
 * §12.7.3.a §12.7.3.c Which unit retreats first, if there is not room for all, or if one unit's retreat
 * changes the choices of others.
 */
import { type IllusionsOfGlory, type Procedure, SUPPLY } from '../../../illusions-of-glory.ts'
import { isRegion } from '../../../map.ts'
import type { Side } from '../../../sides.ts'
import { campOf, type State } from '../../../state.ts'
import { commanderOf, commanderTogether } from '../../04-setup/commands.ts'
import { fits } from '../../10-stacking/limits.ts'
import { isFriendly } from '../../11-movement/control.ts'
import { isOpenToSupply } from '../../14-supply/ground.ts'
import { supplyAfter } from '../../14-supply/supply.ts'
import { distinct } from '../losses.ts'
import { whyNotNextToGo } from '../part-in-combat.ts'
import { roomBeyond } from './overstacked.ts'
import { bestSteps } from './priorities.ts'
import { endsRetreat, retreatSteps } from './ways.ts'

/**
 * Of the units that have still to retreat, the owner chooses the next if the order matters.
 * @param left units that have still to leave the space
 * @param spaces how far they retreat
 * @param able those of them that may go next
 */
export function* nextToGo(
  g: IllusionsOfGlory,
  x: number,
  left: readonly number[],
  spaces: number,
  able: readonly number[] = left,
): Procedure<number> {
  const { state: s } = g
  const choice = distinct(s, able)
  if (choice.length === 1 || !doesOrderMatter(s, x, left, spaces)) return able[0] as number
  // The leader of the defence decides for a region (ruling 243).
  const commander = isRegion(x) ? commanderTogether(s, left) : commanderOf(s, left[0] as number)
  const pick = yield* g.ask(commander, {
    rule: '12.7.3.a',
    prompt: 'retreat',
    facts: { space: x, spaces },
    choose: () => ({ retreat: choice }),
    refuse: { retreat: (p) => whyNotNextToGo(s, x, p, choice, campOf(s, left[0] as number)) },
  })
  return pick.arg
}
function doesOrderMatter(s: State, x: number, left: readonly number[], spaces: number): boolean {
  const near = left.flatMap((p) => nearEnds(s, p, x, spaces))
  return near.some((y) => !fits(s, left, y)) || changesWays(s, x, left, spaces)
}
/** Spaces in which a unit could end its retreat, as things are now. */
function nearEnds(s: State, p: number, x: number, spaces: number): number[] {
  const first = bestSteps(s, p, retreatSteps(s, p, x, x, spaces), spaces === 1)
  if (spaces > 1) return first.flatMap((y) => (endsRetreat(y) ? [y] : retreatSteps(s, p, y, x, 1)))
  return first.length > 0 ? first : roomBeyond(s, p, retreatSteps(s, p, x, x, 1))
}

/**
 * §12.7.3.e The first unit takes control of the space it retreats to, or opens a region to supply lines, so
 * others must go there too or have a new choice.
 */
function changesWays(s: State, x: number, left: readonly number[], spaces: number): boolean {
  const side = campOf(s, left[0] as number) as Side
  const ends = [...new Set(left.flatMap((p) => bestEnds(s, p, x, spaces)))]
  // If there is only one space to go to, it is still the best once taken. This may not hold for a region, and
  // units need not leave a region.
  if (spaces === 1 && ends.length === 1 && ![x, ...ends].some(isRegion)) return false
  const isNew = (y: number): boolean => !isFriendly(s, side, y) || !isOpenToSupply(s, side, y)
  return (
    ends.some(isNew) ||
    // The last unit to leave a region closes the line through it.
    (isRegion(x) && closesLine(s, x, left))
  )
}
/** A space where a unit would be in supply if the others stay, but not if they leave too. */
function closesLine(s: State, x: number, left: readonly number[]): boolean {
  const isSupplied = (p: number, y: number, leaving: readonly number[]): boolean =>
    supplyAfter(s, p, y, leaving) !== SUPPLY.none
  return left.some((p) =>
    retreatSteps(s, p, x, x, 1).some((y) => isSupplied(p, y, [p]) && !isSupplied(p, y, left)),
  )
}
function bestEnds(s: State, p: number, x: number, spaces: number): number[] {
  const first = bestSteps(s, p, retreatSteps(s, p, x, x, spaces), spaces === 1)
  if (spaces === 1) return first
  return first.flatMap((y) => (endsRetreat(y) ? [y] : bestSteps(s, p, retreatSteps(s, p, y, x, 1), true)))
}
